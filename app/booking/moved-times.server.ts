/** The times in a meeting's row, when it is booked and when it is moved. */
import { sql } from "drizzle-orm";
import type { Calendar } from "~/settings/settings.server";
import { endOf } from "./free-times";
import { heldFor } from "./holds.server";
import { bookings } from "./tables";

export function spanOf(calendar: Calendar, at: number) {
  return { startsAt: new Date(at), endsAt: new Date(endOf(calendar, at)) };
}

/** What changes in a meeting's row with its time; a hold ends before the meeting begins. */
export function movedTo(
  { sequence }: { sequence: number },
  span: { startsAt: Date; endsAt: Date },
  now: number,
) {
  const until = heldFor(+span.startsAt - now);
  return {
    ...span,
    sequence: sequence + 1,
    guestConfirmedAt: null,
    heldUntil: sql`case when ${bookings.heldUntil} is not null then least(${bookings.heldUntil}, ${until}) end`,
  };
}
