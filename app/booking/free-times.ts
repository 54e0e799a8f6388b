import { DAY_MS, HOUR_MS, MINUTE_MS } from "~/platform/time/durations";
import { daysIn, minutesOf, ZoneDay } from "~/platform/time/zone-day";
import { addDays, localAt, weekdayOf } from "~/platform/time/zones";
import type { Calendar } from "~/settings/settings.server";

/** Instants in milliseconds. */
export type Span = { startsAt: number; endsAt: number };

/** A meeting of this calendar that is not canceled, and who holds it. */
export type Taken = Span & { host: string };

/** Who can hold a meeting. `zone` and `hours`: those that count; `busy`: when they are not free, including other calendars' meetings. */
export type Available = Pick<Calendar, "zone"> & {
  host: string;
  hours: readonly Calendar["hours"][number][];
  busy: readonly Span[];
};

/** A bookable start, how many seats are left, and with whom. */
export type FreeTime = { at: number; left: number; hosts: string[] };

/** From `from` to `to`, inclusive, as seen at `now`. */
export type Window = { from: number; to: number; now: number };

export type Rules = Pick<
  Calendar,
  | "zone"
  | "lengthMinutes"
  | "stepMinutes"
  | "bufferMinutes"
  | "noticeHours"
  | "horizonDays"
  | "dailyCap"
  | "seats"
>;

/**
 * The starts that can be booked with any of the hosts, in order. They follow the clocks of the zone whose hours count:
 * a local time that clocks skip does not exist, one they show twice is offered once, the first time; a meeting's length
 * is in real minutes. Every rule of a calendar is here, so what is offered and what is accepted are the same (SLOT-1).
 */
export function freeTimes(
  calendar: Rules,
  { hosts, taken }: { hosts: readonly Available[]; taken: readonly Taken[] },
  { from, to, now }: Window,
): FreeTime[] {
  const { zone, noticeHours, horizonDays } = calendar;
  const earliest = Math.max(from, now + noticeHours * HOUR_MS);
  const lastDay = addDays(localAt(zone, now).day, horizonDays);
  const latest = Math.min(to, new ZoneDay(zone, addDays(lastDay, 1)).instantFrom(0) - 1);
  if (earliest > latest) return [];
  const dayOf = daysIn(zone);
  const byDay = Map.groupBy(
    taken.toSorted((one, other) => one.startsAt - other.startsAt),
    ({ startsAt }) => dayOf(startsAt),
  );
  const found = new Map<number, FreeTime>();
  for (const available of hosts) {
    const own = byTime(taken.filter(({ host }) => host === available.host));
    const busy = byTime(available.busy);
    for (const at of startsWithin(calendar, available, earliest, latest)) {
      const left = seatsLeft(calendar, { own, busy }, at);
      if (left === 0) continue;
      const time = found.get(at) ?? { at, left: 0, hosts: [] };
      time.left += left;
      time.hosts.push(available.host);
      found.set(at, time);
    }
  }
  return [...found.values()]
    .toSorted((one, other) => one.at - other.at)
    .map((time) => {
      const meetings = byDay.get(dayOf(time.at)) ?? [];
      return { ...time, left: Math.min(time.left, calendar.dailyCap - meetings.length) };
    })
    .filter(({ left }) => left > 0);
}

/** When the meeting that begins at `at` ends. */
export function endOf({ lengthMinutes }: Pick<Calendar, "lengthMinutes">, at: number): number {
  return at + lengthMinutes * MINUTE_MS;
}

/** Every start within the open hours from `earliest` to `latest`, taken or not. */
function startsWithin(
  calendar: Rules,
  { zone, hours }: Available,
  earliest: number,
  latest: number,
): number[] {
  const lastDay = localAt(zone, latest).day;
  const found: number[] = [];
  for (let day = localAt(zone, earliest).day; day <= lastDay; day = addDays(day, 1)) {
    const spans = hours.filter((span) => span.day === weekdayOf(day));
    if (spans.length === 0) continue;
    const here = new ZoneDay(zone, day);
    for (const { from, to } of spans) {
      const closes = here.instantFrom(minutesOf(to));
      for (let at = minutesOf(from); at < minutesOf(to); at += calendar.stepMinutes) {
        const start = here.instantOf(at);
        if (start !== null && endOf(calendar, start) <= closes) found.push(start);
      }
    }
  }
  return [...new Set(found)].filter((at) => at >= earliest && at <= latest);
}

type Near<Of extends Span> = (at: number) => readonly Of[];

/** Seats left at a start; none if anything else, with its buffer, is in the way. */
function seatsLeft(
  calendar: Rules,
  { own, busy }: { own: Near<Span>; busy: Near<Span> },
  at: number,
): number {
  const buffer = calendar.bufferMinutes * MINUTE_MS;
  const ends = endOf(calendar, at) + buffer;
  const meetings = own(at);
  const together = meetings.filter(({ startsAt }) => startsAt === at).length;
  const inTheWay =
    meetings.some(
      ({ startsAt, endsAt }) => startsAt !== at && startsAt < ends && at < endsAt + buffer,
    ) || busy(at).some(({ startsAt, endsAt }) => startsAt < ends && at < endsAt);
  return inTheWay ? 0 : Math.max(0, calendar.seats - together);
}

/** What is within a day of an instant: meetings last at most eight hours and are at most four apart. */
function byTime<Of extends Span>(spans: readonly Of[]): Near<Of> {
  const days = new Map<number, Of[]>();
  for (const span of spans) {
    const last = Math.floor(span.endsAt / DAY_MS) + 1;
    for (let day = Math.floor(span.startsAt / DAY_MS) - 1; day <= last; day += 1) {
      const there = days.get(day);
      if (there) there.push(span);
      else days.set(day, [span]);
    }
  }
  return (at) => days.get(Math.floor(at / DAY_MS)) ?? [];
}

/** Nothing is open beyond this: a requested date may be further away than the database can represent. */
export function lastInstant({ horizonDays }: Calendar, now: number): number {
  return now + (horizonDays + 2) * DAY_MS;
}
