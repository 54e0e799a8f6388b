/** The clocks by which a calendar gives its times. */
import { type Clock, zoneClock } from "./clock";
import type { Component } from "./components";
import { describedClock } from "./described-zone";
import type { WallWindow } from "./occurrences";
import { StepBudget } from "./step-budget";
import { isListed, zoneLike, zoneNamed } from "./zone-names";

/** Of all descriptions in a file together, and of one: the usual ones take a hundred. */
const MOST_STEPS = 2_000_000;
const MOST_STEPS_OF_ONE = 20_000;
/** Names to find out about in a file, besides those that need no looking up. */
const MOST_NAMES = 150;

/** `guessed`: the zone that stands in for one that is unknown. */
export type FoundClock = { clock: Clock; guessed: string | null };

/** What a name is for certain, and what it may be. */
type Named = { named: string | null; like: string | null };

/** What all calendars of a file may take to find their zones. */
export class ZoneSearch {
  readonly #mostStepsOfOne: number;
  readonly #found = new Map<string, Named>();

  constructor(calendars: readonly Component[]) {
    const described = calendars.reduce((sum, each) => sum + each.partsOf("VTIMEZONE").length, 1);
    this.#mostStepsOfOne = Math.min(MOST_STEPS_OF_ONE, Math.floor(MOST_STEPS / described));
  }

  stepsOfOne(): StepBudget {
    return new StepBudget(this.#mostStepsOfOne);
  }

  /** Nothing is known anymore when the file has had too many names. */
  zoneOf(name: string): Named {
    if (isListed(name)) return { named: name, like: null };
    const known = this.#found.get(name);
    if (known) return known;
    if (this.#found.size === MOST_NAMES) return { named: null, like: null };
    const found = { named: zoneNamed(name), like: zoneLike(name) };
    this.#found.set(name, found);
    return found;
  }
}

/** `zone`: for times without one. */
type Reading = WallWindow & { zone: string };

export class Clocks {
  readonly own: Clock;
  readonly #fallback: string;
  readonly #described: ReadonlyMap<string, Component>;
  readonly #window: WallWindow;
  readonly #search: ZoneSearch;
  readonly #found = new Map<string, FoundClock>();
  readonly #byZone = new Map<string, Clock>();

  /** The calendar's own zone takes the place of an unknown one. */
  constructor(calendar: Component, reading: Reading, search: ZoneSearch) {
    const stated = calendar.text("X-WR-TIMEZONE");
    const { named, like } = search.zoneOf(stated);
    this.#fallback = named ?? like ?? reading.zone;
    this.#window = reading;
    this.#search = search;
    const zones = calendar.partsOf("VTIMEZONE");
    this.#described = new Map(zones.map((each) => [each.text("TZID").replaceAll('"', ""), each]));
    this.own = this.#of(reading.zone);
  }

  /** IANA's data counts more than a description, which some programs write wrong. */
  named(tzid: string): FoundClock {
    const known = this.#found.get(tzid);
    if (known) return known;
    const found = this.#find(tzid);
    this.#found.set(tzid, found);
    return found;
  }

  #find(tzid: string): FoundClock {
    const description = this.#described.get(tzid);
    const { named, like } = this.#search.zoneOf(tzid);
    const zone = named ?? this.#search.zoneOf(description?.text("X-LIC-LOCATION") ?? "").named;
    if (zone) return { clock: this.#of(zone), guessed: null };
    const described =
      description && describedClock(description, this.#window, this.#search.stepsOfOne());
    if (described) return { clock: described, guessed: null };
    if (like) return { clock: this.#of(like), guessed: null };
    return { clock: this.#of(this.#fallback), guessed: this.#fallback };
  }

  #of(zone: string): Clock {
    const clock = this.#byZone.get(zone) ?? zoneClock(zone);
    this.#byZone.set(zone, clock);
    return clock;
  }
}
