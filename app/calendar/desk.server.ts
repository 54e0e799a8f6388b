/** What every verb needs to know of a booking and of this request. */
import { timingSafeEqual } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import { requestContext } from "~/platform/http/request-context.server";
import { brandOf, type CalendarName, calendarOf } from "~/settings/settings.server";
import { authContext } from "../auth/auth.server";
import { type Booking, type Diary, isOver } from "./booked/bookings.server";
import type { Letterhead } from "./booked/letters.server";
import { calendarNameOf } from "./meetings";
import { type BookedMeeting, meetingPath } from "./schedule";

export type Context = Readonly<RouterContextProvider>;

const REFERENCE = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;

/** A calendar's rules as of this request. */
export function diaryOf(context: Context, name: CalendarName): Diary {
  const sign = context.get(authContext).vault.lookupOf;
  return { name, calendar: calendarOf(context, name), now: Date.now(), sign };
}

/** The id in a signed reference; null where it is not ours. */
export function signedId(context: Context, reference: string): string | null {
  const [, id = "", signature = ""] = REFERENCE.exec(reference) ?? [];
  const given = Buffer.from(signature);
  const expected = Buffer.from(signatureOf(context, id));
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}

export function letterheadOf(context: Context, booking: Booking): Letterhead {
  const { baseUrl } = context.get(requestContext).config;
  const reference = referenceOf(context, booking.id);
  return {
    brand: brandOf(context),
    baseUrl,
    address: baseUrl + meetingPath({ reference }),
    zone: calendarOf(context, calendarNameOf(booking)).zone,
  };
}

/** What its guest may see of a booking. */
export function meetingFor(context: Context, booking: Booking): BookedMeeting {
  const over = isOver(booking, Date.now());
  return {
    reference: referenceOf(context, booking.id),
    calendar: calendarNameOf(booking),
    startsAt: booking.startsAt.toISOString(),
    endsAt: booking.endsAt.toISOString(),
    zone: booking.zone,
    guestName: booking.guestName,
    state: booking.cancelledAt ? "cancelled" : over ? "past" : "stands",
    mails: context.get(requestContext).config.mail !== undefined,
    supportMail: brandOf(context).supportMail,
  };
}

function referenceOf(context: Context, id: string): string {
  return `${id}.${signatureOf(context, id)}`;
}

function signatureOf(context: Context, id: string): string {
  return context.get(authContext).vault.lookupOf(`booking ${id}`);
}
