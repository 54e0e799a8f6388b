/** Meetings that have begun, and calls of the tracker, whose outcome no one has set: pay waits for them (WEEK-5). */
import { createHash } from "node:crypto";
import { and, asc, eq, gte, inArray, isNull, lt, sql } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import { trainingCredentials } from "~/auth/tables";
import { calendarNameOf, meetingKind, type Outcome, PROSPECT_CALENDARS } from "~/booking/booking";
import { setOutcome } from "~/booking/booking.server";
import { bookings } from "~/booking/tables";
import type { Actor } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { type CutList, found } from "~/platform/queries/lists.server";
import { ZoneDay } from "~/platform/time/zone-day";
import { requestContext } from "~/platform/web/request-context.server";
import { calendarOf } from "~/settings/settings.server";
import { followMeeting } from "./meeting-outcomes.server";
import { countOpenCalls, SETTER_NAME, selectOpenCalls } from "./open-calls.server";
import { type Contact, nameOf } from "./prospect";
import { prospectMeetings, prospects } from "./tables";

const MOST_LISTED = 100;

/** `day`: of a call that only the tracker has, whose id is its prospect's; null for a meeting. */
export type MissingOutcome = {
  id: string;
  day: string | null;
  title: string;
  guest: string;
  startsAt: string;
  prospect: { id: string; name: string } | null;
  /** Whose prospect it is, for the office; null if it has none. */
  setter: string | null;
  /** Of one's own prospect. */
  contact: Omit<Contact, "notes"> | null;
};

/** Whose: one setter's, or everyone's; `from` and `to`: months of pay. `zone`: the company's. */
export type Asked = {
  setterId: string | null;
  zone: string;
  now: Date;
  from?: string;
  to?: string;
};

/** Those that have waited longest first. */
export async function missingOutcomes(db: Db, asked: Asked): Promise<CutList<MissingOutcome>> {
  const [meetings, calls] = await Promise.all([
    selectMissing(db, asked).orderBy(asc(bookings.startsAt), asc(bookings.id)).limit(MOST_LISTED),
    selectOpenCalls(db, daysOf(asked)).orderBy(sql`3`, asc(prospects.id)).limit(MOST_LISTED),
  ]);
  const all = [
    ...meetings.map((meeting) => shownMeeting(meeting, asked)),
    ...calls.map((call) => shownCall(call, asked)),
  ].toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : 1));
  return {
    listed: all.slice(0, MOST_LISTED),
    found: (meetings[0]?.found ?? 0) + (calls[0]?.found ?? 0),
  };
}

/** One's own for setters, everyone's for those who run the agenda: one more than `MOST_LISTED` if there are more. */
export async function countMissingOutcomes(
  context: Readonly<RouterContextProvider>,
  setterId: string | null,
): Promise<number> {
  const { db } = context.get(requestContext);
  const asked = { setterId, ...companyClock(context) };
  const most = MOST_LISTED + 1;
  const [meetings, calls] = await Promise.all([
    countMissing(db, asked, most),
    countOpenCalls(db, asked, most),
  ]);
  return Math.min(meetings + calls, most);
}

export function companyClock(context: Readonly<RouterContextProvider>) {
  return { zone: calendarOf(context, "discovery").zone, now: new Date() };
}

/** Of a month of pay, by the company's clocks; `seen`: which ones they are, so that a decision is about these. */
export async function missingOfPeriod(
  db: Db,
  period: string,
  clock: { zone: string; now: Date },
): Promise<CutList<MissingOutcome> & { seen: string }> {
  const asked = { setterId: null, ...clock, from: period, to: monthAfter(period) };
  const meetings = await selectMissing(db, asked).orderBy(asc(bookings.id));
  const calls = await selectOpenCalls(db, daysOf(asked)).orderBy(asc(prospects.id));
  const ids = [...meetings.map(({ id }) => id), ...calls.map(({ id, day }) => `${id} ${day}`)];
  const seen = createHash("sha256").update(ids.join(" ")).digest("hex");
  return { ...(await missingOutcomes(db, asked)), seen };
}

