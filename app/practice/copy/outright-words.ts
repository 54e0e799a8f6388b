/**
 * Insults and promises that need no second reader, as phrases (see the language in app/reading/copy/concerns.ts): few
 * ordinary lines have these words in this order. `innocent` phrases are taken out first.
 */
// cspell:disable
import type { MoveWords } from "./setter-words";

const NAMES = "clown|clowns|loser|losers|idiot|idiots|moron|morons|fool|fools|coward|cowards";
const SLOW = "stupid|dumb|clueless|slow|lazy|dense|hopeless|useless|pathetic|annoying|foolish";
const NO =
  "not|no|never|nobody|nothing|wont|dont|doesnt|isnt|arent|wasnt|cant|wouldnt|didnt|without";
const SOMEONE =
  "student|students|setter|buddy|friend|cousin|guy|girl|girls|lady|woman|man|mom|kid|boy|neighbor|neighbors|sister|brother";
const LUXURY = "tesla|benz|bmw|lambo|lamborghini|porsche|mercedes|rolex|ferrari|bentley";

const SHRUG =
  "fine|ok|okay|k|kk|alright|whatever|cool|lol|lmao|bye|sure|suit|yourself|well|then|haha|so|great|good";
const LEFT_AT = "$|then|lol|lmao|haha|forever|bye";

export const INSULTS_OUTRIGHT: MoveWords = {
  caught: [
    `^ sure|ok|okay|k|lol|lmao|whatever|fine|bye|later|haha|cool|wow? whatever|ok|okay|lol|sure|bye|then|buddy? ${NAMES} $|good|keep|lol|luck|bye`,
    "^ ok|okay|lol|lmao|bye|sure|haha|k? sure? karen|boomer|felicia|jan $|lol|keep|whatever",
    "enjoy being? broke|poor",
    "fun being broke|poor",
    "youll|you always|forever|just|probably be|stay|remain|die broke|poor",
    "wonder youre broke|poor|single|alone",
    "^ thats|this|lol|and? is? why youre ... broke|single|poor|alone $|lol|and",
    "waste of time youre|you|u",
    `youre|ur|u really|so|just|honestly|too? ${SLOW} $|lol|lmao|honestly|tbh|admit`,
    `youre|your kind|kinda|lowkey|pretty|super|hella|very of? ${SLOW} $|lol|lmao|ngl|tbh|bro|dude|man|honestly`,
    "can|cant|do you|u even read|listen|think|comprehend|count $|or|lol",
    "can|cant you|u not read|listen|think $|or|lol",
    "rocket science genius|einstein|buddy",
    "nice|good|great|way one|going|job|go genius|einstein|sherlock",
    "youre ... not ... brightest|sharpest|smartest",
    "people like you|u never|dont|always|wont|cant make|fail|quit|win|succeed|last|stay",
    "thats|typical|such a? loser|broke|poor|lazy|victim mentality|mindset",
    "flip|flipping burgers forever|all|until|the",
    "^ quit|stop whining|crying|moaning|bitching",
    "^ man|grow up $|already|dude|bro",
    "grow a spine|pair|backbone",
    "dont|cant get|understand it|this|much|anything do you|u",
    `are you|u always this|so ${SLOW}|difficult|rude|negative`,
    `you people|guys are so ${SLOW}|ridiculous|exhausting`,
    "^ what|whats is? wrong with you|u $|people|dude|man|bro|lol",
    "^ what|whats is? your|ur problem $|dude|man|bro|lol|lady",
    `you|u sound|look|act like an|a|my|some ... ${NAMES}|clueless|child|baby`,
    "use|using|try your|ur brain|head $|for|sometime|next",
    "bless your heart ... dont|not|cant understand|get|know",
    `dont|wont deal|work|bother with ${NAMES}`,
    `no|have time for ${NAMES}|quitters`,
    "youre|u|ur not worth my|our|the time|effort|breath",
    "you|u dont deserve this|it|the|an|that|my opportunity|chance|call|spot|anyway|time",
    "smart person would|wouldve have? said|joined|jumped|signed|bought",
    "smart people dont|never ask|hesitate|wait|need|say",
    "my dog|cat|toddler|kid|grandma ... better|smarter|faster than you|u",
    "youre|your|you|u getting|get|gettin on my|our|everyones last? nerves|nerve",
    "foolish|stupid|dumb|idiotic of|for you|u to",
    "youd|would be stupid|dumb|foolish|crazy|idiot to say|pass|not|refuse|skip|miss",
    "^ shut it|up|your $|and|mouth",
    "^ go cry about|to|$",
    "cry harder",
    "sure jan",
    `imagine being this|that|so ${SLOW}|broke`,
    "even a child|kid|toddler|monkey|caveman would|could|can get|understand|see|figure",
    `only an|a? ${NAMES} ... would|say|says|pass|hesitate`,
    "attitude youll|you ... burgers|broke|poor|nowhere",
    `^ ${SHRUG}? ${SHRUG}? ${SHRUG}? go|just? be|stay|remain broke|poor|stuck|miserable ${LEFT_AT}`,
    `^ ${SHRUG}? ${SHRUG}? ${SHRUG}? go|just? keep|enjoy being broke|poor|stuck|miserable ${LEFT_AT}`,
    `^ ${SHRUG}? ${SHRUG}? ${SHRUG}? go|just? be|stay a nobody|loser|quitter|coward ${LEFT_AT}`,
    "good|best luck being|staying broke|poor|stuck|miserable",
    `^ ${SHRUG}? ${SHRUG}? ${SHRUG}? keep|enjoy flipping burgers ${LEFT_AT}`,
  ],
  innocent: [
    `not|never|isnt|arent|wasnt|didnt|called|feel|feeling|felt ... ${NAMES}|${SLOW}`,
    "youre|ur not lazy|stupid|dumb|slow|hopeless|useless|foolish",
    "be foolish|stupid|dumb of me",
    "your|ur problem with",
  ],
};

