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
import { occurrencesIn, TooOften, type WallWindow } from "~/platform/calendars/occurrences";
import { recurrenceRule } from "~/platform/calendars/recurrence-rule";
import { DAY_MS } from "~/platform/time/durations";
import { clockOf, type EventTimes, LeftOut, lasting } from "./feed-events.server";
import type { Span } from "./free-times";

/** No zone's clocks are further from another's. */
const ZONES_APART_MS = 2 * DAY_MS;

/** Which occurrence is meant: by its instant, or by its day in a series of days and where only a date is given. */
export type Mark = { instant: number } | { day: number };

/** All occurrences after `from` are `shift` later by this clock; `counted`: whether they still keep someone busy. */
export type LaterChange = {
  from: number;
  shift: number;
  clock: Clock;
  length: Length;
  counted: boolean;
};

/**
 * `repeats`: false for an event that only replaces an occurrence of another; `counted`: whether the event itself keeps
 * someone busy; `replaced`: what other events take the place of.
 */
export type Series = {
  event: Component;
  times: EventTimes;
  repeats: boolean;
  counted: boolean;
  replaced: readonly Mark[];
  changes: readonly LaterChange[];
};

/** The instant, and what the clock of the series shows; `length`: if it is not that of the series. */
type Occurrence = { at: number; wall: number; length?: Length };

export function markOf(moment: Moment, { start, clock }: EventTimes, clocks: Clocks): Mark {
  if (start.isDate) return { day: dayOf(dateIn(moment, clocks)) };
  if (moment.isDate) return { day: dayOf(moment.wall) };
  return { instant: clockOf(moment, clocks, clock).clock.instantOf(moment.wall) };
}

/** The instant of an occurrence that is known by its mark. */
export function instantOf(mark: Mark, { start, clock }: EventTimes): number {
  if ("instant" in mark) return mark.instant;
  return clock.instantOf(mark.day * DAY_MS + timeOfDay(start.wall));
}

/** The spans that reach into the window, in no order. Throws `LeftOut`. */
export function busyIn(series: Series, clocks: Clocks, window: WallWindow): Span[] {
  const { times, changes, counted } = series;
  if (isSingle(series)) return spanOfSingle(times, window);
  const reach = Math.max(0, ...changes.map(({ shift }) => Math.abs(shift))) + ZONES_APART_MS;
  const longest = Math.max(lasting(times.length), ...changes.map(({ length }) => lasting(length)));
  const near = { from: window.from - longest - reach, to: window.to + reach };
  const isTakenOut = takenOut(series, clocks, near);
  const spans: Span[] = [];
  for (const occurrence of occurrencesOf(series, clocks, near)) {
    if (isTakenOut(occurrence)) continue;
    const change = changes.findLast(({ from }) => from < occurrence.at);
    if (!(change?.counted ?? counted)) continue;
    spans.push(...within(window, change ? changed(occurrence, change) : spanOf(occurrence, times)));
  }
  return spans;
}

function isSingle({ event, repeats, counted, replaced }: Series): boolean {
  if (!counted || replaced.length > 0) return false;
  return !repeats || !["RRULE", "RDATE", "EXDATE", "EXRULE"].some((name) => event.has(name));
}

/** Most events are: nothing has to be looked up for those that are over. */
function spanOfSingle(times: EventTimes, window: WallWindow): Span[] {
  const { wall } = times.start;
  if (wall > window.to + ZONES_APART_MS) return [];
  if (wall + lasting(times.length) < window.from - ZONES_APART_MS) return [];
  return within(window, spanOf({ at: times.clock.instantOf(wall), wall }, times));
}

function within(window: WallWindow, span: Span): Span[] {
  const { startsAt, endsAt } = span;
  return endsAt > Math.max(startsAt, window.from) && startsAt < window.to ? [span] : [];
}

/**
 * The event itself counts whether or not its rule allows it, as Google and Apple show it. Some come twice, which makes
 * no one busier.
 */
function occurrencesOf(series: Series, clocks: Clocks, near: WallWindow): Occurrence[] {
  const { event, times, repeats } = series;
  const walls = repeats ? ruled("RRULE", series, clocks, near) : [];
  const { wall: start } = times.start;
  if (start >= near.from && start <= near.to) walls.push(start);
  const found: Occurrence[] = walls.map((wall) => ({ at: times.clock.instantOf(wall), wall }));
  if (!repeats) return found;
  for (const period of event.all("RDATE").flatMap(periodsIn)) {
    const occurrence = period && dated(period, times, clocks, near);
    if (occurrence) found.push(occurrence);
  }
  return found;
}

