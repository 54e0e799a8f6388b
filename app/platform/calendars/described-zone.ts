/** A time zone by the description that a calendar brings along (VTIMEZONE). */

import { lastThat } from "../queries/in-order";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../time/durations";
import { Clock } from "./clock";
import type { Component } from "./components";
import { momentOf, momentsOf } from "./moments";
import { occurrencesIn, type WallWindow } from "./occurrences";
import { recurrenceRule } from "./recurrence-rule";
import { type StepBudget, TooOften } from "./step-budget";

const YEAR_MS = 366 * DAY_MS;
/** Of each zone; the latest count. */
const MOST_CHANGES = 500;

/** `at`: the instant at which the clocks change. */
type Change = { at: number; before: number; after: number };

/** Null if it describes nothing that can be followed in so many steps. It is right for the window. */
export function describedClock(
  zone: Component,
  window: WallWindow,
  steps: StepBudget,
): Clock | null {
  try {
    const changes = zone.parts
      .flatMap((part) => changesOf(part, window, steps))
      .toSorted((one, other) => one.at - other.at)
      .slice(-MOST_CHANGES);
    const [first] = changes;
    if (!first) return null;
    return new Clock(
      (instant) => lastThat(changes, ({ at }) => at <= instant)?.after ?? first.before,
    );
  } catch (error) {
    if (error instanceof TooOften) return null;
    throw error;
  }
}

function changesOf(part: Component, window: WallWindow, steps: StepBudget): Change[] {
  const before = offsetOf(part.text("TZOFFSETFROM"));
  const after = offsetOf(part.text("TZOFFSETTO"));
  const start = part.first("DTSTART");
  const onset = start ? momentOf(start) : null;
  if (before === null || after === null || onset === null) return [];
  const repeated = part.all("RRULE").flatMap(({ value }) => {
    const rule = recurrenceRule(value);
    if (!rule) return [];
    const { until } = rule;
    const end = until ? until.wall + (until.zone === "UTC" ? before : 0) : window.to;
    const to = Math.min(end, window.to + 2 * DAY_MS);
    // The last change before the window counts too, and a rule that has ended still ended with one.
    const from = Math.min(end, window.from) - 2 * YEAR_MS;
    return occurrencesIn(rule, { start: onset.wall, from, to }, steps);
  });
  const more = part.all("RDATE").flatMap(momentsOf);
  const walls = [onset.wall, ...repeated, ...more.flatMap((moment) => moment?.wall ?? [])];
  return walls.map((wall) => ({ at: wall - before, before, after }));
}

function offsetOf(text: string): number | null {
  const [, sign, hours, minutes, seconds = "0"] =
    /^([+-])(\d\d):?(\d\d):?(\d\d)?$/.exec(text) ?? [];
  if (sign === undefined) return null;
  const ms = Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS + Number(seconds) * 1_000;
  if (ms >= DAY_MS) return null;
  return sign === "-" ? -ms : ms;
}