/** Whom else a strong word is about: with one of these, and nothing outright, nobody is insulted. */
export const ABOUT_SOMEONE_ELSE: readonly string[] = [
  "want|wants|wanna to? be|stay|remain broke|poor|stuck",
  `youre|you|u|ur not|arent|werent|dont|never ... ${NAMES}|${SLOW}`,
  "wouldnt|wont|isnt|not be? ... foolish|stupid|dumb|silly",
  `recruiter|boss|guru|coach|manager|ex|landlord|he|she|they|that ... sounds|sound|was|is|were like? a|an? jerk|jerks|scammer|${NAMES}`,
  "work|worked|working|job|gig as|was a? clown",
  "clown fish|costume|nose|nose|party|school|shoes|car",
  "class|rodeo|birthday clown",
];

/** Held out to the prospect without an amount. */
export const DREAMS: readonly string[] = [
  "financial|financially freedom|free in|by|within|before|after",
  "youll|you|u can|will|be|able|gonna|to? ... quit|leave|retire|fire your|ur job|9|boss|mom|mother|parents|dad|wife ... in|within|by|after",
  "^ quit|fire|ditch your|ur job|boss|9 and|make|never|today|with|start",
  "retire your|ur mom|mother|parents|dad|wife with|in|by",
  `driving|drive|buying|bought a|an|the|your? ${LUXURY} ... by|after|in|next|within`,
  "youre|ur|you next $",
  "and so will|can|could you|u",
  "could|will be you|u next|soon|by",
  "paid off my|his|her|their|our house|mortgage|debt|debts|car|loans in|with|after|within",
  "make|made|making|earn|earned|get it|back|his|her|their|your all? money? back? in|within a|one|the|your|first? first? week|month|days",
  "no way you|u dont|wont|cant make|earn|fail|lose",
  "you|u literally|just|simply|really? cant|cannot fail|lose",
  "impossible to|not to? not? make|fail|lose",
  "swimming|rolling|drowning|bathing in money|cash",
  "money|cash will|gonna|is rain|raining|pour|pouring",
  "prints|printing|print money|cash",
  "money printer|glitch",
  "easy|free money|cash $|honestly|lol|bro|tbh|dude|here|trust|fr|ngl",
  "youll double|triple|quadruple",
  "your|ur income|pay will|gonna|can|could double|triple",
  "out earn your|ur|his|her",
  "outearn your|ur|his|her",
  "minted|created|made ... millionaires|millionaire",
  "more in a|one|an week|day|hour than ... month|year|week|now",
  "all our|my people|students|setters get|see results",
  "results are? guaranteed|assured",
  "zero|no risk ... profit|earn|earning",
  "set for life",
  "passive income while|in|every",
  "you|u|youre gonna|going|will to? make|be|get bank|rich|wealthy|loaded",
  "imagine|picture waking up to",
  "get|gets rich in|quick|fast|here",
  "double|triple your|ur income|pay",
  "made|make|earn|earned back all? his|her|your|their|my money|investment? in",
  "you|u|youll|wont not|never|wont? regret joining|signing|coming|it $|bro|trust|lol|fr|i|honestly|at|this|us|up|on",
  "never worry|worrying about rent|bills|money again",
];

