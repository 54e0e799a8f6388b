// cspell:disable
/** What a prospect writes that is no question: a time for the call, that they are low, or nothing to answer. */
import { wordsIn } from "~/reading/words";
import { SMALL_WORDS } from "./copy/moments";
import { speaksOfTheLiving } from "./living-relatives";
import { losesOnlyThings, soundsLow, tellsOfDeath, worksInHealth } from "./low-words";
import { type OfferedTime, offeredTime } from "./offered-times";
import { isPlainYes } from "./plain-refusals";

type Moment = ({ kind: "time" } & OfferedTime) | { kind: "low" | "nothing" };

/** `said` names no concern of concernIn. Null: the script or its search has to tell. */
export function momentIn(said: string): Moment | null {
  const plain = plainOf(said);
  if (soundsLow(plain)) return { kind: "low" };
  if (isNothing(plain)) return { kind: "nothing" };
  const time = offeredTime(plain);
  return time && { kind: "time", ...time };
}

/** No AI writes to someone who is low. */
export function isLow(said: string): boolean {
  return momentIn(said)?.kind === "low";
}

function isNothing(plain: string): boolean {
  if (plain.includes("?")) return false;
  if (isPlainYes(plain)) return true;
  const words = wordsIn(plain);
  if (words.length === 0) return /\p{Extended_Pictographic}/u.test(plain);
  return words.length <= 5 && words.every((word) => SMALL_WORDS.has(word));
}

/** A job or money is gone, someone passed on an offer, or someone close lives, or doubts us, and nobody died. */
export function isNoBereavement(said: string): boolean {
  const plain = plainOf(said);
  if (speaksOfTheLiving(plain)) return true;
  return losesOnlyThings(plain) || (isDoubt(said) && !tellsOfDeath(plain));
}

/** They care for the ill, and are not ill. */
export function isOfHealthWork(said: string): boolean {
  return worksInHealth(plainOf(said));
}

const DOUBTS =
  /\b(?:cults?|scam\w*|fake|pyramid|mlm|ponzi|sketchy|shady|sus|suspicious|fishy|fraud\w*|legit|real|bs|bullshit|con|rip ?off|phishing|too good|dont trust|don't trust|doesnt trust|doesn't trust|not trust)\b/;
const ASKS_THEM =
  /\b(?:ask|check with|run (?:it|this) (?:by|past)|talk (?:to|with|it over)|speak (?:to|with)|discuss|convince|decides?|wants? to (?:talk|join|ask|hear)|permission)\b(?! (?:you|u|if|whether|for proof)\b)/;

/** Someone close to them does not trust us, and they want an answer to that. */
export function isDoubt(said: string): boolean {
  const plain = plainOf(said);
  return DOUBTS.test(plain) && !ASKS_THEM.test(plain);
}

/** Someone close to them said no; `goesOn`: and they themselves want to go on. */
export function closeNo(said: string): { goesOn: boolean } | null {
  return partnersNo(plainOf(said));
}

function plainOf(said: string): string {
  return said.toLowerCase().replaceAll("’", "'").replace(/\s+/g, " ").trim();
}

/** Someone close to them does not want them to: a no, and nothing to bring that person to a call for. */
const CLOSE =
  "(?:husband|hubby|hubs|wife|wifey|spouse|partner|fianc[eé]e?|boyfriend|girlfriend|bf|gf|hubby'?s|man|girl|old man|old lady|better half|significant other|parents?|mom|mum|dad|folks|family)";
const ASIDE =
  "(?:really|just|still|absolutely|totally|straight up|flat out|already|dead|even|definitely|def|kinda|very)";
const NO =
  "(?:no|nope|nah|naw|hell no|hell nah|heck no|absolutely not|definitely not|no way|not to|don'?t|don'?t do it|not happening|it'?s a no(?: go)?|no go|i can'?t|i shouldn'?t)";
/** The no ends there: "no problem" is none, nor is "no calls after nine". */
const END =
  "(?=$|[.,;:!)]| (?:to (?:it|this|that|the (?:job|idea|call|training))|sorry|lol|lmao|haha|so|and|thanks|thank|unfortunately|bro|man|tho|though|because|cuz|bc|but|however|on this|rn|already|again|when|after i|from)\\b|[^\\w ])";
const IT = "(?:it|this|that|the idea|this job|this stuff|this kind of (?:thing|stuff|work))";
const FORMS = [
  `\\b${CLOSE} (?:${ASIDE} )*(?:says?|said|saying|is saying|told me|tells me|goes|went|was like|is like|thinks?) (?:that )?(?:it'?s (?:a|an) )?(?:${ASIDE} |hard |big |firm |flat )*${NO}${END}`,
  `\\b${CLOSE} (?:${ASIDE} )*(?:doesn'?t|does not|don'?t|didn'?t|did not|won'?t|will not|wouldn'?t) (?:${ASIDE} )*(?:want|like|let|approve|agree|allow|support|go for)(?: (?:me|us))?(?: (?:to|doing|do|of|with|on|join(?:ing)?|try(?:ing)?|start(?:ing)?))*(?: ${IT})?${END}`,
  `\\b${CLOSE}(?:'?s|'?re| is| are| was| were)? (?:${ASIDE} )*(?:isn'?t|aren'?t|ain'?t|wasn'?t|not) (?:${ASIDE} )*(?:on board|having ${IT}|for ${IT}|about ${IT}|into ${IT}|down|a fan|comfortable|happy about ${IT}|cool with ${IT}|ok(?:ay)? with ${IT})`,
  `\\b${CLOSE}(?:'?s|'?re| is| are| was| were)? (?:${ASIDE} )*against (?:${IT}|me doing)`,
  `\\b${CLOSE} (?:has |have )?(?:${ASIDE} )*(?:put (?:his|her|their) foot down|hates? ${IT}|refuse[sd]?|veto(?:ed|s)?|(?:shot|shut|turned) (?:it|this|that|me) down|rejected (?:it|this)|said it'?s not for (?:us|me))`,
  `\\b(?:a|big|hard|firm) no from (?:him|her|them|my ${CLOSE}|the ${CLOSE})`,
  `\\b(?:asked|showed|told|talked to|ran (?:it|this) by|spoke (?:to|with)) (?:it to )?(?:my|the) ${CLOSE}(?: (?:and|but|about it))* (?:he|she|they) (?:said ${NO}${END}|(?:ain'?t|isn'?t|aren'?t|is not|not|wasn'?t) (?:for|having|about|into) ${IT}|(?:doesn'?t|don'?t|didn'?t) (?:want me to|agree|approve))`,
  "^(?:and |but |well |so )?(?:he|she|they) (?:says?|said) (?:hell |a (?:hard|firm|flat) )?(?:no|nope|nah|naw)[.! ]*$",
];
const IS_NO = new RegExp(FORMS.join("|"));
/** They ask, or say it of something else. */
const ASKS =
  /\?|\b(?:what|even) if\b|\b(?:if|unless|in case|until|before|will|would|might|may|could) (?:my|the|she|he|they)\b|\b(?:didn'?t|never|not) sa(?:y|id) no\b/;
const GOES_ON = /\b(?:but|however|anyways?|regardless|still)\b.{0,40}\b(?:i|i'?m|im|me|we)\b/;

/** `goesOn`: they themselves want to all the same. `plain`: in lower case, with single blanks. */
function partnersNo(plain: string): { goesOn: boolean } | null {
  if (ASKS.test(plain) || !IS_NO.test(plain)) return null;
  return { goesOn: GOES_ON.test(plain) };
}
