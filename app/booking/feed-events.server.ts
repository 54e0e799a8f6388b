/** What a feed's event says: when it is, by which clocks, and whether it counts as busy (CALL-5). */
import type { Clock } from "~/platform/calendars/clock";
import type { Clocks } from "~/platform/calendars/clocks";
import type { Component } from "~/platform/calendars/components";
import { type Length, lengthOf, type Moment, momentOf } from "~/platform/calendars/moments";
import { DAY_MS } from "~/platform/time/durations";

/**
 * `zone`: for times without one, and for whole days; `allDay`: whether whole-day events count; `mail`: the host's;
 * `site`: whose own meetings do not count, because they are known without a feed.
 */
export type BusyRules = {
  zone: string;
  allDay: boolean;
  from: number;
  to: number;
  mail?: string;
  site?: string;
};

/** An event that cannot be read, and why: the end of a sentence about it. */
export class LeftOut extends Error {
  override readonly name = "LeftOut";
}

/** When an event begins by its own clock, and how long it lasts. `guessed`: a zone that is not its own. */
export type EventTimes = {
  start: Moment;
  clock: Clock;
  length: Length;
  guessed: { tzid: string; zone: string } | null;
};

/** Ten years: longer events are mistakes. */
export const LONGEST_MS = 3_660 * DAY_MS;

/** Throws `LeftOut`. */
export function timesOf(event: Component, clocks: Clocks): EventTimes {
  const property = event.first("DTSTART");
  if (!property) throw new LeftOut("it has no start");
  const start = momentOf(property);
  if (!start) throw new LeftOut("its start cannot be read");
  const { clock, guessed } = clockOf(start, clocks, clocks.own);
  const { length, guessed: guessedEnd } = lengthFrom(event, { start, clock }, clocks);
  if (isTooLong(length)) throw new LeftOut("it lasts longer than ten years");
  return { start, clock, length, guessed: guessed ?? guessedEnd };
}

/** By the zone a time is written with; dates are the host's, and `own` counts for times without a zone. */
export function clockOf({ zone, isDate }: Moment, clocks: Clocks, own: Clock) {
  if (isDate) return { clock: clocks.own, guessed: null };
  if (zone === null) return { clock: own, guessed: null };
  const found = clocks.named(zone);
  const guessed = found.guessed === null ? null : { tzid: zone, zone: found.guessed };
  return { clock: found.clock, guessed };
}

function lengthFrom(
  event: Component,
  { start, clock }: { start: Moment; clock: Clock },
  clocks: Clocks,
): { length: Length; guessed: EventTimes["guessed"] } {
  const written = event.first("DTEND");
  if (written) {
    const end = momentOf(written);
    if (!end) throw new LeftOut("its end cannot be read");
    if (start.isDate && end.isDate) return { length: wholeDays(start, end), guessed: null };
    const by = clockOf(end, clocks, clock);
    const ms = by.clock.instantOf(end.wall) - clock.instantOf(start.wall);
    if (ms < 0) throw new LeftOut("it ends before it begins");
    return { length: { days: 0, ms }, guessed: by.guessed };
  }
  const none = { days: start.isDate ? 1 : 0, ms: 0 };
  const length = event.has("DURATION") ? lengthOf(event.text("DURATION")) : none;
  if (!length) throw new LeftOut("its duration cannot be read");
  return { length, guessed: null };
}

/** Google and Apple show a day whose end is its own beginning. */
function wholeDays(start: Moment, end: Moment): Length {
  const days = (end.wall - start.wall) / DAY_MS;
  if (days < 0) throw new LeftOut("it ends before it begins");
  return { days: Math.max(1, days), ms: 0 };
}

const OWN_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}@/;

/** Whether an event is a meeting of ours that its host was invited to. */
export function isOwnMeeting(event: Component, { site }: BusyRules): boolean {
  const id = event.text("UID").trim().toLowerCase();
  return site !== undefined && OWN_ID.test(id) && id.endsWith(`@${site}`);
}

export function lasting({ days, ms }: Length): number {
  return days * DAY_MS + ms;
}

export function isTooLong(length: Length): boolean {
  return lasting(length) > LONGEST_MS;
}

/** Whose calendar this is: the host's address, and the one Google uses as a calendar's name. */
export function ownersOf(calendar: Component, { mail = "" }: BusyRules): ReadonlySet<string> {
  const names = [mail, calendar.text("X-WR-CALNAME")];
  return new Set(names.map((each) => each.trim().toLowerCase()).filter(Boolean));
}

/** Marked as free by Outlook, which does the same with events canceled by their organizer. */
const FREE = new Set(["FREE", "WORKINGELSEWHERE"]);

/** Neither canceled nor marked as free nor declined by its owner; whole days only if they count. */
export function countedBy({ allDay }: BusyRules, owners: ReadonlySet<string>) {
  return (event: Component): boolean => {
    const value = (name: string) => event.text(name).toUpperCase();
    if (value("TRANSP") === "TRANSPARENT" || value("STATUS") === "CANCELLED") return false;
    if (FREE.has(value("X-MICROSOFT-CDO-BUSYSTATUS"))) return false;
    if (owners.size > 0 && isDeclined(event, owners)) return false;
    const start = allDay ? undefined : event.first("DTSTART");
    return !(start && momentOf(start)?.isDate);
  };
}

function isDeclined(event: Component, owners: ReadonlySet<string>): boolean {
  return event.all("ATTENDEE").some(({ value, params }) => {
    const address = value
      .trim()
      .toLowerCase()
      .replace(/^mailto:/, "");
    return params.get("PARTSTAT")?.toUpperCase() === "DECLINED" && owners.has(address);
  });
}
