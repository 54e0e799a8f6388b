// cspell:disable
/** What a prospect writes that is no question: a time for the call, that they are low, or nothing to answer. */
import { wordsIn } from "~/reading/words";
import { SMALL_WORDS } from "./copy/moments";
import { losesOnlyThings, soundsLow } from "./low-words";
import { type OfferedTime, offeredTime } from "./offered-times";

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

/** A job or money is gone, and nobody died. */
export function isNoBereavement(said: string): boolean {
  return losesOnlyThings(plainOf(said));
}

function plainOf(said: string): string {
  return said.toLowerCase().replaceAll("’", "'").replace(/\s+/g, " ").trim();
}
