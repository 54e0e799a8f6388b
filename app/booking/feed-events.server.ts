/** What a feed's event says: when it is, by which clocks, and whether it counts as busy (CALL-5). */
import ICAL from "ical.js";
import { minutesOf, ZoneDay } from "~/platform/time/zone-day";
import { isZone } from "~/platform/time/zones";
import { Unreadable } from "~/platform/web/outgoing.server";

/** `zone`: for times without one, and for whole days; `allDay`: whether whole-day events count; `mail`: the host's. */
export type BusyRules = { zone: string; allDay: boolean; from: number; to: number; mail?: string };

export type InstantIn = (time: ICAL.Time, tzid: string | null) => number;

/** When an event begins, and how long it lasts. */
export function timesOf({ component, startDate, endDate }: ICAL.Event, instantIn: InstantIn) {
  if (!startDate) throw new Unreadable("An event in it has no start.");
  const tzid = zoneOf(component, "dtstart");
  const startsAt = instantIn(startDate, tzid);
  return { startsAt, lasts: instantIn(endDate, zoneOf(component, "dtend") ?? tzid) - startsAt };
}

export function uidOf(component: ICAL.Component): string {
  return String(component.getFirstPropertyValue("uid"));
}

export function zoneOf(component: ICAL.Component, name: string): string | null {
  const tzid: unknown = component.getFirstProperty(name)?.getParameter("tzid");
  return typeof tzid === "string" ? tzid : null;
}

/** Whose calendar this is: the host's address, and the one Google uses as a calendar's name. */
export function ownersOf(calendar: ICAL.Component, { mail = "" }: BusyRules): ReadonlySet<string> {
  const name = String(calendar.getFirstPropertyValue("x-wr-calname") ?? "");
  return new Set([mail, name].map((each) => each.trim().toLowerCase()).filter(Boolean));
}

/** Marked as free by Outlook, which does the same with events canceled by their organizer. */
const FREE = new Set(["FREE", "WORKINGELSEWHERE"]);

/** Neither canceled nor marked as free nor declined by its owner; whole days only if they count. */
export function countedBy({ allDay }: BusyRules, owners: ReadonlySet<string>) {
  return (component: ICAL.Component): boolean => {
    const value = (name: string) =>
      String(component.getFirstPropertyValue(name) ?? "").toUpperCase();
    if (value("transp") === "TRANSPARENT" || value("status") === "CANCELLED") return false;
    if (FREE.has(value("x-microsoft-cdo-busystatus"))) return false;
    const declined = component.getAllProperties("attendee").some((attendee) => {
      const address = String(attendee.getFirstValue()).toLowerCase();
      const said = String(attendee.getParameter("partstat")).toUpperCase();
      return said === "DECLINED" && owners.has(address.replace(/^mailto:/, ""));
    });
    if (declined) return false;
    const start: unknown = component.getFirstPropertyValue("dtstart");
    return allDay || !(start instanceof ICAL.Time && start.isDate);
  };
}

/** By the zone the time is written with: one this machine knows, otherwise the feed's own description of it. */
export function instantOf(
  time: ICAL.Time,
  tzid: string | null,
  zones: ReadonlyMap<string, ICAL.Timezone>,
  rules: BusyRules,
): number {
  const isUtc = time.zone === ICAL.Timezone.utcTimezone;
  if (isUtc) return time.toUnixTime() * 1_000;
  const day = `${two(time.year, 4)}-${two(time.month)}-${two(time.day)}`;
  const clock = time.isDate ? "00:00" : `${two(time.hour)}:${two(time.minute)}`;
  if (tzid === null || time.isDate || isZone(tzid)) {
    const zone = tzid === null || time.isDate ? rules.zone : tzid;
    return new ZoneDay(zone, day).instantFrom(minutesOf(clock));
  }
  const described = zones.get(tzid);
  if (!described) throw new Unreadable(`It uses an unknown time zone: ${tzid.slice(0, 60)}.`);
  const local = time.clone();
  local.zone = described;
  return local.toUnixTime() * 1_000;
}

function two(number: number, digits = 2): string {
  return String(number).padStart(digits, "0");
}
