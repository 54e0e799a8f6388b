/** Emails to a meeting's host, or to the company if the host has no address (PEOPLE-4). */

import { mailContent } from "~/content/content.server";
import type { Db } from "~/platform/db/database.server";
import { aboutItem } from "~/platform/mail/mail-state";
import { greeting } from "~/platform/mail/names";
import { queueMail } from "~/platform/mail/outbox.server";
import { writtenMail } from "~/platform/mail/written-mail.server";
import { momentText } from "~/platform/time/zones";
import { type BookingMailContext, invitation, type News, whereLines } from "./booking-mails.server";
import type { Booking } from "./bookings.server";
import { type HostAddress, hostAddress } from "./host-address.server";
import { reminderName } from "./reminder-plan.server";

const AGENDA = "/admin/agenda";
const NEWS = {
  booked: "booked",
  moved: "moved",
  cancelled: "canceled",
  given: "given to another host",
} as const;

type HolderNews = News | { kind: "given" };

/** Queues the news of a meeting for its host, and for the one it was taken from. */
export async function mailHosts(
  db: Db,
  booking: Booking,
  news: News,
  head: BookingMailContext,
): Promise<void> {
  const host = await hostAddress(db, booking.hostId);
  const { hostBefore = booking.hostId } = news.kind === "cancelled" ? {} : news;
  if (hostBefore === booking.hostId) return tell(db, booking, news, { host, head });
  const before = await hostAddress(db, hostBefore);
  // Between two hosts without an address it stays the company's.
  if (host === null && before === null) return tell(db, booking, news, { host, head });
  await tell(db, booking, { kind: "booked" }, { host, head });
  await tell(db, booking, { kind: "given" }, { host: before, head });
}

/** One email for all guests of a group; `until`: when it is no longer true. */
export async function remindHost(
  db: Db,
  guests: readonly [Booking, ...Booking[]],
  until: Date,
  head: BookingMailContext,
): Promise<void> {
  const [first] = guests;
  const host = await hostAddress(db, first.hostId);
  if (host === null) return;
  await queueMail(db, {
    about: aboutItem(first.id),
    to: host.mail,
    ...mailContent(head.words, "reminderForHost", {
      greeting: greeting(host.name),
      title: head.kind.title,
      when: momentText(first.startsAt, host.zone ?? head.zone),
      where: placeLine(first, head),
      guests: guests
        .map(({ guestName, guestMail, guestPhone, guestConfirmedAt }) =>
          [
            guestName,
            writtenMail(guestMail),
            guestPhone,
            guestConfirmedAt ? "confirmed" : "not confirmed",
          ]
            .filter(Boolean)
            .join(", "),
        )
        .join("\n"),
      agenda: agendaOf(host, head),
    }),
    passing: { name: reminderName(first.id), until },
  });
}

async function tell(
  db: Db,
  booking: Booking,
  news: HolderNews,
  { host, head }: { host: HostAddress | null; head: BookingMailContext },
): Promise<void> {
  const { words, brand, baseUrl } = head;
  const isOff = news.kind === "cancelled" || news.kind === "given";
  const facts = factsOf(booking, news, { zone: host?.zone ?? head.zone, head });
  const where = whereLines(head);
  const content = host
    ? mailContent(words, "meetingForHost", {
        ...facts,
        greeting: greeting(host.name),
        where: placeLine(booking, head),
        agenda: agendaOf(host, head),
      })
    : mailContent(words, "meetingForCompany", {
        ...facts,
        where: where && `\n${where}`,
        inbox: `${baseUrl}/admin/inbox`,
      });
  await queueMail(db, {
    about: aboutItem(booking.id),
    to: host?.mail ?? brand.supportMail,
    replyTo: booking.guestMail,
    ...content,
    calendarFile: invitation(
      booking,
      head,
      isOff ? "CANCEL" : "REQUEST",
      host && { name: host.name, mail: host.mail, address: baseUrl + AGENDA },
    ),
  });
}

type Seen = { zone: string; head: BookingMailContext };

function factsOf(booking: Booking, news: HolderNews, { zone, head }: Seen) {
  const { startsAt, message, guestPhone, answers } = booking;
  const answered = answers.map(({ question, answer }) => `${question}\n${answer}`);
  return {
    title: head.kind.title,
    news: NEWS[news.kind],
    when: momentText(startsAt, zone),
    before: news.kind === "moved" ? `\nBefore: ${momentText(news.from, zone)}` : "",
    guest: booking.guestName,
    mail: writtenMail(booking.guestMail),
    phone: guestPhone && `\nPhone: ${guestPhone}`,
    zone: `${booking.zone} (${momentText(startsAt, booking.zone)})`,
    message: [...answered, message]
      .filter(Boolean)
      .map((text) => `\n\n${text}`)
      .join(""),
  };
}

/** Where the host has to be; by phone it is the guest's number, which is told with the guest. */
function placeLine({ guestPhone }: Booking, { place }: BookingMailContext): string {
  return guestPhone || !place ? "" : `\nWhere: ${place.text}`;
}

function agendaOf({ hasAccount }: HostAddress, { baseUrl }: BookingMailContext): string {
  return hasAccount ? `\n\nAgenda: ${baseUrl}${AGENDA}` : "";
}
