/** The emails about a meeting: to its guest, and to the company. */
import { type Content, mailContent } from "~/content/content.server";
import type { Db } from "~/platform/db/database.server";
import { aboutItem } from "~/platform/mail/mail-state";
import { greeting } from "~/platform/mail/names";
import { type QueuedMail, queueMail } from "~/platform/mail/outbox.server";
import { momentText, timeText } from "~/platform/time/zones";
import type { Brand } from "~/settings/settings.server";
import type { Booking } from "./bookings.server";
import { type CalendarFile, calendarFile } from "./calendar-file";
import { MEETING_WORDS } from "./copy/meetings.server";
import { secondsToMail } from "./holds.server";
import { calendarNameOf, inSentence, type Place, schedulePath } from "./meetings";
import { planReminders } from "./reminder-plan.server";

/**
 * `address`: the signed one; `zone`: the calendar's; `confirmAddress`: where the guest confirms, never sent to the
 * browser that booked; `confirmSecret`: of the email that holds it; `reminders`: hours before the start; `host` and
 * `place`: see `BookedMeeting`; `companyPlace`: without a guest's own way in.
 */
export type BookingMailContext = {
  words: Content;
  brand: Brand;
  baseUrl: string;
  address: string;
  zone: string;
  confirmAddress: string;
  confirmSecret: QueuedMail["secret"];
  reminders: readonly number[];
  host: string | null;
  place: Place | null;
  companyPlace: Place | null;
};

/** `words`: from the company to the guest, in the email. */
export type News =
  | { kind: "booked" }
  | { kind: "cancelled"; words?: string | undefined }
  | { kind: "moved"; from: Date; words?: string | undefined };

/** Queues both emails and plans reminders, in the transaction that changed the booking; no one hears about an unconfirmed one. */
export async function mailGuestAndCompany(
  db: Db,
  booking: Booking,
  news: News,
  head: BookingMailContext,
): Promise<void> {
  if (booking.heldUntil !== null) return;
  await planReminders(db, booking, head.reminders);
  const method = news.kind === "cancelled" ? "CANCEL" : "REQUEST";
  const forCompany = { ...head, place: head.companyPlace };
  const about = aboutItem(booking.id);
  const guest = { about, to: booking.guestMail, replyTo: head.brand.supportMail };
  if ((await secondsToMail(db, booking.guestMail)) === 0)
    await queueMail(db, {
      ...guest,
      ...guestMail(booking, news, head),
      calendarFile: invitation(booking, head, method),
    });
  const company = { about, to: head.brand.supportMail, replyTo: booking.guestMail };
  await queueMail(db, {
    ...company,
    ...companyMail(booking, news, forCompany),
    calendarFile: invitation(booking, forCompany, method),
  });
}

/** Asks a new address to confirm: without any of the entered words, and without an invitation (S9). */
export async function askToConfirm(
  db: Db,
  booking: Booking,
  { brand, words, confirmAddress, confirmSecret }: BookingMailContext,
): Promise<void> {
  const { title } = kindOf(words, booking);
  const until = booking.heldUntil && timeText(booking.heldUntil, booking.zone, { named: true });
  const values = {
    title,
    meeting: inSentence(title),
    when: momentText(booking.startsAt, booking.zone),
    link: confirmAddress,
    until: until ?? "",
  };
  await queueMail(db, {
    about: aboutItem(booking.id),
    to: booking.guestMail,
    replyTo: brand.supportMail,
    ...mailContent(words, "confirmBooking", values),
    secret: confirmSecret,
  });
}

/** The meeting as a file; `method` PUBLISH is for downloading. */
export function invitation(
  booking: Booking,
  head: Pick<BookingMailContext, "words" | "brand" | "baseUrl" | "address" | "host" | "place">,
  method: CalendarFile["method"],
): string {
  const { words, brand, baseUrl, address, place } = head;
  const { title, prepare } = kindOf(words, booking);
  const where = whereLines(head);
  return calendarFile({
    method,
    uid: `${booking.id}@${new URL(baseUrl).hostname}`,
    sequence: booking.sequence,
    changedAt: booking.changedAt,
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    title: `${title} with ${brand.name}`,
    text: `${where}${where && "\n\n"}${prepare.join("\n")}\n\nMove or cancel: ${address}`,
    location: place?.text ?? "",
    address: place?.href ?? address,
    organizer: { name: brand.name, mail: brand.supportMail },
    guest: { name: booking.guestName, mail: booking.guestMail },
  });
}

/** The name of a booking's kind of meeting, and what to do until then. */
export function kindOf(words: Content, booking: Pick<Booking, "calendar">) {
  return words.of(MEETING_WORDS).kinds[calendarNameOf(booking)];
}

/** With whom, and where: one line each, leaving out what is unknown. */
export function whereLines({ host, place }: Pick<BookingMailContext, "host" | "place">): string {
  return [host && `With: ${host}`, place && `Where: ${place.text}`].filter(Boolean).join("\n");
}

function guestMail(booking: Booking, news: News, head: BookingMailContext) {
  const { kind } = news;
  const { words, address } = head;
  const where = whereLines(head);
  const { title, prepare } = kindOf(words, booking);
  const again = new URL(schedulePath(calendarNameOf(booking)), address);
  const mail = mailContent(words, kind, {
    greeting: greeting(booking.guestName),
    title,
    meeting: inSentence(title),
    when: momentText(booking.startsAt, booking.zone),
    where: where && `\n\n${where}`,
    prepare: prepare.map((step) => `- ${step}`).join("\n"),
    link: kind === "cancelled" ? String(again) : address,
  });
  const personal = "words" in news && news.words ? news.words : "";
  return { ...mail, text: personal ? afterGreeting(mail.text, personal) : mail.text };
}

/** The first paragraph greets. */
function afterGreeting(text: string, words: string): string {
  const [first, ...rest] = text.split("\n\n");
  return [first, words, ...rest].join("\n\n");
}

function companyMail(booking: Booking, news: News, head: BookingMailContext) {
  const { words, zone, baseUrl } = head;
  const { startsAt, message, guestPhone, answers } = booking;
  const where = whereLines(head);
  const answered = answers.map(({ question, answer }) => `${question}\n${answer}`);
  return mailContent(words, "meetingForCompany", {
    title: kindOf(words, booking).title,
    news: news.kind === "cancelled" ? "canceled" : news.kind,
    when: momentText(startsAt, zone),
    before: news.kind === "moved" ? `\nBefore: ${momentText(news.from, zone)}` : "",
    guest: booking.guestName,
    mail: booking.guestMail,
    where: where && `\n${where}`,
    phone: guestPhone && `\nPhone: ${guestPhone}`,
    zone: `${booking.zone} (${momentText(startsAt, booking.zone)})`,
    message: [...answered, message]
      .filter(Boolean)
      .map((text) => `\n\n${text}`)
      .join(""),
    inbox: `${baseUrl}/admin/inbox`,
  });
}
