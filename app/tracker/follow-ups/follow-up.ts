/** Which line follows up, by what happened last (WEEK-2). Pure; runs anywhere. */
import { DAY_MS } from "~/platform/time/durations";
import { dayNumber, localAt, momentText } from "~/platform/time/zones";
import type { Call, OutcomeName } from "../acts/acts";

/** As the document of the lines names its times and reasons. */
export type When =
  | "silent-1"
  | "silent-3"
  | "silent-7"
  | "silent-14"
  | "no-show"
  | "thinking"
  | "not-now"
  | "booked";

/** What is known of a prospect: the last thing that was done, and the call that was booked last. */
export type Past = { lastAt: string; outcome: OutcomeName | null; call: Call | null };

export type Lead = {
  id: string;
  firstName: string;
  status: string;
  nextContactAt: string | null;
  /** What they last answered in the script. */
  said: string | null;
};

export type FollowUpLine = {
  id: string;
  title: string;
  when: When;
  message: string;
  reminder: string | null;
};

/** A line, filled in and ready to send. */
export type Offer = { line: string; title: string; text: string };

const SILENCES = [14, 7, 3, 1] as const;

/** Null: they answered today, or are new, so the script goes on where it is. */
export function whenOf(
  { status, nextContactAt }: Pick<Lead, "status" | "nextContactAt">,
  { lastAt, outcome, call }: Past,
  { zone, now }: { zone: string; now: Date },
): When | null {
  if (call && Date.parse(call.at) > now.getTime()) return "booked";
  if (status === "no_show" && !outcome?.startsWith("later-")) return "no-show";
  if (outcome === "thinking" || outcome === "not-now") return outcome;
  // Someone who was due before and has heard nothing is silent since then.
  const due = outcome === "replied" ? lastAt : (nextContactAt ?? lastAt);
  const since = due < lastAt ? due : lastAt;
  const day = (at: number) => dayNumber(localAt(zone, at).day);
  const days = Math.round((day(now.getTime()) - day(Date.parse(since))) / DAY_MS);
  const silence = SILENCES.find((each) => days >= each);
  return silence === undefined ? null : `silent-${silence}`;
}

/** Several lines for the same time take turns by prospect, so that what each of them brings can be compared. */
export function offerOf(
  lead: Lead,
  past: Past,
  { lines, ...clock }: { lines: readonly FollowUpLine[]; zone: string; now: Date },
): Offer | null {
  const when = whenOf(lead, past, clock);
  const fitting = lines.filter((each) => each.when === when);
  const line = fitting[Number.parseInt(lead.id.slice(0, 4), 16) % fitting.length];
  if (!line) return null;
  const { firstName, said } = lead;
  const callTime = past.call ? callText(past.call) : "";
  const text = said && line.reminder ? line.reminder : line.message;
  return { line: line.id, title: line.title, text: withWords(text, { firstName, said, callTime }) };
}

/** When a call is, where it was said: Tuesday, December 1, 2026 at 3:00 PM EST. */
export function callText({ at, zone }: Call): string {
  return momentText(at, zone);
}

type Words = Readonly<Record<string, string | null>>;

/** In one pass: what someone said is never read as a name in braces. */
export function withWords(text: string, words: Words): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole);
}
