// cspell:disable
/** Threats of a few words, which are one by what they are as a whole: "watch it, pal", "try me" (READ-3). */

const YOU = "(?:you|u|ya|yall|y'all)";
const YOUR = "(?:your|ur|yo|yer|ya)";
const YOU_WILL = `(?:(?:you|u|ya)(?:'?ll| will| shall)|(?:you're|youre|you are|ur|u r|you|u|ya) (?:going to|gonna|gunna|gon|finna|fixin'? to|about to))`;
const IM = "(?:i'm|im|i am|ima|imma|we're|we are)";
const GOING_TO = "(?:going to|gonna|gunna|gon|about to|finna|coming to)";
/** What they call the reader. */
const NAME =
  "(?:,? (?:pal|buddy|bud|boy|bro|bruh|bruv|dude|man|mate|lady|mister|miss|missy|sir|son|sweetheart|bitch|clown|punk|fool|asshole|fucker|motherfucker|loser|dawg|fam|homie|homeboy|amigo|cabron|pendejo))";
const PAL = `${NAME}*(?:,? (?:now|then|(?:and|n) see|i dare (?:you|u)))?${NAME}*`;
const BE_WARNED = "(?:(?:you|u|ya|y'all|yall)(?:'d|d)? (?:had )?)?(?:better|best)";

/** "text me again and see what happens" */
const TO_ME =
  "(?:text|messag|call|contact|writ|dm|bother|email|hit|try|ask)\\w*(?: to)? (?:me|us|her|him|my \\w+)";
const AGAIN = "(?:again|once more|one more time)";
const AND_YOULL = "(?:and|n|&)(?: you(?:'?ll| will)?| u(?:'?ll| will)?)?";
const ONCE_MORE = [
  `\\b${TO_ME}(?: (?:up|${AGAIN}))* ${AND_YOULL} (?:see|find out|watch)(?: (?:and see|n see))? what\\b`,
  `\\b${TO_ME}(?: up)? ${AGAIN},? ${AND_YOULL} (?:see|find out)[.! ]*$`,
  "^(?:one|1) more (?:text|message|msg|dm|call|time)\\b[.,! ]*(?:(?:just )?(?:try (?:it|me)|watch)|i dare (?:you|u)|and (?:watch|see)|n (?:watch|see))[.! ]*$",
];

