/**
 * How setters say things, as phrases (see the language in app/reading/copy/concerns.ts): each move with what
 * signals it in a sentence, and with what only looks like it. Sentences of `ASKS` count only in questions.
 */
// cspell:disable
export type MoveWords = { caught: readonly string[]; innocent?: readonly string[] };

const PARTNER =
  "wife|husband|partner|spouse|girlfriend|boyfriend|fiance|fiancee|significant|family|parents|mom|dad";
const DAYS =
  "today|tonight|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tues|tue|wed|thurs|thur|fri|weekend";
const PARTS = "morning|afternoon|evening|noon|lunch|night";
const COUNTRY = "us|usa|united|states|america|stateside";
const EARN = "make|making|earn|earning|bring|bringing|pull|pulling";
const WISH = "like|want|love|hoping|hope|aiming|aim|looking|trying|need|ideally|ideal|wish|dream";
const NOT_THEM =
  "oldest|youngest|kid|kids|kiddo|kiddos|kido|kidos|little|littles|one|ones|child|children|baby|babies|newborn|infant|son|sons|daughter|daughters|boy|boys|girl|girls|grls|guy|guys|twins|toddler|toddlers|grandkid|grandkids|grandson|granddaughter|grandbaby|grandchild|grandchildren|nephew|niece|nephews|nieces|stepson|stepdaughter|dog|dogs|pup|puppy|cat|cats|kitten|horse|house|car|truck|laptop|phone|computer|company|account|mom|mother|dad|father|brother|sister|siblings|wife|husband|partner|grandma|grandpa";
const WORRIES =
  "worries|worry|worried|worrying|concerns|concern|concerned|hesitant|hesitation|hesitations|hesitate|holding|holds|nervous|unsure|doubt|doubts|scares|scared|skeptical|afraid|bothers|bothering|bugging|stopping|uneasy|cautious|careful|fear|keeping";

/** Words that make a sentence a question without a question mark. */
export const ASKING = [
  "^ what|whats|where|wheres|when|whens|how|hows|which|who|whos|why",
  "^ so|and|but|ok|okay|also|hey|hi|cool|great|nice|thanks|question|first|then|now|well|just|honestly|basically|alright what|whats|where|wheres|when|whens|how|hows|which|who|whos|why",
  "what|where|when|how|which|who|why ... do|are|is|did|would|can|have|much|many|old|long you|u|your|they",
  "do|did|have|are|can|could|would|will|is|were|was|does|has|any you|u|your|anyone|there|it|this|that|someone",
  "^ do|did|have|are|can|could|would|will|is|were|was|does|has|any|got|ever|anyone",
  "tell|let me",
  "curious|wondering|share|confirm|ask|asking|mind",
];

/** Recognized with a letter wrong, missing or swapped. */
export const KEY_WORDS = [
  "where",
  "based",
  "located",
  "living",
  "hours",
  "income",
  "credit",
  "sales",
  "worked",
  "working",
  "before",
  "today",
  "worries",
  "partner",
  "decide",
  "looking",
  "training",
];

