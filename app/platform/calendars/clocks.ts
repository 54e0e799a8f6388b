/** The clocks by which a calendar gives its times. */
import { type Clock, zoneClock } from "./clock";
import type { Component } from "./components";
import { describedClock } from "./described-zone";
import type { WallWindow } from "./occurrences";
import { zoneLike, zoneNamed } from "./zone-names";

/** `guessed`: the zone that stands in for one that is unknown. */
export type FoundClock = { clock: Clock; guessed: string | null };

export class Clocks {
  readonly own: Clock;
  readonly #fallback: string;
  readonly #described: ReadonlyMap<string, Component>;
  readonly #window: WallWindow;
  readonly #found = new Map<string, FoundClock>();
  readonly #byZone = new Map<string, Clock>();

  /** `zone`: for times without one. The calendar's own takes the place of an unknown one. */
  constructor(calendar: Component, zone: string, window: WallWindow) {
    const stated = calendar.text("X-WR-TIMEZONE");
    this.#fallback = (stated && (zoneNamed(stated) ?? zoneLike(stated))) || zone;
    this.#window = window;
    const zones = calendar.partsOf("VTIMEZONE");
    this.#described = new Map(zones.map((each) => [each.text("TZID").replaceAll('"', ""), each]));
    this.own = this.#of(zone);
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
    const location = description?.text("X-LIC-LOCATION");
    const zone = zoneNamed(tzid) ?? (location ? zoneNamed(location) : null);
    if (zone) return { clock: this.#of(zone), guessed: null };
    const described = description ? describedClock(description, this.#window) : null;
    if (described) return { clock: described, guessed: null };
    const like = zoneLike(tzid);
    if (like) return { clock: this.#of(like), guessed: null };
    return { clock: this.#of(this.#fallback), guessed: this.#fallback };
  }

  #of(zone: string): Clock {
    const clock = this.#byZone.get(zone) ?? zoneClock(zone);
    this.#byZone.set(zone, clock);
    return clock;
  }
}
