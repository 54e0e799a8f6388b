/** Door of the booking room: free times, and the meetings that are booked from them. */
import { formTokenWithoutWork } from "~/forms/forms.server";
import type { Db } from "~/platform/db/database.server";
import { HOUR_SECONDS } from "~/platform/time/durations";
import { requestContext } from "~/platform/web/request-context.server";
import { retryAfter } from "~/platform/web/responses.server";
import { brandOf, type CalendarName } from "~/settings/settings.server";
import {
  askedOf,
  bookingMailContext,
  type Context,
  hostAndPlace,
  meetingFor,
  openCalendarOf,
  signedId,
  tellOfMeeting,
} from "./booking-context.server";
import { invitation } from "./booking-mails.server";
import { type Booking, bookingOf, cancel, freeTimesOf, move } from "./bookings.server";
import type { Window } from "./free-times";
import { confirmHold, recordBookingEvent } from "./holds.server";
import { calendarNameOf, MEETINGS } from "./meetings";
import type { BookingResponse } from "./receive-booking.server";
import {
  type BookedMeeting,
  bookingFormName,
  meetingPath,
  type OwnBooking,
  type Schedule,
} from "./schedule";
import { meetingOf, type Trainee } from "./sessions.server";

export {
  type AgendaMeeting,
  agendaOf,
  bookForGuest,
  cancelForGuest,
  moveForGuest,
  openMeeting,
  otherHosts,
  reassignMeeting,
  unconfirmedSoon,
} from "./agenda.server";
export { askedOf, meetingFollowerContext } from "./booking-context.server";
export { checkGuest } from "./booking-form";
export { busyFeedJobs } from "./busy-feeds.server";
export { BOOKING_DOCUMENTS } from "./copy/booking.server";
export {
  MEETING_WORDS,
  type MeetingWords,
  type PickerWords,
  pickerWords,
} from "./copy/meetings.server";
export { forgetHolds } from "./holds.server";
export { lockBooking, removeBooking, writeBooking } from "./inbox-changes.server";
export { type MeetingOutcome, setOutcome } from "./outcomes.server";
export { type BookingResponse, receiveBooking } from "./receive-booking.server";
export { bookingJobs } from "./reminder-jobs.server";
export { planAllReminders } from "./reminder-plan.server";
export { type Session, sessionsOf } from "./sessions.server";
export { hostAndPlace, meetingFor };

const COOKIE_SECONDS = HOUR_SECONDS;

/** A calendar with its free times; everything open if no window is given. `except`: a booking about to be moved. */
export async function scheduleOf(
  context: Context,
  name: CalendarName,
  { window, except }: { window?: Omit<Window, "now">; except?: string } = {},
): Promise<Schedule> {
  const { db } = context.get(requestContext);
  const openCalendar = openCalendarOf(context, name);
  const { calendar, hosts } = openCalendar;
  const { zone, lengthMinutes, seats, horizonDays } = calendar;
  const choice = calendar.assignment === "choice" && !openCalendar.standIn;
  const all = { from: openCalendar.now, to: Number.POSITIVE_INFINITY };
  const times = await freeTimesOf(db, openCalendar, window ?? all, except);
  return {
    calendar: name,
    zone,
    lengthMinutes,
    seats,
    days: horizonDays,
    supportMail: brandOf(context).supportMail,
    times: times.map(({ at, left, hosts: free }) => ({
      at: new Date(at).toISOString(),
      left,
      ...(choice ? { hosts: free } : {}),
    })),
    hosts: choice ? hosts.map(({ id, name: called }) => ({ id, name: called })) : [],
    asked: askedOf(calendar),
  };
}

/** What a form needs to be sent without a script. */
export function bookingFormToken(context: Context, name: CalendarName): string {
  return formTokenWithoutWork(context, bookingFormName(name));
}

/** The booking that a signed reference names; null if it names none or is not ours. */
export async function bookingAt(context: Context, reference: string): Promise<Booking | null> {
  const id = signedId(context, reference);
  return id === null ? null : bookingOf(context.get(requestContext).db, id);
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
  return booking && meetingFor(context, booking);
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
  return booking && meetingFor(context, booking);
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
  const nextSteps = meeting.state === "stands" ? MEETINGS[meeting.calendar].nextSteps : null;
  const next = `${nextSteps ?? meetingPath(meeting)}?booked=1`;
  return { next, headers: { "Set-Cookie": cookie } };
}

type After = { next: string; headers?: Record<string, string> };

/** The response to the script that sent a booking; `after`: where it leads, with null for a bot's. */
export function bookingJson(
  response: BookingResponse,
  after: (meeting: BookedMeeting) => After,
): Response {
  if (response.state === "refused") {
    const {
      status,
      message: error = "Some answers need another look",
      faults,
      taken,
      stale,
      doubted,
    } = response;
    const fields = Object.keys(faults).length > 0 ? faults : undefined;
    const body = { error, fields, taken, stale, doubted };
    return Response.json(body, { status, headers: retryAfter(response) });
  }
  if (response.state === "unfit") return Response.json({ next: response.next });
  const { next, headers } = after(response.meeting);
  return Response.json({ next }, { status: 201, headers });
}

/** Over HTTPS no neighboring host can put another's meeting in its place. */
function cookieOf(request: Request): string {
  return new URL(request.url).protocol === "https:" ? "__Host-booked" : "booked";
}

/** Cancels a meeting; null if it is already canceled or past. `record`: writes its event, unless the guest cancels. */
export async function cancelMeeting(
  context: Context,
  { id }: Pick<Booking, "id">,
  record = (tx: Db, booking: Booking) => recordBookingEvent(tx, "bookings.cancel", booking),
): Promise<Booking | null> {
  const { db } = context.get(requestContext);
  return cancel(db, { id, now: Date.now() }, async (tx, booking) => {
    await tellOfMeeting(context, tx, booking, { kind: "cancelled" });
    await record(tx, booking);
  });
}

/** Moves a meeting to another free time of its calendar. */
export async function moveMeeting(context: Context, booking: Booking, at: number) {
  const { db } = context.get(requestContext);
  const openCalendar = openCalendarOf(context, calendarNameOf(booking));
  return move(db, openCalendar, { id: booking.id, at }, (tx, moved, from) =>
    tellOfMeeting(context, tx, moved, { kind: "moved", from }),
  );
}

/** A booking as a calendar file for its guest. */
export function meetingFile(context: Context, booking: Booking): string {
  const method = booking.cancelledAt ? "CANCEL" : "PUBLISH";
  return invitation(booking, bookingMailContext(context, booking), method);
}
