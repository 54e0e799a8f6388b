/** Which line follows up, by what happened last (WEEK-2). Pure; runs anywhere. */
import { DAY_MS } from "~/platform/time/durations";
import { dayNumber, localAt, longDayText } from "~/platform/time/zones";
import { sentTo } from "~/script/script";
import type { Call, NextLine, OutcomeName } from "../acts/acts";
import { callText } from "./call-to-come";

/** As the document of the lines names its times and reasons. */
export type When =
  | "first"
  | "silent-1"
  | "silent-3"
  | "silent-7"
  | "silent-14"
  | "no-show"
  | "moved"
  | "showed"
  | "thinking"
  | "not-now"
  | "booked";

/** Why there is nothing to send, as the page says it. */
const NO_LINE = {
  closed: "They are a client now, so there is no line to send.",
  disqualified: "They are disqualified, so there is no line to send.",
  "not-interested": "They said no, so there is no line to send.",
  call: "Their call is what comes next. Once it is over, choose Showed up or Did not show.",
  unwritten: "No follow-up line fits here. An administrator can add one under Content.",
} as const;
type NoLine = keyof typeof NO_LINE;

/**
 * What is known of a prospect: when something was done last, what came of it, the call that was booked last, and whether
 * a line was sent. `outcome` is null as well if staff have set a status since.
 */
export type Past = {
  lastAt: string;
  outcome: OutcomeName | null;
  call: Call | null;
  isSent: boolean;
};

export type Lead = {
  id: string;
  firstName: string;
  status: string;
  nextContactAt: string | null;
  /** Of their call, as someone entered it. */
  callDay: string | null;
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

/** A line, filled in and ready to send; or the script goes on where it is; or there is none, with the reason. */
export type Offer =
  | { from: "follow-ups"; line: string; title: string; text: string }
  | { from: "script" }
  | { from: "none"; why: string };

const SILENCES = [14, 7, 3, 1] as const;
const PLANNED = { "later-1": "silent-1", "later-3": "silent-3", "later-7": "silent-7" } as const;

type Clock = { zone: string; now: Date };

/** The script thanks for an answer, so it goes on only if one came since the last line, and today. */
export function turnOf(
  lead: Omit<Lead, "id" | "firstName">,
  past: Past,
  clock: Clock,
): When | "script" | NoLine {
  const { status, said } = lead;
  if (status === "closed" || status === "disqualified") return status;
  const reason = past.outcome ?? STANDING[status];
  if (reason && isReason(reason)) return reason;
  if (comingCall(lead, past, clock)) return "booked";
  if (reason === "booked") return "call";
  if (status === "rescheduled" && !reason) return lead.callDay ? "call" : "moved";
  const hasAnswered = reason === "replied" || (reason === undefined && said !== null);
  const isNew = reason === undefined && said === null && lead.callDay === null;
  if (isNew && !isUnderWay(lead, past, clock)) return "first";
  const silence = silenceOf(lead, past, clock);
  if (silence) return silence;
  if (hasAnswered) return "script";
  return reason ? PLANNED[reason] : isNew ? "first" : "call";
}

/** What a status says by itself. */
const STANDING: Readonly<Record<string, OutcomeName>> = {
  no_show: "no-show",
  not_interested: "not-interested",
};

const REASONS = ["no-show", "showed", "thinking", "not-now", "not-interested"] as const;
type Reason = (typeof REASONS)[number];

function isReason(outcome: OutcomeName): outcome is Reason {
  return REASONS.some((reason) => reason === outcome);
}

/** In words; the day alone where no time is known. */
function comingCall(
  { callDay }: Pick<Lead, "callDay">,
  { call }: Past,
  { zone, now }: Clock,
): string | null {
  if (call && Date.parse(call.at) > now.getTime()) return callText(call);
  const today = localAt(zone, now.getTime()).day;
  const isComing = callDay !== null && (call ? callDay > today : callDay >= today);
  return isComing ? longDayText(callDay) : null;
}

/** Someone whose next contact has come was written to before, here or elsewhere. */
function isUnderWay(
  { nextContactAt }: Pick<Lead, "nextContactAt">,
  { isSent }: Past,
  { now }: Clock,
): boolean {
  return isSent || (nextContactAt !== null && Date.parse(nextContactAt) <= now.getTime());
}

/** Someone who was due before and has heard nothing is silent since then. */
function silenceOf(
  { nextContactAt }: Pick<Lead, "nextContactAt">,
  { lastAt, outcome }: Past,
  { zone, now }: Clock,
): When | null {
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
  { lines, ...clock }: Clock & { lines: readonly FollowUpLine[] },
): Offer {
  const turn = turnOf(lead, past, clock);
  if (turn === "script") return { from: "script" };
  if (isNoLine(turn)) return { from: "none", why: NO_LINE[turn] };
  const fitting = fittingLines(lines, turn);
  const line = fitting[Number.parseInt(lead.id.slice(0, 4), 16) % fitting.length];
  if (!line) return { from: "none", why: NO_LINE.unwritten };
  const { firstName, said } = lead;
  const words = said && line.reminder ? line.reminder : line.message;
  const callTime = comingCall(lead, past, clock) ?? "";
  const text = sentTo(words, { firstName, said: said ?? "", callTime });
  return { from: "follow-ups", line: line.id, title: line.title, text };
}

function isNoLine(turn: string): turn is NoLine {
  return Object.hasOwn(NO_LINE, turn);
}

/** A text if there is none. */
export function lineOf(offer: Offer, fromScript: NextLine): NextLine | string {
  if (offer.from === "script") return fromScript;
  if (offer.from === "none") return offer.why;
  const { from, line, title, text } = offer;
  return { source: { from, line }, title, text };
}

/** Without one for such a long silence, the one for the longest silence before it. */
function fittingLines(lines: readonly FollowUpLine[], turn: string): FollowUpLine[] {
  const times = SILENCES.map((days) => `silent-${days}`);
  const tried = times.includes(turn) ? times.slice(times.indexOf(turn)) : [turn];
  const found = tried.map((time) => lines.filter(({ when }) => when === time));
  return found.find(({ length }) => length > 0) ?? [];
}
