/** Pushes without the words of one, as phrases (see the language in app/reading/copy/concerns.ts). */
// cspell:disable
const REPLY = "answer|reply|respond|speak|ansr|contestame|sagot";
const ONCE = "now|already|rn|ya|immediately|$";
const PLACE = "spot|spots|place|seat|slot|chair";
const YOUR = "your|ur|yr|the|this|that";
const OTHER =
  "someone|somebod*|another|next|other|others|else|waitlist|guy|girl|lady|person|applicant*|hers|his";
const MOVES = "move|moves|moving|go|goes|going|pass|passes|passed|open|opens|roll|rolls|given|gone";
const BY = "at|by|in|tonight|today|noon|midnight|soon|if|unless|later|now|morning|so|hour";
const CRAZY = "crazy|nuts|insane|mad|fool|foolish|stupid|dumb|silly|idiot|unwise|dumbest|mistake";
const DECLINE =
  "pass|passes|passed|refuse|refuses|decline|skip|skips|miss|turn|turns|walk|walks|say|says";
const THIS = "on|up|this|it|that|out|$|such|no|down|away";
const CHANCE = "money|opportunity|chance|offer|this";
const SMALL = "bro|dude|man|pls|please|lol|its|jesus|already|just|me";

export const PUSHES: readonly string[] = [
  "^ so|ok|last|look|well|just? so? are|you|youre|u? in or out $|now|i|before|bro|man|which|five|5",
  "stop ... in or out",
  "foot in or foot? out",
  "yes or no ... right|now|before|rn|minutes|hang",
  "^ so|ok? yes or yes",
  `^ bro|dude|hello|helo|hey|man|ok|so? just|please|pls? ${REPLY} me ${ONCE}`,
  `^ ${SMALL}? ${SMALL}? just answer the|my|a|it ... question|$|its|hard|simple`,
  "why are|r|wont|cant|dont you|u avoiding|dodging|ignoring|answer|answering ... me|question|it",
  "dont leave|ignore|ghost me on|hanging|like|$|now|bro",
  "left|leaving me on read ... after|like|wow|why",
  "stuck|stick my neck out",
  "!if|im|happily|i vouched|fought|begged for|to ... you|u|place|spot|slot ... dont|so|and|now|i",
  "make|making|makes me look|lose ... bad|stupid|fool|clown|daft|chump|silly|liar|face",
  "make|making me a liar",
  "dont disgrace|embarrass|disappoint|shame me",
  "prove ... it|me|u|you and click|book|sign|now",
  "said you trusted|trust me",
  "if you|u loved|cared|trusted ... youd|you|would|wouldnt",
  "good|real mother|mom|father|dad|man|men|woman ... wouldnt|doesnt|dont|would|pick|decide|sit|wait",
  "someone|somebod*|guy|girl|lady|fella|person|man|woman ... on the other line",
  "other|another|next person|girl|guy|lady|man|name|one ... asking|waiting|typing|wants ... for|it ... your|ur|place|spot|slot|same",
  "hold|holding|keep|protect it|you|this|your|ur ... until|till|til ... tonight|noon|midnight|tea|today|tomorrow|morning|5|6",
  "after that|today|tonight|tomorrow ... cant help|do ... you|anymore|nothing",
  "list|sheet|door|doors|chair|books ... closes|closing|close|shutting|shuts|gone ... when|at|tonight|today|before|soon|now|5|6|as",
  "wipe|strike|cross|take you|your|the ... list|off|out ... when|at|if|unless|before",
  "wont|never|not ask|say|offer|tell you|u|it|your ... again|twice",
  "delete|deleting|block|blocking you|u|this|chat|convo ... in|if|unless|by|when|tonight|ten|10",
  "count|counting to ten|three|3|10|5|five $|one|then",
  "tick tock",
  "clock|clocks ticking|running|tickin",
  "text|txt|message|call you|u|u* every|evry hour|day until|till|til",
  "only|last one ... left|missing|not|hasnt|havent ... yes|signed|join|group|school",
  "everyone|everybod* ... said yes|yes ... you|youre|u|ur|what|except",
  "should|ill|will|do i|just? tell|telling|put them|the|you|team ... chose|folded|quit|couch|not serious",
  "god|universe|lord|angels ... wont|dont|doesnt|never|not ... twice|again|wait",
  "do it for your|ur|the|them kids|babies|mom|mama|family|children",
  "^ mag decide|desisyon|sagot|sumagot ka|na",
  "bukas|mamaya wala na",
  "ibibigay|bibigay ko na? ... sa iba|next",
  "manana|despues ... no|ya hay|habra|quedan",
  "es hoy o nunca",
  "decidete|contestame|apurate ya",
  "do the needful ... now|today|itself|only",
  `${YOUR} ${PLACE} ... ${MOVES} ... ${OTHER} ... ${BY}`,
  `${BY} ... ${YOUR}|it ${PLACE}? ${MOVES} ... to|for|on ... ${OTHER}`,
  `i|im|we|ill|well|gonna|will|to|have give|giving|release|releasing|hand|handing|offer|offering|let ... ${YOUR} ${PLACE} ... ${OTHER}`,
  `would|youd|ud|itd|have|has|had|need be|to|gotta ... ${CRAZY}|mind to|not not|to? ${DECLINE} ${THIS}`,
  `only ... ${CRAZY} ... ${DECLINE} ${THIS}`,
  `nobody|noone|one|whos|anyone ... right mind ... ${DECLINE} ${THIS}`,
  `who|kind|type|sort ... ${DECLINE} no|down|away|up|on to|from|on|this|a|an? ... ${CHANCE}`,
  `no|zero|any sense|excuse to ${DECLINE} ${THIS}`,
  `${CRAZY} ... decline|refuse|passing|declining|refusing|no ${THIS}|to`,
  `saying|passing|declining|refusing no|on|up|this|it|to ... would be|is ... ${CRAZY}`,
  `not|never|no|aint ... smart|wise|sane ... who|whod|would|say|to ... ${DECLINE} ${THIS}`,
  "kindly|please confirm today|now|immediately itself|or",
];

/** Said of others, denied, or left open. */
export const NO_PUSH: readonly string[] = [
  "no|not|never|dont|nobody|wont|isnt|without ... pressure|rush|hurry|hold|deadline|expire|owe|rushing",
  "they|he|she|who|guy|somebod*|someone|preacher|people told|said|says|yelled|yells|screamed|rushed|gave|tell|pushed ... now|never|out|tick|clock|me",
  `if|when|once|unless|may|might|could ... cancel*|cant|cannot|change|skip|go|goes|move|moves|pass ... ${PLACE} ... ${OTHER}`,
  `${PLACE} ... ${OTHER} ... fine|ok|okay|alright|worries|problem|feelings|sweat|more|plenty|always|stress`,
  `wouldnt|not|never|isnt|arent|aint|didnt|no|wasnt|he|she|they|husband|wife|people|recruiter ... ${CRAZY}`,
  "no|aint clock|clocks|deadline",
  "no|dont|not|never ... need|have|owe to|me|us? an|to? answer|reply|respond|decide",
  "both|either is|are|way fine|ok|okay|good|works",
  "when|whenever|if youre|you|ur ready|like|want|free",
  "in or out of",
  "block|delete ... if|when ... scam|weird|want|you|u",
];
