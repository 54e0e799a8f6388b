/** Gives a meeting another host, by the same rules as booking it (CALL-4, CALL-7). */
import { eq, sql } from "drizzle-orm";
import type { Actor } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { type Booking, freeSeat, holdMeeting, inTurn, type Seen } from "./bookings.server";
import { recordBookingEvent } from "./holds.server";
import type { BookableCalendar } from "./hosts.server";
import { withHost } from "./hosts.server";
import { bookings } from "./tables";

type ReassignOutcome = "reassigned" | "unchanged" | "taken" | "over";

/** `hostId`: null for any free host; `over`: or it is no longer as it was seen. `take`: how it gets its turn. */
export async function reassign(
  db: Db,
  shown: BookableCalendar,
  { hostId, actor, ...seen }: Seen & { hostId: string | null; actor: Actor },
  notify: (tx: Db, booking: Booking, hostBefore: string | null) => Promise<void>,
  take = inTurn,
): Promise<ReassignOutcome> {
  return take(db, shown, async (tx, bookable) => {
    // The time itself was accepted when it was booked.
    const calendar = { ...bookable.calendar, noticeHours: 0 };
    const before = await holdMeeting(tx, seen, bookable.now);
    if (!before) return "over";
    if (before.hostId === hostId) return "unchanged";
    const wanted = { at: +before.startsAt, hostId, known: before };
    const free = await freeSeat(tx, { ...bookable, calendar }, wanted);
    if (free === null) return "taken";
    const [booking] = await tx
      .update(bookings)
      .set({
        ...(await withHost(tx, bookable, free)),
        sequence: sql`${bookings.sequence} + 1`,
      })
      .where(eq(bookings.id, before.id))
      .returning();
    if (!booking) return "over";
    await recordBookingEvent(tx, "bookings.reassign", booking, { actor });
    await notify(tx, booking, before.hostId);
    return "reassigned";
  });
}
