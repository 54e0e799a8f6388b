/**
 * How setters put an amount of money to a prospect as something people earn here: as phrases (see the language in
 * app/reading/copy/concerns.ts), in which `moneyhere` stands for any amount and `figureshere` for "six figures".
 */
// cspell:disable
const SUM = "moneyhere|figureshere";
const EARN =
  "mak*|earn*|pocket*|bank*|clear*|net|nets|netting|generat*|averag*|bring*|pull*|cashing|grossing|grind";
/** Verbs of many meanings, which are about earning only with a span of time. */
const LOOSE =
  "get|getting|gets|got|hit*|see|seeing|do|doing|does|did|collect*|land*|receiv*|reach*|add*|rake|raking|cash|have|having|need|want|like|scale|hitting|make";
const MADE =
  "made|earned|banked|cleared|pocketed|netted|averaged|pulled|brought|hit|got|did|cashed|grossed";
const SPAN = "month*|week*|day*|year*|daily|annually|mo|wk|yr|hour*";
const EACH = `a|an|per|each|every|the|your|ur|their|one|last|first|1st|second|next|same|of? ${SPAN}`;
const HOME =
  "phone|phones|couch|laptop|bed|home|anywhere|house|sofa|beach|kitchen|ig|instagram|cell|computer|pajamas|pjs|dms|bedroom|desk";
const FROM = `from|with|on|using|off|in|through your|ur|the|their|a|just|only|my|her|his|home|anywhere|bed? ${HOME}`;
const START = `in|within|by|during|after|inside|under your|ur|the|their|my|his|her|a|one|just|only|first? first|1st|second|30|60|90|thirty|sixty|ninety|month|week|${SPAN}`;
const EASE =
  "possible|easy|easily|doable|realistic|normal|common|typical|standard|minimum|min|yours|waiting|nothing|reachable|achievable|attainable|potential|opportunity|income|incomes|earner|earners|role|gig|job|package";
const PEOPLE =
  "students|student|setters|setter|people|person|girl|guy|girls|guys|moms|mom|dads|kids|folks|team|members|member|grads|graduates|trainees|beginners|newbies|everyone|everybody|someone|somebody|lady|woman|man|dude|friend|others|ones";

const DENIED =
  "not|never|nobody|noone|none|cant|cannot|wont|dont|doesnt|didnt|isnt|arent|wasnt|aint|without|neither|hardly|rarely|impossible|unlikely|wouldnt|couldnt|shouldnt|unrealistic";
const SAYERS =
  "any*|whoever|someone|somebody|people|guy*|they|he|she|who|gurus|ad|ads|posts|those|these|that|everyone";
const CLAIM = "promis*|claim*|say*|said|tell*|told|swear*|swore|scream*";
const THEIRS =
  "rent|bill|bills|debt|debts|loan|loans|mortgage|owe|owes|owed|owing|lost|lose|losing|spend|spent|spending|savings|borrow|borrowed|insurance|tuition|stole|scammed|behind|afford";
const SPENT =
  "fee|fees|price|deposit|refund|refunds|cost|costs|costing|save|saved|saving|invest|invested|investing|investment|expenses|charge|charged|charges|spare|budget";
const OWED =
  "rent|bill|bills|debt|debts|loan|mortgage|fee|deposit|refund|payment|payments|cost|costs|upfront|course|program|scam|lost|gone|savings|packages|offer";

/** An amount that somebody earns, or could. */
export const EARNED: readonly string[] = [
  `${EARN} ... ${SUM}`,
  `take|taking|takes|bring|bringing|brings home ... ${SUM}`,
  `${LOOSE} ... ${SUM} ... ${EACH}`,
  `${LOOSE} ... ${SUM} monthly|weekly|daily|yearly|annually|months|weeks|days|years|mo`,
  `i|we|he|she|they|${PEOPLE} just? ${MADE} ... ${SUM}`,
  `imagine|picture|what|how|think|dream|ready|chase|chasing ... ${SUM} ... ${EACH}`,
  `imagine|picture|earn ... ${SUM}`,
  `extra|additional|another|solid|easy|cool|nice ${SUM} ... ${EACH}|on|coming|in`,
  `${SUM} ... ${EACH} ... ${EASE}|${FROM}`,
  `${SUM} ... ${EASE}`,
  `${SUM} months|weeks|monthly|weekly`,
  `${SUM} ... ${FROM}`,
  `${SUM} ... ${START}`,
  `your|ur|a first|next ${SUM}`,
  `earnings|income|incomes|salary|pay|paycheck|paychecks|potential|commission|commissions|payouts|checks ... of|is|are|be|hit|up|to|at|around|reach|reaches|start|starts|averages ... ${SUM}`,
  "replace ... with ... moneyhere|figureshere",
  `pays|pay|paid|paying ... you|u|up|them|him|her|people|me|well|${PEOPLE} ... ${SUM} ... ${EACH}`,
  `${PEOPLE} ... at|on|around|over|past|close ... ${SUM}`,
  `get|getting|gets|be paid ... ${SUM}`,
  "figureshere ... working|setting|remote|remotely|here|with|year|closing",
  "become|be|becoming ... figureshere",
  `first|second|third ${SPAN} ... ${SUM}`,
  `youll|youd|could|can|will be ... ${SUM} ... ${EACH}|extra`,
  `youll|youd be on|at ... ${SUM}`,
  `hustle|gig|role|job|offer ... paying|pays ... ${SUM}`,
  `${SUM} ... side|easy|extra ... ${EACH}|easy|$`,
  `get|gets|take|takes|took|bring|brings|went|go|goes|going ... to|past|over ... ${SUM} ... ${EACH}`,
  "get|take|took|go|went ... to|past ... figureshere",
  `just|already|even ${MADE} ... ${SUM}`,
  `${SUM} ... ${PEOPLE} get|make|see|earn|hit`,
];

