/** Wall clocks and instants for expected busy times, found by asking `Intl` alone. */

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/** What a clock on a wall shows: days since 1970-01-01, and minutes since midnight. */
export type Wall = { day: number; minute: number };

/** Epoch milliseconds; the end is not part of it. */
export type Span = { startsAt: number; endsAt: number };

const formats = new Map<string, Intl.DateTimeFormat>();

/** What the clocks of a zone show at this instant. */
export function wallAt(instant: number, zone: string): Wall {
  const shown = instant + offsetAt(instant, zone);
  const day = Math.floor(shown / DAY);
  return { day, minute: Math.floor((shown - day * DAY) / MINUTE) };
}

/**
 * When the clocks of a zone show this. The first time where they show it twice; where they skip it, as if they had not
 * been changed yet (RFC 5545, 3.3.5).
 */
export function instantOf({ day, minute }: Wall, zone: string): number {
  const shown = day * DAY + minute * MINUTE;
  const [before, after] = [offsetAt(shown - DAY, zone), offsetAt(shown + DAY, zone)];
  const fitting = [before, after]
    .filter((offset) => offsetAt(shown - offset, zone) === offset)
    .map((offset) => shown - offset);
  return fitting.length > 0 ? Math.min(...fitting) : shown - before;
}

function offsetAt(instant: number, zone: string): number {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
    formats.set(zone, format);
  }
  const at: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(instant)) at[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = at;
  const shown = Date.UTC(year, month - 1, day, hour, minute, second);
  return shown - Math.floor(instant / 1000) * 1000;
}

/** The same wall clock some minutes later or earlier. */
export function later({ day, minute }: Wall, minutes: number): Wall {
  const all = day * 1440 + minute + minutes;
  const shownDay = Math.floor(all / 1440);
  return { day: shownDay, minute: all - shownDay * 1440 };
}

/** Spans inside the window, in order, those that touch or overlap as one. */
export function merged(spans: readonly Span[], window: Span): Span[] {
  const kept: Span[] = [];
  const inside = spans
    .map(({ startsAt, endsAt }) => ({
      startsAt: Math.max(startsAt, window.startsAt),
      endsAt: Math.min(endsAt, window.endsAt),
    }))
    .filter(({ startsAt, endsAt }) => startsAt < endsAt)
    .toSorted((one, other) => one.startsAt - other.startsAt);
  for (const span of inside) {
    const last = kept.at(-1);
    if (last && span.startsAt <= last.endsAt) last.endsAt = Math.max(last.endsAt, span.endsAt);
    else kept.push({ startsAt: span.startsAt, endsAt: span.endsAt });
  }
  return kept;
}

const two = (value: number) => String(value).padStart(2, "0");

/** `20261201`. */
export function dateText(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10).replaceAll("-", "");
}

/** `20261201T093000`, without a zone. */
export function wallText({ day, minute }: Wall): string {
  return `${dateText(day)}T${two(Math.floor(minute / 60))}${two(minute % 60)}00`;
}

/** `20261201T143000Z`. */
export function utcText(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}

export const dayOf = (year: number, month: number, date: number) =>
  Math.floor(Date.UTC(year, month - 1, date) / DAY);

/** 0 is Monday. */
export const weekdayOf = (day: number) => (((day + 3) % 7) + 7) % 7;
