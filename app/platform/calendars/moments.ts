/** Times and lengths as iCalendar files write them. */
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../time/durations";
import type { Property } from "./components";

/**
 * `wall`: what a clock on the wall shows, in milliseconds as if it were in UTC. `zone`: whose clock, `UTC` or a name;
 * null if nothing says it.
 */
export type Moment = { wall: number; isDate: boolean; zone: string | null };

/** Days are as long as the clocks make them; the rest is exact. */
export type Length = { days: number; ms: number };

export type Period = { start: Moment; end: Moment | Length };

const DATE = String.raw`(\d{4})-?(\d\d)-?(\d\d)`;
const TIME = String.raw`(\d\d):?(\d\d)(?::?(\d\d)(?:[.,]\d+)?)?\s*(Z|[+-]\d\d:?\d\d)?`;
const MOMENT = new RegExp(`^${DATE}(?:T${TIME})?$`, "i");

/** Null if it is no time: without the T it is one for people, whose zone nobody knows. A date counts as one whether or not it is marked as such. */
export function momentOf({ value, params }: Property): Moment | null {
  const found = MOMENT.exec(value.trim());
  if (!found) return null;
  const [, year, month, day, hour = "0", minute = "0", second = "0", suffix] = found;
  const midnight = midnightOf(Number(year), Number(month), Number(day));
  const ofDay = Number(hour) * HOUR_MS + Number(minute) * MINUTE_MS + Number(second) * 1_000;
  if (midnight === null || ofDay > DAY_MS || Number(minute) > 59) return null;
  if (Number(second) > 60) return null;
  const saysDate = ofDay === 0 && params.get("VALUE")?.toUpperCase() === "DATE";
  return {
    wall: midnight + ofDay,
    isDate: found[4] === undefined || saysDate,
    zone: (suffix ? suffixZone(suffix) : params.get("TZID")) || null,
  };
}

/** Null if there is no such day. */
function midnightOf(year: number, month: number, day: number): number | null {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? Number(date) : null;
}

/** `+0100` is the zone `+01:00`. */
function suffixZone(suffix: string): string {
  return suffix.toUpperCase() === "Z" ? "UTC" : `${suffix.slice(0, 3)}:${suffix.slice(-2)}`;
}

/** The times of a property that may list several; null in place of one that cannot be read. */
export function momentsOf({ value, params }: Property): (Moment | null)[] {
  return value.split(",").map((each) => momentOf({ value: each, params }));
}

/** The periods of a property: each with its end, or how long it is. */
export function periodsOf({ value, params }: Property): (Period | null)[] {
  return value.split(",").map((each) => {
    const [from = "", to = ""] = each.split("/");
    const start = momentOf({ value: from, params });
    const end = momentOf({ value: to, params }) ?? lengthOf(to);
    return start && end && { start, end };
  });
}

const LENGTH = /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i;

/** Null if it is no length, or a negative one. */
export function lengthOf(text: string): Length | null {
  const found = LENGTH.exec(text.trim());
  if (!found?.slice(1).some(Boolean)) return null;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = found
    .slice(1)
    .map((digits = "0") => Number(digits));
  return {
    days: weeks * 7 + days,
    ms: hours * HOUR_MS + minutes * MINUTE_MS + seconds * 1_000,
  };
}
