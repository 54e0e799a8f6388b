/** What the outcome of a meeting changes in its prospect, and taking that back (DAY-5, PAY-1). */
import { and, desc, eq } from "drizzle-orm";
import { calendarNameOf, meetingKind, type Outcome } from "~/booking/booking";
import type { MeetingOutcome } from "~/booking/booking.server";
import { bookings } from "~/booking/tables";
import type { Actor } from "~/events/events.server";
import { events } from "~/events/tables";
import type { Db } from "~/platform/db/database.server";
import { type Change, changesOf, type State } from "./changes.server";
import { nameOf, OPEN_STATUSES } from "./prospect";
import { type Current, locked, stateOf, withoutShow, write } from "./prospect-record.server";
import { prospectMeetings, prospects } from "./tables";
import { undoOne } from "./undo-prospect.server";

export type Pair = { prospectId: string; bookingId: string };
type Found = { id: string; name: string };

export async function prospectOfMeeting(db: Db, bookingId: string): Promise<Found | null> {
  const [row] = await db
    .select({ id: prospects.id, firstName: prospects.firstName, lastName: prospects.lastName })
    .from(prospectMeetings)
    .innerJoin(prospects, eq(prospects.id, prospectMeetings.prospectId))
    .where(eq(prospectMeetings.bookingId, bookingId));
  return row ? { id: row.id, name: nameOf(row) } : null;
}

/** A meeting's outcome changes its prospect's status; another outcome replaces the change, and none undoes it. */
export async function followMeeting(
  tx: Db,
  actor: Actor,
  { id: bookingId, outcome }: MeetingOutcome,
): Promise<void> {
  const [link] = await tx
    .select()
    .from(prospectMeetings)
    .where(eq(prospectMeetings.bookingId, bookingId));
  if (!link) return;
  const { prospectId, broughtBy } = link;
  const current = await takeBack(tx, actor, { prospectId, bookingId });
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, bookingId));
  if (outcome === null || current === null || !booking) return;
  const state = stateOf(movedBy(outcome, booking, current.before), current.before);
  // Neither the outcome nor the link is final if the one who gains by it made it.
  const authors = [actor.userId, await outcomeAuthor(tx, bookingId), ...broughtBy];
  const isOwn = authors.includes(current.userId);
  const isShow = state.showedIn === bookingId;
  const facts = { booking: bookingId, outcome, own: isOwn, vouched: isShow && !isOwn };
  await write(tx, current, { id: prospectId, state }, { verb: "prospects.meeting", actor, facts });
}

/** Undoes what this meeting changed; returns the row as it is then, null if it is gone. */
export async function takeBack(
  tx: Db,
  actor: Actor,
  { prospectId, bookingId }: Pair,
): Promise<Current | null> {
  const was = await locked(tx, prospectId);
  const earlier = outcomeInForce(await changesOf(tx, prospectId), bookingId);
  const undoer = { actor, mayEdit: true, zone: "UTC" };
  if (earlier) await undoOne(tx, { id: prospectId, version: earlier.version }, undoer);
  const current = await locked(tx, prospectId);
  if (current === null) return null;
  // A show that was reported before its meeting was linked is that meeting's: undoing the outcome alone would leave it.
  const wasReported = was?.before.showedIn === bookingId && current.before.showedAt !== null;
  if (!wasReported && !isShowOf(bookingId, current.before, earlier)) return current;
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
export async function outcomeAuthor(tx: Db, bookingId: string): Promise<string | null> {
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

/**
 * A decided prospect keeps their status, but a held meeting is a show at its start (PAY-1), or the show that was reported
 * before it was linked, so that no other prospect can have it too. Someone who did not come is due for a message today.
 */
function movedBy(
  outcome: Outcome,
  { id, calendar, startsAt }: typeof bookings.$inferSelect,
  { status, nextContactAt, showedIn }: State,
): Partial<State> {
  const isShow = outcome === "held" && showedIn === null;
  const isWithProspect = meetingKind(calendarNameOf({ calendar })).withProspect;
  const shown = isShow && isWithProspect ? { showedAt: startsAt.toISOString(), showedIn: id } : {};
  if (!OPEN_STATUSES.includes(status)) return shown;
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
