/** The emails to the guest of a meeting, and its invitation. */

import { type Content, mailContent } from "~/content/content.server";
import type { Db } from "~/platform/db/database.server";
import { aboutItem } from "~/platform/mail/mail-state";
import { greeting } from "~/platform/mail/names";
import { type QueuedMail, queueMail } from "~/platform/mail/outbox.server";
import { writtenMail } from "~/platform/mail/written-mail.server";
import { momentText, timeText } from "~/platform/time/zones";
import type { Brand } from "~/settings/settings.server";
import type { Booking } from "./bookings.server";
import { type CalendarFile, calendarFile } from "./calendar-file";
import type { KindWords } from "./copy/meetings.server";
import { secondsToMail } from "./holds.server";
import { calendarNameOf, inSentence, type Place, schedulePath } from "./meetings";

/**
 * `address`: the signed one; `zone`: the calendar's; `confirmAddress`: where the guest confirms, never sent to the
 * browser that booked; `kind`: the words of this kind of meeting; `confirmSecret`: of the email that holds it; `reminders`: hours before the start; `host` and
 * `place`: see `BookedMeeting`; `companyPlace`: without a guest's own way in.
 */
export type BookingMailContext = {
  words: Content;
  kind: Pick<KindWords, "title" | "prepare">;
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

/** A letter that tells the guest what else was decided: it says, too, what the news is. `about`: the item it belongs to. */
export type Letter = { subject: string; text: string; about: string };

/**
 * `hostBefore`: who held the meeting, if that may have changed; `forGood`: without where to book another time; `words`:
 * from the company to the guest, in the email; `letter`: in place of the email.
 */
export type News =
  | { kind: "booked"; hostBefore?: string | null }
  | {
      kind: "cancelled";
      words?: string | undefined;
      forGood?: boolean | undefined;
      letter?: Letter | undefined;
    }
  | { kind: "moved"; from: Date; hostBefore: string | null; words?: string | undefined };

/** Queues the guest's email in the transaction that changed the booking, unless the day's limit is reached. */
export async function mailGuest(
  db: Db,
  booking: Booking,
  news: News,
  head: BookingMailContext,
): Promise<void> {
  const letter = news.kind === "cancelled" ? news.letter : undefined;
  if (!letter && (await secondsToMail(db, booking.guestMail)) > 0) return;
  await queueMail(db, {
    about: aboutItem(letter?.about ?? booking.id),
    to: booking.guestMail,
    ...guestMail(booking, news, head),
    calendarFile: invitation(booking, head, news.kind === "cancelled" ? "CANCEL" : "REQUEST"),
  });
}

/** Asks a new address to confirm: without any of the entered words, and without an invitation (S9). */
export async function askToConfirm(
  db: Db,
  booking: Booking,
  { words, kind, confirmAddress, confirmSecret }: BookingMailContext,
): Promise<void> {
  const { title } = kind;
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
    ...mailContent(words, "confirmBooking", values),
    secret: confirmSecret,
  });
}

/** The meeting as a file; `method` PUBLISH is for downloading. `host`: for this one, who changes it at `address`. */
export function invitation(
  booking: Booking,
  head: Pick<BookingMailContext, "kind" | "brand" | "baseUrl" | "address" | "host" | "place">,
  method: CalendarFile["method"],
  host: (CalendarFile["guest"] & { address: string }) | null = null,
): string {
  const { kind, brand, baseUrl, place } = head;
  const { title, prepare } = kind;
  const where = whereLines(head);
  const address = host?.address ?? head.address;
  const reach = [writtenMail(booking.guestMail), booking.guestPhone].filter(Boolean).join("\n");
  const text = host ? reach : `${where}${where && "\n\n"}${prepare.join("\n")}`;
  return calendarFile({
    method,
    uid: `${booking.id}@${new URL(baseUrl).hostname}`,
    sequence: booking.sequence,
    changedAt: booking.changedAt,
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    title: `${title} with ${host ? booking.guestName : brand.name}`,
    text: `${text}\n\nMove or cancel: ${address}`,
    location: (host && booking.guestPhone) || (place?.text ?? ""),
    address: place?.href ?? address,
    organizer: { name: brand.name, mail: brand.supportMail },
    guest: { name: booking.guestName, mail: booking.guestMail },
    host,
  });
}

/** With whom, and where: one line each, leaving out what is unknown. */
export function whereLines({ host, place }: Pick<BookingMailContext, "host" | "place">): string {
  return [host && `With: ${host}`, place && `Where: ${place.text}`].filter(Boolean).join("\n");
}

function guestMail(booking: Booking, news: News, head: BookingMailContext) {
  const { kind } = news;
  const { words, address } = head;
  const where = whereLines(head);
  const { title, prepare } = head.kind;
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
  const forGood = news.kind === "cancelled" && news.forGood;
  const text = forGood ? withoutLines(mail.text, String(again)) : mail.text;
  if (news.kind === "cancelled" && news.letter) return withMeeting(news.letter, text, personal);
  return { ...mail, text: personal ? afterGreeting(text, personal) : text };
}

/** Without the lines that name this address, and the paragraphs that were nothing else. */
function withoutLines(text: string, address: string): string {
  const paragraphs = text.split("\n\n").map((paragraph) => {
    const lines = paragraph.split("\n").filter((line) => !line.includes(address));
    return lines.join("\n");
  });
  return paragraphs.filter(Boolean).join("\n\n");
}

/** A letter with what happens to the meeting, without greeting and signing twice. */
function withMeeting({ subject, text }: Letter, told: string, words: string) {
  const letter = text.replaceAll("\r\n", "\n").trimEnd().split("\n\n");
  const [, ...about] = told.split("\n\n");
  const signature = letter.at(-1) === about.at(-1) ? about.splice(-1) : [];
  const body = signature.length > 0 ? letter.slice(0, -1) : letter;
  return { subject, text: [...body, words, ...about, ...signature].filter(Boolean).join("\n\n") };
}

/** The first paragraph greets. */
function afterGreeting(text: string, words: string): string {
  const [first, ...rest] = text.split("\n\n");
  return [first, words, ...rest].join("\n\n");
}
