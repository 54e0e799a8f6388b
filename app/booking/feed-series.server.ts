/** When a series keeps someone busy: its occurrences, without those taken out or replaced (CALL-5). */
import type { Clock } from "~/platform/calendars/clock";
import type { Clocks } from "~/platform/calendars/clocks";
import type { Component, Property } from "~/platform/calendars/components";
import {
  type Length,
  type Moment,
  momentsOf,
  type Period,
  periodsOf,
} from "~/platform/calendars/moments";
import { mostSteps, occurrencesIn, type WallWindow } from "~/platform/calendars/occurrences";
import { type RecurrenceRule, recurrenceRule } from "~/platform/calendars/recurrence-rule";
import type { StepBudget } from "~/platform/calendars/step-budget";
import { lastThat } from "~/platform/queries/in-order";
import { DAY_MS } from "~/platform/time/durations";
import {
  changesOf,
  dateIn,
  dayOf,
  instantOf,
  type LaterChange,
  type Mark,
  markOf,
  type Replacement,
} from "./feed-changes.server";
import {
  clockOf,
  type EventTimes,
  isTooLong,
  LeftOut,
  LONGEST_MS,
  lasting,
} from "./feed-events.server";
import type { Span } from "./free-times";

/** No zone's clocks are further from another's. */
const ZONES_APART_MS = 2 * DAY_MS;

/** What is found out about each event that changes a series. */
const STEPS_OF_CHANGE = 4;

/** `last`: the last time that a rule's end allows, by the clock of the series. */
type Repetition = { rule: RecurrenceRule; last: number };

/**
 * `repeats`: false for an event that only replaces an occurrence of another; `counted`: whether the event itself keeps
 * someone busy; `by`: what takes the place of its occurrences, and `isMoved` whether some of that moves all that follow; `rules` and `exceptions`: when it repeats, and does not.
 */
export type Series = {
  event: Component;
  times: EventTimes;
  repeats: boolean;
  counted: boolean;
  by: readonly Replacement[];
  isMoved: boolean;
  rules: readonly Repetition[];
  exceptions: readonly Repetition[];
};

/** The instant, and what the clock of the series shows; `length`: if it is not that of the series. */
type Occurrence = { at: number; wall: number; length?: Length };

/** What an event says, before anything is worked out. Throws `LeftOut`. */
export function seriesOf(given: Omit<Series, "rules" | "exceptions">, clocks: Clocks): Series {
  const rules = given.repeats ? repetitions("RRULE", given, clocks) : [];
  return { ...given, rules, exceptions: repetitions("EXRULE", given, clocks) };
}

/** Most events are: nothing has to be looked up for those that are over. */
export function isSingle({ event, repeats, counted, by }: Series): boolean {
  if (!counted || by.length > 0) return false;
  return !repeats || !["RRULE", "RDATE", "EXDATE", "EXRULE"].some((name) => event.has(name));
}

export function spanOfSingle({ times }: Series, window: WallWindow): Span[] {
  const { wall } = times.start;
  if (wall > window.to + ZONES_APART_MS) return [];
  if (wall + lasting(times.length) < window.from - ZONES_APART_MS) return [];
  return within(window, spanOf({ at: times.clock.instantOf(wall), wall }, times));
}

/** How many steps `busyIn` takes, at most. */
export function mostStepsOf(series: Series, window: WallWindow): number {
  // How far changes move it is found out only then.
  const { times, by, isMoved, rules, exceptions } = series;
  const [longest, reach] = isMoved
    ? [LONGEST_MS, LONGEST_MS + ZONES_APART_MS]
    : [lasting(times.length), 0];
  const near = windowNear(window, longest, reach);
  return [...rules, ...exceptions].reduce(
    (sum, { rule, last }) => sum + mostSteps(rule, windowOf(times, near, last)),
    by.length * STEPS_OF_CHANGE,
  );
}

/**
 * The spans that reach into the window, in no order; `isBroken`: whether a date was meant that is none. Throws `LeftOut`
 * and `TooOften`.
 */
export function busyIn(
  series: Series,
  { clocks, window, steps }: { clocks: Clocks; window: WallWindow; steps: StepBudget },
): { spans: Span[]; isBroken: boolean } {
  const { times, by, counted } = series;
  steps.take(by.length * STEPS_OF_CHANGE);
  const { replaced, changes } = changesOf(times, by, clocks);
  const reach = changes.reduce((most, { shift }) => Math.max(most, Math.abs(shift)), 0);
  const longest = changes.reduce(
    (most, { length }) => Math.max(most, lasting(length)),
    lasting(times.length),
  );
  const near = windowNear(window, longest, reach);
  const walls = timesOf(series.rules, times, { near, steps });
  const gone = new Set(timesOf(series.exceptions, times, { near, steps }));
  const isTakenOut = takenOut(series, replaced, { clocks, near, gone });
  const { occurrences, isBroken } = occurrencesOf(series, walls, { clocks, near });
  const spans: Span[] = [];
  for (const occurrence of occurrences) {
    if (isTakenOut(occurrence)) continue;
    const change = lastThat(changes, ({ from }) => from < occurrence.at);
    if (!(change?.counted ?? counted)) continue;
    spans.push(...within(window, change ? changed(occurrence, change) : spanOf(occurrence, times)));
  }
  return { spans, isBroken };
}

/** Where occurrences begin that may reach into the window; `reach`: how far they are moved, at most. */
function windowNear({ from, to }: WallWindow, longest: number, reach: number): WallWindow {
  return { from: from - longest - reach - ZONES_APART_MS, to: to + reach + ZONES_APART_MS };
}

function windowOf({ start }: EventTimes, near: WallWindow, last: number) {
  return { start: start.wall, from: near.from, to: Math.min(near.to, last) };
}

