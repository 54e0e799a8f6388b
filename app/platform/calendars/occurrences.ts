/**
 * When a rule repeats (RFC 5545), in wall time: milliseconds as if the clocks were in UTC. It starts near the window and
 * not at the beginning of the series, unless the rule counts.
 */
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../time/durations";
import type { Frequency, RecurrenceRule } from "./recurrence-rule";
import { ruleDays } from "./rule-days";

/** Enough for a daily event since 1753, or one every five minutes. */
const MOST_STEPS = 100_000;
const MOST_TIMES_A_DAY = 1_440;

/** It repeats more often than anyone meets. */
export class TooOften extends Error {
  override readonly name = "TooOften";
}

/** From `from` to `to`, inclusive. */
export type WallWindow = { from: number; to: number };

/** The times of a rule that begins at `start`, in order and only those in the window. Throws `TooOften`. */
export function occurrencesIn(
  rule: RecurrenceRule,
  start: number,
  { from, to }: WallWindow,
): number[] {
  const { at, startOf } = periodsOf(rule);
  const timesIn = timesOf(rule, start);
  const found: number[] = [];
  let left = rule.count ?? Number.POSITIVE_INFINITY;
  let steps = 0;
  const ahead = rule.count === null ? Math.max(0, at(from) - at(start)) : 0;
  let period = at(start) + Math.floor(ahead / rule.interval) * rule.interval;
  // What is too large to be a date is not before anything.
  for (; startOf(period) <= to; period += rule.interval) {
    const times = atPositions(timesIn(startOf(period), startOf(period + 1)), rule.positions);
    steps += 1 + times.length;
    if (steps > MOST_STEPS) throw new TooOften();
    for (const time of times) {
      if (time < start) continue;
      if (time > to || left === 0) return found;
      left -= 1;
      if (time >= from) found.push(time);
    }
  }
  return found;
}

/** Periods are numbered: `at` gives the one of a time, `startOf` when one begins. */
type Periods = { at: (wall: number) => number; startOf: (period: number) => number };

const UNITS: Partial<Record<Frequency, number>> = {
  SECONDLY: 1_000,
  MINUTELY: MINUTE_MS,
  HOURLY: HOUR_MS,
  DAILY: DAY_MS,
  WEEKLY: 7 * DAY_MS,
};

function periodsOf({ frequency, weekStart }: RecurrenceRule): Periods {
  const unit = UNITS[frequency];
  if (unit !== undefined) {
    // Day 0 was a Thursday.
    const shift = frequency === "WEEKLY" ? (weekStart - 3) * DAY_MS : 0;
    return {
      at: (wall) => Math.floor((wall - shift) / unit),
      startOf: (period) => period * unit + shift,
    };
  }
  const months = frequency === "YEARLY" ? 12 : 1;
  return {
    at: (wall) => {
      const date = new Date(wall);
      return Math.floor((date.getUTCFullYear() * 12 + date.getUTCMonth()) / months);
    },
    startOf: (period) => new Date(0).setUTCFullYear(0, period * months, 1),
  };
}

/** The times of a rule in one of its periods, in order. */
function timesOf(rule: RecurrenceRule, start: number): (begin: number, end: number) => number[] {
  const unit = Math.min(UNITS[rule.frequency] ?? DAY_MS, DAY_MS);
  const daysIn = ruleDays(rule, start);
  const times = timesWithin(unit, rule, start);
  if (unit === DAY_MS)
    return (begin, end) => {
      const found: number[] = [];
      for (const day of daysIn(begin, end)) for (const time of times) found.push(day + time);
      return found;
    };
  return (begin) => {
    const midnight = Math.floor(begin / DAY_MS) * DAY_MS;
    const fits = isNamed(begin, unit, rule) && daysIn(midnight, midnight + DAY_MS).length > 0;
    return fits ? times.map((time) => begin + time) : [];
  };
}

const HANDS = [
  { list: "hours", each: HOUR_MS, most: 24 },
  { list: "minutes", each: MINUTE_MS, most: 60 },
  { list: "seconds", each: 1_000, most: 60 },
] as const;

/** The times in a period: those that the rule names, otherwise the one of `start`. */
function timesWithin(unit: number, rule: RecurrenceRule, start: number): number[] {
  let times = [0];
  for (const { list, each, most } of HANDS) {
    if (each >= unit) continue;
    const named = rule[list].size > 0 ? [...rule[list]] : [handAt(start, each, most)];
    times = times.flatMap((time) => named.map((number) => time + number * each));
    if (times.length > MOST_TIMES_A_DAY) throw new TooOften();
  }
  return times.toSorted((one, other) => one - other);
}

/** Whether the rule allows the hour, minute and second of a period no longer than these. */
function isNamed(begin: number, unit: number, rule: RecurrenceRule): boolean {
  return HANDS.every(
    ({ list, each, most }) =>
      each < unit || rule[list].size === 0 || rule[list].has(handAt(begin, each, most)),
  );
}

function handAt(wall: number, each: number, most: number): number {
  const shown = Math.floor(wall / each) % most;
  return shown < 0 ? shown + most : shown;
}

function atPositions(times: number[], positions: ReadonlySet<number>): number[] {
  if (positions.size === 0) return times;
  return times.filter(
    (_, index) => positions.has(index + 1) || positions.has(index - times.length),
  );
}
