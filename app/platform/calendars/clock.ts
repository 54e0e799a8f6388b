/** Clocks on the wall and the instants they stand for, as calendars convert them. */
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../time/durations";
import { offsetAt } from "../time/zones";

/** One zone's clocks. Wall times are milliseconds as if they were in UTC. */
export class Clock {
  readonly #offsetAt: (instant: number) => number;
  /** The offsets before and after what may change on a day. */
  readonly #days = new Map<number, readonly [number, number]>();

  /** `offset`: how far the clocks are ahead of UTC at an instant, in milliseconds. */
  constructor(offset: (instant: number) => number) {
    this.#offsetAt = offset;
  }

  wallOf(instant: number): number {
    return instant + this.#offsetAt(instant);
  }

  /** The first if clocks show it twice; by the offset before the change if they skip it (RFC 5545, 3.3.5). */
  instantOf(wall: number): number {
    const [before, after] = this.#around(Math.floor(wall / DAY_MS));
    if (before === after || this.wallOf(wall - before) === wall) return wall - before;
    return this.wallOf(wall - after) === wall ? wall - after : wall - before;
  }

  /** No zone is further than 15 hours from UTC. */
  #around(day: number): readonly [number, number] {
    const known = this.#days.get(day);
    if (known) return known;
    const offsets = [
      this.#offsetAt((day - 1) * DAY_MS),
      this.#offsetAt((day + 2) * DAY_MS),
    ] as const;
    this.#days.set(day, offsets);
    return offsets;
  }
}

/** `zone`: one that Intl knows. */
export function zoneClock(zone: string): Clock {
  const fixed = zone === "UTC" ? 0 : fixedOffset(zone);
  return new Clock(fixed === null ? (instant) => offsetAt(zone, instant) : () => fixed);
}

/** Of `+05:30`, which is always the same: a file may name thousands of them. */
function fixedOffset(zone: string): number | null {
  const [, sign, hours, minutes = "0"] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone) ?? [];
  if (sign === undefined) return null;
  const ms = Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS;
  return sign === "-" ? -ms : ms;
}
