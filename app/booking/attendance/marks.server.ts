/** What a person says of someone's coming to a group session, where links and calls do not know it (WEEK-6). */
import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { attendance, bookings } from "../tables";
import { type AssignedGuest, inTurn, ofSession, type SessionKey } from "./calls.server";
import type { Mark } from "./presence";

/** `mark`: null takes it back; `was`: the one that was shown. */
type Marked = SessionKey & { booking: string; mark: Mark | null; was: Mark | null };

/** `early`: the session has not begun; `changed`: another was said in the meantime; `gone`: nobody like that booked it. */
type MarkSet = "done" | "early" | "changed" | "gone";

type Said = { by: string; whose: SQL | undefined; now: Date };

/** `whose`: of whom this person may say it; `record`: in the same transaction. */
export function markAttendance(
  db: Db,
  { booking, mark, was, ...session }: Marked,
  { by, whose, now }: Said,
  record: (tx: Db, guest: AssignedGuest) => Promise<void>,
): Promise<MarkSet> {
  return inTurn(db, session, async (tx) => {
    const { id, guestName, traineeId, cancelledAt } = bookings;
    const [guest] = await tx
      .select({ id, guestName, traineeId })
      .from(bookings)
      .where(and(ofSession(session, bookings), eq(id, booking), isNull(cancelledAt), whose));
    if (!guest) return "gone";
    if (session.startsAt > now) return "early";
    const { startsAt } = session;
    const [stored] = await tx
      .select({ marked: attendance.marked })
      .from(attendance)
      .where(and(eq(attendance.bookingId, guest.id), eq(attendance.startsAt, startsAt)));
    const before = stored?.marked ?? null;
    if (before === mark) return "done";
    if (before !== was) return "changed";
    const said =
      mark === null ? { markedAt: null, markedBy: null } : { markedAt: now, markedBy: by };
    await tx
      .insert(attendance)
      .values({ bookingId: guest.id, startsAt, marked: mark, ...said })
      .onConflictDoUpdate({
        target: [attendance.bookingId, attendance.startsAt],
        set: { marked: mark, ...said },
      });
    await record(tx, guest);
    return "done";
  });
}