/** Whether someone meant a time by a date that is none. */
export function hasBrokenDate(event: Component): boolean {
  return event.all("RDATE").flatMap(periodsIn).includes(null);
}

/** Times as periods that say nothing of their length. */
function periodsIn(date: Property): ({ start: Moment; end: Period["end"] | null } | null)[] {
  if (date.value.includes("/")) return periodsOf(date);
  return momentsOf(date).map((start) => start && { start, end: null });
}

function dated(
  { start, end }: { start: Moment; end: Period["end"] | null },
  times: EventTimes,
  clocks: Clocks,
  near: WallWindow,
): Occurrence | null {
  if (start.wall < near.from - ZONES_APART_MS) return null;
  if (start.wall > near.to + ZONES_APART_MS) return null;
  const at = instantOf(markOf(start, times, clocks), times);
  const wall = times.clock.wallOf(at);
  if (end === null) return { at, wall };
  return { at, wall, length: lengthUntil(end, { at, clock: times.clock }, clocks) };
}

/** Throws `LeftOut` if it repeats in a way that no one can follow. */
function ruled(
  name: "RRULE" | "EXRULE",
  { event, times }: Series,
  clocks: Clocks,
  near: WallWindow,
): number[] {
  return event.all(name).flatMap(({ value }) => {
    const rule = recurrenceRule(value);
    if (!rule) throw new LeftOut("its recurrence cannot be read");
    const to = rule.until ? Math.min(near.to, lastWall(rule.until, times, clocks)) : near.to;
    try {
      return occurrencesIn(rule, times.start.wall, { from: near.from, to });
    } catch (error) {
      if (error instanceof TooOften) throw new LeftOut("it repeats too often");
      throw error;
    }
  });
}

/** The last time of a rule, by the clock of the series. A date includes its whole day: Google ends series with one. */
function lastWall(until: Moment, { start, clock }: EventTimes, clocks: Clocks): number {
  if (start.isDate) return dayOf(dateIn(until, clocks)) * DAY_MS;
  if (until.isDate) return until.wall + DAY_MS - 1;
  if (until.zone === null) return until.wall;
  return clock.wallOf(clockOf(until, clocks, clock).clock.instantOf(until.wall));
}

/** `from`: when it begins. */
export function lengthUntil(
  end: Period["end"],
  from: { at: number; clock: Clock },
  clocks: Clocks,
): Length {
  if (!("wall" in end)) return end;
  return { days: 0, ms: clockOf(end, clocks, from.clock).clock.instantOf(end.wall) - from.at };
}

/** What an EXDATE or EXRULE names, or another event replaces. */
function takenOut(series: Series, clocks: Clocks, near: WallWindow) {
  const { event, times, replaced } = series;
  const instants = new Set<number>();
  const days = new Set<number>();
  const note = (mark: Mark) => ("day" in mark ? days.add(mark.day) : instants.add(mark.instant));
  for (const moment of event.all("EXDATE").flatMap(momentsOf)) {
    if (!moment || moment.wall < near.from - ZONES_APART_MS) continue;
    if (moment.wall <= near.to + ZONES_APART_MS) note(markOf(moment, times, clocks));
  }
  for (const mark of replaced) note(mark);
  const walls = new Set(ruled("EXRULE", series, clocks, near));
  return ({ at, wall }: Occurrence) => instants.has(at) || days.has(dayOf(wall)) || walls.has(wall);
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

/** The date that a time stands for where only dates count: midnight in UTC, or its last second, is one as written. */
function dateIn({ wall, zone }: Moment, clocks: Clocks): number {
  const isWritten = zone !== "UTC" || wall % DAY_MS === 0 || (wall + 1_000) % DAY_MS === 0;
  return isWritten ? wall : clocks.own.wallOf(wall);
}

function dayOf(wall: number): number {
  return Math.floor(wall / DAY_MS);
}

function timeOfDay(wall: number): number {
  return wall - dayOf(wall) * DAY_MS;
}
