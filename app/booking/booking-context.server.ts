/** What every booking function needs to know about a booking and the current request. */

import { timingSafeEqual } from "node:crypto";
import { createContext, type RouterContextProvider } from "react-router";
import { authContext, ownPhoto } from "~/auth/auth.server";
import { contentContext, contentOf } from "~/content/content.server";
import type { Db } from "~/platform/db/database.server";
import { writtenMail } from "~/platform/mail/written-mail.server";
import { requestContext } from "~/platform/web/request-context.server";
import { addedTitle, isShipped } from "~/settings/kinds/kinds";
import {
  brandOf,
  type Calendar,
  type CalendarName,
  calendarIn,
  calendarOf,
  settingsContext,
} from "~/settings/settings.server";
import type { BookingQuestions } from "./booking-form";
import { type BookingMailContext, mailGuest, type News } from "./booking-mails.server";
import { type Booking, isOver } from "./bookings.server";
import { type KindWords, MEETING_WORDS, type PickerWords } from "./copy/meetings.server";
import { HELD_MINUTES } from "./holds.server";
import { mailHosts } from "./host-mails.server";
import { type BookableCalendar, hostsOf } from "./hosts.server";
import {
  calendarNameOf,
  confirmPath,
  isGroup,
  joinPath,
  meetingPath,
  type Place,
  placeOf,
} from "./meetings";
import { planReminders } from "./reminder-plan.server";
import type { BookedMeeting } from "./schedule";

export type Context = Readonly<RouterContextProvider>;

const REFERENCE = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;

/** A calendar's rules for this request. */
export function bookableCalendarOf(context: Context, name: CalendarName): BookableCalendar {
  const sign = context.get(authContext).vault.hmac;
  const settings = context.get(settingsContext);
  const { calendars } = settings;
  const calendar = calendarIn(calendars, name);
  return { name, calendar, calendars, ...hostsOf(settings, name), now: Date.now(), sign };
}

/**
 * What a reference allows: seeing and changing a meeting, confirming it, which only the guest's email can do, or coming
 * into it under an account.
 */
type Purpose = "booking" | "confirm-booking" | `join-booking ${string}`;

/** The id in a signed reference; null if it is not ours. */
export function signedId(
  context: Context,
  reference: string,
  purpose: Purpose = "booking",
): string | null {
  const [, id = "", signature = ""] = REFERENCE.exec(reference) ?? [];
  const given = Buffer.from(signature);
  const expected = Buffer.from(signatureOf(context, id, purpose));
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}

type Joinable = Pick<Booking, "id" | "calendar" | "traineeId">;

/** A guest's own way into a group session: it ends with the account that booked it (WEEK-6). */
export function isJoinReference(context: Context, reference: string, booking: Joinable): boolean {
  return signedId(context, reference, joining(booking)) === booking.id;
}

function joining({ traineeId }: Joinable): Purpose {
  return `join-booking ${traineeId ?? ""}`;
}

/** A place as its guest is told of it: the link of a group session is their own one, which counts that they came. */
function placeForGuest(context: Context, booking: Joinable, place: Place | null): Place | null {
  if (!place?.href || !isGroup(booking)) return place;
  const { baseUrl } = context.get(requestContext).config;
  const address = baseUrl + joinPath(referenceOf(context, booking.id, joining(booking)));
  return { ...place, text: address, href: address };
}

export function bookingMailContext(context: Context, booking: Booking): BookingMailContext {
  const { baseUrl, mail } = context.get(requestContext).config;
  const reference = referenceOf(context, booking.id);
  const toConfirm = referenceOf(context, booking.id, "confirm-booking");
  const { host, place } = hostAndPlace(context, booking);
  return {
    words: context.get(contentContext),
    kind: kindWords(context, calendarNameOf(booking)),
    brand: brandOf(context),
    baseUrl,
    address: baseUrl + meetingPath({ reference }),
    confirmAddress: baseUrl + confirmPath(toConfirm),
    confirmSecret: context.get(authContext).mailSecret(HELD_MINUTES),
    zone: calendarOf(context, calendarNameOf(booking)).zone,
    reminders: mail ? calendarOf(context, calendarNameOf(booking)).reminderHours : [],
    host,
    // There is no way into a canceled one.
    place: booking.cancelledAt ? null : placeForGuest(context, booking, place),
    companyPlace: place,
  };
}

/** Who else follows a change of a meeting, in its transaction: a room that knows this one says so at the root. */
export const meetingFollowerContext = createContext<(tx: Db, booking: Booking) => Promise<void>>();

