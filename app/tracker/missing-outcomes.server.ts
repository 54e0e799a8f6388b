/** Meetings that have begun and whose outcome no one has set: pay waits for them (WEEK-5). */
import { createHash } from "node:crypto";
import { and, asc, eq, gte, inArray, isNull, lt } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import { calendarNameOf, MEETINGS, type Outcome, PROSPECT_CALENDARS } from "~/booking/booking";
import { setOutcome } from "~/booking/booking.server";
import { bookings } from "~/booking/tables";
import type { Actor } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { type CutList, cutList, found } from "~/platform/queries/lists.server";
import { ZoneDay } from "~/platform/time/zone-day";
import { requestContext } from "~/platform/web/request-context.server";
import { followMeeting } from "./meeting-outcomes.server";
import { nameOf } from "./prospect";
import { prospectMeetings, prospects } from "./tables";

const MOST_LISTED = 100;

export type MissingOutcome = {
  id: string;
  title: string;
  guest: string;
  startsAt: string;
  prospect: { id: string; name: string } | null;
};

/** Whose: one setter's, or everyone's; `from` and `to`: instants. */
type Asked = { setterId: string | null; from?: Date; to?: Date; now: Date };

/** Those that have waited longest first. */
export async function missingOutcomes(db: Db, asked: Asked): Promise<CutList<MissingOutcome>> {
  const rows = await selectMissing(db, asked)
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
    .limit(MOST_LISTED);
  return cutList(
    rows.map(({ calendar, startsAt, prospectId, firstName, lastName, ...row }) => ({
      ...row,
      title: MEETINGS[calendarNameOf({ calendar })].title,
      startsAt: startsAt.toISOString(),
      prospect:
        prospectId && firstName !== null && lastName !== null
          ? { id: prospectId, name: nameOf({ firstName, lastName }) }
          : null,
    })),
  );
}

/** One's own for setters, everyone's for those who run the agenda. */
export async function countMissingOutcomes(
  context: Readonly<RouterContextProvider>,
  setterId: string | null,
): Promise<number> {
  const { db } = context.get(requestContext);
  const asked = { setterId, now: new Date() };
  const [first] = await selectMissing(db, asked).limit(1);
  return first?.found ?? 0;
}

/** Of a month of pay, by the company's clocks; `seen`: which ones they are, so that a decision is about these. */
export async function missingOfPeriod(
  db: Db,
  period: string,
  { zone, now }: { zone: string; now: Date },
): Promise<CutList<MissingOutcome> & { seen: string }> {
  const [from, to] = [period, monthAfter(period)].map(
    (month) => new Date(new ZoneDay(zone, `${month}-01`).instantFrom(0)),
  );
  const asked = { setterId: null, now, ...(from && { from }), ...(to && { to }) };
  const rows = await selectMissing(db, asked).orderBy(asc(bookings.id));
  const seen = createHash("sha256")
    .update(rows.map(({ id }) => id).join(" "))
    .digest("hex");
  return { ...(await missingOutcomes(db, asked)), seen };
}

/** The outcome of a meeting in the queue; `gone`: it is not in it, or another setter's. */
export async function noteMissingOutcome(
  db: Db,
  actor: Actor,
  { id, outcome }: { id: string; outcome: Outcome },
  setterId: string | null,
): Promise<"done" | "gone"> {
  return db.transaction(async (tx) => {
    const [meeting] = await selectMissing(tx, { setterId, now: new Date() }, id).limit(1);
    if (!meeting) return "gone";
    const { kind } = await setOutcome(tx, actor, { id, outcome }, followMeeting);
    return kind === "done" ? "done" : "gone";
  });
}

function selectMissing(db: Db, { setterId, from, to, now }: Asked, id?: string) {
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
    })
    .from(bookings)
    .leftJoin(prospectMeetings, eq(prospectMeetings.bookingId, bookings.id))
    .leftJoin(prospects, eq(prospects.id, prospectMeetings.prospectId))
    .where(
      and(
        inArray(bookings.calendar, PROSPECT_CALENDARS),
        isNull(bookings.cancelledAt),
        isNull(bookings.heldUntil),
        isNull(bookings.outcome),
        lt(bookings.startsAt, now),
        from && gte(bookings.startsAt, from),
        to && lt(bookings.startsAt, to),
        setterId === null ? undefined : eq(prospects.userId, setterId),
        id === undefined ? undefined : eq(bookings.id, id),
      ),
    )
    .$dynamic();
}

function monthAfter(period: string): string {
  const [year = 0, month = 0] = period.split("-").map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 7);
}
