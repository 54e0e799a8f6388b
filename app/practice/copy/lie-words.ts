/** Telling somebody to say to the team what isn't true, as phrases (see the language in app/reading/copy/concerns.ts). */
// cspell:disable
const SAY = "say|tell|put|write|claim|enter|list|check|mark|pretend|use|act|answer";
const YOU = "you|youre|u|ur|your|youve|you're";
const WHAT =
  "income|age|credit|score|address|location|hours|form|application|birth|birthday|experience|country|state|schedule";
const CHECKED = "check*|verif*|see|notice*";
const THEM = "them|him|her|anyone|anybody|team|closer|call|coach|recruiter|it|they";
const SECRET =
  "visa|bankruptcy|debt|debts|owe|owed|17|16|15|minor|underage|unemployed|evicted|eviction|felony|record|loans|jail|laid|fired|citizen|money";
const SOMEONES =
  "cousin*|sister*|brother*|friend*|aunts|uncles|moms|dads|husbands|wifes|neighbor*|someones|else|elses|somebodys|fake|us|american|texas|florida|different";
const ADDRESS = "address|zip|name|id|score|credit|license|number|vpn|date";

const ASKS = "ask*|inquir*|enquir*|wonder*";
const ANSWER = "say|tell|answer|answers|sabihin|dices";
const THEY = "they|he|she|theyll|hell|shell|coach|closer|team|gonna|will";
const FILL_IN = "put|write|enter|fill|pick|choose|select|tick|mark|list|show|state|say|claim|check";
const NOBODY = "nobody|noone|they|no|nadie|never";

/** An order, not what somebody does or asks. */
const ORDER =
  "!i|ill|id|we|well|they|theyll|he|she|will|to|cant|not|never|if|who|one|here|do|us|would|could|let|you|u";

export const TOLD_TO_LIE: readonly string[] = [
  `${ORDER} ${SAY} ... ... even if|tho|though|through ... not|isnt|arent|aint|dont|doesnt|low|lower|loud|bad|only|less|have|its|ur|u|you|youre`,
  `${ORDER} say|tell|put|write|claim|enter|list|pretend ... so|to ... pass|qualify|approved|accepted|accept|seriously|serious`,
  `${ORDER} say|put|claim|write|enter|list that? ${YOU} were|live|in|are|over|born|a|the|at? in|over|the|a|at|full? 18|19|20|21|25|us|usa|states|texas|florida|ohio|america|citizen|employed|available`,
  `${ORDER} put|enter|list us|usa|america as country`,
  `${ORDER} say|tell|put|write|claim|enter|list ... ... they|nobody|noone|one|it ... ${CHECKED}`,
  `${ORDER} say|tell|put|write|claim|enter|list ... ... nobody|noone will|would|wont|cant? know`,
  `you|u can|could|should|may say|put|use|claim ... ... even if|tho|though|through`,
  `lie|fib|fudge|fake|exaggerate|inflate|pad|bump|embellish ... ${WHAT}|bit|little|lil|everyone|everybody|application`,
  `make|made up something|a|an|any|some|your number|figure|income|score|age|date|address`,
  `${ORDER} round|bump|push|move your|ur|the? ${WHAT}|number up|higher|down`,
  `higher|bigger|different|fake|wrong|false number|date|name|age|year|amount ... your|ur|form|of|income|birth|for|in`,
  `use|put|give my|your|ur|a|the|someone|somebody? ${SOMEONES} ... ${ADDRESS}`,
  `use|put|give my|his|her? ${SOMEONES} ... ${ADDRESS}`,
  "use a vpn",
  `dont|never|not|no mention|tell|bring|say|talk ... about|on|up|the|that|your|ur|youre|we|them ... ${SECRET}`,
  `not|never|wouldnt|dont tell ${THEM} about ... ... owe`,
  `${ORDER} hide your|ur|the|that ... from ${THEM}`,
  `leave out ... part|${SECRET}`,
  `${ORDER} tell|say ... never talked|spoke|discussed|met`,
  `if anyone|anybody|somebody|they asks|ask ... youre|ur|im`,
  `${ORDER} say|tell|claim your|ur|the husband|wife|partner|spouse already agreed|said`,
  "just pretend ... have|you|your|youre|ur",
  "put 19|20|2000|2001|2002|2003|2004|2005|2006 as your|ur birth",
  `if|when|should ... ${ASKS} ... ${ANSWER} ... $|yes|no|none|nothing|you|youre|u|ur|your|its|double|more|higher|fine|sure`,
  `${THEY} ${ASKS} ... ${ANSWER} yes|no|none|nothing|you|youre|u|ur|double|more`,
  `${ORDER} say|tell|tel ... youre|ur|you|u own|rent|graduated|married|employed|freelancing|freelancer|relieved|certified|retired`,
  `!one|can|did|gotta|they|${ORDER.slice(1)} say|tell|tel ${THEM}? you|u own|rent|graduated|quit|finished|studied|worked|have|got ... years|savings|saved|hours|experience|job|degree|$|already|it|money`,
  `${ORDER} ${FILL_IN} ... employed|homeowner|resident|married|freelancer|freelance|manager|none|active|usa|bigger|higher|double ... $|on|for|in|under|even|it|looks|sounds|nobody|they|as|or`,
  `${ORDER} ${FILL_IN} ... ${NOBODY} ... look*|check*|read*|verif*|counts|cares|follow|follows|tell`,
  `${NOBODY} ... look*|check*|read*|verif* ... so|just ${FILL_IN}|go`,
  `dont|not|never ${FILL_IN} ... real|actual|true ... number|score|one|zip|age|income|address|salary`,
  "add a zero|few|couple|100|hundred|years|points",
  "round ... age|income|score|salary|earnings upward|up|higher|to six|by",
  `what they dont|wont know ... hurt`,
  `white lie`,
  `one|small|little lie`,
  "stretch|bend the truth|it|numbers",
  "creative|generous with|when the|your|you ... income|salary|figures|numbers|earnings|box|age|experience|state",
  "never|not|didnt heard|hear ... price|number|that|it ... from me",
  "as far as theyre|they|he|she|the|hes|shes concerned|know|knows|team|coach",
  "say|tell|answer ... what they|he|she want|wants to hear",
  `give|use|put ${THEM}? my number|name ... reference|former|boss|manager`,
  "ill say|tell|claim|back ... you|youre|im|i|up ... under|worked|former|your manager|boss|me",
  "turn on a vpn",
  "vpn so|and ... look|looks|choose|pick|say|tell|us",
  `keep ... ${SECRET}|mortgage|criminal to yourself|yourselves|inside|secret`,
  `keep quiet about ... ${SECRET}|mortgage|past`,
  `leave|omit ... ${SECRET}|mortgage ... out of`,
];

