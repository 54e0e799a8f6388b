/** Which reminders a booking gets: decided when they are planned, and again when they are sent (CALL-6). */
import { HOUR_MS } from "~/platform/time/durations";

/** A booking as far as reminders go; `heldUntil`: its guest has not confirmed the address yet. */
export type Reminded = { startsAt: Date; cancelledAt: Date | null; heldUntil: Date | null };

/** `hours` before a meeting that was to begin at `startsAt` when the reminder was planned. */
export type Reminder = { startsAt: Date; hours: number };

/** When each reminder is due; none whose time had passed when the meeting was booked. `spans`: hours before the start. */
export function reminderTimes(
  booking: Reminded,
  spans: readonly number[],
  now: Date,
): { hours: number; at: Date }[] {
  if (booking.cancelledAt || booking.heldUntil) return [];
  return spans
    .map((hours) => ({ hours, at: before(booking.startsAt, hours) }))
    .filter(({ at }) => at > now);
}

/** Until when a reminder is true: the next one's time, or the start. Null: it must not be sent. */
export function reminderUntil(
  booking: Reminded | null,
  { startsAt, hours }: Reminder,
  { spans, now }: { spans: readonly number[]; now: Date },
): Date | null {
  if (booking === null || booking.cancelledAt || booking.heldUntil) return null;
  if (+booking.startsAt !== +startsAt || !spans.includes(hours)) return null;
  const next = Math.max(0, ...spans.filter((each) => each < hours));
  const until = before(startsAt, next);
  return before(startsAt, hours) <= now && now < until ? until : null;
}

function before(startsAt: Date, hours: number): Date {
  return new Date(+startsAt - hours * HOUR_MS);
}
