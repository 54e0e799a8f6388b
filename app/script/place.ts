/** How far a conversation is, and the way back. Pure; runs anywhere. */
import { isBooking } from "./script";
import type { Conversation } from "./walk";

/** SCR-3: this many answers are a hundred percent. */
const FULL_HISTORY = 10;
const MOST_BEFORE_THE_END = 95;

/** The address with the last answer undone (SCR-2). */
export function pathBefore({ path }: Conversation): string {
  return path.split(".").slice(0, -1).join(".");
}

/** SCR-3, in percent. */
export function progressOf({ history, current }: Conversation): number {
  if (isBooking(current)) return 100;
  return Math.min(MOST_BEFORE_THE_END, (history.length / FULL_HISTORY) * 100);
}
