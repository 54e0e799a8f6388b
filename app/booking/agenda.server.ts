/** Meetings as staff see and change them, by the same rules as for guests (CALL-7). */
import { and, asc, eq, gt, gte, isNull, lt, ne, or, type SQL } from "drizzle-orm";
import type { Actor } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { type CutList, cutList, found } from "~/platform/queries/lists.server";
import { DAY_MS } from "~/platform/time/durations";
import { requestContext } from "~/platform/web/request-context.server";
import { type CalendarName, settingsContext } from "~/settings/settings.server";
import {
  bookableCalendarOf,
  type Context,
  hostAndPlace,
  tellOfMeeting,
} from "./booking-context.server";
import { atOnce, type Booking, book, bookingOf, type Guest, inTurn, move } from "./bookings.server";
import { cancel } from "./cancel.server";
import { recordBookingEvent } from "./holds.server";
import { calendarNameOf, meetingTitle, type Outcome, type Place } from "./meetings";
import { reassign } from "./reassign.server";
import { bookings } from "./tables";

const SOON_MS = 2 * DAY_MS;
const RECENT_MS = 14 * DAY_MS;
const MOST_LISTED = 500;

export type AgendaMeeting = {
  id: string;
  calendar: CalendarName;
  title: string;
  startsAt: string;
  endsAt: string;
  guestName: string;
  hostId: string | null;
  place: Place | null;
  isConfirmed: boolean;
  /** Nobody waits for it any more, as for the interview of someone who is accepted. */
  isSettled: boolean;
  outcome: Outcome | null;
};

/** Confirmed active meetings between two instants, in order. `host`: only this one's. */
export function agendaOf(
  context: Context,
  { from, to, host }: { from: number; to: number; host: string | null },
): Promise<CutList<AgendaMeeting>> {
  return listed(
    context,
    gte(bookings.startsAt, new Date(from)),
    lt(bookings.startsAt, new Date(to)),
    host === null ? undefined : eq(bookings.hostId, host),
  );
}

/** Those in the next 48 hours whose guests have not said they will be there. */
export function unconfirmedSoon(context: Context, now: number): Promise<CutList<AgendaMeeting>> {
  return listed(
    context,
    gt(bookings.startsAt, new Date(now)),
    lt(bookings.startsAt, new Date(now + SOON_MS)),
    isNull(bookings.guestConfirmedAt),
    or(ne(bookings.calendar, "interview"), ne(bookings.status, "done")),
  );
}

/** Meetings of the last two weeks that are over but have no outcome yet. */
export function withoutOutcome(context: Context, now: number): Promise<CutList<AgendaMeeting>> {
  return listed(
    context,
    gt(bookings.startsAt, new Date(now - RECENT_MS)),
    lt(bookings.endsAt, new Date(now)),
    isNull(bookings.outcome),
  );
}

async function listed(
  context: Context,
  ...wanted: (SQL | undefined)[]
): Promise<CutList<AgendaMeeting>> {
  const rows = await context
    .get(requestContext)
    .db.select({ booking: bookings, found })
    .from(bookings)
    .where(and(isNull(bookings.cancelledAt), isNull(bookings.heldUntil), ...wanted))
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
    .limit(MOST_LISTED);
  const meetings = rows.map(({ booking: row, found }) => {
    const calendar = calendarNameOf(row);
    return {
      found,
      id: row.id,
      calendar,
      title: meetingTitle(context.get(settingsContext), calendar),
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
      guestName: row.guestName,
      hostId: row.hostId,
      place: hostAndPlace(context, row).place,
      isConfirmed: row.guestConfirmedAt !== null,
      isSettled: calendar === "interview" && row.status === "done",
      outcome: row.outcome,
    };
  });
  return cutList(meetings);
}

/** The meeting staff want to change; null if it is canceled, held or over. */
export async function openMeeting(context: Context, id: string): Promise<Booking | null> {
  const booking = await bookingOf(context.get(requestContext).db, id);
  const isOpen = booking && !booking.cancelledAt && !booking.heldUntil;
  return isOpen && booking.startsAt > new Date() ? booking : null;
}

type ForGuest = { calendar: CalendarName; at: number; guest: Guest };

/** Books for a guest, who gets an email and does not have to confirm the address. */
export function bookForGuest(context: Context, actor: Actor, { calendar, at, guest }: ForGuest) {
  const { db } = context.get(requestContext);
  const asked = {
    token: { id: crypto.randomUUID(), issuedAt: Date.now(), difficulty: 0, withoutWork: false },
    at,
    guest,
    actor,
    caller: "staff",
    sender: null,
    traineeId: null,
    hostId: null,
    byMail: false,
  };
  return book(db, bookableCalendarOf(context, calendar), asked, (tx, booking) =>
    tellOfMeeting(context, tx, booking, { kind: "booked" }),
  );
}

export function moveForGuest(
  context: Context,
  actor: Actor,
  booking: Booking,
  { at, words }: { at: number; words?: string },
) {
  const { db } = context.get(requestContext);
  const bookable = bookableCalendarOf(context, calendarNameOf(booking));
  const { id, sequence } = booking;
  return move(db, bookable, { id, sequence, at, actor }, (tx, moved, before) =>
    tellOfMeeting(context, tx, moved, {
      kind: "moved",
      from: before.startsAt,
      hostBefore: before.hostId,
      words,
    }),
  );
}

/**
 * Gives a meeting to another host of its calendar who is free then, anyone if `hostId` is null; its guest gets the new
 * details. `tx`: a transaction that it belongs to.
 */
export function reassignMeeting(
  context: Context,
  actor: Actor,
  booking: Pick<Booking, "id" | "calendar"> & Partial<Pick<Booking, "sequence">>,
  hostId: string | null,
  tx?: Db,
) {
  const { db } = context.get(requestContext);
  const bookable = bookableCalendarOf(context, calendarNameOf(booking));
  const { id, sequence } = booking;
  const tell: Parameters<typeof reassign>[3] = (inner, changed, hostBefore) =>
    tellOfMeeting(context, inner, changed, { kind: "booked", hostBefore });
  return reassign(tx ?? db, bookable, { id, sequence, hostId, actor }, tell, tx ? atOnce : inTurn);
}

export function cancelForGuest(
  context: Context,
  actor: Actor,
  { id, sequence }: Booking,
  words?: string,
) {
  const { db } = context.get(requestContext);
  return cancel(db, { id, sequence, now: Date.now() }, async (tx, booking) => {
    await tellOfMeeting(context, tx, booking, { kind: "cancelled", words });
    await recordBookingEvent(tx, "bookings.cancel", booking, { actor });
  });
}

/** Who else can take a meeting of this calendar. */
export function otherHosts(context: Context, { hostId, ...booking }: Booking) {
  const { hosts } = bookableCalendarOf(context, calendarNameOf(booking));
  return hosts.filter(({ id, name }) => id !== hostId && name !== "");
}
