/** Door of attendance: who came to group sessions, by their links and by what a video service tells (WEEK-6). */
import { and, desc, eq, exists, gte, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { users } from "~/auth/tables";
import type { Db } from "~/platform/db/database.server";
import { byName, type CutList, cutList, found } from "~/platform/queries/lists.server";
import type { Booking } from "../bookings.server";
import { calendarNameOf, GROUP_CALENDARS, meetingKind } from "../meetings";
import { attendance, bookings, callEvents } from "../tables";
import type { AttendedSession } from "./attendance";
import { type Presence, type Standing, standingOf } from "./presence";

export {
  assignParticipant,
  releaseParticipant,
  sessionId,
  type UnknownParticipant,
  unknownParticipants,
} from "./calls.server";
export { markAttendance } from "./marks.server";

/** Someone who booked a group session, and what is known of their coming. */
export type Booked = Pick<
  Booking,
  "id" | "calendar" | "startsAt" | "endsAt" | "guestName" | "guestMail" | "createdAt" | "traineeId"
> &
  Presence & {
    standing: Standing;
    minutes: number | null;
    calledUntil: Date | null;
    lastAt: Date | null;
    byHand: boolean;
    markedAt: Date | null;
    /** Who said it; null if nobody did, or if their account is gone. */
    markedBy: string | null;
  };

type ListedSession = { calendar: string; startsAt: Date; endsAt: Date };

/** Starts of group sessions before a moment, latest first, at most `most`. */
export async function groupSessions(
  db: Db,
  { before, whose, most }: Omit<Asked, "from" | "now">,
): Promise<CutList<ListedSession>> {
  const rows = await db
    .select({
      calendar: bookings.calendar,
      startsAt: bookings.startsAt,
      endsAt: sql<Date>`max(${bookings.endsAt})`.mapWith(bookings.endsAt),
      found,
    })
    .from(bookings)
    .where(and(isBookedGroup(), lt(bookings.startsAt, before), whose))
    .groupBy(bookings.calendar, bookings.startsAt)
    .orderBy(desc(bookings.startsAt), bookings.calendar)
    .limit(most);
  return cutList(rows);
}

function isBookedGroup() {
  return and(
    inArray(bookings.calendar, [...GROUP_CALENDARS]),
    isNull(bookings.cancelledAt),
    isNull(bookings.heldUntil),
  );
}

type Asked = { from?: Date; before: Date; whose?: SQL | undefined; most: number; now: number };

/** Bookings of group sessions that start in this span, the latest session first. */
export async function bookedInGroups(
  db: Db,
  { from, before, whose, most, now }: Asked,
): Promise<Booked[]> {
  const teller = alias(users, "teller");
  const rows = await db
    .select({
      id: bookings.id,
      calendar: bookings.calendar,
      startsAt: bookings.startsAt,
      endsAt: bookings.endsAt,
      guestName: bookings.guestName,
      guestMail: bookings.guestMail,
      createdAt: bookings.createdAt,
      traineeId: bookings.traineeId,
      firstAt: attendance.firstAt,
      lastAt: attendance.lastAt,
      calledFrom: attendance.calledFrom,
      calledUntil: attendance.calledUntil,
      minutes: attendance.minutes,
      marked: attendance.marked,
      markedAt: attendance.markedAt,
      markedBy: teller.name,
      byHand: sql<boolean>`${exists(
        db
          .select({ id: callEvents.id })
          .from(callEvents)
          .where(and(eq(callEvents.bookingId, bookings.id), eq(callEvents.byHand, true))),
      )}`,
    })
    .from(bookings)
    .leftJoin(
      attendance,
      and(eq(attendance.bookingId, bookings.id), eq(attendance.startsAt, bookings.startsAt)),
    )
    .leftJoin(teller, eq(teller.id, attendance.markedBy))
    .where(
      and(
        isBookedGroup(),
        from && gte(bookings.startsAt, from),
        lt(bookings.startsAt, before),
        whose,
      ),
    )
    .orderBy(desc(bookings.startsAt), bookings.calendar, byName(bookings.guestName), bookings.id)
    .limit(most);
  return rows.map((row) => ({ ...row, standing: standingOf(row, row, now) }));
}

const MOST_SESSIONS = 2_000;

/** Of each of these people: the sessions that are over or that they came to, latest first. */
export async function attendedBy(
  db: Db,
  userIds: readonly string[],
  now = Date.now(),
): Promise<(userId: string) => AttendedSession[]> {
  const ids = [...userIds];
  const whose = inArray(bookings.traineeId, ids);
  const asked = { before: new Date(now), whose, most: MOST_SESSIONS, now };
  const rows = ids.length === 0 ? [] : await bookedInGroups(db, asked);
  const byUser = Map.groupBy(rows, ({ traineeId }) => traineeId);
  return (userId) =>
    (byUser.get(userId) ?? [])
      .map((row) => ({
        title: meetingKind(calendarNameOf(row)).title,
        startsAt: row.startsAt.toISOString(),
        standing: row.standing,
        minutes: row.minutes,
      }))
      .filter(({ standing }) => standing !== "expected");
}
