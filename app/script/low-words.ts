// cspell:disable
/** How people say that they are low, short of a crisis, and what they have lost. */

const SO = "(?: (?:really|so|pretty|kinda|very|super|just|extremely)){0,2}";
const I_AM = "(?:been|im|i'm|i am|ive been|i've been|feel|feeling|felt)";
const CANT =
  "(?:can'?t|cannot|can not|don'?t know (?:if|how) (?:i can|to)|idk (?:if|how) (?:i can|to))";
const LIFE = "(?:everything|all of (?:it|this)|it all|life|my life)";
/** Work that has just ended, and what it does to them. */
const GONE =
  "laid off|let (?:me )?go|(?:got|been|was|just) (?:fired|canned|sacked)|(?:lost|losing) (?:my|the|our) (?:job|work)|pink slip|hours (?:got |were )?cut|(?:company|shop|store|plant|place) (?:is |just |has )?clos(?:ed|ing)";
const SCARED =
  "freaking out|panick?ing|(?:so |really )?(?:scared|terrified)(?! of (?:sales|calls|calling|phones?|rejection))|devastated|(?:idk|i don'?t know|dunno|no idea) what to do|can'?t breathe|in shock|falling apart|spiraling";
const FORMS = [
  `\\b(?:feel|feeling|felt|been feeling)${SO} (?:down|low|empty|broken|numb|useless|sad|lost|miserable)\\b(?! (?:handed|for|to|on|ball|about|with))`,
  `\\b(?:been|im|i'm|i am|feel|feeling|felt)${SO} (?:depressed|hopeless|worthless|at rock bottom|like a failure|like giving up|like nothing matters)\\b`,
  `\\b(?:been|im|i'm|i am)${SO} (?:down|low|sad|miserable) (?:lately|on myself|these days)\\b`,
  `\\b${CANT} (?:even )?(?:keep|go on|carry on|continue)(?: (?:going|living|on))? (?:like this|this way|anymore|any more|much longer)\\b`,
  `\\b(?:can'?t|cannot|can not) (?:take|cope with|handle|deal with) (?:it|this|much more|${LIFE})(?: (?:anymore|any more|all|right now))?$`,
  `\\b(?:can'?t|cannot) (?:cope|stop crying|get out of bed)\\b`,
  `\\b${LIFE} (?:is|feels|has been|just feels|is just|got) (?:just )?(?:too much|falling apart|going wrong|pointless|hopeless|a mess|so heavy|crashing down|crushing me)\\b`,
  `\\bit'?s all(?: just)? (?:too much|falling apart|so heavy|crashing down)\\b`,
  `\\b${I_AM}${SO} (?:overwhelmed (?:by|with) ${LIFE}|barely (?:holding|hanging) (?:on|it together)|falling apart|at (?:the end of my rope|my breaking point|my wits end)|so alone|all alone in this|breaking down|crying (?:every|all))\\b`,
  `\\b(?:tired|exhausted|sick|drained|worn out|burn(?:ed|t) out)(?: and tired)? (?:of|by|from|with) ${LIFE}(?: (?:lately|anymore|any more|these days|right now|rn|fr|honestly|tbh|man|bro))*$`,
  `\\b(?:life|everything|all of it|it all) (?:just )?(?:wears|drains|exhausts|breaks|beats|is wearing|is draining|is breaking|is beating) me(?: down| out| up)?\\b`,
  "\\b(?:im|i'm|i am|just)(?: (?:so|just|really))? tired(?:[.,]? (?:man|bro|yall|y'all))?[.,]+ just(?: so| really)? (?:tired|worn out|done)\\b",
  `\\b(?:end of my rope|at my breaking point|cry myself to sleep|lost all hope|nothing left to give|no fight left)\\b`,
  `\\b(?:los(?:e|ing)|lost|evicted from|kicked out of|foreclos(?:e|ing|ed) on) (?:the|our|my) (?:house|home|apartment|place)\\b(?! (?:key|keys|number|plant))`,
  "\\b(?:getting evicted|got evicted|about to be homeless|gonna be homeless|living in my car|sleeping in my car)\\b",
  `\\b(?:${GONE})\\b.{0,60}\\b(?:${SCARED})\\b`,
  `\\b(?:${SCARED})\\b.{0,30}\\b(?:(?:pay|make|cover) (?:the |our |my )?(?:rent|mortgage|bills)|lose (?:the|our|my) (?:house|home|apartment))\\b`,
];
const IS_LOW = new RegExp(FORMS.join("|"));
/** Nobody died of these. */
const LOSES_A_THING =
  /\b(?:los(?:e|ing)|lost) (?:the|our|my|a|his|her|another|that|all|all my|both) ?(?:[a-z]+ )?(?:job|jobs|gig|position|house|home|apartment|place|car|truck|business|money|savings|income|hours|contract|client|clients|account|insurance|benefits|license|phone|password|lease|visa|shop|store|wallet|motivation|investment)\b/;
