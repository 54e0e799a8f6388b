/** A guest's own meeting: found by its signed address or by this browser, confirmed, moved and kept as a file. */
import { forgetSender } from "~/forms/forms.server";
import { HOUR_SECONDS } from "~/platform/time/durations";
import { requestContext } from "~/platform/web/request-context.server";
import type { CalendarName } from "~/settings/settings.server";
import {
  bookableCalendarOf,
  bookingMailContext,
  type Context,
  meetingFor,
  signedId,
  tellOfMeeting,
} from "./booking-context.server";
import { invitation } from "./booking-mails.server";
import { type Booking, bookingOf, move } from "./bookings.server";
import { confirmHold } from "./holds.server";
import { calendarNameOf, meetingKind, meetingPath } from "./meetings";
import type { BookedMeeting, OwnBooking } from "./schedule";
import { isSwitchedOff, meetingOf, type Trainee } from "./sessions.server";

const COOKIE_SECONDS = HOUR_SECONDS;

/** The booking that a signed reference names; null if it names none, is not ours, or its account is switched off. */
export async function bookingAt(context: Context, reference: string): Promise<Booking | null> {
  const { db } = context.get(requestContext);
  const id = signedId(context, reference);
  const booking = id === null ? null : await bookingOf(db, id);
  return booking && (await isSwitchedOff(db, booking)) ? null : booking;
}

/** The booking named by the confirmation link in the email to a new address; null if it names none or is not ours. */
export async function bookingToConfirm(
  context: Context,
  reference: string,
): Promise<Booking | null> {
  const id = signedId(context, reference, "confirm-booking");
  return id === null ? null : bookingOf(context.get(requestContext).db, id);
}

/** Confirms a held meeting, once; returns the meeting as it is then, canceled if its guest was too late. */
export async function confirmMeeting(
  context: Context,
  { id }: Pick<Booking, "id">,
): Promise<BookedMeeting | null> {
  const { db } = context.get(requestContext);
  await confirmHold(db, id, (tx, booking) =>
    tellOfMeeting(context, tx, booking, { kind: "booked" }),
  );
  const booking = await bookingOf(db, id);
  return booking && (await meetingFor(context, booking));
}

/** The meeting that this browser just booked, on a page whose address says `?booked=1`. */
export async function justBooked(
  request: Request,
  context: Context,
): Promise<BookedMeeting | null> {
  if (!new URL(request.url).searchParams.has("booked")) return null;
  const meeting = await bookedHere(request, context);
  return meeting?.state === "stands" ? meeting : null;
}

async function bookedHere(request: Request, context: Context): Promise<BookedMeeting | null> {
  const cookies = request.headers.get("Cookie")?.split("; ") ?? [];
  const name = `${cookieOf(request)}=`;
  const reference = cookies.find((each) => each.startsWith(name))?.slice(name.length) ?? "";
  const booking = await bookingAt(context, reference);
  return booking && (await meetingFor(context, booking));
}

/**
 * The reader's own booking in this calendar: what this browser just booked, or in the portal what the trainee has at
 * that time. No one learns of another's.
 */
export async function ownBooking(
  request: Request,
  context: Context,
  { calendar, trainee, at }: { calendar: CalendarName; trainee?: Trainee | null; at?: string },
): Promise<OwnBooking | undefined> {
  const meeting = trainee
    ? await meetingOf(context, trainee, { calendar, at })
    : await bookedHere(request, context);
  if (meeting?.calendar !== calendar) return undefined;
  if (meeting.state !== "stands" && meeting.state !== "held") return undefined;
  return { at: meeting.startsAt, path: meetingPath(meeting), isHeld: meeting.state === "held" };
}

/**
 * Where booking leads, which is the meeting's own page while it is unconfirmed, and the cookie by which the next steps
 * know the meeting: no one else gets its address.
 */
export function afterBooking(request: Request, meeting: BookedMeeting) {
  if (meeting.inPortal) return { next: `${meetingPath(meeting)}?booked=1` };
  const cookie = `${cookieOf(request)}=${meeting.reference}; Path=/; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax`;
  const nextSteps = meeting.state === "stands" ? meetingKind(meeting.calendar).nextSteps : null;
  const next = `${nextSteps ?? meetingPath(meeting)}?booked=1`;
  const cookies = [cookie, forgetSender(request)];
  return { next, headers: cookies.map((each): [string, string] => ["Set-Cookie", each]) };
}

/** Moves a meeting to another free time of its calendar. */
export async function moveMeeting(context: Context, booking: Booking, at: number) {
  const { db } = context.get(requestContext);
  const bookable = bookableCalendarOf(context, calendarNameOf(booking));
  const { id, sequence } = booking;
  return move(db, bookable, { id, sequence, at }, (tx, moved, before) =>
    tellOfMeeting(context, tx, moved, {
      kind: "moved",
      from: before.startsAt,
      hostBefore: before.hostId,
    }),
  );
}

/** A booking as a calendar file for its guest. */
export function meetingFile(context: Context, booking: Booking): string {
  const method = booking.cancelledAt ? "CANCEL" : "PUBLISH";
  return invitation(booking, bookingMailContext(context, booking), method);
}

/** Over HTTPS no neighboring host can put another's meeting in its place. */
function cookieOf(request: Request): string {
  return new URL(request.url).protocol === "https:" ? "__Host-booked" : "booked";
}