/** Tells everyone about a changed meeting, in the transaction that changed it; unconfirmed ones concern no one. */
export async function tellOfMeeting(
  context: Context,
  tx: Db,
  booking: Booking,
  news: News,
): Promise<void> {
  await context.get(meetingFollowerContext)(tx, booking);
  if (booking.heldUntil !== null) return;
  const head = bookingMailContext(context, booking);
  await planReminders(tx, booking, head.reminders);
  await mailGuest(tx, booking, news, head);
  await mailHosts(tx, booking, news, { ...head, place: head.companyPlace });
}

/** What a calendar's form asks, without what depends on the answers. */
export function askedOf({ place, questions }: Calendar): BookingQuestions {
  return {
    phone: place === "phone",
    questions: questions.map(({ id, text, kind, options, required }) => ({
      id,
      text,
      kind,
      options,
      required,
    })),
  };
}

/** Who holds a meeting, and where, by the current settings. */
export function hostAndPlace(
  context: Context,
  booking: Pick<Booking, "calendar" | "hostId" | "guestPhone">,
) {
  const { hosts } = context.get(settingsContext);
  const host = hosts.find(({ id }) => id === booking.hostId);
  const calendar = calendarOf(context, calendarNameOf(booking));
  const { call } = contentOf(context, MEETING_WORDS).card;
  const place = placeOf(calendar, { link: host?.link ?? "", phone: booking.guestPhone, call });
  return { host: host?.name || null, place };
}

type Seeing = { inPortal: boolean };

/** What its guest may see of a booking. `inPortal`: whether its trainee sees it there. */
export async function meetingFor(
  context: Context,
  booking: Booking,
  seeing: Seeing = { inPortal: false },
): Promise<BookedMeeting> {
  const { hosts } = context.get(settingsContext);
  const account = hosts.find(({ id }) => id === booking.hostId)?.userId;
  const { db } = context.get(requestContext);
  const hostPhoto = account ? await ownPhoto(db, account) : null;
  return { ...meetingFacts(context, booking, seeing), hostPhoto };
}

/** The same without its host's photo, which the database holds. */
export function meetingFacts(
  context: Context,
  booking: Booking,
  { inPortal }: Seeing,
): Omit<BookedMeeting, "hostPhoto"> {
  const { heldUntil, guestMail } = booking;
  const mail = writtenMail(guestMail);
  const state = stateOf(booking);
  const { host, place: room } = hostAndPlace(context, booking);
  const own = placeForGuest(context, booking, room);
  const place = own === room ? room : own && { ...own, text: "Join the session" };
  const calendar = calendarNameOf(booking);
  const { card } = contentOf(context, MEETING_WORDS);
  const { title, prepare } = kindWords(context, calendar);
  return {
    reference: referenceOf(context, booking.id),
    inPortal,
    calendar,
    title,
    prepare,
    card,
    startsAt: booking.startsAt.toISOString(),
    endsAt: booking.endsAt.toISOString(),
    zone: booking.zone,
    sequence: booking.sequence,
    isConfirmed: booking.guestConfirmedAt !== null,
    guestName: booking.guestName,
    host,
    // Someone who comes a minute late must still find the way in.
    place: state === "stands" || isUnderWay(booking) ? place : null,
    state,
    held: heldUntil && { until: heldUntil.toISOString(), mail },
    mails: context.get(requestContext).config.mail !== undefined,
    supportMail: writtenMail(brandOf(context).supportMail),
  };
}

function isUnderWay({ cancelledAt, heldUntil, startsAt, endsAt }: Booking): boolean {
  const now = Date.now();
  return cancelledAt === null && heldUntil === null && +startsAt <= now && now < +endsAt;
}

function stateOf(booking: Booking): BookedMeeting["state"] {
  const { cancelledAt, heldUntil } = booking;
  if (cancelledAt) return heldUntil && cancelledAt >= heldUntil ? "expired" : "cancelled";
  if (isOver(booking, Date.now())) return "past";
  return heldUntil ? "held" : "stands";
}

function referenceOf(context: Context, id: string, purpose: Purpose = "booking"): string {
  return `${id}.${signatureOf(context, id, purpose)}`;
}

function signatureOf(context: Context, id: string, purpose: Purpose): string {
  return context.get(authContext).vault.hmac(`${purpose} ${id}`);
}

/** Those of an added calendar are with its hours (OWN-8). */
function kindWords(context: Context, name: CalendarName): KindWords {
  if (isShipped(name)) return contentOf(context, MEETING_WORDS).kinds[name];
  const title = addedTitle(context.get(settingsContext).calendars, name);
  return { title, text: calendarOf(context, name).about, prepare: [] };
}

export function pickerWords(context: Context, calendar: CalendarName): PickerWords {
  return { ...kindWords(context, calendar), ...contentOf(context, MEETING_WORDS).picker };
}
