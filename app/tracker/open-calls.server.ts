/** Calls that are only in the tracker, without a meeting on our calendar, and whose outcome no one has set (WEEK-5). */
import { and, eq, gte, inArray, isNull, lt, notExists, sql } from "drizzle-orm";
import { trainingCredentials } from "~/auth/tables";
import { bookings } from "~/booking/tables";
import { events } from "~/events/tables";
import type { Db } from "~/platform/db/database.server";
import { found } from "~/platform/queries/lists.server";
import { localAt } from "~/platform/time/zones";
import { notUndone } from "./acts/acts.server";
import { prospectMeetings, prospects } from "./tables";

/** Whose: one setter's, or everyone's; `from` and `to`: days. `zone`: the company's, in which a call's day has to be over. */
export type AskedCalls = {
  setterId: string | null;
  zone: string;
  now: Date;
  from?: string;
  to?: string;
};

/** A call has a day and no time; one that was rescheduled without a new day is decided already. As its index has it. */
const callDay = sql<string>`case ${prospects.status} when 'pending' then ${prospects.scheduledCallDate}
  when 'rescheduled' then ${prospects.rescheduledDate} end`;

/** Of the prospect's adder; null if they have left. */
export const SETTER_NAME = sql<
  string | null
>`${trainingCredentials.firstName} || ' ' || ${trainingCredentials.lastName}`;

export function selectOpenCalls(db: Db, asked: AskedCalls, id?: string) {
  return db
    .select({
      found,
      id: prospects.id,
      day: sql<string>`(${callDay})::text`,
      firstName: prospects.firstName,
      lastName: prospects.lastName,
      handle: prospects.handle,
      platform: prospects.platform,
      profile: prospects.profile,
      setter: SETTER_NAME,
    })
    .from(prospects)
    .leftJoin(trainingCredentials, eq(trainingCredentials.userId, prospects.userId))
    .where(isOpenCall(db, asked, id))
    .$dynamic();
}

/** How many there are, counted no further than `most`. */
export function countOpenCalls(db: Db, asked: AskedCalls, most: number): Promise<number> {
  const open = db.select({ id: prospects.id }).from(prospects).where(isOpenCall(db, asked));
  return db.$count(open.limit(most).as("open"));
}

function isOpenCall(db: Db, { setterId, zone, now, from, to }: AskedCalls, id?: string) {
  return and(
    isNull(prospects.showedAt),
    inArray(prospects.status, ["pending", "rescheduled"]),
    lt(callDay, localAt(zone, now.getTime()).day),
    from === undefined ? undefined : gte(callDay, from),
    to === undefined ? undefined : lt(callDay, to),
    setterId === null ? undefined : eq(prospects.userId, setterId),
    id === undefined ? undefined : eq(prospects.id, id),
    notExists(meetingFrom(db, zone)),
    notExists(reportFrom(db, zone)),
  );
}

/** A meeting on our calendar is in the queue itself; where the call was said, it may have been the day after. */
function meetingFrom(db: Db, zone: string) {
  return db
    .select({ one: sql`1` })
    .from(prospectMeetings)
    .innerJoin(bookings, eq(bookings.id, prospectMeetings.bookingId))
    .where(
      and(
        eq(prospectMeetings.prospectId, prospects.id),
        sql`(${bookings.startsAt} at time zone ${zone})::date >= ${callDay} - 1`,
      ),
    );
}

/** That the prospect came was said and waits for someone else, or was refused. */
function reportFrom(db: Db, zone: string) {
  return db
    .select({ one: sql`1` })
    .from(events)
    .where(
      and(
        eq(events.subjectKind, "prospect"),
        eq(events.subjectId, sql`${prospects.id}::text`),
        eq(events.verb, "prospects.follow-up"),
        sql`${events.after}->>'outcome' = 'showed'`,
        sql`(${events.at} at time zone ${zone})::date >= ${callDay}`,
        notUndone(db),
      ),
    );
}
