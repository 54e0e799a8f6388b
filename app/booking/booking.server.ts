/** Door of the booking room: free times, and the meetings that are booked from them. */

import type { Actor } from "~/events/events.server";
import { formTokenWithoutWork } from "~/forms/forms.server";
import type { Db } from "~/platform/db/database.server";
import { writtenMail } from "~/platform/mail/written-mail.server";
import { requestContext } from "~/platform/web/request-context.server";
import { retryAfter } from "~/platform/web/responses.server";
import { brandOf, type CalendarName } from "~/settings/settings.server";
import {
  askedOf,
  bookableCalendarOf,
  type Context,
  hostAndPlace,
  meetingFor,
  tellOfMeeting,
} from "./booking-context.server";
import type { Letter } from "./booking-mails.server";
import { type Booking, freeTimesOf, type Seen } from "./bookings.server";
import { cancel } from "./cancel.server";
import type { Window } from "./free-times";
import { recordBookingEvent } from "./holds.server";
import type { BookingResponse } from "./receive-booking.server";
import { type BookedMeeting, bookingFormName, type Schedule } from "./schedule";

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
  withoutOutcome,
} from "./agenda.server";
export { askedOf, meetingFollowerContext, pickerWords } from "./booking-context.server";
export { checkGuest } from "./booking-form";
export { busyFeedJobs } from "./busy-feeds.server";
export { calendarFile } from "./calendar-file";
export { cancelMeetingsOf } from "./cancel.server";
export { BOOKING_DOCUMENTS } from "./copy/booking.server";
export { MEETING_WORDS, type MeetingWords, type PickerWords } from "./copy/meetings.server";
export {
  cancelSession,
  groupSessionOf,
  moveSession,
} from "./group-session.server";
export { justBooked } from "./guest-meetings.server";
export { forgetHolds } from "./holds.server";
export { hostOf, meetingsAhead, removeHost, withMeetingsAhead } from "./host-changes.server";
export { countOutsideHours } from "./host-schedule.server";
export { lockBooking, removeBooking, writeBooking } from "./inbox-changes.server";
export { type MeetingOutcome, setOutcome } from "./outcomes.server";
export { receiveBooking } from "./receive-booking.server";
export { bookingJobs } from "./reminder-jobs.server";
export { planAllReminders } from "./reminder-plan.server";
export { type Session, sessionsOf } from "./sessions.server";
export { hostAndPlace, meetingFor };

/** A calendar with its free times; everything open if no window is given. `except`: a booking about to be moved. */
export async function scheduleOf(
  context: Context,
  name: CalendarName,
  { window, except }: { window?: Omit<Window, "now">; except?: string } = {},
): Promise<Schedule> {
  const { db } = context.get(requestContext);
  const bookable = bookableCalendarOf(context, name);
  const { calendar, hosts } = bookable;
  const { zone, lengthMinutes, seats, horizonDays } = calendar;
  const choice = calendar.assignment === "choice" && !bookable.standIn;
  const all = { from: bookable.now, to: Number.POSITIVE_INFINITY };
  const times = await freeTimesOf(db, bookable, window ?? all, except);
  return {
    calendar: name,
    zone,
    lengthMinutes,
    seats,
    days: horizonDays,
    supportMail: writtenMail(brandOf(context).supportMail),
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

type After = { next: string; headers?: [name: string, value: string][] };

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
      asked,
    } = response;
    const fields = Object.keys(faults).length > 0 ? faults : undefined;
    const body = { error, fields, taken, stale, doubted, asked };
    return Response.json(body, { status, headers: retryAfter(response) });
  }
  if (response.state === "unfit") return Response.json({ next: response.next });
  const { next, headers } = after(response.meeting);
  return Response.json({ next }, { status: 201, headers });
}

/**
 * `words`: to the guest; `forGood`: the guest is not to book another one; `letter`: what the guest gets in place of the
 * email about it; `db`: a transaction that it belongs to; `actor`: who does it, if not its guest.
 */
type CanceledMeeting = Seen & {
  words?: string;
  forGood?: boolean;
  letter?: Letter;
  db?: Db;
  actor?: Actor;
};

/** Cancels a meeting; null if it is canceled or past already, or no longer as it was seen. `record`: writes its event otherwise. */
export async function cancelMeeting(
  context: Context,
  { db = context.get(requestContext).db, ...canceled }: CanceledMeeting,
  record = (tx: Db, booking: Booking) =>
    recordBookingEvent(tx, "bookings.cancel", booking, { actor: canceled.actor }),
): Promise<Booking | null> {
  const { id, sequence, words, forGood, letter } = canceled;
  return cancel(db, { id, sequence, now: Date.now() }, async (tx, booking) => {
    await tellOfMeeting(context, tx, booking, { kind: "cancelled", words, forGood, letter });
    await record(tx, booking);
  });
}