const DIED =
  /\b(?:died|dies|death|dead|passed|funeral|grief|grieving|widow|widower|miscarriage|buried|rip|killed|mourning)\b|\b(?:los(?:e|ing)|lost) (?:my|our|a|his|her) (?:[a-z]+ )?(?:mom|mum|mother|dad|father|parents?|husband|wife|son|daughter|kid|child|baby|brother|sister|friend|grand\w+|gran|nana|aunt|uncle|cousin|dog|cat|partner|fiancee?|boyfriend|girlfriend|pet)\b/;

/** Who passed on it, or a test, lives. */
const PASSES =
  /\bpass(?:ed|es)? (?:on (?:it|(?:this|that|the|your|all) (?:offers?|jobs?|ideas?|opportunity|one|deals?|calls?|position|gig)|your)|it (?:on|along|to)|(?:the|a|my|his|her|their|our|all) (?:[a-z]+ )?(?:bar|tests?|exams?|class|classes|boards?|course|background check|drug test|inspection)|out(?: flyers?)?|up (?:on )?(?:the|this|that|an?|it))\b/g;
const HEALTH_WORK =
  /\b(?:i'?m|i am|am|as|being|been) (?:an? |the )?(?:[a-z]+ ){0,2}(?:nurse|cna|rn|lpn|caregiver|paramedic|emt|medic|phlebotomist|doctor|therapist|aide|pharmacist)\b|\b(?:nurse|caregiver|cna|rn) (?:po )?(?:ako|ko|i|here|by day|for \d+)\b|\b(?:work|works|working|worked|shifts?) (?:nights )?(?:in|at) (?:an? |the )?(?:[a-z]+ )?(?:hospice|hospital|icu|er|clinic|dialysis|nursing home|oncology)\b/;
const OWN_ILLNESS =
  /\b(?:i have|i've got|ive got|i got|i was|diagnosed|sick|surgery|in pain|my (?:own )?(?:ms|cancer|kidneys?|back|heart|health|mom|mum|dad|wife|husband|kid|son|daughter|body)|patient myself|on dialysis|chemo)\b/;

/** `plain`: in lower case, with single blanks. */
export function soundsLow(plain: string): boolean {
  return IS_LOW.test(plain);
}

export function tellsOfDeath(plain: string): boolean {
  return DIED.test(plain);
}

/** A job, a home or money is gone, or somebody passed on something, and nobody died. */
export function losesOnlyThings(plain: string): boolean {
  const rest = plain.replace(PASSES, " ");
  return (LOSES_A_THING.test(plain) || rest !== plain) && !DIED.test(rest);
}

/** They care for the ill, and tell of no illness of their own. */
export function worksInHealth(plain: string): boolean {
  return HEALTH_WORK.test(plain) && !OWN_ILLNESS.test(plain);
}
