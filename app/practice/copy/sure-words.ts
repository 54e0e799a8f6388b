/**
 * A promise without the words of one, as phrases (see the language in app/reading/copy/concerns.ts): that it cannot go
 * wrong, an outcome that is sworn, money that surely comes back.
 */
// cspell:disable
const NONE = "no|zero|0|aint|isnt|not|never";
const IT = "this|it|its|itll|that|you|u|youll|ull|youre|ya|yall";
const NOT = "dont|doesnt|wont|cant|not|isnt|arent|didnt|cannot";
const GOES = "work|works|pay|pays|make|earn|succeed|win|profit|happen";
const FAILS = "fail|fails|flop|flops";
const ENDS =
  "$|with|here|at|if|out|for|lol|bro|promise|honestly|money|and|or|in|when|on|trust|so|it";
const SWEAR = "promise|swear|vow|assure|guarantee|word|juro|honor";
const OATH = "on|cross|trust|hand my|me|everything|heart|god";
const WILL = "will|gonna|gon|going|are|is|be|all|always";
const OUTCOME = "successful|rich|wealthy|paid|succeed|earn|earning|profitable";
const GIVES = "refund|refunds|refunded|returned|return|give";
const FUND = "money|cent|penny|fee|cash|deposit|payment|investment";
const FIRMLY =
  "promise|swear|assure|assured|worry|preocupes|sure|matter|guaranteed|always|satisfied|questions";

export const SURE: readonly string[] = [
  `${NONE} ... chance|way|world|possible|odds|scenario ... ${IT} *? ${NOT} ever? ${GOES} ${ENDS}`,
  `${NONE} ... chance|way|world|possible|odds|scenario ... ${IT} *? ${NOT}|will? ${FAILS} ${ENDS}`,
  `never|havent|aint seen|met|had ... it|this|anyone|anybod*|student*|setter*|person|girl|guy|one not work|make|earn|succeed ${ENDS}`,
  `${NONE}|wont|cant ... you|u|youll|ull ... walk|come|end away|up|out ... with nothing`,
  `${SWEAR} ... ${IT} ... work|works|working out|for $|for|you|u|lol|here|fine|great|in|for|haha|too`,
  `${SWEAR} ... ${IT} ... make|making it|money $|here|in|big|with|lol|and|next|by`,
  `${SWEAR} ... ${IT} ${WILL} ... ${OUTCOME}`,
  `${SWEAR} ... youll|ull|itll ... ${OUTCOME}`,
  `${SWEAR} ... ${IT} ${WILL}? pays|pay off`,
  `${IT} works|work|working out|for ... you|u? promise|swear|guarantee $|lol|you|u|on`,
  `${OATH} ... ${IT} ${WILL}? ... ${OUTCOME}|clients|money`,
  `i|ill|we|well|id|personally|gonna|will make|making|see to? it? sure|certain|that ... you|u|they|we|that ... get|gets|give|refund*|receive ... back|refund|you|u`,
  `${FIRMLY} ... you|u|ull|your|ur|we|they|youll|itll|ill ... ${FUND} ... back|returned|refunded`,
  `${FIRMLY} ... you|u|youll|ull|we will|be|get|all|always? ${GIVES} ... fully|full|every|back|everyone`,
  `${FUND}|everything|it ... back|returned|refunded ... ${FIRMLY}|lose|flops`,
  `you|u|youll|ull get|have|receive ... ${FUND} ... back ... if|should ... work|works|not|like|flops|dont`,
];

/** Denied, hoped, told as a rule, or of something else that works, fails, gets lost or comes back. */
export const NOT_SURE: readonly string[] = [
  `cant|cannot|wont|dont|didnt|not|never|nobody|noone|no|without|couldnt|wouldnt|doesnt|isnt|would|does|do|did|if|anyone|whoev*|they|he|she ... ${SWEAR}|assured|guaranteed`,
  `${SWEAR} ... me|yourself|nothing|not|cant|wont|might|may|if|no`,
  "link|app|form|phone|page|code|zoom|wifi|login|video|calendar|computer|car ... not|dont|doesnt|wont|isnt|cant|fail|fails|work|works",
  "wish|wished|cant|cannot|couldnt|not|wont|dont|didnt|nobody|noone|never|hope|hoping|hopes|if|whether ... get|gets|got|give|make|making ... back|refund|refunded|sure",
  "refund|refunds|money terms|policy|question*|request|answer*|form|info|rules|rights|page|link",
  "back|refund|refunded|returned|refunds ... within|days|terms|contract|agreement|policy|writing|written|law|depends|decides|module",
  "back|refund|refunded|returned from|by them|those|that|the|him|her|your|ur|amazon|paypal|bank",
  "amazon|paypal|bank|landlord|store|airline|tax|taxes|insurance|they|he|she ... refund*|back|returned",
];