export const ASKS = {
  "ask-experience": {
    caught: [
      "have|had|has|ever|done|worked|did you|u? ... sales|selling|setting|setter|closing|customers|retail|commission",
      "any|much|some|what|prior|previous|your|whats|got|have ... experience|background",
      "experience|background ... sales|selling|setting|customers|before|remote|so",
      "worked|work|job|jobs ... customers|retail|people|sales|service before|ever|past|directly",
      "worked|work in|with retail|customers|sales|service|support",
      "new|newbie|fresh to|at|in ... this|sales|setting|remote|online|it",
      "complete|total|brand beginner|new|newbie",
      "ever sold|set|booked|closed|sell|pitched|done",
      "done|tried|did|doing anything|something|this|it|any|sales|similar|stuff|anything ... before|similar|like|kind|previously",
      "how long ... setting|sales|closing|selling|setter|closer",
      "first time ... this|sales|online|remote|setting",
    ],
    innocent: ["scammed|burned|ripped", "tried|bought|did ... didnt|not work|worked|go"],
  },
  "ask-location": {
    caught: [
      "where ... based|live|living|located|from|located|reside|residing|home",
      "where|whereabouts are you|u|ya",
      "where you at|based|from|live|located",
      "whereabouts",
      "what|which state|city|country",
      "what|which area|region|part of the? country|us|states|world",
      `youre|you|u|are|currently|live|living|based|located|reside|residing|work ... in|from|within|inside the? ${COUNTRY}`,
      "us|usa|states based|side|resident|citizen",
      "stateside",
      "your location|state|city",
    ],
    innocent: ["where ... see|want yourself|to", "where did|do you hear|find|see|stand"],
  },
  "ask-age": {
    caught: [
      "how old",
      "your|what|whats|ur age",
      "18|eighteen|21",
      "of|legal age",
      "when|what ... born|birthday|birth",
      "an? adult",
    ],
    innocent: [
      `old|olds is|are|r|were? the|your|his|her|their|my|our|that|this|those|them? two|three? little|lil|own? ${NOT_THEM}`,
      "old|olds is|are|r|was|were he|she|they|it|that",
      "18|eighteen|21 hours|months|weeks|days|k|people|messages|dollars|an|per|a",
      "18|eighteen|21 years ago|at|in|of|doing|as|with|experience",
    ],
  },
  "ask-income": {
    caught: [
      `how much ... ${EARN}`,
      `what|whats|roughly|ballpark|about|around|currently ... ${EARN}|income|salary|earnings`,
      "your|whats|current|annual|yearly|monthly|household|rough|ballpark|approximate ... income|salary|earnings|paycheck|wage|wages",
      "income|salary range|bracket|level|ballpark|wise|look|looking|like|roughly|right|now|currently",
      "income and|or credit",
      "take|taking|bring|bringing home",
      "what|how ... job|work|it|they ... pay|pays|paying you|u|now|right|currently",
      "earn|make a|per|each year|month ... right|now|currently|roughly|about",
    ],
    innocent: [
      `${WISH} to? ... ${EARN}|income`,
      "income|money|monthly|salary goal|goals|target",
      "ideal|dream|target|goal|replace|extra|more ... income|salary",
      "make|take|bring sense|sure|this|it|that|time|decision|decisions|your|them|her|him|it|calls|part|place|change|work|up|you",
      "how|what ... this|setting|role ... pay",
    ],
  },
  "ask-credit": {
    caught: ["credit", "fico"],
    innocent: ["credit card|cards", "to your credit", "take credit"],
  },
  "ask-work": {
    caught: [
      "what do you|u do",
      "what ... do|doing for|as a? work|living|job|money",
      "what ... doing right|now|currently|these|atm|work|day|days",
      "where ... work|working|employed",
      "are|you|u ... working|employed|unemployed ... right|now|currently|anywhere|somewhere|full|part|atm|at|moment|or",
      "are you|u|currently ... employed|working|job|jobs",
      "your|current|day|present|main|whats|have|got|another ... job|occupation|profession|gig",
      "what|which kind|type|sort|line|field ... work|job|business|industry",
      "who do you work for",
      "tell me ... about yourself|you",
      "keeps|keeping you busy",
      "what ... work situation|life",
      "day to day|look",
    ],
    innocent: [
      "would|does|will|could|should|how|days|day|time|times ... work|works for|better|best|well|you|$|with",
      "job|work ... pay|pays",
      "looking|look for ... work|job",
      "work|working from home",
      "new job",
      "next|around|alongside|besides|after|with to? ... job|work",
      "reason ... job|work",
      "worked|work with|in customers|retail|sales|people|service",
      "hate|like|love|dislike|leave|quit|about|from ... job|work",
      "how ... work|works",
      "what ... do|doing ... see|if|about|when|decide|different",
    ],
  },
  "ask-hours": {
    caught: [
      "how|what|whatd|much|many|enough|any|the|your|some|of ... hours|availability",
      "how much|many ... time|hours|evenings|days|nights|mornings|afternoons|hrs",
      "do|would|can|could|will you ... have|find|make|enough ... time|hours",
      "much|any|enough|some|your|spare|free ... time ... put|commit|set|dedicate|free|week|spare|available|invest|give|each|have|day|realistically|into|for|devote|work|got|aside",
      "hours|time ... week|day|available|spare|commit|dedicate|devote|realistically",
      "what ... schedule|week|days|evenings ... look|looking|like|allow",
      "your|whats|schedule|how schedule|availability|flexible|busy",
      "full time or|part",
      "part time or|full",
      "looking|want|do|something|this|it full|part time",
    ],
    innocent: [
      "what time|times",
      "24 hours",
      "time zone",
      "best|good|better|right time",
      "work|job|jobs|employed ... full|part time",
    ],
  },
  "ask-reason": {
    caught: [
      "why ... looking|look|interested|now|want|setting|this|remote|reach|reached|apply|applied|message|comment|leave|change|do|sales|home",
      "what|whats ... made|makes|got|get|gets|brought|brings|has|had|have|drew|led|pushed|prompted you|u|your ... interested|looking|look|here|reach|want|curious|comment|think|thinking|decide|message|apply|click|into|reply|respond|considering|say|searching|this",
      "what|whats ... brought|brings|drew|prompted|led|attracted|got you",
      "what|whats driving|behind|motivating|motivation|pushing|going|interesting",
      "what ... caught your? attention|eye|interest",
      "what ... interests|attracted|attracts|appeals|excites|interested|motivates you|to|about|in",
      "what ... want|like|hoping|hope|looking|need|trying ... change|different|out|fix|escape|for|get",
      "what are|is you|u|it|your ... looking for|after",
      "whats|what your|the main|biggest|real? why|reason|motivation|situation",
      "what ... missing|wrong|hate|dislike|enjoy|tired|sick|like ... job|work|now|from|of|about|current",
      "what|how would|will ... mean|change|do ... for|things|you|life",
    ],
    innocent: [
      "want|like|know|questions|need ... before|know|answered|hear|ask|see",
      "what went|happened",
      `${WISH} to? ... ${EARN}`,
      "call|time|times|day",
      "careful|hesitant|skeptical|nervous|cautious|unsure|hesitate|worried",
    ],
  },
  "ask-goal": {
    caught: [
      `how much ... ${WISH} ... ${EARN}`,
      `what|whats|number|amount ... ${WISH} ... ${EARN}`,
      "income|money|financial|earning|earnings|monthly|revenue|career|your|main|the|a|any|whats|big|biggest|dream|target goal|goals|target",
      "goal|goals|target ... for|with|this|you|here|income|month|year|look|be",
      "where ... see|want|like ... yourself|be|year|months|end|time",
      "what ... number|amount|figure|income ... good|happy|change|enough|quit|comfortable|great|mind|worth|need|help|difference|month",
      "what ... six|12|few|6|3|three|twelve|90 months|month|year|days",
      "what|how ... ideal|perfect|good|success|great|dream ... month|look|be|week|situation|life|income",
      "what ... enough|extra|need ... month|monthly|week",
    ],
    innocent: ["schedule", "time|times|day|days ... ideal|good|great|perfect"],
  },
  "ask-past": {
    caught: [
      "what|whats|how|where ... happened|happen|went|go|gone ... wrong|sideways|south|bad|down|last|time|that|before|then|with|there|exactly|$",
      "what happened",
      "what did they|it|that|those|these|he|she|u|you ... try|promise|do|lose|buy|pay|cost|tell|sell|learn|get|say",
      "how|did|was|were did|was|were|how|you|that|it|they|those|the|your|last ... last|that|it|go|end|turn|experience|compare",
      "how did|was ... go|end|experience|that",
      "last|previous|first|other time ... happened|wrong|go|different|like|did",
      "have|ever|has|did|been|you ... tried|bought|been|got|burned|scammed|ripped ... course|program|courses|programs|scammed|burned|scam|off|online|else",
      "tried|bought|did|like|before ... didnt|not ... work|worked|help",
      "what ... tried|try|attempted ... so|already|before|far|past|until|to",
      "what|anything ... you|youve|u tried|try",
      "tell me ... happened|story|last|went",
      "what|which made|company|program|course|part ... quit|stop|fail|burned|scammed|bad|leave|was",
      "who|how ... scammed|burned|ripped",
      "cost|lose|lost you|u|there|on",
    ],
    innocent: ["tried|try|done ... sales|setting|selling", "what ... you do|did for work"],
  },
  "ask-worry": {
    caught: [
      `what|whats|which|anything|something|is|why ... ${WORRIES}`,
      "what|whats ... mind|unclear|missing|off|question|questions",
      "what|which|anything part|piece|bit|about|else|specifically ... off|sounds|sound|feel|feels|worries|bothers|fishy|weird|sketchy|wrong|sure|unclear",
      "any|what|whats|other|more|your|biggest|main|got|have ... concerns|concern|questions|doubts|worries|hesitations|hesitation|fear|worry",
      "what would|could|do|can|might|does|did ... feel|help|make|need|want ... comfortable|better|safe|safer|sure|trust|decide|believe|know|see|hear|easier|confident|worth",
      "what would|do you|u need|want|like|have to ... know|see|hear|feel|ask",
      "tell me|us more",
      "tell me ... worries|worry|mind|careful|skeptical",
      "can|could|mind|would|care you|u? ... say|tell|explain|share|elaborate ... more|bit|that",
      "how|what do|does|are|did|you|that|this|it ... feel|feeling|feels|think|thoughts ... about|so|that|far|this|it|$",
      "is|are it|that ... the|mostly|more|about ... hours|pay|trust|money|time or",
      "what|whats ... catch|thoughts|thinking|gut",
    ],
    innocent: ["tell me ... about yourself|what you|your|where|how", "what ... do for work"],
  },
  "ask-decision": {
    caught: [
      "anyone|anybod*|someone|somebod*|who|whos|people else",
      "else ... decision|decide|involved|say|part|input|board",
      "who|whos ... decide|decides|decision|involved|weigh|say|finances",
      `decision|decisions|decide|deciding|choice ... own|alone|together|yourself|just|only|${PARTNER}`,
      `own|alone|together|just|solo ... decision|decisions|decide|deciding|choice`,
      `talk|discuss|check|run|speak|ask|consult|clear ... ${PARTNER}|anyone|someone|somebod*|anybod*`,
      `${PARTNER} ... board|know|knows|think|thinks|feel|feels|involved|say|supportive|part|support|decision|decide|about|input|opinion`,
      "do|are|you|u|is|are ... married|single|partner|relationship",
    ],
    innocent: [
      `bring|invite|join|loop|have ... ${PARTNER}`,
      "anything else",
      `want ... ${PARTNER} ... join|call`,
      "someone else closes|takes|does|handles",
      "talk|chat|speak|discuss|go|walk ... someone|somebod*|anyone|anybod* on|over|in|from|at a|the|our|this|my|here? call|phone|zoom|video|team|side|company|office|here|us",
    ],
  },
  "ask-time": {
    caught: [
      `${DAYS}|${PARTS}|earlier|later or ... ${DAYS}|${PARTS}|earlier|later|next|this`,
      "what|which|whats|best|good|any|better ... time|times|day|days|slot|slots ... best|better|works|work|suits|suit|good|free|for|easiest|fits|fit|you|prefer",
      "best|good|better|preferred time|day|times|slot",
      "when|whens ... free|available|work|works|good|suit|suits|best|talk|chat|call|around|easiest|time",
      `are you|u|ya ... free|available|around|open ... ${DAYS}|${PARTS}|week|later|at|next|this`,
      `you|u ... free|available|around ... ${DAYS}|${PARTS}|week|later|at|next`,
      `does|do|would|will|how|hows|is|about|can ... ${DAYS}|${PARTS} ... work|works|suit|better|good|okay|sound|best|look|you|for|$`,
      "work|works|good|suit for you|u",
    ],
    innocent: [
      "when ... start|started|begin|should|born|learn|check|follow|get|message",
      "how much|many",
      "what ... for work",
      "good|better|best|right time|day|moment ... to? check|message|follow|reach|circle|write|dm|text|ping|talk",
    ],
  },
} as const satisfies Record<string, MoveWords>;
