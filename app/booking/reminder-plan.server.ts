/** Queues what goes out later about a meeting, and withdraws it (CALL-6). */
import { randomUUID } from "node:crypto";
import { and, asc, gt, isNull } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { cancelJobs, inSeconds, type NewJob, queueJobs } from "~/platform/jobs/jobs.server";
import { withdrawMails } from "~/platform/mail/outbox.server";
import type { CalendarName } from "~/settings/settings.server";
import { calendarNameOf, nameInJob } from "./meetings";
import { reminderTimes } from "./reminders";
import { bookings } from "./tables";

export const REMINDER_KIND = "bookings.remind";
/** To the host: one for all guests of a group. */
export const HOST_REMINDER_KIND = "bookings.remind-host";
export const FOLLOW_UP_KIND = "bookings.follow-up";
/** A no-show that was clicked by mistake can be cleared before its guest hears about it. */
const FOLLOW_UP_DELAY_SECONDS = 20;
const AT_ONCE = 500;

type Planned = Pick<
  typeof bookings.$inferSelect,
  "id" | "calendar" | "startsAt" | "cancelledAt" | "heldUntil" | "hostId"
>;

/** Plans a booking's reminders as it is now, in the transaction that changed it; earlier ones are withdrawn. */
export async function planReminders(
  tx: Db,
  booking: Planned,
  spans: readonly number[],
  now = new Date(),
): Promise<void> {
  await cancelJobs(tx, `${REMINDER_KIND} ${booking.id} `);
  await withdrawMails(tx, reminderName(booking.id));
  await queueJobs(tx, remindersOf(booking, spans, now));
}

/** Plans missing reminders for all upcoming meetings: after an update of the product, and when the settings change. */
export async function planAllReminders(
  db: Db,
  spansOf: (calendar: CalendarName) => readonly number[],
  now = new Date(),
): Promise<void> {
  const { id, calendar, startsAt, cancelledAt, heldUntil, hostId } = bookings;
  const rows = await db
    .select({ id, calendar, startsAt, cancelledAt, heldUntil, hostId })
    .from(bookings)
    .where(and(gt(startsAt, now), isNull(cancelledAt), isNull(heldUntil)))
    .orderBy(asc(startsAt));
  const wanted = rows.flatMap((row) => remindersOf(row, spansOf(calendarNameOf(row)), now));
  for (let at = 0; at < wanted.length; at += AT_ONCE)
    await queueJobs(db, wanted.slice(at, at + AT_ONCE));
}

function remindersOf(booking: Planned, spans: readonly number[], now: Date): NewJob[] {
  const { id, calendar, startsAt, hostId } = booking;
  const title = nameInJob(calendarNameOf(booking));
  const start = startsAt.toISOString();
  return reminderTimes(booking, spans, now).flatMap(({ hours, at }) => {
    const before = `${hours === 1 ? "1 hour" : `${hours} hours`} before: ${title}`;
    const toGuest = {
      kind: REMINDER_KIND,
      key: `${REMINDER_KIND} ${id} ${start} ${hours}`,
      label: `Reminder ${before}`,
      runAt: at,
      payload: { booking: id, startsAt, hours },
    };
    const toHost = {
      kind: HOST_REMINDER_KIND,
      key: `${HOST_REMINDER_KIND} ${hostId} ${calendar} ${start} ${hours}`,
      label: `Reminder of the host ${before}`,
      runAt: at,
      payload: { host: hostId, calendar, startsAt, hours },
    };
    return hostId === null ? [toGuest] : [toGuest, toHost];
  });
}

/** Schedules the email to a no-show's guest, or cancels it. */
export async function planFollowUp(
  tx: Db,
  { id, calendar, outcome }: typeof bookings.$inferSelect,
): Promise<void> {
  await cancelJobs(tx, `${FOLLOW_UP_KIND} ${id} `);
  await withdrawMails(tx, followUpName(id));
  if (outcome !== "no-show") return;
  await queueJobs(tx, [
    {
      kind: FOLLOW_UP_KIND,
      // An outcome is corrected as often as people like, so each time has a key of its own.
      key: `${FOLLOW_UP_KIND} ${id} ${randomUUID()}`,
      label: `Follow-up after a no-show: ${nameInJob(calendarNameOf({ calendar }))}`,
      runAt: inSeconds(FOLLOW_UP_DELAY_SECONDS),
      payload: { booking: id },
    },
  ]);
}

export function reminderName(id: string): string {
  return `reminder ${id}`;
}

export function followUpName(id: string): string {
  return `follow-up ${id}`;
}
