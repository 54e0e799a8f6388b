// cspell:disable
/** A plain no, which is one by what it is as a whole: "dont want any", "no quiero, gracias" (READ-3). */
import { plainText } from "~/platform/text/plain-text";

const BEFORE =
  "(?:(?:no|nah|naw|nope|ok|okay|yeah|yea|well|hi|hey|sorry|thanks|thank you|i appreciate it|lol|honestly|tbh|um|uh|oh)[,. ]+)*";
const AFTER =
  "(?:,? (?:thanks|thank you|thank u|ty|thx|tho|though|sorry|lol|at all|right now|rn|bro|man|dude|maam|ma'am|sir|really|anymore|please|pls|gracias|po|salamat|salamat po|for me))*";
const I = "(?:(?:i|we|honestly|just|really) )*";
const DO_NOT = "(?:don'?t|do not|didn'?t|ain'?t|doesn'?t) (?:really |even )?";
const IT =
  "(?:it|this|that|any|none|one|any of (?:it|this|that)|none of (?:it|this|that)|this job|the job)";
// What may be about something else, such as "not for me" of selling, is left to the search.
const FORMS = [
  `${I}${DO_NOT}(?:want|care for) ${IT}`,
  `${I}${DO_NOT}need (?:any|none)(?: of (?:it|this|that))?`,
  "no (?:thanks|thank you|thank u|ty|thx|thnx)|nty",
  "(?:i'?m |im )?(?:really )?not (?:at all )?(?:interested|intrested|intersted|interrested)",
  "hard pass|(?:zero|no) interest(?: here| in this)?|count me out",
  "(?:i |we )?(?:must |will |have to |respectfully |politely |kindly )*decline",
  "no (?:lo )?quiero(?: nada)?|no me interesa|paso",
  "(?:ayoko|ayaw|ayaw ko)(?: na)?|(?:hindi|di)(?: po)?(?: ako)? (?:interesado|interested)",
];
const IS_NO = new RegExp(`^${BEFORE}(?:${FORMS.join("|")})${AFTER}$`);

export function isPlainNo(said: string): boolean {
  const plain = plainText(said).toLowerCase().replaceAll("’", "'").replace(/\s+/g, " ").trim();
  return IS_NO.test(plain.replace(/(?<![.! ])[.! ]+$/, ""));
}

const INTERESTED =
  /\b(?:i'?m|im|i am|we'?re|still|very|really|super|so|definitely|def|always|been) (?:(?:very|really|super|so|def|definitely|still|totally|also|kinda|pretty) )*(?:(?:interested|intrested|intersted|down)\b|in(?=$|[.!,]))/;
const DENIED = /n't\b|\b(?:not|no|never|dont|isnt|aint|wasnt|hardly|less|lost)\b|\bif\b/;
const IS_YES =
  /^(?:(?:yes|yeah|yea|yep|yup|ok|okay|hi|hey|hello|sure|well|lol)[,.! ]+)*(?:(?:i'?m|im|i am|we'?re|still|very|really|super|so|definitely|def|totally|always|am) )+(?:interested|intrested|intersted|down|in)(?: (?:in (?:it|this|that)|for (?:it|this|sure)|lol|thanks|thank you|then|please|pls|actually|too|btw))*[.! ]*$/;

/** "Im interested", as a whole. */
export function isPlainYes(said: string): boolean {
  return IS_YES.test(said.toLowerCase().replaceAll("’", "'").replace(/\s+/g, " ").trim());
}

/** They say that they are, and nothing against it. */
export function isInterested(said: string): boolean {
  const plain = said.toLowerCase().replaceAll("’", "'");
  return INTERESTED.test(plain) && !DENIED.test(plain);
}
