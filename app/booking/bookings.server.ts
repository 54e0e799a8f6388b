/** Booking, moving and canceling: the one place that decides, under one lock. */
import { isDeepStrictEqual } from "node:util";
import { and, eq, getTableColumns } from "drizzle-orm";
import type { Actor } from "~/events/events.server";
import { admit, type Refused, type Sender } from "~/forms/forms.server";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import type { Origin } from "~/platform/pages/origin";
import type { SignedToken } from "~/platform/proof-of-work/signed-token.server";
import type { CalendarName } from "~/settings/settings.server";
import { availabilityOf } from "./availability.server";
import { type FreeTime, freeTimes, lastInstant, type Window } from "./free-times";
import {
  endedAt,
  holdOf,
  isActive,
  type MailedOut,
  recordBookingEvent,
  releaseHolds,
} from "./holds.server";
import { asStored, type BookableCalendar, hostFor, withHost } from "./hosts.server";
import { movedTo, spanOf } from "./moved-times.server";
import { hasEnough } from "./open-bookings.server";
import { bookingFormName } from "./schedule";
import { bookings } from "./tables";

export type Booking = typeof bookings.$inferSelect;

/** `zone`: IANA name, as Intl spells it. */
export type Guest = {
  name: string;
  mail: string;
  zone: string;
  message: string;
  phone: string;
  answers: { question: string; answer: string }[];
};

/**
 * `token`: the form's, whose id makes a form sent twice one booking; `caller`: a key for the sender; `traineeId`: who
 * books in the portal; `byMail`: whether a guest can be asked to confirm by email.
 */
export type BookingRequest = {
  token: SignedToken;
  at: number;
  guest: Guest;
  caller: string;
  /** Null for staff, who have no limits. */
  sender: Sender | null;
  actor?: Actor;
  traineeId: string | null;
  /** Where the guest came from, if known. */
  origin?: Origin | null;
  byMail: boolean;
  /** The chosen host; null for anyone who is free. */
  hostId: string | null;
  /** Whether they may still book, asked under the lock: what was true before may have ended. */
  may?: ((tx: Db) => Promise<boolean>) | undefined;
};

/** `taken`: not among the times free now, for any reason. `again`: already sent; `other`: with other entries; `enough`: this
 * stranger has as many upcoming meetings as one may have; `closed`: they may no longer book. */
export type BookOutcome =
  | { kind: "booked"; booking: Booking; again: boolean }
  | { kind: "taken" }
  | { kind: "other" }
  | { kind: "enough" }
  | { kind: "closed" }
  | MailedOut
  | Refused;

/** A meeting about to be changed; `sequence`: as it was shown, if the person has seen it. */
export type Seen = { id: string; sequence?: number | undefined };

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
/** Each move emails people. */
const MOST_MOVES = 10;

/** The times that can be booked in a window. `except`: a booking that makes room for itself. */
export async function freeTimesOf(
  db: Db,
  bookable: BookableCalendar,
  { from, to }: Omit<Window, "now">,
  except?: string,
): Promise<FreeTime[]> {
  const { calendar, now } = bookable;
  const window = { from: Math.max(from, now), to: Math.min(to, lastInstant(calendar, now)) };
  if (window.from > window.to) return [];
  const available = await availabilityOf(db, bookable, window, except ? [except] : []);
  return freeTimes(calendar, available, { ...window, now });
}

/** Books a seat for a guest, if the time is free now; `notify` runs in the same transaction (SLOT-2). */
export async function book(
  db: Db,
  shown: BookableCalendar,
  asked: BookingRequest,
  notify: (tx: Db, booking: Booking) => Promise<void>,
): Promise<BookOutcome> {
  return inTurn(db, shown, async (tx, bookable) => {
    const { token, sender, traineeId, caller, origin } = asked;
    const known = await bookingOf(tx, token.id);
    if (known && !isSame(known, asked)) return { kind: "other" };
    if (known) return { kind: "booked", booking: known, again: true };
    if (asked.may && !(await asked.may(tx))) return { kind: "closed" };
    const own = traineeId && (await sessionAt(tx, bookable.name, { traineeId, at: asked.at }));
    if (own) return { kind: "booked", booking: own, again: true };
    const free = await freeSeat(tx, bookable, asked);
    if (free === null) return { kind: "taken" };
    const form = bookingFormName(bookable.name);
    const arriving = sender && { form, token, sender, limits: LIMITS };
    const refused = arriving && (await admit(tx, bookable.sign, arriving));
    if (refused) return refused;
    const { name, mail, zone, message, phone, answers } = asked.guest;
    const isStranger = sender && traineeId === null;
    if (isStranger && (await hasEnough(tx, bookable, asked))) return { kind: "enough" };
    const hold = asked.byMail ? await holdOf(tx, mail, asked.at - bookable.now) : null;
    if (hold?.kind === "mailed-out") return hold;
    const [booking] = await tx
      .insert(bookings)
      .values({
        id: token.id,
        calendar: bookable.name,
        ...spanOf(bookable.calendar, asked.at),
        ...(await withHost(tx, bookable, free)),
        guestName: name,
        guestMail: mail,
        zone,
        message,
        answers,
        guestPhone: phone,
        heldUntil: hold?.until,
        traineeId,
        origin,
        caller,
      })
      .returning();
    if (!booking) throw new Error("A booking was not stored");
    await recordBookingEvent(tx, "bookings.book", booking, { actor: asked.actor });
    await notify(tx, booking);
    return { kind: "booked", booking, again: false };
  });
}

