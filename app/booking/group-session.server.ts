/** A session of several guests, moved and canceled as one by staff: all of them, or none (CALL-7). */
import { createHash } from "node:crypto";
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Actor } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { minutesOf, ZoneDay } from "~/platform/time/zone-day";
import { localAt, weekdayOf } from "~/platform/time/zones";
import { requestContext } from "~/platform/web/request-context.server";
import { settingsContext } from "~/settings/settings.server";
import { openMeeting } from "./agenda.server";
import { availabilityOf } from "./availability.server";
import { bookableCalendarOf, type Context, tellOfMeeting } from "./booking-context.server";
import { type Booking, inTurn, isOver } from "./bookings.server";
import { end } from "./cancel.server";
import { freeTimes, lastInstant } from "./free-times";
import { isActive, recordBookingEvent } from "./holds.server";
import { type BookableCalendar, withHost } from "./hosts.server";
import { calendarNameOf, meetingTitle } from "./meetings";
import { movedTo, spanOf } from "./moved-times.server";
import { bookings } from "./tables";

/**
 * `id`: of one of its meetings; `seen`: names its guests and their times, as they are now; `zone`: of its calendar,
 * by whose clocks `day` and `time` are.
 */
type GroupSession = {
  id: string;
  seen: string;
  title: string;
  guests: number;
  startsAt: string;
  zone: string;
  day: string;
  time: string;
};

type Seen = Pick<GroupSession, "id" | "seen">;

/** `changed`: it has begun, or is no longer as it was seen; `past`: no time ahead that clocks show; `taken`: the host is not free. */
type SessionOutcome = "done" | "changed" | "unchanged" | "past" | "taken";

/** The session that a meeting is part of; null if it has no other guests, or has begun. */
export async function groupSessionOf(context: Context, id: string): Promise<GroupSession | null> {
  const booking = await openMeeting(context, id);
  if (booking === null) return null;
  const guests = await guestsOf(context.get(requestContext).db, booking);
  if (guests.length < 2) return null;
  const calendar = calendarNameOf(booking);
  const { zone } = bookableCalendarOf(context, calendar).calendar;
  const { day, minutes } = localAt(zone, +booking.startsAt);
  return {
    id,
    seen: markOf(guests),
    title: meetingTitle(context.get(settingsContext), calendar),
    guests: guests.length,
    startsAt: booking.startsAt.toISOString(),
    zone,
    day,
    time: [Math.floor(minutes / 60), minutes % 60]
      .map((part) => String(part).padStart(2, "0"))
      .join(":"),
  };
}

/** `day` and `time`: by the clocks of the calendar. Each guest is told once, and keeps invitation, way in and attendance. */
export function moveSession(
  context: Context,
  actor: Actor,
  { day, time, words, ...seen }: Seen & { day: string; time: string; words?: string },
): Promise<SessionOutcome> {
  return withSession(context, seen, async (tx, bookable, guests) => {
    const { calendar, now } = bookable;
    const at = new ZoneDay(calendar.zone, day).instantOf(minutesOf(time));
    if (at === null || at <= now) return "past";
    if (guests.some(({ startsAt }) => +startsAt === at)) return "unchanged";
    const seats = await seatsAt(tx, bookable, guests, { at, day, time });
    if (seats === null) return "taken";
    const ids = guests.map(({ id }) => id);
    // While some of them stood at the old time and some at the new one, their host would be in two places.
    await tx.update(bookings).set({ cancelledAt: sql`now()` }).where(inArray(bookings.id, ids));
    for (const [nth, before] of guests.entries()) {
      const seat = { hostId: seats.hostId, seat: seats.free[nth] ?? 0 };
      const [moved] = await tx
        .update(bookings)
        .set({
          ...movedTo(before, spanOf(calendar, at), now),
          ...(await withHost(tx, bookable, seat)),
          cancelledAt: null,
        })
        .where(eq(bookings.id, before.id))
        .returning();
      if (!moved) throw new Error("A locked booking is gone");
      const { startsAt: from, hostId: hostBefore } = before;
      await recordBookingEvent(tx, "bookings.move", moved, { from, actor });
      await tellOfMeeting(context, tx, moved, { kind: "moved", from, hostBefore, words });
    }
    return "done";
  });
}

