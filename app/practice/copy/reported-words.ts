/**
 * What a message tells of others, denies, or says of other things, as phrases (see the language in
 * app/reading/copy/concerns.ts): "scammers say you can't lose" promises nothing.
 */
// cspell:disable
const NO = "not|never|wont|dont|doesnt|didnt|wouldnt|isnt|arent|aint|wasnt";
const SAY = "say*|said|tell*|told|claim*|swear*|scream*|yell*|push*|rush*|pressur*";
const TELL = `${SAY}|promis*|guarantee*|call*|ask*`;
const FIRMS =
  "compan*|coach*|recruit*|mentor*|program*|setter*|team*|job*|employer*|page*|one|ones";
const NOBODY = "nobody|nobodys|noone|no";
const MEDIA =
  "ads|ad|instagram|insta|tiktok|reel|reels|internet|facebook|youtube|pages|posts|dms|dm";
const KIND = "real|legit|honest|good|serious";

/** Neither told of others nor denied. */
export const NOT_REPORTED: readonly string[] = [
  `${TELL} ... again|twice`,
  "tell|mention to? them|him|her|your|ur",
  "say ... to them|him|her|your|ur",
  `!from|on|in our|my setters|people|girls|guys|team|student*|member*|client*|coach ... ${TELL}`,
];

/** From here to its end, a clause is others', or denied … */
export const TOLD: readonly string[] = [
  `scam*|guru* ... ${TELL}|go|use|make`,
  `fake|scam|scammy|sketchy ${FIRMS} ... ${TELL}|make|use`,
  `old|last|former|ex boss|gym|gig|${FIRMS} ... ${TELL}`,
  `${NO} ... believe|listen|trust ... who|that ... ${TELL}`,
  "used to hear",
  `!my|our ${MEDIA} ... ${TELL}`,
  `whoev* ... ${TELL}`,
  `rather ... than ... ${TELL}`,
  "wish i|we could",
  `i|we|id|wed|im|were|ill|well just|would|will|am|are|do? ${NO} gonna|going|ever|here? to? ${SAY}`,
  `not gonna|going|here to? ${SAY}`,
  `${NOBODY} ... ${FIRMS}|here|${KIND}|us|our|should ... ${TELL}`,
  `${NOBODY} gonna|going|will|would|one ... ${TELL}`,
  `${KIND} ${FIRMS} ${NO} ... ${TELL}`,
  "i|we dont|never do|doing|play|like ... ... thing|stuff|line|game|games",
];
/** … and from here, if the message denies it. */
export const MAYBE_TOLD: readonly string[] = [
  "seen|saw|heard|hearing|seeing claims|offers|promises|ads|of|guaranteed|all|those|that|about|the",
  `some|other|others|many|most|everyone|everybody|those|any*|somebod*|someone|whoev*|people|folks|ads|ad|guy|guys|they|he|she|friend|friends|buddy|cousin|neighbor|coworker|sister|brother|${FIRMS} ... ${TELL}`,
  "i|you|we was|were|got told",
  "if|imagine i|we say|said|told|tell|promise|promised|swore",
  "spot|place|seat|slot ... go|goes|move|moves|pass ... someone|somebod*|another|next|others",
  "that|the|this ... ... stuff|thing|line isnt|is|not",
];
export const DENIED: readonly string[] = [
  `i|we|id|wed|ours|us|please would|will? ${NO}|hate|hated|cant`,
  "it|that|thats|they|he|she|is|are was|were|wrong|gross|awful|garbage",
  `it|that|thats|they|he|she|${NO} ${NO}|us|our|how|true|real|what|believe|listen|trust|fall`,
  "fake|lied|lying|liar*|nonsense|lie|lies|scam*|myth|red|wrong|rude",
  "i|we cannot|cant|disagree",
  "thats when|why",
  "hasnt|havent tried",
  "i|id|we|wed run|walk|leave|block|hang|laugh|doubt",
  "id|wed|would ... laugh|lie|lying",
  "^ read|check the|your? small|fine|print|contract|terms",
  "made|makes|make me ... doubt|nervous|careful",
  "^ you|u can|do|might $",
  "^ run|walk|block|leave|ignore|be? careful|$|away",
  "take|takes your? time|work",
  "vary|depends",
  "only if|when|after you",
  "^ and|which? thats|its|is totally|perfectly|all|is? fine|ok|okay|alright $|with|by",
  "^ dont|no|nope|nah $",
];

/** Time left, a place or care that has nothing to do with a decision. */
const LIFE = "vacation|trip|shift*|birthday|school|lunch|game|surgery|baby|daycare|kids";
const TEAM = "the|our? team|billing|support|someone|they|he|she";
export const ASIDE: readonly string[] = [
  `only|just|last? *? day*|week*|hour*|hrs|min*|month*|one|two|three|more left|more|to? until|till|til|before|of|on|to|in ... ${LIFE}`,
  `last|only ... spot|place|seat at|in|on ... ${LIFE}|bus|train|plane|lot`,
  `make|making sure ${TEAM} ... answer*|call*|explain*|repl*|reach*`,
  `make|making sure ${TEAM} get|gets? back to`,
  "fail|fails to load|open|send|connect|start",
  "fail it|that|this|the quiz|test|exam|check|$",
  "make|making sure your|this|the ... question*|message|request ... get|gets|goes|reaches|lands",
];

/** What others say is then claimed of us: "… and with us you really can't". */
const IS_SO = "true|real|right|legit|facts";
export const CLAIMED: readonly string[] = [
  `with|here|for|ours us? ... really|actually|truly|same|cant|is|are|how|${IS_SO}`,
  "same|realistic with|here|for|at",
  "no lie|joke|myth",
  "arent|aint|isnt|not wrong|lying|kidding",
  `it|its|thats|theyre|they|that|is|he|she|hes|shes|are really|so|totally? is|are? ${IS_SO} $|lol|here|and|for|with|too`,
  "i|we can|do|just|actually|will? confirm|agree|deliver|keep|guarantee|prove|mean|stand|do it|that|them|behind|by|$",
  "the|gospel gospel|truth",
  "you|u|youll|ull will|can|do? too|also $|lol|bro",
];
/** … unless it is denied there. */
export const NOT_CLAIMED: readonly string[] = [
  "no|not|never|nobody|nothing|isnt|arent|dont|doesnt|wont|depends|old",
];
