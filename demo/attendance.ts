/** Three live sessions for the demo: who came, late or not at all, and someone in a call whom nobody knows. */
import { attendance, bookings, callEvents } from "../app/booking/tables";
import type { Actor } from "../app/events/events.server";
import type { Db } from "../app/platform/db/database.server";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../app/platform/time/durations";

const CALENDAR = "weeklyGroup";
const DAYS_AGO = [1, 8, 15];
const LENGTH_MINUTES = 90;
/** When each of them came, in minutes after the start; null: not at all. */
const CAME = [-4, 1, 14, null, 0, 3, null, -2];

/** The next session is tomorrow. */
export async function addSampleAttendance(db: Db, people: readonly Actor[]): Promise<void> {
  const midnight = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const startOf = (daysAgo: number) => new Date(midnight - daysAgo * DAY_MS + 15 * HOUR_MS);
  for (const [at, daysAgo] of [-1, ...DAYS_AGO].entries()) {
    const startsAt = startOf(daysAgo);
    const guests = people.slice(0, CAME.length).map((person, seat) => ({
      ...guestOf(person, seat, startsAt),
      came: daysAgo < 0 ? null : (CAME[(seat + at) % CAME.length] ?? null),
    }));
    await db.insert(bookings).values(
      guests.map(({ came, ...booking }) => ({
        ...booking,
        outcome: daysAgo < 0 ? null : came === null ? ("no-show" as const) : ("held" as const),
        status: daysAgo < 0 ? "new" : "done",
      })),
    );
    const present = guests.flatMap(({ id: bookingId, came }) => {
      if (came === null) return [];
      const from = new Date(+startsAt + came * MINUTE_MS);
      const until = new Date(+startsAt + LENGTH_MINUTES * MINUTE_MS);
      const minutes = LENGTH_MINUTES - came;
      const called = { calledFrom: from, calledUntil: until, minutes };
      return [{ bookingId, startsAt, firstAt: from, lastAt: from, ...called }];
    });
    if (present.length > 0) await db.insert(attendance).values(present);
  }
  await addStranger(db, startOf(1));
}

function guestOf({ userId, firstName, lastName }: Actor, seat: number, startsAt: Date) {
  const name = `${firstName} ${lastName}`;
  return {
    id: crypto.randomUUID(),
    calendar: CALENDAR,
    startsAt,
    endsAt: new Date(+startsAt + LENGTH_MINUTES * MINUTE_MS),
    seat: seat + 1,
    guestName: name,
    guestMail: `${name.toLowerCase().replaceAll(/[^a-z]+/g, ".")}@sample.invalid`,
    zone: "America/Chicago",
    traineeId: userId,
    caller: "sample",
    createdAt: new Date(Math.min(+startsAt, Date.now()) - 2 * DAY_MS),
  };
}

async function addStranger(db: Db, startsAt: Date): Promise<void> {
  const stay = {
    calendar: CALENDAR,
    startsAt,
    meeting: "sample",
    stay: "1",
    participant: "sample-1",
    name: "iPhone (sample)",
    mail: "",
  };
  await db.insert(callEvents).values([
    { ...stay, id: "sample-joined", kind: "joined", at: new Date(+startsAt + 2 * MINUTE_MS) },
    { ...stay, id: "sample-left", kind: "left", at: new Date(+startsAt + 75 * MINUTE_MS) },
  ]);
}
