/** Which backups are kept: the newest ones, then one per day, then one per week. */
import { DAY_MS } from "../time/durations";

export type Retention = { newest: number; days: number; weeks: number };

/** The first day of 1970 was a Thursday; weeks begin on Mondays. */
const DAYS_BEFORE_MONDAY = 3;

/**
 * The backups to keep among those made at `times` (ms since 1970, in any order): the `newest` last ones, the last one
 * of each of the last `days` days (UTC) that have any, and the last one of each of the last `weeks` weeks that have
 * any. The very last one is always kept.
 */
export function kept(times: readonly number[], { newest, days, weeks }: Retention): Set<number> {
  const falling = times.toSorted((one, other) => other - one);
  const dayOf = (time: number) => Math.floor(time / DAY_MS);
  const weekOf = (time: number) => Math.floor((dayOf(time) + DAYS_BEFORE_MONDAY) / 7);
  return new Set([
    ...falling.slice(0, Math.max(1, newest)),
    ...lastOfEach(falling, dayOf).slice(0, days),
    ...lastOfEach(falling, weekOf).slice(0, weeks),
  ]);
}

function lastOfEach(falling: readonly number[], periodOf: (time: number) => number): number[] {
  return falling.filter(
    (time, at) => at === 0 || periodOf(time) !== periodOf(falling[at - 1] ?? time),
  );
}

/** Those made until now, and those from the future, which were made under a wrong clock. */
function splitAt(times: readonly number[], now: number): { made: number[]; ahead: number[] } {
  return { made: times.filter((time) => time <= now), ahead: times.filter((time) => time > now) };
}

/** What a wrong clock dated ahead takes the place of none made since, and neither goes because of the other. */
export function keptAt(times: readonly number[], retention: Retention, now: number): Set<number> {
  const { made, ahead } = splitAt(times, now);
  return new Set([...kept(made, retention), ...kept(ahead, retention)]);
}

/** The newest, of those from the future only where there are no others; null if there is none. */
export function newestAt(times: readonly number[], now: number): number | null {
  const { made, ahead } = splitAt(times, now);
  const among = made.length > 0 ? made : ahead;
  return among.length > 0 ? Math.max(...among) : null;
}

/** Whether the next one is due. Backups from the future, made under a wrong clock, do not count. */
export function isDue(times: readonly number[], everyMs: number, now: number): boolean {
  return !splitAt(times, now).made.some((time) => now - time < everyMs);
}
