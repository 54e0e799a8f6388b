/** The mails about a meeting: to its guest, and to the company. */
import { and, count, eq, gt, sql } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/locks/locks.server";
import { aboutItem } from "~/platform/mail/mail-state";
import { greeting } from "~/platform/mail/names";
import { queueMail } from "~/platform/mail/outbox.server";
import { mailOutbox } from "~/platform/mail/tables";
import type { Brand } from "~/settings/settings.server";
import { calendarNameOf, inSentence, MEETINGS, schedulePath } from "../meetings";
import { bookings } from "../tables";
import { momentText } from "../times/words";
import type { Booking } from "./bookings.server";
import { type CalendarFile, calendarFile } from "./calendar-file";

/** `address`: the signed one; `zone`: the calendar's. */
export type Letterhead = { brand: Brand; baseUrl: string; address: string; zone: string };

const MAILS_A_DAY = 5;

type News = { kind: "booked" } | { kind: "cancelled" } | { kind: "moved"; from: Date };

/** Queues both mails in the transaction that changed the booking. */
export async function tellBoth(
  db: Db,
  booking: Booking,
  news: News,
  head: Letterhead,
): Promise<void> {
  const calendarFile = invitation(booking, head, news.kind === "cancelled" ? "CANCEL" : "REQUEST");
  const about = aboutItem(booking.id);
  const guest = { about, to: booking.guestMail, replyTo: head.brand.supportMail };
  if (await mayBeMailed(db, booking.guestMail))
    await queueMail(db, { ...guest, ...guestLetter(booking, news, head), calendarFile });
  const company = { about, to: head.brand.supportMail, replyTo: booking.guestMail };
  await queueMail(db, { ...company, ...companyLetter(booking, news, head), calendarFile });
}

/** One guest gets at most five booking mails a day, no matter who books or moves the meetings (S9). */
async function mayBeMailed(db: Db, address: string): Promise<boolean> {
  const recipient = address.toLowerCase();
  return withLock(db, { name: "booking-mail", of: recipient }, async (tx) => {
    const [sent] = await tx
      .select({ mails: count() })
      .from(mailOutbox)
      .innerJoin(bookings, eq(mailOutbox.about, sql`'item ' || ${bookings.id}`))
      .where(
        and(
          eq(sql`lower(${bookings.guestMail})`, recipient),
          eq(sql`lower(${mailOutbox.recipient})`, recipient),
          gt(mailOutbox.createdAt, sql`now() - interval '1 day'`),
        ),
      );
    return (sent?.mails ?? 0) < MAILS_A_DAY;
  });
}

/** The meeting as a file; `method` PUBLISH is for downloading. */
export function invitation(
  booking: Booking,
  { brand, baseUrl, address }: Omit<Letterhead, "zone">,
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

function guestLetter(booking: Booking, news: News, { brand, address }: Letterhead) {
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

function companyLetter(booking: Booking, news: News, { zone, baseUrl }: Letterhead) {
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