export function within(window: WallWindow, span: Span): Span[] {
  const { startsAt, endsAt } = span;
  return endsAt > Math.max(startsAt, window.from) && startsAt < window.to ? [span] : [];
}

type Near = { clocks: Clocks; near: WallWindow };

/**
 * The event itself counts whether or not its rule allows it, as Google and Apple show it. Some come twice, which makes
 * no one busier.
 */
function occurrencesOf(
  { event, times, repeats }: Series,
  ruled: readonly number[],
  { clocks, near }: Near,
): { occurrences: Occurrence[]; isBroken: boolean } {
  const { wall: start } = times.start;
  const walls = start >= near.from && start <= near.to ? [...ruled, start] : ruled;
  const occurrences: Occurrence[] = walls.map((wall) => ({
    at: times.clock.instantOf(wall),
    wall,
  }));
  let isBroken = false;
  for (const period of repeats ? event.all("RDATE").flatMap(periodsIn) : []) {
    const isFar = period && !isNear(period.start, near);
    const occurrence = period && !isFar ? dated(period, times, clocks) : null;
    if (occurrence) occurrences.push(occurrence);
    else isBroken ||= !isFar;
  }
  return { occurrences, isBroken };
}

/** Times as periods that say nothing of their length. */
function periodsIn(date: Property): ({ start: Moment; end: Period["end"] | null } | null)[] {
  if (date.value.includes("/")) return periodsOf(date);
  return momentsOf(date).map((start) => start && { start, end: null });
}

function isNear({ wall }: Moment, near: WallWindow): boolean {
  return wall >= near.from - ZONES_APART_MS && wall <= near.to + ZONES_APART_MS;
}

/** Null if it has an end that makes no sense. */
function dated(
  { start, end }: { start: Moment; end: Period["end"] | null },
  times: EventTimes,
  clocks: Clocks,
): Occurrence | null {
  const at = instantOf(markOf(start, times, clocks), times);
  const wall = times.clock.wallOf(at);
  if (end === null) return { at, wall };
  const length = lengthUntil(end, { at, clock: times.clock }, clocks);
  return length && { at, wall, length };
}

/** Throws `LeftOut` if it repeats in a way that cannot be read. */
function repetitions(
  name: "RRULE" | "EXRULE",
  { event, times }: Pick<Series, "event" | "times">,
  clocks: Clocks,
): Repetition[] {
  return event.all(name).map(({ value }) => {
    const rule = recurrenceRule(value);
    if (!rule) throw new LeftOut("its recurrence cannot be read");
    const last = rule.until ? lastWall(rule.until, times, clocks) : Number.POSITIVE_INFINITY;
    return { rule, last };
  });
}

/** Throws `TooOften`. */
function timesOf(
  rules: readonly Repetition[],
  times: EventTimes,
  { near, steps }: { near: WallWindow; steps: StepBudget },
): number[] {
  return rules.flatMap(({ rule, last }) => occurrencesIn(rule, windowOf(times, near, last), steps));
}

/** The last time of a rule, by the clock of the series. A date includes its whole day: Google ends series with one. */
function lastWall(until: Moment, { start, clock }: EventTimes, clocks: Clocks): number {
  if (start.isDate) return dayOf(dateIn(until, clocks)) * DAY_MS;
  if (until.isDate) return until.wall + DAY_MS - 1;
  if (until.zone === null) return until.wall;
  return clock.wallOf(clockOf(until, clocks, clock).clock.instantOf(until.wall));
}

/** Of a list of busy times; null if it has an end that makes no sense. */
export function spanOfPeriod({ start, end }: Period, clocks: Clocks): Span | null {
  const { clock } = clockOf(start, clocks, clocks.own);
  const startsAt = clock.instantOf(start.wall);
  const length = lengthUntil(end, { at: startsAt, clock }, clocks);
  return length && { startsAt, endsAt: startsAt + lasting(length) };
}

/** Null if it ends before it begins, or ten years later. `from`: when it begins. */
function lengthUntil(
  end: Period["end"],
  from: { at: number; clock: Clock },
  clocks: Clocks,
): Length | null {
  if (!("wall" in end)) return isTooLong(end) ? null : end;
  const ms = clockOf(end, clocks, from.clock).clock.instantOf(end.wall) - from.at;
  const length = { days: 0, ms };
  return ms < 0 || isTooLong(length) ? null : length;
}

/** What an EXDATE or EXRULE names, or another event replaces. */
function takenOut(
  { event, times }: Series,
  replaced: readonly Mark[],
  { clocks, near, gone }: Near & { gone: ReadonlySet<number> },
) {
  const instants = new Set<number>();
  const days = new Set<number>();
  const note = (mark: Mark) => ("day" in mark ? days.add(mark.day) : instants.add(mark.instant));
  for (const moment of event.all("EXDATE").flatMap(momentsOf))
    if (moment && isNear(moment, near)) note(markOf(moment, times, clocks));
  for (const mark of replaced) note(mark);
  return ({ at, wall }: Occurrence) => instants.has(at) || days.has(dayOf(wall)) || gone.has(wall);
}

function spanOf({ at, wall, length }: Occurrence, times: EventTimes): Span {
  return { startsAt: at, endsAt: endOf(at, wall, length ?? times.length, times.clock) };
}

function changed({ at }: Occurrence, { clock, shift, length }: LaterChange): Span {
  const wall = clock.wallOf(at) + shift;
  const startsAt = clock.instantOf(wall);
  return { startsAt, endsAt: endOf(startsAt, wall, length, clock) };
}

function endOf(at: number, wall: number, { days, ms }: Length, clock: Clock): number {
  return (days === 0 ? at : clock.instantOf(wall + days * DAY_MS)) + ms;
}
