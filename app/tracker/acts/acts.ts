/**
 * What setters do in their day, as their browsers send it; a browser that was offline sends it later (DAY-1, DAY-2).
 * Pure; runs anywhere.
 */
import { DAY_SECONDS } from "~/platform/time/durations";
import { longDayText } from "~/platform/time/zones";
import { typedKeys } from "~/platform/web/typed-keys";
import type { Targets } from "~/settings/settings";

/** What is counted, with its labels. */
export const COUNTERS = {
  conversations: "Conversations",
  replies: "Replies",
  followUps: "Follow-ups",
  booked: "Booked",
  shown: "Shown",
} as const;
export type Counter = keyof typeof COUNTERS;
export const COUNTER_NAMES = typedKeys(COUNTERS);

/**
 * `days`: until the next contact; null: there is none. A reply leaves the date unchanged, and a call that is booked with
 * its time is the next contact itself.
 */
type Outcome = { label: string; key: string; counter: Counter | null; days: number | null };

export const OUTCOMES = {
  replied: { label: "Replied", key: "r", counter: "replies", days: 0 },
  "later-1": { label: "Follow up in 1 day", key: "1", counter: "followUps", days: 1 },
  "later-3": { label: "Follow up in 3 days", key: "3", counter: "followUps", days: 3 },
  "later-7": { label: "Follow up in 7 days", key: "7", counter: "followUps", days: 7 },
  thinking: { label: "Wants to think", key: "t", counter: "replies", days: 3 },
  "not-now": { label: "Not now", key: "l", counter: "replies", days: 30 },
  booked: { label: "Booked", key: "b", counter: "booked", days: 1 },
  showed: { label: "Showed up", key: "s", counter: "shown", days: 1 },
  "no-show": { label: "Did not show", key: "m", counter: null, days: 0 },
  "not-interested": { label: "Not interested", key: "x", counter: null, days: null },
} as const satisfies Record<string, Outcome>;
export type OutcomeName = keyof typeof OUTCOMES;
export const OUTCOME_NAMES = typedKeys(OUTCOMES);

/** One row of keys for a prospect, wherever it is: in the list, in My Day and on the prospect's page. */
export const PROSPECT_KEYS: readonly (readonly [key: string, does: string])[] = [
  ["c", "Copy the line"],
  ["o", "Open the profile"],
  ...OUTCOME_NAMES.map((name) => [OUTCOMES[name].key, OUTCOMES[name].label] as const),
];

/** Longer than any trip without a connection. */
export const OLDEST_ACT_SECONDS = 14 * DAY_SECONDS;
export const MOST_ACTS = 50;

/** When a booked call is, and the zone in which it was said. */
export type Call = { at: string; zone: string };
export const CALL_PASSED = "This time has passed. Choose a time that is still to come";

/** A call that is still to come, in words; `at` null: only its day is known. */
export type ComingCall = { text: string; at: string | null };

/** A call that is booked again before it has begun. */
export const MOVED = "Call moved";

/** One whose day alone is known was never booked by a key. */
export function isMove(outcome: OutcomeName, coming: ComingCall | null | undefined): boolean {
  return outcome === "booked" && !!coming?.at && isToCome(coming);
}

function isToCome({ at }: ComingCall): boolean {
  return at === null || Date.parse(at) > Date.now();
}

/** A note for the outcome of a call that has not begun: it was held early, or the wrong key was pressed. */
export function earlyText(outcome: OutcomeName, coming: ComingCall | null | undefined): string {
  const isOfCall = outcome === "showed" || outcome === "no-show";
  if (!isOfCall || !coming || !isToCome(coming)) return "";
  return ` The call was still to come: ${coming.text}.`;
}

/** A line that was copied to send: one for follow-ups, or the script's message. */
export type Line = { from: "follow-ups" | "script"; line: string };
/** The line to send, as it is shown. */
export type NextLine = { source: Line; title: string; text: string };

/** `refused`: nothing was changed, and why; `kept`: it is done, but these newer changes of others stay. In a sentence each. */
export type ActResult = { id: string; refused?: string; kept?: string };

type Counted = { day: string; today: Record<Counter, number>; week: Record<Counter, number> };

/** The end of a day in words, made of its counters (DAY-2). */
export function dayText(name: string, { day, today, week }: Counted, targets: Targets): string {
  const lines = COUNTER_NAMES.map((counter) => {
    const target = targets[counter];
    const ofTarget = target > 0 ? ` of ${target}` : "";
    return `${COUNTERS[counter]}: ${today[counter]}${ofTarget} (this week ${week[counter]})`;
  });
  return [`${name}, ${longDayText(day)}`, ...lines].join("\n");
}
