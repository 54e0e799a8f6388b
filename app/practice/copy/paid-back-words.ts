/**
 * A promise told by what others got back: the training "pays for itself", "our last girl paid it off in 3 weeks". As
 * phrases (see the language in app/reading/copy/concerns.ts).
 */
// cspell:disable
const ONES =
  "student*|setter*|people|folks|guy*|girl*|gal|gals|mom|moms|dad|dads|kid|kids|lady|ladies|dude*|team|crew|squad|member*|grad*|trainee*|beginner*|newbie*|client|hire|hires|everyone*|everybody|somebody|someone|most|all|majority|nobody|noone|others|ones|closer*";
const YOU = "you|youll|youd|ull|youre|yall";
const THEY = "i|she|he|they|we|shes|hes|theyve|ive|weve";
const MAKE =
  "make|makes|made|making|earn|earns|earned|earning|get|gets|got|getting|win|wins|won|bring|brings|brought|have|has|had";
const PAY = "pay|pays|paid|payed|paying";
const COST =
  "it|its|that|this|everything|all|mine|theirs|hers|money|investment|cost|costs|fee|fees|tuition|price|training|program|course|enrollment|deposit";
const TRAINING =
  "training|program|course|tuition|enrollment|fee|fees|investment|mentorship|coaching";
const WHEN =
  "first|1st|second|2nd|third|3rd|client*|deal*|sale*|commission*|check|checks|paycheck*|payout|show|shows|call|calls|booking*|week*|wk*|month*|mo|mos|day|days|year|time|nothing|quick*|fast|easy|easily|super";
const IN =
  "in|within|by|after|with|on|from|off|during|under|inside|like|before|over|pretty|so|really|super|real|my|his|her|their|the|your|first|quick|quickly|fast|easily|easy";
const EARNING = "client*|deal*|sale*|commission*|check|checks|paycheck*|payout|booking*";
const GOT_BACK = `${MAKE}|${PAY}|recoup*|recover*|break*|broke*|cover*`;

export const PAID_BACK: readonly string[] = [
  `${ONES}|${YOU}|${THEY} ... ${MAKE} ... ${COST}|cash back ... ${IN} ... ${WHEN}`,
  `${ONES} ... ${PAY} ... ${COST} off|back ... ${IN} ... ${WHEN}`,
  `${ONES}|${YOU}|${THEY} ... ${PAY} ... ${TRAINING} off|back ... ${IN} ... ${WHEN}`,
  `${ONES}|${YOU}|${THEY} ... ${PAY} off|back ... ${TRAINING} ... ${IN} ... ${WHEN}`,
  `${ONES}|${YOU}|${THEY} ... recoup*|recover*|regain* ... ${COST} ... ${IN} ... ${WHEN}`,
  `${ONES}|${YOU}|${THEY} ... break*|broke* even ... ${IN} ... ${WHEN}`,
  `${ONES}|${YOU}|${THEY} ... in|into the? green|profit|black ... by|in|within|after ... ${WHEN}`,
  `${PAY} for itself|themselves|themself`,
  `${ONES}|${YOU}|${THEY} ... ${COST} paid off|back ... ${IN} ... ${WHEN}`,
  `${ONES}|${YOU}|${THEY} ${MAKE} back what|all|everything|the|every|whatever ... ${IN} ... ${WHEN}`,
  `${TRAINING}|it|this ... ${PAY} you|u|them|ya back ... ${IN} ... ${WHEN}`,
  `first|1st|second|2nd|one|two|three|1|2|3|couple|few of? ${EARNING} ... cover*|${PAY} ... for? the? it|that|everything|itself|back|off|whole|${TRAINING} $|thing|and|so|lol|haha|bro|easy|easily|already|back|off|in|by|cost|price`,
  `${ONES} ... cover* ... ${TRAINING}|cost|price ... ${IN} ... ${WHEN}`,
];

/** Denied, asked, told of somebody who lied, or of something else that is paid off or comes back. */
export const NOT_PAID_BACK: readonly string[] = [
  `cant|cannot|wont|dont|doesnt|didnt|isnt|never|not|nobody|noone|none|hardly|rarely|few|hope|hopes|hoping|wish|promise|guarantee|wouldnt|couldnt|no|without|havent|hasnt|ask|asks|asked|soon|long|many|often ... ${GOT_BACK}`,
  `if|whether|unless|how|when the|our|my|most|all|any|every|of? last|new|first|the|our? ${ONES}|${YOU}|${THEY}|it ... ${GOT_BACK}`,
  `guru|gurus|ad|ads|recruiter|recruiters|scammer|scammers|company|influencer|influencers|anyone|anybod*|whoev* ... say|says|said|claim|claims|claimed|tell|tells|told|promise|promises|promised|swears|swore`,
  "they|he|she told|promised|claimed|sold you|u|them|me",
  "loan|loans|debt|debts|mortgage|house|car|truck|card|cards|rent|bill|bills|collections|hospital|surgery|credit|landlord|fridge|washer|solar|insurance|refund|refunded|refunds",
  "back home|here|there|online|to|on|safe|safely|inside|pain|together|up|yard|door",
  `cost|costs|price|fee|pay|training ... ${TRAINING}? up to you|u`,
];

/** Said in passing, these deny nothing. */
export const NO_DENIAL: readonly string[] = [
  "no brainer|cap|lie|joke|doubt|doubts|risk|kidding|worries|wonder|stress|biggie|problem",
  "dont|never|not|no|wont|cant|cannot need? to? worry|stress|sweat|lie|lying|kidding|joking|regret|lose|overthink|panic|forget|fret",
  "not gonna|going to? lie",
  "without a? doubt",
  "never fails",
];

/** So a question begins that asks, and tells nothing. */
export const ASKS_OF_IT: readonly string[] = [
  "^ so|and|but|ok|okay|wait|oh|ah|hey|damn|man|dang|sorry|cool|nice|gotcha|wow? so|and|but|did|then? did|do|have|has|had|how|what|when|is|are|was|were|who|can|could|would|will|ever|why|does",
];
/** Unless it goes on like this. */
export const TELLS_OF_IT: readonly string[] = [
  "did|do|would|wouldnt|can you|u know|believe|realize|guess",
];