/** Moves an active booking that has not begun to another free time; `over`: or it is no longer as it was seen. */
export async function move(
  db: Db,
  shown: BookableCalendar,
  { at, actor, ...seen }: Seen & { at: number; actor?: Actor },
  notify: (tx: Db, booking: Booking, before: Booking) => Promise<void>,
): Promise<MoveOutcome> {
  return inTurn(db, shown, async (tx, bookable) => {
    const before = await holdMeeting(tx, seen, bookable.now);
    if (!before) return { kind: "over" };
    if (+before.startsAt === at) return { kind: "unchanged" };
    if (before.sequence >= MOST_MOVES) return { kind: "limited" };
    const free = await freeSeat(tx, bookable, {
      at,
      hostId: bookable.calendar.assignment === "choice" ? before.hostId : null,
      known: before,
    });
    if (free === null) return { kind: "taken" };
    const [booking] = await tx
      .update(bookings)
      .set({
        ...movedTo(before, spanOf(bookable.calendar, at), bookable.now),
        ...(await withHost(tx, bookable, free)),
      })
      .where(eq(bookings.id, before.id))
      .returning();
    if (!booking) return { kind: "over" };
    await recordBookingEvent(tx, "bookings.move", booking, { from: before.startsAt, actor });
    await notify(tx, booking, before);
    return { kind: "moved", booking, from: before.startsAt };
  });
}

/** A hold that was not confirmed in time counts as canceled, whether or not its row says so yet. */
export async function bookingOf(db: Db, id: string): Promise<Booking | null> {
  const [booking] = await db
    .select({ ...getTableColumns(bookings), cancelledAt: endedAt })
    .from(bookings)
    .where(eq(bookings.id, id));
  return booking ?? null;
}

/**
 * Every act on a meeting begins here: its row, locked until the transaction ends, so of two acts at once the second finds
 * what the first did. Null: it is over, or no longer as it was seen.
 */
export async function holdMeeting(
  tx: Db,
  { id, sequence }: Seen,
  now: number,
): Promise<Booking | null> {
  await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, id)).for("update");
  const held = await bookingOf(tx, id);
  if (!held || isOver(held, now)) return null;
  return sequence === undefined || sequence === held.sequence ? held : null;
}

/** What this trainee has booked at this time: no one needs two seats. */
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
        isActive(),
      ),
    );
  return booking ?? null;
}

/** Whether a booking can no longer be changed. */
export function isOver({ cancelledAt, startsAt }: Booking, now: number): boolean {
  return cancelledAt !== null || +startsAt <= now;
}

let lastTurn: Promise<unknown> = Promise.resolve();

/**
 * One booking at a time, after holds that were not confirmed in time are canceled: the next sees what the previous one
 * stored, and no host is given to two calendars. `work` gets the calendar as it is stored now, as it or a host may be gone.
 * Within a process the wait holds no connection, so a rush for one time leaves the database to everyone else.
 */
export async function inTurn<Result>(
  db: Db,
  shown: BookableCalendar,
  work: (tx: Db, bookable: BookableCalendar) => Promise<Result>,
): Promise<Result> {
  const turn = lastTurn.then(() => atOnce(db, shown, work));
  lastTurn = turn.catch(() => undefined);
  return turn;
}

/** The same out of turn: a transaction that holds the lock must not wait for those that wait for it. */
export const atOnce: typeof inTurn = (db, shown, work) =>
  withLock(db, "bookings", async (tx) => {
    await releaseHolds(tx);
    return work(tx, await asStored(tx, shown));
  });

/** A booking that has been moved since was still sent as it says. */
function isSame(known: Booking, { at, guest }: BookingRequest): boolean {
  const isSameTime = known.sequence > 0 || +known.startsAt === at;
  const { guestName, guestMail, guestPhone, zone, message, answers } = known;
  const kept = { name: guestName, mail: guestMail, zone, message, phone: guestPhone, answers };
  return isSameTime && isDeepStrictEqual(kept, guest);
}

type Wanted = { at: number; hostId: string | null; known?: Booking };

/**
 * The lowest free seat at a start, and who holds the meeting; null if the rules do not offer that start now, or not
 * with the chosen host. A `known` meeting stays with its host if possible.
 */
export async function freeSeat(
  db: Db,
  bookable: BookableCalendar,
  { at, hostId, known }: Wanted,
): Promise<{ seat: number; hostId: string } | null> {
  const { calendar, now } = bookable;
  if (at < now || at > lastInstant(calendar, now)) return null;
  const window = { from: at, to: at };
  const available = await availabilityOf(db, bookable, window, known ? [known.id] : []);
  const [time] = freeTimes(calendar, available, { ...window, now });
  const candidates = time?.hosts.filter((host) => hostId === null || host === hostId) ?? [];
  if (candidates.length === 0) return null;
  const here = available.taken.filter(({ startsAt }) => startsAt === at);
  const together = known?.hostId ? [known.hostId] : here.map(({ host }) => host);
  const seats = new Set(here.map(({ seat }) => seat));
  for (let seat = 1; ; seat += 1)
    if (!seats.has(seat))
      return { seat, hostId: await hostFor(db, bookable, candidates, together) };
}
