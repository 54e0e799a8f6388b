/** What changes a series of a feed: other events that take the place of its occurrences (CALL-5). */
import type { Clock } from "~/platform/calendars/clock";
import type { Clocks } from "~/platform/calendars/clocks";
import type { Component } from "~/platform/calendars/components";
import { type Length, type Moment, momentOf } from "~/platform/calendars/moments";
import { DAY_MS } from "~/platform/time/durations";
import { clockOf, type EventTimes } from "./feed-events.server";

/** An event that takes the place of an occurrence of another. `times`: null if it only takes it out. */
export type Replacement = {
  event: Component;
  of: Moment;
  times: EventTimes | null;
  counted: boolean;
};

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

/** Which occurrence an event takes the place of; null if it stands for itself. */
export function replacedBy(event: Component): Moment | null {
  const property = event.first("RECURRENCE-ID");
  return property ? momentOf(property) : null;
}

export function isForFollowing(event: Component): boolean {
  const range = event.first("RECURRENCE-ID")?.params.get("RANGE");
  return range?.toUpperCase() === "THISANDFUTURE";
}

/** Of several for one occurrence, the one that was changed last. */
export function newest(replacements: readonly Component[]): Component[] {
  const found = new Map<string, Component>();
  for (const event of replacements) {
    const key = event.text("RECURRENCE-ID");
    const known = found.get(key);
    if (!known || sequenceOf(event) >= sequenceOf(known)) found.set(key, event);
  }
  return [...found.values()];
}

function sequenceOf(event: Component): number {
  return Number(event.text("SEQUENCE")) || 0;
}

/** What is replaced of a series, and what moves all that follows, in order. */
export function changesOf(
  times: EventTimes,
  by: readonly Replacement[],
  clocks: Clocks,
): { replaced: Mark[]; changes: LaterChange[] } {
  const marked = by.map((each) => ({ each, mark: markOf(each.of, times, clocks) }));
  const changes = marked
    .filter(({ each }) => isForFollowing(each.event))
    .map(({ each, mark }) => laterChange(each, mark, times));
  return {
    replaced: marked.map(({ mark }) => mark),
    changes: changes.toSorted((one, other) => one.from - other.from),
  };
}

/** One that repeats by a rule of its own ends the series. */
function laterChange(
  { event, times, counted }: Replacement,
  mark: Mark,
  series: EventTimes,
): LaterChange {
  const from = instantOf(mark, series);
  const { clock, length } = times ?? series;
  const shift = times ? times.start.wall - clock.wallOf(from) : 0;
  return { from, shift, clock, length, counted: counted && !event.has("RRULE") };
}

export function markOf(moment: Moment, { start, clock }: EventTimes, clocks: Clocks): Mark {
  if (start.isDate) return { day: dayOf(dateIn(moment, clocks)) };
  if (moment.isDate) return { day: dayOf(moment.wall) };
  return { instant: clockOf(moment, clocks, clock).clock.instantOf(moment.wall) };
}

/** The instant of an occurrence that is known by its mark. */
export function instantOf(mark: Mark, { start, clock }: EventTimes): number {
  if ("instant" in mark) return mark.instant;
  return clock.instantOf(mark.day * DAY_MS + start.wall - dayOf(start.wall) * DAY_MS);
}

/** The date that a time stands for where only dates count: midnight in UTC, or its last second, is one as written. */
export function dateIn({ wall, zone }: Moment, clocks: Clocks): number {
  const isWritten = zone !== "UTC" || wall % DAY_MS === 0 || (wall + 1_000) % DAY_MS === 0;
  return isWritten ? wall : clocks.own.wallOf(wall);
}

export function dayOf(wall: number): number {
  return Math.floor(wall / DAY_MS);
}
