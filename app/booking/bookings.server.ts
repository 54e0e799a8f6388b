/** Booking, moving and cancelling: the one place that decides, under one lock a calendar. */
import { isDeepStrictEqual } from "node:util";
import { and, eq, getTableColumns, gt, gte, isNull, lte, ne, sql } from "drizzle-orm";
import { admit, type Refused, type Sender } from "~/forms/forms.server";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import type { Sign } from "~/platform/limits/limits.server";
import type { Stamp } from "~/platform/proof-of-work/stamp.server";
import { DAY_MS } from "~/platform/time/durations";
import type { Calendar, CalendarName } from "~/settings/settings.server";
import { endOf, type FreeTime, freeTimes, type Window } from "./free-times";
import {
  endedAt,
  heldFor,
  holdOf,
  type MailedOut,
  recordGuestEvent,
  releaseHolds,
  stands,
} from "./holds.server";
import { stampName } from "./schedule";
import { bookings } from "./tables";

export type Booking = typeof bookings.$inferSelect;

/** `zone`: IANA name, as Intl spells it. */
export type Guest = { name: string; mail: string; zone: string; message: string };

/**
 * `stamp`: the form's, whose id makes a form sent twice one booking; `caller`: who sent it, as a key; `traineeId`: who
 * books in the portal; `byMail`: whether a guest can be asked by mail to confirm.
 */
export type BookingRequest = {
  stamp: Stamp;
  at: number;
  guest: Guest;
  caller: string;
  sender: Sender;
  traineeId: string | null;
  byMail: boolean;
};

/** The calendar that a verb works on, with its rules as of this request. */
export type OpenCalendar = { name: CalendarName; calendar: Calendar; now: number; sign: Sign };

/** `taken`: not one of the times that are free now, for whatever reason. `again`: the form was sent before; `other`: with
 * other entries. */
export type BookOutcome =
  | { kind: "booked"; booking: Booking; again: boolean }
  | { kind: "taken" }
  | { kind: "other" }
  | MailedOut
  | Refused;

export type MoveOutcome =
  | { kind: "moved"; booking: Booking; from: Date }
  | { kind: "unchanged" | "taken" | "over" | "limited" };

/** Several people may share an address. */
const LIMITS = {
  name: "bookings",
  anHour: 20,
  aDay: 40,
  withoutWork: { anHour: 10, aDay: 20 },
};
/** Each move tells people by mail. */
const MOST_MOVES = 10;

/** The times that can be booked in a window. `except`: a booking that makes room for itself. */
export async function freeTimesOf(
  db: Db,
  { name, calendar, now }: OpenCalendar,
  { from, to }: Omit<Window, "now">,
  except?: string,
): Promise<FreeTime[]> {
  const window = { from: Math.max(from, now), to: Math.min(to, lastInstant({ calendar, now })) };
  if (window.from > window.to) return [];
  const standing = await standingBookings(db, name, window, except);
  return freeTimes(calendar, standing, { ...window, now });
}

/** Books a seat for a guest, if the time is free now; `notify` runs in the same transaction (SLOT-2). */
export async function book(
  db: Db,
  openCalendar: OpenCalendar,
  asked: BookingRequest,
  notify: (tx: Db, booking: Booking) => Promise<void>,
): Promise<BookOutcome> {
  return inTurn(db, openCalendar.name, async (tx) => {
    const { stamp, sender, traineeId } = asked;
    const known = await bookingOf(tx, stamp.id);
    if (known && !isSame(known, asked)) return { kind: "other" };
    if (known) return { kind: "booked", booking: known, again: true };
    const own = traineeId && (await sessionAt(tx, openCalendar.name, { traineeId, at: asked.at }));
    if (own) return { kind: "booked", booking: own, again: true };
    const seat = await freeSeat(tx, openCalendar, asked.at);
    if (seat === null) return { kind: "taken" };
    const form = stampName(openCalendar.name);
    const refused = await admit(tx, openCalendar.sign, { form, stamp, sender, limits: LIMITS });
    if (refused) return refused;
    const { name, mail, zone, message } = asked.guest;
    const hold = asked.byMail ? await holdOf(tx, mail, asked.at - openCalendar.now) : null;
    if (hold?.kind === "mailed-out") return hold;
    const rows = await tx
      .insert(bookings)
      .values({
        id: stamp.id,
        calendar: openCalendar.name,
        ...spanOf(openCalendar.calendar, asked.at),
        seat,
        guestName: name,
        guestMail: mail,
        zone,
        message,
        heldUntil: hold?.until,
        traineeId,
        caller: asked.caller,
      })
      .returning();
    const [booking] = rows;
    if (!booking) throw new Error("A booking was not stored");
    await recordGuestEvent(tx, "bookings.book", booking);
    await notify(tx, booking);
    return { kind: "booked", booking, again: false };
  });
}

