/** What one side knows of a zone's clocks, for comparing it with the other: their zone data may differ in age. */
import { DAY_MS, MINUTE_MS } from "./durations";
import { ownOffsetAt } from "./own-offset";

/** Offsets from UTC in milliseconds, each from its instant until the next one's; the last entry only ends the list. */
export type OffsetChanges = readonly (readonly [from: number, offset: number])[];

const BEFORE_DAYS = 62;
const AFTER_DAYS = 430;
/** Shorter than the shortest time between two changes, which is that of Ramadan in Morocco. */
const STEP_DAYS = 14;

/** The clocks of a zone from two months before this day to fourteen after it. */
export function offsetChanges(zone: string, now: number): OffsetChanges {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  return changesWithin(zone, today - BEFORE_DAYS * DAY_MS, today + AFTER_DAYS * DAY_MS);
}

function changesWithin(zone: string, begin: number, end: number): OffsetChanges {
  let at = begin;
  let offset = ownOffsetAt(zone, at);
  const changes: [number, number][] = [[at, offset]];
  while (at < end) {
    const next = Math.min(at + STEP_DAYS * DAY_MS, end);
    const after = ownOffsetAt(zone, next);
    if (after !== offset) changes.push([changeBetween(zone, at, next), after]);
    [at, offset] = [next, after];
  }
  return [...changes, [end, offset]];
}

function changeBetween(zone: string, before: number, after: number): number {
  const old = ownOffsetAt(zone, before);
  let [early, late] = [before, after];
  while (late - early > MINUTE_MS) {
    const middle = early + Math.floor((late - early) / 2 / MINUTE_MS) * MINUTE_MS;
    if (ownOffsetAt(zone, middle) === old) early = middle;
    else late = middle;
  }
  return late;
}

const corrected = new Map<string, OffsetChanges>();

/**
 * Takes over what the server says of a zone, if this side knows anything else; returns whether it does. From then on the
 * times of that zone are the server's, here as in its mails.
 */
export function takeOver(zone: string, servers: OffsetChanges): boolean {
  const [begin = 0] = servers[0] ?? [];
  const [end = 0] = servers.at(-1) ?? [];
  const own = changesWithin(zone, begin, end);
  corrected.set(zone, servers);
  return JSON.stringify(own) !== JSON.stringify(servers);
}

/** What the server says, where it differs from what this side knows; null if it does not, or says nothing. */
export function serversOffset(zone: string, instant: number): number | null {
  const changes = corrected.get(zone);
  if (!changes) return null;
  const [end] = changes.at(-1) ?? [0];
  const offset = changes.findLast(([from]) => from <= instant)?.[1];
  if (offset === undefined || instant >= end) return null;
  return offset === ownOffsetAt(zone, instant) ? null : offset;
}

/** GMT, GMT-6, GMT+5:30 */
export function offsetName(offset: number): string {
  const minutes = Math.abs(Math.round(offset / MINUTE_MS));
  if (minutes === 0) return "GMT";
  const part = minutes % 60;
  const rest = part === 0 ? "" : `:${String(part).padStart(2, "0")}`;
  return `GMT${offset < 0 ? "-" : "+"}${Math.floor(minutes / 60)}${rest}`;
}