/** The whole message, but for what they call the reader. */
const WHOLE = [
  `${BE_WARNED} watch (?:it|out)${PAL}`,
  // Without a name it is what they will do with a video.
  `watch it${NAME}+`,
  `(?:${BE_WARNED} )?watch (?:yourself|urself|yo ?self)${PAL}`,
  `(?:${BE_WARNED} )?watch ${YOUR} (?:back|step)${PAL}`,
  `(?:(?:go ahead|go on|just|please|c'?mon|come on)(?: and)?,? )?try me${PAL}`,
  `(?:fafo|(?:fuck|f|mess|play|screw)(?:ing)? around (?:and|n|&|an) find out)${PAL}`,
  `keep (?:fuckin|messin|playin|screwin)g?(?: around)?(?: with (?:me|us))?(?: (?:and|n|&))?,? (?:${YOU_WILL} )?(?:see|find out)${PAL}`,
  `(?:don'?t|do not) (?:ever )?(?:test|fuck with|mess with|try) me${PAL}`,
  `${YOU} (?:really )?(?:don'?t|do not) (?:wanna|want to) (?:fuck|mess|play) with (?:me|us)${PAL}`,
  `${YOU} (?:don'?t|do not|have no idea|got no idea|have no clue) (?:know )?who(?: (?:you're|youre|you are|ur|u r|u|you))? (?:(?:are )?(?:fuck|mess|deal|play)in'?g?) with${PAL}`,
  `${YOU}(?:'?ve)? (?:have )?(?:picked|chose|messed with|fucked with|played with|got) the wrong (?:one|person|guy|girl|woman|man|bitch|dude|family|house)${PAL}`,
  `(?:${YOU} )?(?:just )?wait (?:and|n|&) see what (?:happens|i do|comes|we do)(?: (?:to|with) ${YOU}| next)?${PAL}`,
  `(?:keep (?:it up|going|on|talking|pushing|texting)|go on) (?:and|n|&) (?:${YOU_WILL} )?(?:see|find out)(?: what (?:happens|i do)(?: (?:to ${YOU}|next))?)?${PAL}`,
  `(?:(?:do|say|try) (?:it|that) again|${TO_ME} ${AGAIN}),? (?:i )?(?:double )?dare (?:you|u|ya)${PAL}`,
  `i (?:double )?dare (?:you|u|ya) to (?:text|call|message|msg|dm|contact|write|try)(?: to)?(?: (?:me|us|it|that))?(?: ${AGAIN})?${PAL}`,
  `${YOU_WILL} (?:be (?:so |real )?sorry|pay(?: for (?:this|that|it))?|(?:come to |live to )?regret (?:this|that|it|(?:texting|messaging|messing with|calling|writing to|contacting) me))${PAL}`,
  `(?:${YOU} (?:know|remember) )?(?:i|we) (?:know|kno|found|find)(?: out)? (?:exactly |precisely |just )?(?:where|wher) ${YOU} (?:live|stay|sleep|work|park|be|at)(?: (?:at|now|btw|too))?${PAL}`,
  `ik where (?:you|u) (?:live|stay|sleep|work)(?: at)?${PAL}`,
  `(?:i|we) know ${YOUR} (?:house|home|address|street|car)${PAL}`,
  `(?:i|we) know (?:what|which) car ${YOU} drive${PAL}`,
  `${IM} comi?n'?g? (?:for|after) ${YOU}${PAL}`,
  `(?:i|we)(?:'?ll| will) (?:find|get) ${YOU} (?:and|n) (?:you|u)(?:'?ll| will| gonna)? (?:pay|be sorry|regret it)${PAL}`,
  `${IM} ${GOING_TO} get ${YOU}${PAL}`,
  `${IM} on my way to ${YOUR} (?:house|home|place|office|crib)${PAL}`,
  `(?:${BE_WARNED} )?sleep (?:with one eye open|light)(?: tonight)?${PAL}`,
  `${YOUR} days are numbered${PAL}`,
  `(?:you're|youre|you are|ur|u r|u) (?:a )?dead(?: (?:man|woman|meat))?${PAL}`,
  `(?:${YOU_WILL} |come |about to )?catch (?:these|my) hands${PAL}`,
  `say (?:that|it) to my face (?:and|n) (?:see|find out)(?: what happens)?${PAL}`,
  `(?:(?:this is|consider this|thats|that's) (?:your|ur|a) )?(?:first and )?(?:last|final|only) warning${PAL}`,
  `(?:i'?d|i would) (?:be (?:very |real |really )?careful|watch (?:it|out|(?:my|your) (?:back|step))) if i (?:were|was) (?:you|u)${PAL}`,
  `(?:(?:you (?:had )?(?:better|should)|i(?:'d| would) advise you to) )?tread (?:very )?(?:carefully|lightly)${PAL}`,
  `(?:you (?:better|should) )?choose (?:your|ur) (?:next )?words (?:very )?(?:carefully|wisely)${PAL}`,
  `(?:don'?t|do not) make me (?:come|drive) (?:up |down |over |out )?(?:there|to ${YOUR} (?:house|place|office))${PAL}`,
  `${BE_WARNED} (?:run|hide|run and hide|pray)${PAL}`,
  `(?:you're|youre|you are|ur|u r|y'all|yall)(?: are)? (?:fixin'?g?|about|finna) to find out${PAL}`,
  "(?:ya|vas a|van a) ver[aá]?s?,? (?:lo que te pasa|cabron|pendejo|hijo de puta)",
  "subukan mo (?:ko|ako|lang)",
  "(?:yo )?s[eé] (?:d[oó]nde|donde) (?:vives|viven|trabajas)",
];
const THREATENS = new RegExp(
  [
    ...ONCE_MORE,
    `^(?:(?:ok|okay|oh|and|so|well|hey|yo|listen|look|no),? )*(?:${WHOLE.join("|")})[.!,🤡🔪😡😠🤬👊 ]*$`,
  ].join("|"),
  "u",
);

/** `plain`: in lower case, with single blanks. */
export function threatens(plain: string): boolean {
  return THREATENS.test(plain);
}
