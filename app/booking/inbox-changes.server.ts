/** What the inbox does with bookings, each within a transaction that locks the row. */
import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { bookings } from "./tables";

type Booking = typeof bookings.$inferSelect;

/** The current row, locked until this transaction ends; null if there is none that is confirmed. */
export async function lockBooking(tx: Db, id: string): Promise<Booking | null> {
  const [row] = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), isNull(bookings.heldUntil)))
    .for("update");
  return row ?? null;
}

/** Writes the given values and returns the version the database assigned. */
export async function writeBooking(
  tx: Db,
  id: string,
  changes: Partial<Pick<Booking, "status" | "note" | "assigneeId">>,
): Promise<number | null> {
  const [row] = await tx
    .update(bookings)
    .set(changes)
    .where(eq(bookings.id, id))
    .returning({ version: bookings.version });
  return row?.version ?? null;
}

export async function removeBooking(tx: Db, id: string): Promise<void> {
  await tx.delete(bookings).where(eq(bookings.id, id));
}
