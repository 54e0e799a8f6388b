/**
 * When a rule repeats (RFC 5545), in wall time: milliseconds as if the clocks were in UTC. It starts near the window and
 * not at the beginning of the series, unless the rule counts.
 */
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../time/durations";
import type { Frequency, RecurrenceRule } from "./recurrence-rule";
import { mostDaysLookedAt, ruleDays } from "./rule-days";
import { StepBudget, TooOften } from "./step-budget";

/** Of one rule: enough for a daily event since 1800, or one every five minutes. */
const MOST_STEPS = 300_000;
/** What is then done with a time takes longer than finding it. */
const STEPS_OF_FOUND = 4;
const MOST_TIMES_A_DAY = 1_440;

/** From `from` to `to`, inclusive. */
export type WallWindow = { from: number; to: number };

/** A series from `start`, and the window in which it is looked at. */
export type SeriesWindow = WallWindow & { start: number };

/** The times of a rule, in order and only those in the window. Throws `TooOften`. */
export function occurrencesIn(
  rule: RecurrenceRule,
  window: SeriesWindow,
  all: StepBudget,
): number[] {
  const { start, from, to } = window;
  const { at, startOf } = periodsOf(rule);
  const steps = new StepBudget(MOST_STEPS, all);
  const timesIn = timesOf(rule, start, steps);
  const found: number[] = [];
  let left = rule.count ?? Number.POSITIVE_INFINITY;
  const ahead = rule.count === null ? Math.max(0, at(from) - at(start)) : 0;
  let period = at(start) + Math.floor(ahead / rule.interval) * rule.interval;
  // What is too large to be a date is not before anything.
  for (; startOf(period) <= to; period += rule.interval) {
    steps.take();
    const times = atPositions(timesIn(startOf(period), startOf(period + 1)), rule.positions);
    for (const time of times) {
      if (time < start) continue;
      if (time > to || left === 0) return found;
      left -= 1;
      if (time < from) continue;
      steps.take(STEPS_OF_FOUND);
      found.push(time);
    }
  }
  return found;
}

/** How many steps that takes, at most: to do first what is done soon. */
export function mostSteps(rule: RecurrenceRule, { start, from, to }: SeriesWindow): number {
  const { at } = periodsOf(rule);
  const first = rule.count === null ? Math.max(start, from) : start;
  const periods = Math.max(0, at(to) - at(first)) / rule.interval + 2;
  const times = timesADay(unitOf(rule), rule);
  const ofDay = 1 + times * (1 + STEPS_OF_FOUND);
  return times + periods * (1 + mostDaysLookedAt(rule, start) * ofDay);
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
function timesOf(
  rule: RecurrenceRule,
  start: number,
  steps: StepBudget,
): (begin: number, end: number) => number[] {
  const unit = unitOf(rule);
  const daysIn = ruleDays(rule, start, steps);
  const times = timesWithin(unit, rule, start);
  steps.take(times.length);
  if (unit === DAY_MS)
    return (begin, end) => {
      const found: number[] = [];
      for (const day of daysIn(begin, end)) {
        steps.take(times.length);
        for (const time of times) found.push(day + time);
      }
      return found;
    };
  return (begin) => {
    const midnight = Math.floor(begin / DAY_MS) * DAY_MS;
    const fits = isNamed(begin, unit, rule) && daysIn(midnight, midnight + DAY_MS).length > 0;
    if (!fits) return [];
    steps.take(times.length);
    return times.map((time) => begin + time);
  };
}

/** What a rule's lists of hours, minutes and seconds divide. */
function unitOf({ frequency }: RecurrenceRule): number {
  return Math.min(UNITS[frequency] ?? DAY_MS, DAY_MS);
}

const HANDS = [
  { list: "hours", each: HOUR_MS, most: 24 },
  { list: "minutes", each: MINUTE_MS, most: 60 },
  { list: "seconds", each: 1_000, most: 60 },
] as const;

/** The times in a period: those that the rule names, otherwise the one of `start`. */
function timesWithin(unit: number, rule: RecurrenceRule, start: number): number[] {
  if (timesADay(unit, rule) > MOST_TIMES_A_DAY) throw new TooOften();
  let times = [0];
  for (const { list, each, most } of HANDS) {
    if (each >= unit) continue;
    const named = rule[list].size > 0 ? [...rule[list]] : [handAt(start, each, most)];
    times = times.flatMap((time) => named.map((number) => time + number * each));
  }
  return times.toSorted((one, other) => one - other);
}

function timesADay(unit: number, rule: RecurrenceRule): number {
  const divided = HANDS.filter(({ each }) => each < unit);
  return divided.reduce((times, { list }) => times * Math.max(1, rule[list].size), 1);
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
