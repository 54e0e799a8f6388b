/** Canceling a meeting, alone or with everything else that an account has ahead. */
import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Actor } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import { type Context, tellOfMeeting } from "./booking-context.server";
import { type Booking, holdMeeting, type Seen } from "./bookings.server";
import { isActive, recordBookingEvent } from "./holds.server";
import { openSpan } from "./open-span";
import { bookings } from "./tables";

/** Cancels an active booking that has not begun; null if there is nothing left to cancel, or it is no longer as it was seen. */
export async function cancel(
  db: Db,
  { now, ...seen }: Seen & { now: number },
  notify: (tx: Db, booking: Booking) => Promise<void>,
): Promise<Booking | null> {
  return db.transaction(async (tx) => {
    const held = await holdMeeting(tx, seen, now);
    if (held === null) return null;
    const booking = await end(tx, held.id);
    await notify(tx, booking);
    return booking;
  });
}

/**
 * An account is about to be deleted: what it has ahead is canceled, as by anyone, and the ways into sessions that are
 * under way close. Nothing can be booked for it until the transaction ends.
 */
export async function cancelMeetingsOf(
  context: Context,
  db: Db,
  actor: Actor,
  traineeId: string,
): Promise<void> {
  await withLock(db, "bookings", async (tx) => {
    const now = Date.now();
    const own = await tx
      .select()
      .from(bookings)
      .where(and(eq(bookings.traineeId, traineeId), isActive(), gt(bookings.endsAt, BEGUN)))
      .orderBy(asc(bookings.startsAt), asc(bookings.id))
      .for("update");
    for (const held of own) {
      if (openSpan(held).until <= now) continue;
      const booking = await end(tx, held.id);
      if (+held.startsAt > now)
        await tellOfMeeting(context, tx, booking, { kind: "cancelled", forGood: true });
      await recordBookingEvent(tx, "bookings.cancel", booking, { actor });
    }
  });
}

/** What ended before cannot be under way. */
const BEGUN = sql`now() - interval '1 day'`;

/** Of a booking that is locked. */
export async function end(tx: Db, id: string): Promise<Booking> {
  const [booking] = await tx
    .update(bookings)
    .set({ cancelledAt: sql`now()`, sequence: sql`${bookings.sequence} + 1` })
    .where(eq(bookings.id, id))
    .returning();
  if (!booking) throw new Error("A locked booking is gone");
  return booking;
}
