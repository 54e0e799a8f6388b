// cspell:disable
/** Who speaks of a relative that lives, and of nobody that is gone (READ-3). */

const RELATIVE =
  "(?:mom|mum|mama|momma|mommy|mother|dad|papa|daddy|father|parents|folks|husband|hubby|wife|spouse|son|sons|daughter|daughters|kids?|child|children|baby|boy|boys|girl|girls|brother|brothers|sister|sisters|friends?|bestie|grand\\w+|gran|granny|nana|lola|lolo|aunt|auntie|uncle|cousins?|niece|nephew|partner|fianc[eé]e?|boyfriend|girlfriend|bf|gf|ex|oldest|youngest|eldest|teenager|in-?laws?|dog|cat|pup)";
const ASIDE =
  "(?:,? ?\\(?(?:aged? )?\\d{1,2}\\)?,?|(?:,? (?:he|she|they|who|that|whos|in law|also|still|always|just|only|really|even|already|now|both|all|and (?:my )?\\w+)))";
/** What only the living do. */
const LIVES = [
  "(?:live|lives|work|works|runs?|watch|watches|drives?|does|do|says?|thinks?|wants?|needs?|knows?|helps?|goes|stays?|eats?|plays?|loves?|likes?|hates?|makes?|takes|keeps?|gets?|calls?|uses?|owns?|sells?|teaches|studies|tells|comes|sleeps|sits|cooks|trabaja|vive|has|have|is having)\\b",
  "(?:is|are|'?s|'?re) (?:an?\\b|my best friend|my whole world|in (?:jail|prison|school|college|sales|the (?:army|navy|military))|away at|off (?:to|at)|deployed|visiting|coming|graduating|moving|driving|working|living|home|here|with me|so? ?(?:mad|proud|happy|loud|busy|sweet|funny|tough)|getting|starting|turning|out of town|\\d)",
  "(?:moved|raised me|got me|just had|had a baby|beat (?:cancer|it)|lost (?:his|her|their|the) (?:job|house|license)|graduated|turned|got (?:married|engaged|a|into|out|the|hired|promoted)|introduced|recommended|told|sent|showed|said|asked|split)\\b",
  "(?:would|will|'ll|'d|can|could|might) (?:be (?:mad|happy|upset|proud|pissed|thrilled|glad)|love|like|hate|want|kill me|help|never let|think|say|join)\\b",
].join("|");
const A_LIVING_RELATIVE = new RegExp(`\\b${RELATIVE}${ASIDE}{0,2} ?(?:${LIVES})`);
/** They are late, tired, apart or far away from somebody. */
const NO_LOSS =
  /\b(?:husband|hubby|wife|ex|partner|boyfriend|girlfriend|bf|gf|fianc[eé]e?) left (?:me|us)\b|\blost (?:touch|contact|track|my patience)\b|\blost (?:my|his|her|the) (?:[a-z']+ )?(?:number|address|email|trust)\b|\bdead tired\b|\bi(?:'m| am|m) late because\b|\blate start\b|\bguest room\b|\bsplit up\b|\b(?:\d+(?:st|nd|rd|th) )?birthday (?:today|tomorrow|tonight|party|dinner|this|on|next|is)\b|\bmiss (?:my|the) [^.]{0,30}\b(?:is|she'?s|he'?s|they'?re|theyre) (?:in|at|abroad|away)\b/;
const GONE = new RegExp(
  [
    "\\b(?:died|dies|die|dying|death|deaths|deceased|departed|dead(?! (?:tired|serious|end|line|set|ass|on|battery|phone))|funeral\\w*|grie[fv]\\w*|widow\\w*|miscarr\\w*|stillb\\w*|buried|bury|burying|burial|cemetery|grave\\w*|headstone|memorial|service|viewing|visitation|wake|rip|killed|mourn\\w*|bereave\\w*|condolences?|ashes|scattered|cremat\\w*|urn|morgue|obituary|eulogy|casket|heaven|angels?|suicide|overdose\\w*|murder\\w*|drown\\w*|accident|stroke|shiva|loss|passed|passing|hospice)\\b",
    `\\b(?:lost|losing|lose) (?:[a-z'-]+ ){1,3}?${RELATIVE}\\b`,
    `\\blate (?:[a-z]+ )?${RELATIVE}s?\\b`,
    `\\b(?:he|she|they|${RELATIVE}) (?:was|were)\\b(?! (?:up|so|here|crying|sick|home|late))`,
    "\\b(?:been|used to|gone|went|took (?:his|her|their)|without|empty chair|anymore|no longer|since (?:mom|mum|ma|dad|pa|he|she|my)|in the ground|to rest|would(?:'?ve| have| of|a) (?:been|turned))\\b",
    "\\b(?:he|she|they)'?d be \\d|\\bwould be (?:\\d|[a-z]+teen)",
  ].join("|"),
);

/** `plain`: in lower case, with single blanks. */
export function speaksOfTheLiving(plain: string): boolean {
  const rest = plain.replace(NO_LOSS, " ");
  return (A_LIVING_RELATIVE.test(plain) || rest !== plain) && !GONE.test(rest);
}
