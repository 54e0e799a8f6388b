import { DAY_MS, HOUR_MS, MINUTE_MS } from "~/platform/time/durations";
import { minutesOf, ZoneDay } from "~/platform/time/zone-day";
import { addDays, localAt, weekdayOf } from "~/platform/time/zones";
import type { Calendar } from "~/settings/settings.server";

/** A meeting that is not cancelled; instants in milliseconds. */
export type Taken = { startsAt: number; endsAt: number };

/** A start that can be booked, and how many seats are left at it. */
export type FreeTime = { at: number; left: number };

/** From `from` to `to`, both included, as seen at `now`. */
export type Window = { from: number; to: number; now: number };

/**
 * The starts that can be booked, in order. They follow the calendar's own clocks: a local time that clocks skip is
 * none, one that they show twice is offered once, the first time; a meeting's length is in real minutes. Every rule
 * of a calendar is here, so that what is offered and what is accepted are the same (SLOT-1).
 */
export function freeTimes(
  calendar: Calendar,
  taken: readonly Taken[],
  { from, to, now }: Window,
): FreeTime[] {
  const { zone, noticeHours, horizonDays } = calendar;
  const earliest = Math.max(from, now + noticeHours * HOUR_MS);
  const lastDay = addDays(localAt(zone, now).day, horizonDays);
  const latestDay = localAt(zone, Math.min(to, now + (horizonDays + 2) * DAY_MS)).day;
  const byDay = Map.groupBy(taken, ({ startsAt }) => localAt(zone, startsAt).day);
  const found: FreeTime[] = [];
  for (
    let day = localAt(zone, earliest).day;
    day <= latestDay && day <= lastDay;
    day = addDays(day, 1)
  ) {
    const meetings = byDay.get(day) ?? [];
    const near = [-1, 0, 1].flatMap((days) => byDay.get(addDays(day, days)) ?? []);
    const leftToday = calendar.dailyCap - meetings.length;
    if (leftToday <= 0) continue;
    for (const at of startsOn(calendar, day)) {
      if (at < earliest || at > to) continue;
      const left = Math.min(leftToday, seatsLeft(calendar, near, at));
      if (left > 0) found.push({ at, left });
    }
  }
  return found;
}

/** When the meeting that begins at `at` ends. */
export function endOf({ lengthMinutes }: Pick<Calendar, "lengthMinutes">, at: number): number {
  return at + lengthMinutes * MINUTE_MS;
}

/** Every start of a day within the open hours, taken or not. */
function startsOn(calendar: Calendar, day: string): number[] {
  const spans = calendar.hours.filter((span) => span.day === weekdayOf(day));
  if (spans.length === 0) return [];
  const here = new ZoneDay(calendar.zone, day);
  const starts = spans.flatMap(({ from, to }) => {
    const closes = here.instantFrom(minutesOf(to));
    const found: number[] = [];
    for (let at = minutesOf(from); at < minutesOf(to); at += calendar.stepMinutes) {
      const start = here.instantOf(at);
      if (start !== null && endOf(calendar, start) <= closes) found.push(start);
    }
    return found;
  });
  return [...new Set(starts)].toSorted((one, other) => one - other);
}

/** Seats that are left at a start; none where another meeting, with the time kept free after it, is in the way. */
function seatsLeft(calendar: Calendar, near: readonly Taken[], at: number): number {
  const buffer = calendar.bufferMinutes * MINUTE_MS;
  const ends = endOf(calendar, at) + buffer;
  const together = near.filter(({ startsAt }) => startsAt === at).length;
  const inTheWay = near.some(
    ({ startsAt, endsAt }) => startsAt !== at && startsAt < ends && at < endsAt + buffer,
  );
  return inTheWay ? 0 : calendar.seats - together;
}
