import { bookings, daysOff } from "../app/booking/tables";
import type { Actor } from "../app/events/events.server";
import type { Db } from "../app/platform/db/database.server";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../app/platform/time/durations";
import { CALENDAR_NAMES } from "../app/settings/kinds/kinds";
import { hosts, settings } from "../app/settings/tables";

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
  { calendar: "discovery", days: 0, hour: 13, name: "Otto Example", confirmed: true },
  { calendar: "setup", days: 0, hour: 16, name: "Pia Specimen", confirmed: true },
  { calendar: "interview", days: 0, hour: 20, name: "Quentin Example" },
  { calendar: "discovery", days: 0, hour: 21, name: "Ruth Specimen" },
  { calendar: "discovery", days: 1, hour: 15, name: "Saul Example", confirmed: true },
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

const weekdays = (from: string, to: string) => [1, 2, 3, 4, 5].map((day) => ({ day, from, to }));

/** Who takes which calls; the last one has hours of her own. */
const HOSTS = [
  { name: "Alex Host (sample)", calendars: ["discovery", "setup"] },
  { name: "Bea Host (sample)", calendars: ["discovery", "interview"] },
  {
    name: "Carla Host (sample)",
    calendars: ["interview", "oneOnOne"],
    own: { zone: "America/Los_Angeles", hours: weekdays("08:00", "15:00") },
  },
] as const;

/** Three hosts with a room each, the place of each calendar, and a day off; returns a calendar's host. */
async function addSampleHosts(db: Db, now: number): Promise<(calendar: string) => string | null> {
  const rows = await db
    .insert(hosts)
    .values(
      HOSTS.map((host, index) => ({
        name: host.name,
        mail: `host-${index + 1}@sample.invalid`,
        link: `https://meet.example.com/sample-${index + 1}`,
        ...("own" in host ? host.own : {}),
      })),
    )
    .returning({ id: hosts.id, name: hosts.name });
  const idsOf = (calendar: string) =>
    HOSTS.filter(({ calendars }) => calendars.some((each) => each === calendar)).flatMap(
      ({ name }) => rows.filter((row) => row.name === name).map(({ id }) => id),
    );
  const room = "https://meet.example.com/sample-group";
  const calendars = Object.fromEntries(
    CALENDAR_NAMES.map((name) => {
      const ids = idsOf(name);
      const place = ids.length > 0 ? { place: "host" } : { place: "video", placeText: room };
      return [name, { ...place, hosts: ids }];
    }),
  );
  const own = {
    "own-strategy-call": {
      title: "Strategy call (sample)",
      about: "An hour on your outreach, with notes to take away.",
      lengthMinutes: 60,
      stepMinutes: 60,
      place: "video",
      placeText: room,
    },
  };
  await db
    .insert(settings)
    .values({ calendars: { ...calendars, ...own } })
    .onConflictDoUpdate({ target: settings.id, set: { calendars: { ...calendars, ...own } } });
  const day = new Date(now + 10 * DAY_MS).toISOString().slice(0, 10);
  await db.insert(daysOff).values({ fromDay: day, toDay: day, name: "Team day (sample)" });
  return (calendar) => idsOf(calendar).at(-1) ?? null;
}

/** Meetings for the demo: past, upcoming and canceled, each marked as a sample; `trainee` has booked a session. */
export async function addSampleBookings(
  db: Db,
  { userId, firstName, lastName }: Actor,
  now = Date.now(),
): Promise<void> {
  const hostOf = await addSampleHosts(db, now);
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
      hostId: hostOf(sample.calendar),
      traineeId: inPortal ? userId : null,
      guestMail: `${sample.name.toLowerCase().replace(" ", ".")}@sample.invalid`,
      zone: "America/Chicago",
      message: "message" in sample ? sample.message : "",
      note: "note" in sample ? sample.note : "",
      status: sample.days < 0 ? "done" : "new",
      cancelledAt: "cancelled" in sample ? changedAt : null,
      guestConfirmedAt: "confirmed" in sample ? changedAt : null,
      outcome: "outcome" in sample ? sample.outcome : null,
      origin: { page: "/book", source: index % 2 === 0 ? "newsletter" : "direct" },
      caller: "sample",
      createdAt: new Date(Math.min(+startsAt, now) - (3 + index) * HOUR_MS),
      changedAt,
    };
  });
  await db.insert(bookings).values(rows);
}