/** The outcome of a meeting in the queue; `gone`: it is not in it, or another setter's. */
export async function noteMeetingOutcome(
  db: Db,
  actor: Actor,
  { id, outcome }: { id: string; outcome: Outcome },
  asked: Asked,
): Promise<{ kind: "done" | "gone" }> {
  return db.transaction(async (tx) => {
    const [meeting] = await selectMissing(tx, asked, id).limit(1);
    if (!meeting) return { kind: "gone" };
    const { kind } = await setOutcome(tx, actor, { id, outcome }, followMeeting);
    return { kind: kind === "done" ? "done" : "gone" };
  });
}

function selectMissing(db: Db, asked: Asked, id?: string) {
  return db
    .select({
      found,
      id: bookings.id,
      calendar: bookings.calendar,
      guest: bookings.guestName,
      startsAt: bookings.startsAt,
      prospectId: prospects.id,
      firstName: prospects.firstName,
      lastName: prospects.lastName,
      handle: prospects.handle,
      platform: prospects.platform,
      profile: prospects.profile,
      setter: SETTER_NAME,
    })
    .from(bookings)
    .leftJoin(prospectMeetings, eq(prospectMeetings.bookingId, bookings.id))
    .leftJoin(prospects, eq(prospects.id, prospectMeetings.prospectId))
    .leftJoin(trainingCredentials, eq(trainingCredentials.userId, prospects.userId))
    .where(isMissing(asked, id))
    .$dynamic();
}

function countMissing(db: Db, asked: Asked, most: number): Promise<number> {
  const missing = db
    .select({ id: bookings.id })
    .from(bookings)
    .leftJoin(prospectMeetings, eq(prospectMeetings.bookingId, bookings.id))
    .leftJoin(prospects, eq(prospects.id, prospectMeetings.prospectId))
    .where(isMissing(asked));
  return db.$count(missing.limit(most).as("missing"));
}

function isMissing({ setterId, zone, from, to, now }: Asked, id?: string) {
  return and(
    inArray(bookings.calendar, PROSPECT_CALENDARS),
    isNull(bookings.cancelledAt),
    isNull(bookings.heldUntil),
    isNull(bookings.outcome),
    lt(bookings.startsAt, now),
    from === undefined ? undefined : gte(bookings.startsAt, startOf(from, zone)),
    to === undefined ? undefined : lt(bookings.startsAt, startOf(to, zone)),
    setterId === null ? undefined : eq(prospects.userId, setterId),
    id === undefined ? undefined : eq(bookings.id, id),
  );
}

type Meeting = Awaited<ReturnType<typeof selectMissing>>[number];

function shownMeeting(row: Meeting, asked: Asked): MissingOutcome {
  const { id, calendar, guest, startsAt, prospectId, firstName, lastName } = row;
  const hasProspect = prospectId !== null && firstName !== null && lastName !== null;
  return {
    id,
    day: null,
    title: meetingKind(calendarNameOf({ calendar })).title,
    guest,
    startsAt: startsAt.toISOString(),
    prospect: hasProspect ? { id: prospectId, name: nameOf({ firstName, lastName }) } : null,
    setter: asked.setterId === null ? row.setter : null,
    contact: contactFor(row, asked),
  };
}

function shownCall(
  call: Awaited<ReturnType<typeof selectOpenCalls>>[number],
  asked: Asked,
): MissingOutcome {
  const { id, day, firstName, lastName } = call;
  const contact = contactFor(call, asked);
  const name = nameOf({ firstName, lastName, handle: contact?.handle });
  const startsAt = new Date(new ZoneDay(asked.zone, day).instantFrom(0)).toISOString();
  const setter = asked.setterId === null ? call.setter : null;
  const shown = { id, day, title: "Call in the tracker", guest: name, startsAt };
  return { ...shown, prospect: { id, name }, setter, contact };
}

/** The queue of the office has everyone's prospects, and how they are reached is their setters'. */
function contactFor({ handle, platform, profile }: Omit<Contact, "notes">, { setterId }: Asked) {
  return setterId === null ? null : { handle, platform, profile };
}

function daysOf({ from, to, ...asked }: Asked) {
  return { ...asked, ...(from && { from: `${from}-01` }), ...(to && { to: `${to}-01` }) };
}

function startOf(month: string, zone: string): Date {
  return new Date(new ZoneDay(zone, `${month}-01`).instantFrom(0));
}

function monthAfter(period: string): string {
  const [year = 0, month = 0] = period.split("-").map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 7);
}
