/** The line that follows up on each prospect, from what was done with them so far (WEEK-2). */
import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import { bookings } from "~/booking/tables";
import { events } from "~/events/tables";
import type { Db } from "~/platform/db/database.server";
import { localAt } from "~/platform/time/zones";
import { requestContext } from "~/platform/web/request-context.server";
import { conversationAt } from "~/script/script";
import { followUpLines, scriptWords } from "~/script/script.server";
import { type Call, type ComingCall, OUTCOME_NAMES, type OutcomeName } from "../acts/acts";
import { notUndone } from "../acts/acts.server";
import { prospectMeetings } from "../tables";
import { callInForce, callToCome } from "./call-to-come";
import { type FollowUpLine, type Lead, type Offer, offerOf, type Past } from "./follow-up";

type Context = Readonly<RouterContextProvider>;
type Row = Omit<Lead, "said"> & { path: string; createdAt: string };

export type Known = { offer: Offer; call: Call | null; coming: ComingCall | null };

/** The line that confirms a call, for the dialog that books it. */
export function confirmationLine(context: Context): FollowUpLine | null {
  return followUpLines(context).find(({ when }) => when === "booked") ?? null;
}

export async function knownOf(
  context: Context,
  rows: readonly Row[],
  clock: { zone: string; now: Date },
): Promise<Record<string, Known>> {
  const script = await scriptWords(context);
  const asked = { lines: followUpLines(context), ...clock };
  const { db } = context.get(requestContext);
  const ids = rows.map(({ id }) => id);
  const [pasts, meetings] = await Promise.all([pastsOf(db, ids), openMeetings(db, ids)]);
  const known = rows.map(({ path, createdAt, ...lead }): [string, Known] => {
    const done = pasts.get(lead.id) ?? { ...NOTHING, lastAt: createdAt };
    const past = pastNow(done, lead.callDay, meetings.get(lead.id));
    const said = conversationAt(script, path).history.at(-1)?.chosen.text ?? null;
    const offer = offerOf({ ...lead, said }, past, asked);
    return [
      lead.id,
      { offer, call: past.call, coming: callToCome(lead.callDay, past.call, clock) },
    ];
  });
  return Object.fromEntries(known);
}

/** The call that was booked last; null if none was, or the booking was undone. */
export async function callOf(db: Db, id: string): Promise<Call | null> {
  return (await pastsOf(db, [id])).get(id)?.call ?? null;
}

const OVER = ["showed", "no-show", "not-interested"] as const;

/** A booking that still stands, so booking again only moves it; `call` is null if its time is not known. */
export async function standingBooking(
  db: Db,
  id: string,
  { callDay, at }: { callDay: string | null; at: Date },
): Promise<{ call: Call | null } | null> {
  const past = (await pastsOf(db, [id])).get(id);
  if (!past || OVER.some((outcome) => outcome === past.outcome)) return null;
  const call = callInForce(past.call, callDay);
  if (call) return Date.parse(call.at) > at.getTime() ? { call } : null;
  const isOver = callDay !== null && callDay < localAt(past.call?.zone ?? "UTC", at.getTime()).day;
  return past.outcome === "booked" && !isOver ? { call: null } : null;
}

const NOTHING = { outcome: null, call: null, isSent: false };

/** Of those who have one: undone acts do not count. */
async function pastsOf(db: Db, ids: readonly string[]): Promise<Map<string, Past>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: events.subjectId,
      at: events.at,
      verb: events.verb,
      before: events.before,
      after: events.after,
    })
    .from(events)
    .where(
      and(
        eq(events.subjectKind, "prospect"),
        inArray(events.subjectId, [...ids]),
        inArray(events.verb, [
          "prospects.add",
          "prospects.edit",
          "prospects.follow-up",
          "prospects.import",
          "prospects.meeting",
          "prospects.message",
        ]),
        notUndone(db, ["prospects.undo", "prospects.message"]),
        sql`not (${events.verb} = 'prospects.message' and ${events.after} ? 'of')`,
      ),
    )
    .orderBy(desc(events.at));
  const pasts = Map.groupBy(rows, ({ id }) => id);
  return new Map([...pasts].map(([id, own]) => [id, pastOf(own)]));
}

/** Of those who have one: the last meeting on our calendar that has no outcome yet. */
async function openMeetings(db: Db, ids: readonly string[]): Promise<Map<string, Call>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: prospectMeetings.prospectId, at: bookings.startsAt, zone: bookings.zone })
    .from(prospectMeetings)
    .innerJoin(bookings, eq(bookings.id, prospectMeetings.bookingId))
    .where(
      and(
        inArray(prospectMeetings.prospectId, [...ids]),
        isNull(bookings.cancelledAt),
        isNull(bookings.heldUntil),
        isNull(bookings.outcome),
      ),
    )
    .orderBy(asc(bookings.startsAt));
  return new Map(rows.map(({ id, at, zone }) => [id, { at: at.toISOString(), zone }]));
}

/** With the call that counts now. */
function pastNow(past: Past, callDay: string | null, meeting: Call | undefined): Past {
  return withMeeting({ ...past, call: callInForce(past.call, callDay) }, meeting);
}

/** A meeting is their call; once it has begun, what came of it is what is missing, until something newer is done. */
function withMeeting(past: Past, meeting: Call | undefined): Past {
  if (!meeting || (past.call && past.call.at > meeting.at)) return past;
  const outcome = meeting.at > past.lastAt ? "booked" : past.outcome;
  return { ...past, outcome, call: meeting };
}

type Facts = Readonly<Record<string, unknown>> | null;
type Recorded = { at: Date; verb: string; before: Facts; after: Facts };

function pastOf(newestFirst: readonly Recorded[]): Past {
  const acts = newestFirst.filter(({ verb }) => verb === "prospects.follow-up");
  const done = newestFirst.filter(({ verb }) => verb !== "prospects.edit");
  const last = newestFirst.find(saysWhereItStands);
  const booked = acts.find(({ after }) => typeof after?.callAt === "string")?.after;
  return {
    lastAt: (done[0] ?? newestFirst[0])?.at.toISOString() ?? "",
    outcome: last ? outcomeIn(last) : null,
    call: booked ? { at: String(booked.callAt), zone: String(booked.callZone) } : null,
    isSent: newestFirst.some(({ verb }) => verb === "prospects.message"),
  };
}

/** A meeting's outcome or a status that staff set is newer than the reason before it. */
function saysWhereItStands({ verb, before, after }: Recorded): boolean {
  if (verb === "prospects.edit") return before?.status !== after?.status;
  return verb === "prospects.follow-up" || verb === "prospects.meeting";
}

function outcomeIn({ verb, after }: Recorded): OutcomeName | null {
  if (verb === "prospects.meeting") return after?.showedAt ? "showed" : null;
  return OUTCOME_NAMES.find((name) => name === after?.outcome) ?? null;
}
