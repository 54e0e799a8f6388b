// cspell:disable
/** What a prospect writes that is no question: a time for the call, that they are low, or nothing to answer. */
import { wordsIn } from "~/reading/words";
import { SMALL_WORDS } from "./copy/moments";
import { losesOnlyThings, soundsLow, tellsOfDeath } from "./low-words";
import { type OfferedTime, offeredTime } from "./offered-times";
import { partnersNo } from "./partners-no";

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
  const words = wordsIn(plain);
  if (words.length === 0) return /\p{Extended_Pictographic}/u.test(plain);
  return words.length <= 5 && words.every((word) => SMALL_WORDS.has(word));
}

/** A job or money is gone, or someone close doubts us, and nobody died. */
export function isNoBereavement(said: string): boolean {
  const plain = plainOf(said);
  return losesOnlyThings(plain) || (isDoubt(said) && !tellsOfDeath(plain));
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