const TEAM =
  "guys|setters|students|team|crew|squad|boys|girls|people|folks|members|trainees|grads|closers";
const MOST = `most|everyone|everybody|all|majority|nearly|almost|many|${TEAM}`;
const BILLS = "rent|bills|mortgage|apartment|groceries|daycare|payment|payments|car|lease";

/** What people here live on, without an amount. */
export const LIVED: readonly string[] = [
  `${MOST} ... cover*|pay|pays|paying|make|makes ... ${BILLS} ... in|by|within|after|before|from|off|with ... ${SPAN}|this|it|christmas|summer|two|three|time`,
  `${MOST} ... ${BILLS} ... covered|paid|handled ... by|in|within|after|before|from|off|with ... ${SPAN}|this|it|christmas|summer|two|three|time`,
  `${MOST} ... live|lives|living from|off|on it|this|setting`,
  `our|my|the whole? ${TEAM}|teams|crews|squads is|are|be? really|all|out|here? eating|eatin|eat|eats so|real|very? good|well|great`,
  `our|my|the whole? ${TEAM}|teams|crews|squads is|are|be? really|all|out|here? stacking|stackin|printing|printin|balling|ballin|cashing|banking|eating|eatin $|money|rn|right|hard|in|big|bro|fr|lol`,
];
/** Of these, those that deny it. */
export const NOT_LIVED: readonly string[] = [
  `${DENIED}|few|some|if|whether|when ... cover*|pay|pays|paying|make|live|eat|eating`,
  `${DENIED}|wants|want|hope|hopes|hoping|need|needs|struggle|struggling|trying ... ${BILLS}`,
];

/** Nobody earns it here: it is denied, others claimed it, it was earned elsewhere, or it is what the prospect owes. */
export const ELSEWHERE: readonly string[] = [
  `you|youve|i|he|she|they|we paid ... ${SUM}`,
  `${THEIRS} ... ${SUM}`,
  `${SUM} ... rent|bills|debt|debts|mortgage|down|gone|lost|stolen`,
  // Nobody earns it, or others claimed it.
  `${DENIED} ... ${SUM}`,
  `${DENIED} ... numbers|number|figures|amount|amounts ... ${SUM}`,
  `no one ... ${SUM}`,
  `no one ... ${CLAIM}|${EARN} ... ${SUM}`,
  `old|last|previous|former job ... ${SUM}`,
  `${DENIED} ... ${EARN}|get|getting|promise|expect|guarantee|say|hit|see|you|youll ... ${SUM}`,
  `${SAYERS} ... ${CLAIM} ... ${SUM}`,
  `${SAYERS} ... ${CLAIM} ... ${EARN} ... ${SUM}`,
  `${CLAIM} ... you|them|me|us|people ... ${EARN} ... ${SUM}`,
  `${SUM} ... scam|scams|lie|lies|lying|fake|promises|claims|hype|bs|not|isnt|ads|gurus|nonsense`,
  // What somebody earned elsewhere.
  `did you ... ${SUM}`,
  `^ so|and|ok|okay|cool|wait|hey|oh|ah|gotcha|nice? do|are|were|was|have|is you|that|it currently|already|right|now|ever|just|usually|still? ${EARN}|made|earned|take|taking|get|getting|at|on|around|under|over|above|below|closer|near ... ${SUM}`,
  `used to ... ${SUM}`,
  `was|were ${EARN}|getting|on|at ... ${SUM}`,
  `am|im|was just|only|barely? ${EARN} ... ${SUM} ... at|as|before|when|back ... job|waiter|waitress|server|barista|retail|restaurant|bar|warehouse|bartender|starbucks|amazon|walmart|uber`,
  `i|we made|earned ... ${SUM} ... before|at|as ... job|waiter|waitress|server|barista|retail|restaurant|bar|warehouse|bartender|starbucks|amazon|walmart|uber|this|starting|started`,
  `client*|compan*|business*|owner*|brand*|agenc*|customer* ... ${SUM}`,
];

