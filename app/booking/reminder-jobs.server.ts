/** Sends what goes out later about a meeting: reminders, and a follow-up after a no-show (CALL-6). */
import { and, asc, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { mailContent } from "~/content/content.server";
import type { Db } from "~/platform/db/database.server";
import type { JobHandler } from "~/platform/jobs/job-loop.server";
import { aboutItem } from "~/platform/mail/mail-state";
import { greeting } from "~/platform/mail/names";
import { queueMail } from "~/platform/mail/outbox.server";
import { localAt, momentText } from "~/platform/time/zones";
import { bookableCalendarOf, bookingMailContext, type Context } from "./booking-context.server";
import { whereLines } from "./booking-mails.server";
import { type Booking, bookingOf, freeTimesOf } from "./bookings.server";
import { withChoice } from "./choice";
import { secondsToMail, secondsToRemind } from "./holds.server";
import { remindHost } from "./host-mails.server";
import { calendarNameOf, inSentence, schedulePath } from "./meetings";
import {
  FOLLOW_UP_KIND,
  followUpName,
  HOST_REMINDER_KIND,
  REMINDER_KIND,
  reminderName,
} from "./reminder-plan.server";
import { reminderUntil } from "./reminders";
import { isSwitchedOff } from "./sessions.server";
import { bookings } from "./tables";

const TIMES_OFFERED = 3;

const reminder = z.object({ booking: z.uuid(), startsAt: z.coerce.date(), hours: z.number() });
const hostReminder = z.object({
  host: z.uuid(),
  calendar: z.string(),
  startsAt: z.coerce.date(),
  hours: z.number(),
});
const followUp = z.object({ booking: z.uuid() });

/** `contextOf`: the context a request would have, within the job's transaction. */
export function bookingJobs(
  contextOf: (tx: Db) => Context,
  now = () => new Date(),
): Readonly<Record<string, JobHandler>> {
  return {
    [REMINDER_KIND]: async (tx, payload) => {
      const { booking: id, ...planned } = reminder.parse(payload);
      const booking = await bookingOf(tx, id);
      if (booking === null || (await isSwitchedOff(tx, booking))) return;
      const context = contextOf(tx);
      const { reminders: spans } = bookingMailContext(context, booking);
      const until = reminderUntil(booking, planned, { spans, now: now() });
      if (until) await remind(tx, context, booking, until);
    },
    [HOST_REMINDER_KIND]: async (tx, payload) => {
      const planned = hostReminder.parse(payload);
      const [first, ...others] = await guestsOf(tx, planned);
      if (!first) return;
      const head = bookingMailContext(contextOf(tx), first);
      const until = reminderUntil(first, planned, { spans: head.reminders, now: now() });
      if (until)
        await remindHost(tx, [first, ...others], until, { ...head, place: head.companyPlace });
    },
    [FOLLOW_UP_KIND]: async (tx, payload) => {
      const booking = await bookingOf(tx, followUp.parse(payload).booking);
      if (booking?.outcome === "no-show") await follow(tx, contextOf(tx), booking);
    },
  };
}

/** Those who meet a host at that time, as it is by now. */
function guestsOf(tx: Db, { host, calendar, startsAt }: z.output<typeof hostReminder>) {
  return tx
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.hostId, host),
        eq(bookings.calendar, calendar),
        eq(bookings.startsAt, startsAt),
        isNull(bookings.cancelledAt),
        isNull(bookings.heldUntil),
      ),
    )
    .orderBy(asc(bookings.seat));
}

async function remind(tx: Db, context: Context, booking: Booking, until: Date): Promise<void> {
  if ((await secondsToRemind(tx, booking.guestMail)) > 0) return;
  const head = bookingMailContext(context, booking);
  const { words, address } = head;
  const where = whereLines(head);
  const { title } = head.kind;
  await queueMail(tx, {
    about: aboutItem(booking.id),
    to: booking.guestMail,
    ...mailContent(words, "reminder", {
      greeting: greeting(booking.guestName),
      title,
      meeting: inSentence(title),
      when: momentText(booking.startsAt, booking.zone),
      where: where && `\n\n${where}`,
      confirm: `${address}?ask=confirm`,
      move: `${address}?ask=move`,
      cancel: `${address}?ask=cancel`,
    }),
    passing: { name: reminderName(booking.id), until },
  });
}

async function follow(tx: Db, context: Context, booking: Booking): Promise<void> {
  if ((await secondsToMail(tx, booking.guestMail)) > 0) return;
  const { words, kind, baseUrl } = bookingMailContext(context, booking);
  const name = calendarNameOf(booking);
  const { title } = kind;
  const { zone } = booking;
  const path = baseUrl + schedulePath(name, booking.traineeId !== null);
  const open = bookableCalendarOf(context, name);
  const window = { from: open.now, to: Number.POSITIVE_INFINITY };
  const times = (await freeTimesOf(tx, open, window)).slice(0, TIMES_OFFERED);
  const [first] = times;
  await queueMail(tx, {
    about: aboutItem(booking.id),
    to: booking.guestMail,
    ...mailContent(words, "followUp", {
      greeting: greeting(booking.guestName),
      title,
      meeting: inSentence(title),
      when: momentText(booking.startsAt, zone),
      times: times
        .map((time) => {
          const { day } = localAt(zone, time.at);
          const at = new Date(time.at).toISOString();
          return `${momentText(at, zone)}: ${withChoice(path, { host: null, zone, day, at })}`;
        })
        .join("\n"),
      link: path,
    }),
    passing: first && { name: followUpName(booking.id), until: new Date(first.at) },
  });
}
