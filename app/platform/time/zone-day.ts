/** From a zone's local times to instants. */
import { DAY_MS, MINUTE_MS } from "./durations";
import { serversOffset } from "./offset-changes";
import { addDays, dayNumber, localAt, offsetAt } from "./zones";

/** A day in a zone, for looking up the instants of its local times; what is the same for all of them is computed once. */
export class ZoneDay {
  readonly #midnight: number;
  readonly #before: number;
  readonly #after: number;

  constructor(
    private readonly zone: string,
    readonly day: string,
  ) {
    this.#midnight = dayNumber(day);
    // No zone is further than 15 hours from UTC, so a change on this day falls between these two.
    this.#before = offsetAtMidnight(zone, this.#midnight - DAY_MS);
    this.#after = offsetAtMidnight(zone, this.#midnight + 2 * DAY_MS);
  }

  /** The instant of a local time: the first if clocks show it twice, null if they skip it. */
  instantOf(minutes: number): number | null {
    const local = this.#midnight + minutes * MINUTE_MS;
    const [before, after] = [this.#before, this.#after];
    if (before === after) return local - before;
    const candidates = [local - before, local - after].toSorted((one, other) => one - other);
    return candidates.find((each) => each + offsetAt(this.zone, each) === local) ?? null;
  }

  /** The first instant at which clocks show this time or a later one. */
  instantFrom(minutes: number): number {
    const exact = this.instantOf(minutes);
    if (exact !== null) return exact;
    const local = this.#midnight + minutes * MINUTE_MS;
    let [early, late] = [local - this.#after, local - this.#before];
    while (late - early > MINUTE_MS) {
      const middle = Math.floor((early + late) / 2 / MINUTE_MS) * MINUTE_MS;
      if (middle + offsetAt(this.zone, middle) >= local) late = middle;
      else early = middle;
    }
    return late;
  }
}

const MOST_MIDNIGHTS = 5_000;
const midnights = new Map<string, number>();

/** Hosts, calendars and requests ask for the same few days. */
function offsetAtMidnight(zone: string, midnight: number): number {
  // Its offsets may be corrected while a page is open.
  const key = `${zone} ${midnight} ${serversOffset(zone, midnight)}`;
  const offset = midnights.get(key) ?? offsetAt(zone, midnight);
  if (midnights.size >= MOST_MIDNIGHTS) midnights.clear();
  midnights.set(key, offset);
  return offset;
}

/** The local days of instants. If they come in order, the calendar is consulted once a day and not at each instant. */
export function daysIn(zone: string): (instant: number) => string {
  let [day, begins, ends] = ["", 0, 0];
  return (instant) => {
    if (instant >= begins && instant < ends) return day;
    ({ day } = localAt(zone, instant));
    begins = new ZoneDay(zone, day).instantFrom(0);
    ends = new ZoneDay(zone, addDays(day, 1)).instantFrom(0);
    return day;
  };
}

/** `09:30` in minutes; `24:00` is the end of the day. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
