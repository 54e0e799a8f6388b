/** A prospect's meetings: which bookings are theirs (DAY-5). */
import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { calendarNameOf, meetingKind, type Outcome, PROSPECT_CALENDARS } from "~/booking/booking";
import { bookings } from "~/booking/tables";
import type { Actor } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { followMeeting, type Pair, takeBack } from "./meeting-outcomes.server";
import { endRequests } from "./meeting-requests.server";
import { locked, withoutShow, write } from "./prospect-record.server";
import { meetingRequests, prospectMeetings } from "./tables";

export type ProspectMeeting = {
  id: string;
  title: string;
  guest: string;
  startsAt: string;
  outcome: Outcome | null;
  canceled: boolean;
};

/** The meetings that are linked to a prospect, newest first. */
export async function meetingsOf(db: Db, prospectId: string): Promise<ProspectMeeting[]> {
  const rows = await db
    .select(SHOWN)
    .from(prospectMeetings)
    .innerJoin(bookings, eq(bookings.id, prospectMeetings.bookingId))
    .where(eq(prospectMeetings.prospectId, prospectId))
    .orderBy(desc(bookings.startsAt));
  return rows.map(shownMeeting);
}

/** `taken`: the booking is another prospect's. `gone`: there is no such prospect, or no such meeting with a prospect. */
export type LinkOutcome = "done" | "taken" | "gone" | "not-theirs";

/** Who links; `ownOnly`: only prospects they added. */
type Linker = { actor: Actor; ownOnly: boolean };

/** Links a booking; an outcome it already has changes the prospect's status now. */
export async function linkMeeting(
  db: Db,
  { prospectId, bookingId }: Pair,
  { actor, ownOnly }: Linker,
): Promise<LinkOutcome> {
  return db.transaction(async (tx) => {
    const [booking] = await tx
      .select()
      .from(bookings)
      .where(
        and(
          eq(bookings.id, bookingId),
          isNull(bookings.heldUntil),
          inArray(bookings.calendar, PROSPECT_CALENDARS),
        ),
      )
      .for("update");
    const current = await locked(tx, prospectId);
    if (!booking || current === null) return "gone";
    if (ownOnly && current.userId !== actor.userId) return "not-theirs";
    const linked = await tx
      .insert(prospectMeetings)
      .values({ bookingId, prospectId, broughtBy: [actor.userId] })
      .onConflictDoNothing()
      .returning({ bookingId: prospectMeetings.bookingId });
    if (linked.length === 0) return "taken";
    const change = { id: prospectId, state: current.before };
    const facts = { booking: bookingId, linked: true };
    await write(tx, current, change, { verb: "prospects.link", actor, facts });
    await endRequests(tx, prospectId, booking);
    if (booking.outcome) await followMeeting(tx, actor, booking);
    return "done";
  });
}

/** Links the meeting that a setter named. `gone`: also if what they named is no longer waiting. */
export async function linkRequested(
  db: Db,
  actor: Actor,
  { request, booking }: { request: string; booking: string },
): Promise<LinkOutcome> {
  return db.transaction(async (tx) => {
    const [ended] = await tx
      .update(meetingRequests)
      .set({ state: "linked", endedAt: sql`now()` })
      .where(and(eq(meetingRequests.id, request), eq(meetingRequests.state, "waiting")))
      .returning();
    if (!ended) return "gone";
    const pair = { prospectId: ended.prospectId, bookingId: booking };
    const outcome = await linkMeeting(tx, pair, { actor, ownOnly: false });
    if (outcome !== "done")
      await tx
        .update(meetingRequests)
        .set({ state: "waiting", endedAt: null })
        .where(eq(meetingRequests.id, request));
    return outcome;
  });
}

/** Removes a link, and what the meeting changed: its show at once, its status unless something newer did. */
export async function unlinkMeeting(
  db: Db,
  { prospectId, bookingId }: Pair,
  { actor, ownOnly }: Linker,
): Promise<LinkOutcome> {
  return db.transaction(async (tx) => {
    // The booking first, as when an outcome is set, so that the two never wait for each other.
    const [booking] = await tx
      .select({ outcome: bookings.outcome })
      .from(bookings)
      .where(eq(bookings.id, bookingId))
      .for("update");
    const current = await locked(tx, prospectId);
    if (current === null) return "gone";
    if (ownOnly && current.userId !== actor.userId) return "not-theirs";
    const ended = await tx
      .delete(prospectMeetings)
      .where(
        and(eq(prospectMeetings.bookingId, bookingId), eq(prospectMeetings.prospectId, prospectId)),
      )
      .returning({ bookingId: prospectMeetings.bookingId });
    if (ended.length === 0) return "gone";
    const left = await takeBack(tx, actor, { prospectId, bookingId });
    if (left === null) return "gone";
    const facts = { booking: bookingId, linked: false };
    // A show without a meeting of its own was this one's, and pays again only once someone confirms it again.
    const isItsShow = booking?.outcome === "held" && left.before.showedIn === null;
    const state = isItsShow ? withoutShow(left.before) : left.before;
    const change = { id: prospectId, state };
    await write(tx, left, change, { verb: "prospects.link", actor, facts });
    return "done";
  });
}

export const SHOWN = {
  id: bookings.id,
  calendar: bookings.calendar,
  guest: bookings.guestName,
  startsAt: bookings.startsAt,
  outcome: bookings.outcome,
  cancelledAt: bookings.cancelledAt,
};

type Row = Pick<
  typeof bookings.$inferSelect,
  "id" | "calendar" | "startsAt" | "outcome" | "cancelledAt"
> & { guest: string };

export function shownMeeting({ calendar, startsAt, cancelledAt, ...row }: Row): ProspectMeeting {
  const { title } = meetingKind(calendarNameOf({ calendar }));
  return { ...row, title, startsAt: startsAt.toISOString(), canceled: cancelledAt !== null };
}
