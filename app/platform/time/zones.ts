/**
 * Instants as local times and in words, by the server's zone data, also where a browser's is of another age; the words are the same on server and in browser unless a
 * locale is given. Instants are milliseconds since 1970, days are `YYYY-MM-DD`, and the time of day is counted in
 * minutes since midnight.
 */
import { DAY_MS, MINUTE_MS } from "./durations";
import { offsetName, serversOffset } from "./offset-changes";
import { ownOffsetAt } from "./own-offset";

export type LocalTime = { day: string; minutes: number };

/** The English of dates and times until a page is hydrated. */
export const PLAIN = "en-US";

const MOST_FORMATS = 600;
/** Creating a format takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A canonical IANA name, for any of a zone's names; null if there is no such zone. */
export function knownZone(name: string): string | null {
  if (!/^[A-Za-z][\w+/-]{1,63}$/.test(name)) return null;
  try {
    const { timeZone } = new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions();
    return timeZone.toLowerCase() === name.toLowerCase() ? timeZone : name;
  } catch {
    return null;
  }
}

/** Whether Intl knows the zone, under any of its names. */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** How far the zone's clocks are ahead of UTC at an instant, in milliseconds; in a browser, by the server's zone data. */
export function offsetAt(zone: string, instant: number): number {
  return serversOffset(zone, instant) ?? ownOffsetAt(zone, instant);
}

/** Whether it is a day of the calendar, such as 2026-11-25, from 1900 to 2199. */
export function isDay(text: string): boolean {
  if (!/^(?:19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(Number(at)) && dayAt(Number(at)) === text;
}

/** What the zone's clocks and calendars show at an instant. */
export function localAt(zone: string, instant: number): LocalTime {
  const shown = instant + offsetAt(zone, instant);
  const midnight = Math.floor(shown / DAY_MS) * DAY_MS;
  return { day: dayAt(midnight), minutes: Math.floor((shown - midnight) / MINUTE_MS) };
}

export function addDays(day: string, count: number): string {
  return dayAt(dayNumber(day) + count * DAY_MS);
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(dayNumber(day)).getUTCDay() || 7;
}

/** The instant in UTC at which that day begins. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** English in the reader's browser's date and time format: with or without AM and PM. */
export function readersEnglish(): string {
  if (/^en\b/.test(navigator.language)) return navigator.language;
  const { hour12 } = new Intl.DateTimeFormat(undefined, { hour: "numeric" }).resolvedOptions();
  return hour12 ? PLAIN : "en-GB";
}

/** Monday, November 23, 2026 at 9:30 AM EST */
export function momentText(moment: Date | string, zone: string, locale = PLAIN): string {
  const text = formatted(moment, locale, {
    timeZone: zone,
    weekday: "long",
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  });
  return plainSpaces(text);
}

/** Mar 7, 2026, 2:05 PM EST */
export function shortMomentText(moment: Date | string, zone: string): string {
  const text = formatted(moment, PLAIN, {
    timeZone: zone,
    year: "numeric",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  });
  return plainSpaces(text);
}

/** 9:30 AM; `named`: with the zone, if the clocks change on that day. */
export function timeText(
  moment: Date | string,
  zone: string,
  { locale = PLAIN, named = false }: { locale?: string; named?: boolean } = {},
): string {
  return plainSpaces(
    formatted(moment, locale, {
      timeZone: zone,
      hour: "numeric",
      minute: "2-digit",
      timeZoneName: named ? "short" : undefined,
    }),
  );
}

/** Monday, November 23. `day`: YYYY-MM-DD */
export function dayText(day: string, locale = PLAIN): string {
  return formatted(day, locale, { weekday: "long", month: "long", day: "numeric" });
}

/** January 30, 2025. `day`: YYYY-MM-DD */
export function longDayText(day: string): string {
  return formatted(day, PLAIN, { year: "numeric", month: "long", day: "numeric" });
}

/** Sun, Mar 8, with the year if it is not `thisYear`. `day`: YYYY-MM-DD */
export function shortDayText(day: string, thisYear = new Date().getUTCFullYear()): string {
  const year = Number(day.slice(0, 4)) === thisYear ? undefined : "numeric";
  return formatted(day, PLAIN, { weekday: "short", month: "short", day: "numeric", year });
}

/** Monday. `day`: YYYY-MM-DD */
export function weekdayText(day: string, locale = PLAIN): string {
  return formatted(day, locale, { weekday: "long" });
}

/** November 2026, or November. `day`: YYYY-MM-DD */
export function monthText(day: string, locale = PLAIN, withYear = true): string {
  return formatted(day, locale, { month: "long", year: withYear ? "numeric" : undefined });
}

/** Nov. `day`: YYYY-MM-DD */
export function shortMonthText(day: string): string {
  return formatted(day, PLAIN, { month: "short" });
}

/** 07 Mar 2026 14:05 GMT+4 */
export function dateTimeText(moment: Date | string, zone: string): string {
  const shown = clockOf(moment, zone);
  const parts = formatOf(PLAIN, {
    timeZone: shown.zone,
    timeZoneName: "short",
    year: "numeric",
    month: "short",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(shown.moment);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
  return `${part("day")} ${part("month")} ${part("year")} ${part("hour")}:${part("minute")} ${shown.named ?? part("timeZoneName")}`;
}

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, options);
  // Names of zones can be spelled in many ways.
  if (formats.size >= MOST_FORMATS) formats.clear();
  formats.set(key, format);
  return format;
}

function dayAt(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

function formatted(
  moment: Date | string,
  locale: string,
  { timeZone = "UTC", timeZoneName, ...options }: Intl.DateTimeFormatOptions,
): string {
  const shown = clockOf(moment, timeZone);
  if (shown.named === null)
    return formatOf(locale, { timeZone, timeZoneName, ...options }).format(shown.moment);
  const text = formatOf(locale, { timeZone: shown.zone, ...options }).format(shown.moment);
  return options.hour ? `${text} ${shown.named}` : text;
}

/**
 * What to format, in which zone. `named`: the name of the server's offset where this browser's zone data has another one,
 * for which there is no zone.
 */
function clockOf(given: Date | string, zone: string) {
  const moment = new Date(given);
  const offset = serversOffset(zone, moment.getTime());
  if (offset === null) return { moment, zone, named: null };
  return { moment: new Date(moment.getTime() + offset), zone: "UTC", named: offsetName(offset) };
}

/** Versions of Intl differ in the space before AM. */
function plainSpaces(text: string): string {
  return text.replace(/\s/gu, " ");
}

/** The zone of a browser, as its cookie tells it to the server; null without one, or if there is no such zone. */
export function zoneInCookie(cookies: string): string | null {
  const named = /(?:^|;\s*)zone=([\w+/-]{1,64})(?:;|$)/.exec(cookies)?.[1];
  return named === undefined ? null : knownZone(named);
}