export function cancelSession(
  context: Context,
  actor: Actor,
  { words, ...seen }: Seen & { words?: string },
): Promise<SessionOutcome> {
  return withSession(context, seen, async (tx, _, guests) => {
    for (const { id } of guests) {
      const canceled = await end(tx, id);
      await recordBookingEvent(tx, "bookings.cancel", canceled, { actor });
      await tellOfMeeting(context, tx, canceled, { kind: "cancelled", words });
    }
    return "done";
  });
}

type Work = (
  tx: Db,
  bookable: BookableCalendar,
  guests: readonly Booking[],
) => Promise<SessionOutcome>;

/** With everyone in the session, locked, while no one else can book into it. */
async function withSession(
  context: Context,
  { id, seen }: Seen,
  work: Work,
): Promise<SessionOutcome> {
  const booking = await openMeeting(context, id);
  if (booking === null) return "changed";
  const bookable = bookableCalendarOf(context, calendarNameOf(booking));
  return inTurn(context.get(requestContext).db, bookable, async (tx, stored) => {
    const guests = await guestsOf(tx, booking, "update");
    const isAsSeen = markOf(guests) === seen && !isOver(booking, stored.now);
    return isAsSeen ? work(tx, stored, guests) : "changed";
  });
}

/** Those who are only held count: their seats go with the session. */
async function guestsOf(
  db: Db,
  { calendar, hostId, startsAt }: Booking,
  locked?: "update",
): Promise<Booking[]> {
  const together = db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.calendar, calendar),
        hostId === null ? isNull(bookings.hostId) : eq(bookings.hostId, hostId),
        eq(bookings.startsAt, startsAt),
        isActive(),
      ),
    )
    .orderBy(asc(bookings.id));
  return locked ? together.for(locked) : together;
}

function markOf(guests: readonly Booking[]): string {
  const hash = createHash("sha256");
  for (const { id, sequence } of guests) hash.update(`${id} ${sequence} `);
  return hash.digest("base64url");
}

type Wanted = { at: number; day: string; time: string };

/**
 * Seats for everyone with one host, if possible the same; null if none is free. Guests are told of the new time, so it
 * may be outside the open hours and soon; days off, other meetings and another session at that time are in the way.
 */
async function seatsAt(
  tx: Db,
  bookable: BookableCalendar,
  guests: readonly Booking[],
  { at, day, time }: Wanted,
): Promise<{ hostId: string; free: number[] } | null> {
  const calendar = {
    ...bookable.calendar,
    hours: [{ day: weekdayOf(day), from: time, to: AFTER_MIDNIGHT }],
    hoursOf: "calendar" as const,
    noticeHours: 0,
    horizonDays: MOST_DAYS,
  };
  const { now } = bookable;
  if (at > lastInstant(calendar, now)) return null;
  const window = { from: at, to: at };
  const ids = guests.map(({ id }) => id);
  const available = await availabilityOf(tx, { ...bookable, calendar }, window, ids);
  const here = available.taken.filter(({ startsAt }) => startsAt === at);
  const fits = available.hosts.filter((each) => {
    if (here.some(({ host }) => host === each.host)) return false;
    const alone = { ...available, hosts: [each] };
    const [free] = freeTimes(calendar, alone, { ...window, now });
    return free !== undefined && free.left >= guests.length;
  });
  const host = fits.find((each) => each.host === guests[0]?.hostId) ?? fits[0];
  if (!host) return null;
  const taken = new Set(here.map(({ seat }) => seat));
  const seats = Array.from({ length: taken.size + guests.length }, (_, nth) => nth + 1);
  return { hostId: host.host, free: seats.filter((seat) => !taken.has(seat)) };
}

/** Meetings last at most eight hours. */
const AFTER_MIDNIGHT = "32:00";
/** As far ahead as any calendar can be open. */
const MOST_DAYS = 120;
