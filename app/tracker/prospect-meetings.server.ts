/** A prospect's meetings: which bookings are theirs; a meeting's outcome changes their status (DAY-5). */
import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Actor } from "~/auth/auth.server";
import { events } from "~/auth/tables";
import { calendarNameOf, MEETINGS, type Outcome, PROSPECT_CALENDARS } from "~/booking/booking";
import type { MeetingOutcome } from "~/booking/booking.server";
import { bookings } from "~/booking/tables";
import type { Db } from "~/platform/db/database.server";
import { type Change, changesOf, type State } from "./changes.server";
import { endRequests } from "./meeting-requests.server";
import { nameOf } from "./prospect";
import { type Current, locked, stateOf, withoutShow, write } from "./prospect-writes.server";
import { meetingRequests, prospectMeetings, prospects } from "./tables";
import { undoOne } from "./undo-prospect.server";

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

type Found = { id: string; name: string };

export async function prospectOfMeeting(db: Db, bookingId: string): Promise<Found | null> {
  const [row] = await db
    .select({ id: prospects.id, firstName: prospects.firstName, lastName: prospects.lastName })
    .from(prospectMeetings)
    .innerJoin(prospects, eq(prospects.id, prospectMeetings.prospectId))
    .where(eq(prospectMeetings.bookingId, bookingId));
  return row ? { id: row.id, name: nameOf(row) } : null;
}

/** `taken`: the booking is another prospect's. `gone`: there is no such prospect, or no such meeting with a prospect. */
export type LinkOutcome = "done" | "taken" | "gone" | "not-theirs";

/** Who links; `ownOnly`: only prospects they added. */
type Linker = { actor: Actor; ownOnly: boolean };
type Pair = { prospectId: string; bookingId: string };

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
      .values({ bookingId, prospectId })
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
    await tx.select().from(bookings).where(eq(bookings.id, bookingId)).for("update");
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
    const change = { id: prospectId, state: left.before };
    await write(tx, left, change, { verb: "prospects.link", actor, facts });
    return "done";
  });
}

/** A meeting's outcome changes its prospect's status; another outcome replaces the change, and none undoes it. */
export async function followMeeting(
  tx: Db,
  actor: Actor,
  { id: bookingId, outcome }: MeetingOutcome,
): Promise<void> {
  const prospect = await prospectOfMeeting(tx, bookingId);
  if (prospect === null) return;
  const { id: prospectId } = prospect;
  const current = await takeBack(tx, actor, { prospectId, bookingId });
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, bookingId));
  if (outcome === null || current === null || !booking) return;
  const state = stateOf(movedBy(outcome, booking, current.before), current.before);
  // Neither the outcome nor the link is final if the one who gains by it made it.
  const isOwn = [actor.userId, await outcomeAuthor(tx, bookingId)].includes(current.userId);
  const isShow = state.showedIn === bookingId;
  const facts = { booking: bookingId, outcome, own: isOwn, vouched: isShow && !isOwn };
  await write(tx, current, { id: prospectId, state }, { verb: "prospects.meeting", actor, facts });
}

/** Undoes what this meeting changed; returns the row as it is then, null if it is gone. */
async function takeBack(
  tx: Db,
  actor: Actor,
  { prospectId, bookingId }: Pair,
): Promise<Current | null> {
  const earlier = outcomeInForce(await changesOf(tx, prospectId), bookingId);
  const undoer = { actor, mayEdit: true, zone: "UTC" };
  if (earlier) await undoOne(tx, { id: prospectId, version: earlier.version }, undoer);
  const current = await locked(tx, prospectId);
  if (current === null || !isShowOf(bookingId, current.before, earlier)) return current;
  // Something newer changed the status, which stays; the show does not.
  const facts = { booking: bookingId, outcome: null };
  const change = { id: prospectId, state: withoutShow(current.before) };
  await write(tx, current, change, { verb: "prospects.meeting", actor, facts });
  return locked(tx, prospectId);
}

/** Before shows named their meeting, the change that set the same moment tells. */
function isShowOf(bookingId: string, now: State, earlier: Change | undefined): boolean {
  if (now.showedIn !== null || now.showedAt === null) return now.showedIn === bookingId;
  const wasSetThen = earlier?.before?.showedAt === null && earlier.after.showedIn === null;
  return wasSetThen && earlier.after.showedAt === now.showedAt && now.showedAt !== now.closedAt;
}

function outcomeInForce(changes: readonly Change[], booking: string): Change | undefined {
  const last = changes.find(({ kind, meeting }) => kind === "met" && meeting?.booking === booking);
  const isOver = last?.meeting?.outcome === null || changes.some(({ of }) => of === last?.id);
  return isOver ? undefined : last;
}

/** Who last set the outcome of a meeting. */
async function outcomeAuthor(tx: Db, bookingId: string): Promise<string | null> {
  const [event] = await tx
    .select({ actorId: events.actorId })
    .from(events)
    .where(
      and(
        eq(events.subjectKind, "booking"),
        eq(events.subjectId, bookingId),
        eq(events.verb, "bookings.outcome"),
      ),
    )
    .orderBy(desc(events.at))
    .limit(1);
  return event?.actorId ?? null;
}

const OPEN: readonly State["status"][] = ["pending", "no_show", "rescheduled"];

/**
 * A decided prospect keeps their status, but a held meeting is a show at its start (PAY-1). Someone who did not come is
 * due for a message today.
 */
function movedBy(
  outcome: Outcome,
  { id, calendar, startsAt }: typeof bookings.$inferSelect,
  { status, nextContactAt, showedAt }: State,
): Partial<State> {
  const isShow = outcome === "held" && showedAt === null;
  const isWithProspect = MEETINGS[calendarNameOf({ calendar })].withProspect;
  const shown = isShow && isWithProspect ? { showedAt: startsAt.toISOString(), showedIn: id } : {};
  if (!OPEN.includes(status)) return shown;
  const due = { nextContactAt: nextContactAt ?? new Date().toISOString() };
  switch (outcome) {
    case "held":
      return { status: "pending", ...shown };
    case "no-show":
      return { status: "no_show", ...due };
    case "canceled":
      return { status: "rescheduled", ...due };
  }
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
  const { title } = MEETINGS[calendarNameOf({ calendar })];
  return { ...row, title, startsAt: startsAt.toISOString(), canceled: cancelledAt !== null };
}
