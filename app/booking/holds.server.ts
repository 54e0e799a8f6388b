/** Bookings from addresses that are new to us: held until their guest confirms by email (S9). */
import { and, count, eq, gt, isNotNull, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { EventVerb } from "~/events/events";
import { type Actor, recordEvent } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import { mailOutbox } from "~/platform/mail/tables";
import { bookings } from "./tables";

const MAILS_A_DAY = 5;
const REMINDERS_A_DAY = 12;

export const HELD_MINUTES = 30;
const KEPT_DAYS = 30;

/** The address has had its maximum emails for the day, so no one could confirm this booking. */
export type MailedOut = { kind: "mailed-out"; retryAfterSeconds: number };

/** When a booking ended: canceled, or held and not confirmed in time; null while it is active. */
export const endedAt = sql<Date | null>`coalesce(${bookings.cancelledAt},
  case when ${bookings.heldUntil} <= now() then ${bookings.heldUntil} end)`.mapWith(
  bookings.cancelledAt,
);

export function isActive(): SQL | undefined {
  return and(
    isNull(bookings.cancelledAt),
    or(isNull(bookings.heldUntil), sql`${bookings.heldUntil} > now()`),
  );
}

/** Whether, and until when, a booking is held for this address; null if it has confirmed a booking before. */
export async function holdOf(
  tx: Db,
  mail: string,
  untilStartMs: number,
): Promise<{ kind: "held"; until: SQL } | MailedOut | null> {
  if (await isKnown(tx, mail)) return null;
  const retryAfterSeconds = await secondsToMail(tx, mail);
  if (retryAfterSeconds > 0) return { kind: "mailed-out", retryAfterSeconds };
  return { kind: "held", until: heldFor(untilStartMs) };
}

/** Half an hour from now, and never beyond the meeting's start. */
export function heldFor(untilStartMs: number): SQL {
  const seconds = Math.min(HELD_MINUTES * 60, untilStartMs / 1_000);
  return sql`now() + make_interval(secs => ${seconds}::float8)`;
}

/** Cancels what was not confirmed in time, in the transaction that holds the booking lock. */
export async function releaseHolds(tx: Db): Promise<void> {
  await tx
    .update(bookings)
    .set({ cancelledAt: bookings.heldUntil })
    .where(and(isNull(bookings.cancelledAt), lte(bookings.heldUntil, sql`now()`)));
}

/**
 * Confirms a held booking, once; `notify` runs in the same transaction. If too late, it only records that the address
 * reaches someone, so the next booking is not held.
 */
export async function confirmHold(
  db: Db,
  id: string,
  notify: (tx: Db, booking: typeof bookings.$inferSelect) => Promise<void>,
): Promise<void> {
  const held = and(eq(bookings.id, id), isNotNull(bookings.heldUntil));
  await db.transaction(async (tx) => {
    const [booking] = await tx
      .update(bookings)
      .set({ heldUntil: null, confirmedAt: sql`now()` })
      .where(and(held, isActive()))
      .returning();
    if (booking) {
      await recordBookingEvent(tx, "bookings.confirm", booking);
      return notify(tx, booking);
    }
    await tx.update(bookings).set({ confirmedAt: sql`now()` }).where(held);
  });
}

/**
 * Records that the guest will be there, once. False: nothing was recorded, as the meeting is not active, has begun, is no
 * longer as it was seen, or is confirmed already.
 */
export async function confirmAttendance(
  db: Db,
  { id, sequence }: Pick<typeof bookings.$inferSelect, "id" | "sequence">,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [booking] = await tx
      .update(bookings)
      .set({ guestConfirmedAt: sql`now()` })
      .where(
        and(
          eq(bookings.id, id),
          eq(bookings.sequence, sequence),
          isNull(bookings.cancelledAt),
          isNull(bookings.heldUntil),
          isNull(bookings.guestConfirmedAt),
          gt(bookings.startsAt, new Date()),
        ),
      )
      .returning();
    if (booking) await recordBookingEvent(tx, "bookings.attend", booking);
    return booking !== undefined;
  });
}

/** `from`: the start before it was moved; `actor`: who did it, if not its guest. */
export async function recordBookingEvent(
  tx: Db,
  verb: EventVerb,
  { id, calendar, startsAt, heldUntil, cancelledAt }: typeof bookings.$inferSelect,
  { from, actor = "guest" }: { from?: Date; actor?: Actor | "guest" } = {},
): Promise<void> {
  const status = cancelledAt ? "cancelled" : heldUntil ? "held" : "confirmed";
  await recordEvent(tx, {
    actor,
    verb,
    subject: { kind: "booking", id, label: calendar },
    before: from ? { startsAt: from.toISOString() } : null,
    after: { startsAt: startsAt.toISOString(), status },
  });
}

/** Deletes holds that ended a month ago: no one but their guest has ever seen them. */
export async function forgetHolds(db: Db): Promise<void> {
  const old = sql`now() - make_interval(days => ${KEPT_DAYS})`;
  await db.delete(bookings).where(lt(bookings.heldUntil, old));
}

async function isKnown(db: Db, mail: string): Promise<boolean> {
  const [confirmed] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(sql`lower(${bookings.guestMail})`, mail.toLowerCase()),
        isNotNull(bookings.confirmedAt),
      ),
    )
    .limit(1);
  return confirmed !== undefined;
}

/**
 * A guest gets at most five booking emails a day, no matter who books or moves the meetings (S9). Zero: one more may be
 * queued in this transaction.
 */
export function secondsToMail(db: Db, address: string): Promise<number> {
  return secondsUntilRoom(db, address, { most: MAILS_A_DAY, counted: isNull(mailOutbox.passing) });
}

/** The same for reminders, which someone with several meetings a day gets. */
export function secondsToRemind(db: Db, address: string): Promise<number> {
  const counted = isNotNull(mailOutbox.passing);
  return secondsUntilRoom(db, address, { most: REMINDERS_A_DAY, counted });
}

async function secondsUntilRoom(
  db: Db,
  address: string,
  { most, counted }: { most: number; counted: SQL },
): Promise<number> {
  const recipient = address.toLowerCase();
  return withLock(db, { name: "booking-mail", of: recipient }, async (tx) => {
    const oldest = sql`min(${mailOutbox.createdAt})`;
    const [sent] = await tx
      .select({
        mails: count(),
        seconds: sql<number>`ceil(extract(epoch from ${oldest} + interval '1 day' - now()))::int`,
      })
      .from(mailOutbox)
      .innerJoin(bookings, eq(mailOutbox.about, sql`'item ' || ${bookings.id}`))
      .where(
        and(
          counted,
          eq(sql`lower(${bookings.guestMail})`, recipient),
          eq(sql`lower(${mailOutbox.recipient})`, recipient),
          gt(mailOutbox.createdAt, sql`now() - interval '1 day'`),
        ),
      );
    return sent && sent.mails >= most ? Math.max(1, sent.seconds) : 0;
  });
}
