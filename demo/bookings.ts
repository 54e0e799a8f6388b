import type { Actor } from "../app/auth/auth.server";
import { bookings } from "../app/booking/tables";
import type { Db } from "../app/platform/db/database.server";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../app/platform/time/durations";

const SAMPLES = [
  {
    calendar: "discovery",
    days: -6,
    hour: 15,
    name: "Nora Example",
    note: "Came, and is thinking it over.",
    outcome: "held",
  },
  {
    calendar: "discovery",
    days: 3,
    hour: 16,
    name: "Paul Specimen",
    message: "I work nights. Are there evening sessions?",
    confirmed: true,
  },
  { calendar: "discovery", days: 4, hour: 18, name: "Rita Example", cancelled: true },
  { calendar: "interview", days: -2, hour: 17, name: "Sven Specimen", outcome: "no-show" },
  {
    calendar: "interview",
    days: 2,
    hour: 19,
    name: "Tilda Example",
    message: "I have set appointments for a gym before.",
  },
  { calendar: "groupOnboarding", days: 5, hour: 17, name: "Umar Specimen" },
  { calendar: "groupOnboarding", days: 5, hour: 17, name: "Vera Example" },
  { calendar: "setup", days: 6, hour: 15, name: "Will Specimen" },
  { calendar: "oneOnOne", days: 3, hour: 20, name: "Xenia Example" },
] as const;

/** Meetings for the demo: past, coming and canceled, each marked as a sample; `trainee` has booked a session. */
export async function addSampleBookings(
  db: Db,
  { userId, firstName, lastName }: Actor,
  now = Date.now(),
): Promise<void> {
  const midnight = Math.floor(now / DAY_MS) * DAY_MS;
  const rows = SAMPLES.map((sample, index) => {
    const startsAt = new Date(midnight + sample.days * DAY_MS + sample.hour * HOUR_MS);
    const before = SAMPLES.slice(0, index).filter(
      ({ calendar, days, hour }) =>
        calendar === sample.calendar && days === sample.days && hour === sample.hour,
    );
    const changedAt = new Date(now - 2 * DAY_MS);
    const inPortal = sample.calendar === "oneOnOne";
    return {
      id: crypto.randomUUID(),
      calendar: sample.calendar,
      startsAt,
      endsAt: new Date(+startsAt + 30 * MINUTE_MS),
      seat: before.length + 1,
      guestName: inPortal ? `${firstName} ${lastName}` : `${sample.name} (sample)`,
      traineeId: inPortal ? userId : null,
      guestMail: `${sample.name.toLowerCase().replace(" ", ".")}@sample.invalid`,
      zone: "America/Chicago",
      message: "message" in sample ? sample.message : "",
      note: "note" in sample ? sample.note : "",
      status: sample.days < 0 ? "done" : "new",
      cancelledAt: "cancelled" in sample ? changedAt : null,
      guestConfirmedAt: "confirmed" in sample ? changedAt : null,
      outcome: "outcome" in sample ? sample.outcome : null,
      caller: "sample",
      createdAt: new Date(Math.min(+startsAt, now) - (3 + index) * HOUR_MS),
      changedAt,
    };
  });
  await db.insert(bookings).values(rows);
}
