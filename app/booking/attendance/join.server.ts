/** A guest's own link to a group session: whose it is, and that it was opened (WEEK-6). */
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "~/platform/db/database.server";
import { requestContext } from "~/platform/web/request-context.server";
import { type Context, isJoinReference } from "../booking-context.server";
import { type Booking, bookingOf } from "../bookings.server";
import { isGroup } from "../meetings";
import { isSwitchedOff } from "../sessions.server";
import { attendance } from "../tables";

/** The booking that a link to a group session names; null if it names none, or its account is gone or switched off. */
export async function bookingToJoin(context: Context, token: string): Promise<Booking | null> {
  const { db } = context.get(requestContext);
  const id = z.uuid().safeParse(token.split(".")[0]).data;
  const booking = id === undefined ? null : await bookingOf(db, id);
  if (!booking || !isGroup(booking) || booking.heldUntil) return null;
  if (!isJoinReference(context, token, booking)) return null;
  return (await isSwitchedOff(db, booking)) ? null : booking;
}

/** Counts that someone came: the first time and the last. */
export async function countPresence(
  db: Db,
  { id: bookingId, startsAt }: Booking,
  now: Date,
): Promise<void> {
  await db
    .insert(attendance)
    .values({ bookingId, startsAt, firstAt: now, lastAt: now })
    .onConflictDoUpdate({
      target: [attendance.bookingId, attendance.startsAt],
      set: {
        firstAt: sql`least(${attendance.firstAt}, excluded.first_at)`,
        lastAt: sql`greatest(${attendance.lastAt}, excluded.last_at)`,
      },
    });
}