/** … and only with an amount (`moneyhere`): the same words are used about other people's money. */
export const BAIT_OUTRIGHT: readonly string[] = [
  "hes|shes|theyre at moneyhere ... month|week|year|now",
  "client went|hit|hits|got|jumped to|at? moneyhere",
  `${SOMEONE} ... at|clear|cleared|clears|making|makes|hit ... moneyhere ... month|week|year|now|months|weeks`,
  "screenshots|screenshot|stripe|payout|payouts|dashboard ... moneyhere",
  "look|see at? what ... made|earned|makes ... moneyhere",
  "look|see at? what ... made|earned|makes in ... moneyhere",
  "imagine|picture ... ... moneyhere ... a|an|every|each|in|extra|coming|month|week|day",
  "how|what would ... moneyhere ... every|feel|change",
  "youll|you|u|will be? at moneyhere by|in|within|after",
  "everyone|everybod* on|in my|our|the|this team|crew|group is|are|makes|at|hits at? moneyhere",
  "nobody|noone on|in|here|at ... less|under than? moneyhere",
  "worst setter|rep|person|guy|one ... moneyhere",
  "minimum|min of? moneyhere a|per|each|every",
  "student|client|setter|she|he|i paid off ... moneyhere ... with|doing|setting|months",
  "changed my life ... moneyhere",
  "went|go|goes from moneyhere",
  "swipe|story|proof ... moneyhere",
  "moneyhere ... proof|screenshots",
  "get|got|getting|take|took people|clients|students|folks to moneyhere",
  "show|showed|teach|taught you|u how ... moneyhere",
  "many|lots|tons of? people|students|setters ... making|earning|hitting moneyhere",
];

/** Denied, asked, or what the prospect said. */
export const NO_DREAM: readonly string[] = [
  `${NO} ... quit|print|prints|printer|easy|free|passive|rich|double|guaranteed|freedom|millionaires`,
  "do|did|are|would|have|what|when|is|has you|u|your|financial|that|it ... quit|leave|double|retire|freedom|free|rich|triple",
  "goal|want|hope|like|trying to? ... double|triple|retire|rich",
  "hope|hoping|if|whether|cant|dont|say|says|said|promise|know|tell|sure ... regret",
  "anyone|anybod*|whoev*|guru|gurus|ad|ads ... say|says|said|claim|claims|promise|promises|promised ... make|made|earn|earned|get it|back|their|your money? back? in|within",
  "they|he|she told|promised you|u|them|me ... make|made|earn|earned|get it|back|their|your money? back? in|within",
  "you said|mentioned|told|wrote ... moneyhere",
  "you|u|youve|did went|go from moneyhere",
];