/** Told to be honest, asked, denied, or about what is nobody's business. */
export const NOT_TOLD_TO_LIE: readonly string[] = [
  "say|tell|answer|answers|put|write|fill|enter ... really|real|true|truth|truthfully|honest|honestly|actual|actually|straight|exactly|roughly|know|sure|unsure|idk|how it|whatever",
  "say|tell|answer ... what it|your|u|you is|are|have|really|make|think",
  `${ASKS} ... who|how ... sent|found|referred|told`,
  `${ASKS} ... you|anything|something|questions ... dont|not know|understand|sure`,
  "lets|let say",
  "if|when i|we ask",
  "some|guy|friend|cousin|ex|somebody|someone told|put|said|says|wrote ... fake|false",
  "never|dont|wont|not|please|avoid|without|no|some|someone|somebody|people|who|if white|little|small|one|stretch|lie|round|add",
  "doesnt|wont|not|dont|never ... fly|work|help|do that",
  "honest|honestly|truth|real|truthful|truthfully|actual ... number|name|address|email|about|numbers|income|one",
  "dont|never|not|no|wont|nobody|please|isnt|without|need|ask|asks|asking|did|somebody|someone|people ... lie|fake|fib|exaggerate|inflate|make|round|use ... $|about|up|anyone|numbers|address|anything|on|to|it|you",
  "not|never gonna|going to? lie",
  "wont lie",
  "some|other|most|many people|setters|guys",
  "tell|say ... dont|not know|sure",
  "dont|not|nobody|they|never check|checks ... your? credit",
  "health|social|security|password|card|documents|medical|old job",
  "say the word|hi|hello|no|yes",
  "tell me|us",
  "what you told",
  "even if|though its|it|youre|ur low|traveling|busy",
  "a|an? ballpark|guess|rough",
  "own words",
  "fake it till|til|until",
  "aint|not|never gonna|going|to? to? fib|lie|exaggerate",
];
