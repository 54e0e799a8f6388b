/** What a message was understood to do, in the words that follow "Read as:". */
export const READ_AS = {
  "ask-experience": "asked about experience",
  "ask-location": "asked where they live",
  "ask-age": "asked their age",
  "ask-income": "asked for their income",
  "ask-credit": "asked for their credit score",
  "ask-work": "asked what they do for work",
  "ask-hours": "asked about their hours",
  "ask-reason": "asked why they are looking",
  "ask-goal": "asked what they want to earn or reach",
  "ask-past": "asked what happened before",
  "ask-worry": "asked what worries them",
  "ask-decision": "asked who else decides",
  "ask-time": "asked which time suits them",
  "give-reason": "gave a reason",
  mirror: "acknowledged how they feel",
  "explain-role": "explained the role or the training",
  "explain-pay": "explained the pay",
  "explain-call": "said what the call is",
  "offer-call": "offered a call",
  "name-time": "named a day or a time",
  "send-link": "sent a link",
  "state-cost": "said what costs money and what does not",
  "state-terms": "stated the requirements",
  "show-proof": "showed where to check us",
  "set-expectations": "was honest about results",
  "no-recruiting": "said that nobody recruits",
  "include-partner": "invited their partner",
  "give-space": "gave them time",
  "follow-up": "offered to check in later",
  "kind-no": "ended it kindly",
  guarantee: "promised a result",
  pressure: "put pressure on them",
  flattery: "praised them",
  insult: "insulted them",
  "ask-private": "asked for documents, cards or passwords",
  "urge-lie": "told them to say what isn't true",
  "small-talk": "small talk",
} as const;

const NOT_READ = "nothing we could tell";

export function readAs(moves: readonly (keyof typeof READ_AS)[]): string {
  return moves.length === 0 ? NOT_READ : moves.map((move) => READ_AS[move]).join(", ");
}
