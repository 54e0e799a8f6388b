/** What people ask about an offer at once, as phrases (see the language in app/reading/copy/concerns.ts). */
// cspell:disable
const WHAT = "what|whats|whatd|wat|wats";
const IT = "this|it|that|the|your";
const JOB = "job|gig|offer|role|work|position|program|training|deal|opportunity|thing";

export const ABOUT_IT = {
  what: [
    `${WHAT} is|are|was|exactly? ${IT}`,
    `${WHAT} ... ${JOB}|catch|involve|involves|involved|about`,
    `${WHAT} ... i|we be? doing|do`,
    `is|isnt ${IT} a|an|the|one|legit|real|some|like|for|even|another|remote|${JOB}|mlm|scam`,
    `how does|do|would|will ${IT} ... work|works|working`,
    `how ... ${JOB} work`,
    "tell me|us more|about|what",
    "explain|describe ... position|job|what|role|work|works|this|it",
    "more|any info|details|information about|on|please|first",
  ],
  cost: [
    `how much is|does|do|are|will|would|$ ${IT}|i|we|$`,
    `${WHAT} ... cost|costs|price|fee|charge`,
    "do|would|will|when i|ive|we ... pay|buy|invest",
    "is it|this|that free",
  ],
  pay: [
    `${WHAT} ... earn|pay|comp|commission|compensation|salary|rate`,
    "how much ... make|earn|paid|pay|pays",
    "how ... get|getting paid",
    "is it|this|that ... paid|commission|salary",
  ],
} as const;

/** Only near it. */
export const NOT_ABOUT_IT: readonly string[] = [
  "what|whats time is? it",
  "who is this|that|it",
  "what is|are you|your|ur name|doing|up",
];
