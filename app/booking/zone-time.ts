/**
 * Local times and instants in a zone, by what Intl knows of it. Instants are milliseconds since 1970, days are
 * `YYYY-MM-DD`, and the time of a day is counted in minutes since its midnight.
 */

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export type LocalTime = { day: string; minutes: number };

const MOST_CLOCKS = 600;
const clocks = new Map<string, Intl.DateTimeFormat>();

/** An IANA name as it is spelt, under whichever of a zone's names it is known; null where there is no such zone. */
export function knownZone(name: string): string | null {
  if (!/^[A-Za-z][\w+/-]{1,63}$/.test(name)) return null;
  try {
    const { timeZone } = new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions();
    return timeZone.toLowerCase() === name.toLowerCase() ? timeZone : name;
  } catch {
    return null;
  }
}

/** How far the zone's clocks are ahead of UTC at an instant, in milliseconds. */
export function offsetAt(zone: string, instant: number): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of clockOf(zone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const shown = Date.UTC(year, month - 1, day, hour, minute, second);
  return shown - Math.floor(instant / 1000) * 1000;
}

/** What the zone's clocks and calendars show at an instant. */
export function localAt(zone: string, instant: number): LocalTime {
  const shown = instant + offsetAt(zone, instant);
  const midnight = Math.floor(shown / DAY_MS) * DAY_MS;
  return { day: dayText(midnight), minutes: Math.floor((shown - midnight) / MINUTE_MS) };
}

export function addDays(day: string, count: number): string {
  return dayText(dayNumber(day) + count * DAY_MS);
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(dayNumber(day)).getUTCDay() || 7;
}

/** A day of a zone, to ask for instants of its local times; what is the same for all of them is looked up once. */
export class ZoneDay {
  readonly #midnight: number;
  readonly #before: number;
  readonly #after: number;

  constructor(
    private readonly zone: string,
    readonly day: string,
  ) {
    this.#midnight = dayNumber(day);
    // No zone is further than 15 hours from UTC, so that a change on this day lies between these two.
    this.#before = offsetAt(zone, this.#midnight - DAY_MS);
    this.#after = offsetAt(zone, this.#midnight + 2 * DAY_MS);
  }

  /** The instant of a local time: the first where clocks show it twice, null where they skip it. */
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

/** `09:30` in minutes; `24:00` is the end of the day. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    calendar: "iso8601",
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  // Names can be spelt in many ways.
  if (clocks.size >= MOST_CLOCKS) clocks.clear();
  clocks.set(zone, clock);
  return clock;
}

function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function dayText(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}
