/** The mails about a meeting: to its guest, and to the company. */
import type { Db } from "~/platform/db/database.server";
import { aboutItem } from "~/platform/mail/mail-state";
import { greeting } from "~/platform/mail/names";
import { type QueuedMail, queueMail } from "~/platform/mail/outbox.server";
import { momentText, timeText } from "~/platform/time/zones";
import type { Brand } from "~/settings/settings.server";
import type { Booking } from "./bookings.server";
import { type CalendarFile, calendarFile } from "./calendar-file";
import { secondsToMail } from "./holds.server";
import { calendarNameOf, inSentence, MEETINGS, schedulePath } from "./meetings";

/**
 * `address`: the signed one; `zone`: the calendar's; `confirmAddress`: where the guest confirms, which is never told to
 * the browser that booked; `confirmSecret`: of the mail that holds it.
 */
export type MailBranding = {
  brand: Brand;
  baseUrl: string;
  address: string;
  zone: string;
  confirmAddress: string;
  confirmSecret: QueuedMail["secret"];
};

type News = { kind: "booked" } | { kind: "cancelled" } | { kind: "moved"; from: Date };

/** Queues both mails in the transaction that changed the booking; nobody hears of one that is not confirmed. */
export async function tellBoth(
  db: Db,
  booking: Booking,
  news: News,
  head: MailBranding,
): Promise<void> {
  if (booking.heldUntil !== null) return;
  const calendarFile = invitation(booking, head, news.kind === "cancelled" ? "CANCEL" : "REQUEST");
  const about = aboutItem(booking.id);
  const guest = { about, to: booking.guestMail, replyTo: head.brand.supportMail };
  if ((await secondsToMail(db, booking.guestMail)) === 0)
    await queueMail(db, { ...guest, ...guestLetter(booking, news, head), calendarFile });
  const company = { about, to: head.brand.supportMail, replyTo: booking.guestMail };
  await queueMail(db, { ...company, ...companyLetter(booking, news, head), calendarFile });
}

/** Asks a new address to confirm: without any of the words that were entered, and without an invitation (S9). */
export async function askToConfirm(
  db: Db,
  booking: Booking,
  { brand, confirmAddress, confirmSecret }: MailBranding,
): Promise<void> {
  const { title } = MEETINGS[calendarNameOf(booking)];
  const when = momentText(booking.startsAt, booking.zone);
  const until = booking.heldUntil && timeText(booking.heldUntil, booking.zone, { named: true });
  const lines = [
    "Hello,",
    "",
    `Someone, probably you, chose this time for a ${inSentence(title)} with ${brand.name}:`,
    "",
    when,
    "",
    "It is not booked yet. To book it, open this page and confirm:",
    "",
    confirmAddress,
    "",
    `We hold the time until ${until}. After that, it is free for others again.`,
    "If this was not you, do nothing, and nothing will be booked.",
    "",
    brand.name,
  ];
  await queueMail(db, {
    about: aboutItem(booking.id),
    to: booking.guestMail,
    replyTo: brand.supportMail,
    subject: `Please confirm: ${title}, ${when}`,
    text: lines.join("\n"),
    secret: confirmSecret,
  });
}

/** The meeting as a file; `method` PUBLISH is for downloading. */
export function invitation(
  booking: Booking,
  { brand, baseUrl, address }: Pick<MailBranding, "brand" | "baseUrl" | "address">,
  method: CalendarFile["method"],
): string {
  const { title, prepare } = MEETINGS[calendarNameOf(booking)];
  return calendarFile({
    method,
    uid: `${booking.id}@${new URL(baseUrl).hostname}`,
    sequence: booking.sequence,
    changedAt: booking.changedAt,
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    title: `${title} with ${brand.name}`,
    text: `${prepare.join("\n")}\n\nMove or cancel: ${address}`,
    address,
    organizer: { name: brand.name, mail: brand.supportMail },
    guest: { name: booking.guestName, mail: booking.guestMail },
  });
}

function guestLetter(booking: Booking, news: News, { brand, address }: MailBranding) {
  const { title, prepare } = MEETINGS[calendarNameOf(booking)];
  const when = momentText(booking.startsAt, booking.zone);
  const { subject, opening } = {
    booked: { subject: `Booked: ${title}`, opening: `Your ${inSentence(title)} is booked.` },
    moved: { subject: `Moved: ${title}`, opening: `Your ${inSentence(title)} has a new time.` },
    cancelled: {
      subject: `Cancelled: ${title}`,
      opening: `Your ${inSentence(title)} is cancelled. This was its time:`,
    },
  }[news.kind];
  const onward =
    news.kind === "cancelled"
      ? [`Book another time: ${new URL(schedulePath(calendarNameOf(booking)), address)}`]
      : ["Until then:", ...prepare.map((step) => `- ${step}`), "", `Move or cancel: ${address}`];
  const lines = [greeting(booking.guestName), "", opening, "", when, "", ...onward, "", brand.name];
  return { subject: `${subject}, ${when}`, text: lines.join("\n") };
}

function companyLetter(booking: Booking, news: News, { zone, baseUrl }: MailBranding) {
  const { title } = MEETINGS[calendarNameOf(booking)];
  const when = momentText(booking.startsAt, zone);
  const lines = [
    `${title}: ${news.kind}`,
    when,
    ...(news.kind === "moved" ? [`Before: ${momentText(news.from, zone)}`] : []),
    "",
    `Name: ${booking.guestName}`,
    `Mail: ${booking.guestMail}`,
    `Time zone: ${booking.zone} (${momentText(booking.startsAt, booking.zone)})`,
    ...(booking.message ? ["", booking.message] : []),
    "",
    `Inbox: ${baseUrl}/admin/inbox`,
  ];
  return {
    subject: `${title} ${news.kind}: ${booking.guestName}, ${when}`,
    text: lines.join("\n"),
  };
}