/** Who does not know a price denies none that is named after it. */
export const UNKNOWN: readonly string[] = [
  "dont|not|idk|no know|sure|idea the|what|how|its|exact? price|cost|costs|much|number|fee",
];

/** Money that is not earned. */
export const NOT_EARNED: readonly string[] = [
  `${SPENT} ... ${SUM}`,
  `pay|paying ... ${SUM} ... for|rent|upfront|to|back`,
  `${SUM} ... ${OWED}`,
  `${SUM} ... took|charged|stole|wanted`,
  `what made|makes ... ${SUM}`,
  `make|made ends|sense|rent|it|payment|payments ... ${SUM}`,
];

/** What the prospect makes, or said they want: no bait, unless it goes on as one does. */
export const ASKED: readonly string[] = [
  "what|how|roughly|ballpark ... do|are|did|does|were|would you ... make|making|earn|earning|bring|bringing|take|taking|want|like|need ... moneyhere",
  `you|youre|your|youve ... said|say|told|mentioned|wrote|saying|typed|shared|asked|were|used|already|currently ... ${SUM}`,
  `${SUM} ... you said|told|mentioned|wrote|asked|wanted|needed|owe|lost|paid|spent`,
  `^ so|and|ok|okay|gotcha|right|got|it|cool? so? you|youre|youd|your want|wanted|wanting|need|needed|needing|hoping|hope|aiming|trying ... ${SUM}`,
  `are you hoping|aiming|trying|shooting ... ${SUM}`,
  `goal|target|number ... ${SUM}`,
  `${SUM} ... goal|target`,
  `it|this|that right ... ${SUM}`,
  `your|current|the last|old|current|day? income|salary|pay|paycheck|job|boss is|was|at|around|about|of|under|over|pays|paying|paid|gives|brings ... ${SUM}`,
  `is|was|would ${SUM} ... goal|target|number|enough|what|your|right|correct|before|gross`,
  `${SUM} ... you make|made|earn|earned|bring|get now|currently|there|right|already|at`,
  `you|youre making|make|earning|earn|made|earned|bringing|bring ... ${SUM} ... now|currently|already|there|job|before|as|at`,
  `^ so|and|ok|okay|wait|then|right so|then? you|youre make|making|earn|earning|bring|bringing ... ${SUM}`,
];

/** A choice between two, in a question. */
export const CHOICES: readonly string[] = [`${SUM} ... or|vs|versus|between ... ${SUM}`];

/** How no question about what somebody earns goes on. */
export const BAIT_TAILS: readonly string[] = [
  `${SUM} ... ${FROM}`,
  `${SUM} ... in|within|by|during your|the first|1st|second ${SPAN}`,
];

/** Of these, those that promise: a span of time, how easily, or how soon. */
export const BAITED: readonly string[] = [
  `first ${SPAN} ... moneyhere`,
  `moneyhere ... ${EACH}`,
  "moneyhere monthly|weekly|daily|yearly|annually|months|weeks|days|years|hourly|mo|yr|wk",
  `moneyhere ... ${FROM}`,
  `moneyhere ... ${START}`,
  `moneyhere ... ${EASE}`,
  "monthly|weekly|daily|yearly|annual|month|week ... moneyhere",
  "figureshere",
  "paycheck|paychecks ... moneyhere",
  `${SUM} ... extra|easy|side`,
  `to ... moneyhere ... ${EACH}`,
  "quit|replace|fire|leave ... job|boss|9 ... moneyhere",
  "want|wanna|ready|imagine|picture|like|easily|easy|guaranteed ... moneyhere",
  "you|youll|youd can|could|will|would|gonna|might|may|to? ... make|earn|pocket|bank|clear|bring|pull ... moneyhere",
];

/** The company's own words for it: what one person earns says nothing about another. */
export const HEDGED: readonly string[] = [
  "results|earnings|income|it|pay|everyone|that ... vary|varies|differ|differs|depend|depends|different",
  "not|isnt|arent|no|cant|nothing|never|wont|without|dont ... guaranteed|guarantee|guarantees|typical|promise|promised|average|promising",
  "depends on|how",
];

/** With one of these, nothing is denied or only asked. */
export const SURE_WORDS =
  /\b(?:i promise|swear|definitely|easily|certainly|for sure|you'll make it|my word|no way (?:you|u))\b/;

/** "100% free" is a strong word and no figure. */
export const WHOLLY =
  /\b100 ?(?:%|percent|per cent) (?:free|no cost|of charge|honest|remote|remotely|online|optional|voluntary|transparent|up to you|your (?:choice|call|decision))\b/gi;
