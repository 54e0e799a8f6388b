/** A meeting's outcome: set by staff after its start, and cleared just as easily (CALL-6). */
import { and, eq, isNull } from "drizzle-orm";
import { type Actor, recordEvent } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import type { Outcome } from "./meetings";
import { planFollowUp } from "./reminder-plan.server";
import { bookings } from "./tables";

/** `changed`: it has another outcome than the one that was shown; `early`: it has not begun; `gone`: there is no such meeting, or it was canceled before. */
export type OutcomeSet =
  | { kind: "done"; before: Outcome | null; version: number }
  | { kind: "early" | "gone" | "changed" };

/** `was`: the outcome that was shown, if it is known. */
export type MeetingOutcome = { id: string; outcome: Outcome | null; was?: Outcome | null };

/**
 * `outcome`: null clears it. A no-show's guest is emailed the next free times shortly afterward. `follow`: what else
 * changes with it, in the same transaction.
 */
export async function setOutcome(
  db: Db,
  actor: Actor,
  { id, outcome, was }: MeetingOutcome,
  follow: (tx: Db, actor: Actor, meeting: typeof bookings.$inferSelect) => Promise<void>,
): Promise<OutcomeSet> {
  return db.transaction(async (tx) => {
    const confirmed = and(
      eq(bookings.id, id),
      isNull(bookings.cancelledAt),
      isNull(bookings.heldUntil),
    );
    const [held] = await tx.select().from(bookings).where(confirmed).for("update");
    if (!held) return { kind: "gone" };
    if (held.startsAt > new Date()) return { kind: "early" };
    const { outcome: before, version } = held;
    if (before === outcome) return { kind: "done", before, version };
    if (was !== undefined && was !== before) return { kind: "changed" };
    const [booking] = await tx
      .update(bookings)
      .set({ outcome })
      .where(eq(bookings.id, id))
      .returning();
    if (!booking) return { kind: "gone" };
    await recordEvent(tx, {
      actor,
      verb: "bookings.outcome",
      subject: { kind: "booking", id, label: held.calendar },
      before: { outcome: before },
      after: { outcome },
    });
    await planFollowUp(tx, booking);
    await follow(tx, actor, booking);
    return { kind: "done", before, version: booking.version };
  });
}