/** Moves a booking that is in force and has not begun to another free time. */
export async function move(
  db: Db,
  openCalendar: OpenCalendar,
  { id, at }: { id: string; at: number },
  notify: (tx: Db, booking: Booking, from: Date) => Promise<void>,
): Promise<MoveOutcome> {
  return inTurn(db, openCalendar.name, async (tx) => {
    const before = await bookingOf(tx, id);
    if (!before || isOver(before, openCalendar.now)) return { kind: "over" };
    if (+before.startsAt === at) return { kind: "unchanged" };
    if (before.sequence >= MOST_MOVES) return { kind: "limited" };
    const seat = await freeSeat(tx, openCalendar, at, id);
    if (seat === null) return { kind: "taken" };
    const [booking] = await tx
      .update(bookings)
      .set({
        ...spanOf(openCalendar.calendar, at),
        seat,
        sequence: before.sequence + 1,
        heldUntil: sql`case when ${bookings.heldUntil} is not null then least(${bookings.heldUntil}, ${heldFor(at - openCalendar.now)}) end`,
      })
      .where(eq(bookings.id, id))
      .returning();
    if (!booking) return { kind: "over" };
    await recordGuestEvent(tx, "bookings.move", booking, before.startsAt);
    await notify(tx, booking, before.startsAt);
    return { kind: "moved", booking, from: before.startsAt };
  });
}

/** Cancels a booking that is in force and has not begun; null where there is nothing to cancel any more. */
export async function cancel(
  db: Db,
  { id, now }: { id: string; now: number },
  notify: (tx: Db, booking: Booking) => Promise<void>,
): Promise<Booking | null> {
  return db.transaction(async (tx) => {
    const [booking] = await tx
      .update(bookings)
      .set({ cancelledAt: sql`now()`, sequence: sql`${bookings.sequence} + 1` })
      .where(
        and(
          eq(bookings.id, id),
          isNull(bookings.cancelledAt),
          gt(bookings.startsAt, new Date(now)),
        ),
      )
      .returning();
    if (!booking) return null;
    await notify(tx, booking);
    return booking;
  });
}

/** A hold that was not confirmed in time reads as cancelled, whether or not its row says so yet. */
export async function bookingOf(db: Db, id: string): Promise<Booking | null> {
  const [booking] = await db
    .select({ ...getTableColumns(bookings), cancelledAt: endedAt })
    .from(bookings)
    .where(eq(bookings.id, id));
  return booking ?? null;
}

/** What this trainee has booked at this time: nobody needs two seats. */
async function sessionAt(
  db: Db,
  name: CalendarName,
  { traineeId, at }: { traineeId: string; at: number },
): Promise<Booking | null> {
  const [booking] = await db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.traineeId, traineeId),
        eq(bookings.calendar, name),
        eq(bookings.startsAt, new Date(at)),
        stands(),
      ),
    );
  return booking ?? null;
}

/** Whether nothing about a booking can be changed any more. */
export function isOver({ cancelledAt, startsAt }: Booking, now: number): boolean {
  return cancelledAt !== null || +startsAt <= now;
}

const turns = new Map<CalendarName, Promise<unknown>>();

/**
 * One at a time a calendar, once the holds that nobody confirmed in time are canceled: the next sees what the one
 * before has stored. Within a process the turn is waited for without a connection, so that a rush for one time leaves
 * the database to everybody else.
 */
async function inTurn<Result>(
  db: Db,
  name: CalendarName,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  const before = turns.get(name) ?? Promise.resolve();
  const turn = before.then(() =>
    withLock(db, { name: "calendar", of: name }, async (tx) => {
      await releaseHolds(tx, name);
      return work(tx);
    }),
  );
  turns.set(
    name,
    turn.catch(() => undefined),
  );
  return turn;
}

/** A booking that has been moved since was still sent as it says. */
function isSame(known: Booking, { at, guest }: BookingRequest): boolean {
  const isSameTime = known.sequence > 0 || +known.startsAt === at;
  const { guestName, guestMail, zone, message } = known;
  const kept: Guest = { name: guestName, mail: guestMail, zone, message };
  return isSameTime && isDeepStrictEqual(kept, guest);
}

/** The lowest seat that is free at a start; null where the rules do not offer that start now. */
async function freeSeat(
  db: Db,
  { name, calendar, now }: OpenCalendar,
  at: number,
  except?: string,
): Promise<number | null> {
  if (at < now || at > lastInstant({ calendar, now })) return null;
  const standing = await standingBookings(db, name, { from: at, to: at }, except);
  if (freeTimes(calendar, standing, { from: at, to: at, now }).length === 0) return null;
  const seats = new Set(standing.filter(({ startsAt }) => startsAt === at).map(({ seat }) => seat));
  for (let seat = 1; ; seat += 1) if (!seats.has(seat)) return seat;
}

/** Beyond this nothing is open: what somebody asks for may lie further than the database can count. */
function lastInstant({ calendar, now }: Pick<OpenCalendar, "calendar" | "now">): number {
  return now + (calendar.horizonDays + 2) * DAY_MS;
}

/** The bookings of a window, with two days around it: a day's count and its neighbors belong to the rules. */
async function standingBookings(
  db: Db,
  name: CalendarName,
  { from, to }: Omit<Window, "now">,
  except?: string,
) {
  const rows = await db
    .select({ startsAt: bookings.startsAt, endsAt: bookings.endsAt, seat: bookings.seat })
    .from(bookings)
    .where(
      and(
        eq(bookings.calendar, name),
        stands(),
        gte(bookings.startsAt, new Date(from - 2 * DAY_MS)),
        lte(bookings.startsAt, new Date(to + 2 * DAY_MS)),
        except ? ne(bookings.id, except) : undefined,
      ),
    );
  return rows.map(({ startsAt, endsAt, seat }) => ({
    startsAt: +startsAt,
    endsAt: +endsAt,
    seat,
  }));
}

function spanOf(calendar: Calendar, at: number) {
  return { startsAt: new Date(at), endsAt: new Date(endOf(calendar, at)) };
}
