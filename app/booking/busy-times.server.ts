/** When a calendar elsewhere says that somebody is busy: recurrences written out, by its own time zones (CALL-5). */
import { setImmediate } from "node:timers/promises";
import ICAL from "ical.js";
import { DAY_MS } from "~/platform/time/durations";
import { minutesOf, ZoneDay } from "~/platform/time/zone-day";
import { isZone } from "~/platform/time/zones";
import { Unreadable } from "~/platform/web/outgoing.server";
import type { Span } from "./free-times";

/** `zone`: of times without one, and of whole days; `allDay`: whether events of whole days count. */
export type BusyRules = { zone: string; allDay: boolean; from: number; to: number };

const MOST_SPANS = 20_000;
const MOST_STEPS = 200_000;
/** A daily event of 27 years. */
const MOST_OF_ONE = 10_000;
const STEPS_AT_ONCE = 200;

/** The busy times of a window, merged and in order. Throws `Unreadable`. */
export async function busyTimesIn(text: string, rules: BusyRules): Promise<Span[]> {
  try {
    return merged(await spansIn(text, rules));
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable("An event in it cannot be read.", { cause: error });
  }
}

async function spansIn(text: string, rules: BusyRules): Promise<Span[]> {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text.slice(0, 200)))
    throw new Unreadable("It is not a calendar.");
  const calendar = new ICAL.Component(ICAL.parse(text.replace(/^\uFEFF/, "")));
  const zones = new Map(
    calendar.getAllSubcomponents("vtimezone").map((component) => {
      const zone = new ICAL.Timezone(component);
      return [zone.tzid, zone];
    }),
  );
  const found: Span[] = [];
  let steps = 0;
  const step = async () => {
    steps += 1;
    if (steps > MOST_STEPS) throw new Unreadable("It repeats events too often.");
    if (steps % STEPS_AT_ONCE === 0) await setImmediate();
  };
  const events = calendar.getAllSubcomponents("vevent");
  const instantIn = (time: ICAL.Time, tzid: string | null) => instantOf(time, tzid, zones, rules);
  const replaced = new Set(events.flatMap((event) => recurrenceOf(event, instantIn)));
  for (const component of events) {
    await step();
    const event = new ICAL.Event(component);
    const { startDate, endDate } = event;
    if (!startDate) throw new Unreadable("An event in it has no start.");
    if (!counts(component, startDate, rules)) continue;
    const tzid = zoneOf(component, "dtstart");
    const lasts =
      instantIn(endDate, zoneOf(component, "dtend") ?? tzid) - instantIn(startDate, tzid);
    const add = (startsAt: number) => {
      const span = { startsAt, endsAt: startsAt + lasts };
      if (lasts > 0 && span.endsAt > rules.from && startsAt < rules.to) found.push(span);
      if (found.length > MOST_SPANS) throw new Unreadable("It has too many events.");
    };
    if (component.hasProperty("recurrence-id") || !event.isRecurring()) {
      add(instantIn(startDate, tzid));
      continue;
    }
    requireSlow(component);
    const early = rules.from - lasts - 2 * DAY_MS;
    const occurrences = event.iterator();
    let own = 0;
    for (let next = occurrences.next(); next; next = occurrences.next()) {
      await step();
      own += 1;
      if (own > MOST_OF_ONE) throw new Unreadable("It repeats an event too often.");
      const { year, month, day } = next;
      if (Date.UTC(year, month - 1, day) < early) continue;
      const at = instantIn(next, tzid);
      if (at >= rules.to) break;
      if (!replaced.has(keyOf(component, at))) add(at);
    }
  }
  return found;
}

type InstantIn = (time: ICAL.Time, tzid: string | null) => number;

/** Which occurrence of a series this event stands in for. */
function recurrenceOf(component: ICAL.Component, instantIn: InstantIn): string[] {
  const id: unknown = component.getFirstPropertyValue("recurrence-id");
  return id instanceof ICAL.Time
    ? [keyOf(component, instantIn(id, zoneOf(component, "recurrence-id")))]
    : [];
}

function keyOf(component: ICAL.Component, at: number): string {
  return `${component.getFirstPropertyValue("uid")} ${at}`;
}

/** The zone that a time is written with. */
function zoneOf(component: ICAL.Component, name: string): string | null {
  const tzid: unknown = component.getFirstProperty(name)?.getParameter("tzid");
  return typeof tzid === "string" ? tzid : null;
}

/** Neither canceled nor marked as free; of whole days only where they count. */
function counts(component: ICAL.Component, start: ICAL.Time, { allDay }: BusyRules): boolean {
  const value = (name: string) => String(component.getFirstPropertyValue(name) ?? "").toUpperCase();
  if (value("transp") === "TRANSPARENT" || value("status") === "CANCELLED") return false;
  if (value("x-microsoft-cdo-busystatus") === "FREE") return false;
  return allDay || !start.isDate;
}

/** No meeting repeats every second or minute. */
function requireSlow(component: ICAL.Component): void {
  for (const property of component.getAllProperties("rrule")) {
    const rule = property.getFirstValue() as ICAL.Recur | null;
    if (rule === null || rule.freq === "SECONDLY" || rule.freq === "MINUTELY")
      throw new Unreadable("An event in it repeats in a way that cannot be read.");
  }
}

/** By the zone that the time is written with: one that this machine knows, else the feed's own description of it. */
function instantOf(
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

function merged(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.startsAt - other.startsAt)) {
    const last = all.at(-1);
    if (last && span.startsAt <= last.endsAt) last.endsAt = Math.max(last.endsAt, span.endsAt);
    else all.push({ ...span });
  }
  return all;
}
