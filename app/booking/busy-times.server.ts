/** When another calendar says someone is busy: recurrences expanded, by its own time zones (CALL-5). */
import { setImmediate } from "node:timers/promises";
import ICAL from "ical.js";
import { DAY_MS } from "~/platform/time/durations";
import { Unreadable } from "~/platform/web/outgoing.server";
import {
  type BusyRules,
  countedBy,
  type InstantIn,
  instantOf,
  ownersOf,
  timesOf,
  uidOf,
  zoneOf,
} from "./feed-events.server";
import type { Span } from "./free-times";

const MOST_SPANS = 20_000;
const MOST_STEPS = 200_000;
/** A daily event for 27 years. */
const MOST_OF_ONE = 10_000;
const STEPS_AT_ONCE = 200;

/** The busy times in a window, merged and in order. Throws `Unreadable`. */
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
  const counts = countedBy(rules, ownersOf(calendar, rules));
  const replaced = new Set(events.flatMap((event) => recurrenceOf(event, instantIn)));
  const changes = laterChanges(events, instantIn, counts);
  const add = (startsAt: number, lasts: number) => {
    const span = { startsAt, endsAt: startsAt + lasts };
    if (lasts > 0 && span.endsAt > rules.from && startsAt < rules.to) found.push(span);
    if (found.length > MOST_SPANS) throw new Unreadable("It has too many events.");
  };
  for (const component of events) {
    await step();
    const event = new ICAL.Event(component);
    const { startsAt, lasts } = timesOf(event, instantIn);
    if (component.hasProperty("recurrence-id") || !event.isRecurring()) {
      if (counts(component)) add(startsAt, lasts);
      continue;
    }
    requireSlow(component);
    const tzid = zoneOf(component, "dtstart");
    const own = changes.get(uidOf(component)) ?? [];
    const reach = Math.max(0, ...own.map(({ shift }) => Math.abs(shift))) + 2 * DAY_MS;
    const longest = Math.max(lasts, ...own.map((change) => change.lasts));
    const isCounted = counts(component);
    const occurrences = event.iterator();
    let passed = 0;
    for (let next = occurrences.next(); next; next = occurrences.next()) {
      await step();
      passed += 1;
      if (passed > MOST_OF_ONE) throw new Unreadable("It repeats an event too often.");
      const { year, month, day } = next;
      if (Date.UTC(year, month - 1, day) < rules.from - longest - reach) continue;
      const at = instantIn(next, tzid);
      if (at >= rules.to + reach) break;
      if (replaced.has(keyOf(component, at))) continue;
      const change = own.findLast(({ from }) => from < at);
      if (change?.counted ?? isCounted) add(at + (change?.shift ?? 0), change?.lasts ?? lasts);
    }
  }
  return found;
}

/** `from`: the occurrence after which the series changes, `shift` later than it was. */
type Change = { from: number; shift: number; lasts: number; counted: boolean };

/** Changes to "this and all following" events, by series, in order. */
function laterChanges(
  events: readonly ICAL.Component[],
  instantIn: InstantIn,
  counts: (component: ICAL.Component) => boolean,
): Map<string, Change[]> {
  const found = new Map<string, Change[]>();
  for (const component of events) {
    const id = component.getFirstProperty("recurrence-id");
    const at: unknown = id?.getFirstValue();
    if (!(at instanceof ICAL.Time) || id?.getParameter("range") !== "THISANDFUTURE") continue;
    const from = instantIn(at, zoneOf(component, "recurrence-id"));
    const { startsAt, lasts } = timesOf(new ICAL.Event(component), instantIn);
    const own = found.get(uidOf(component)) ?? [];
    own.push({ from, shift: startsAt - from, lasts, counted: counts(component) });
    found.set(
      uidOf(component),
      own.toSorted((one, other) => one.from - other.from),
    );
  }
  return found;
}

/** Which occurrence of a series this event replaces. */
function recurrenceOf(component: ICAL.Component, instantIn: InstantIn): string[] {
  const id: unknown = component.getFirstPropertyValue("recurrence-id");
  return id instanceof ICAL.Time
    ? [keyOf(component, instantIn(id, zoneOf(component, "recurrence-id")))]
    : [];
}

function keyOf(component: ICAL.Component, at: number): string {
  return `${uidOf(component)} ${at}`;
}

/** No meeting repeats every second or minute. */
function requireSlow(component: ICAL.Component): void {
  for (const property of component.getAllProperties("rrule")) {
    const rule = property.getFirstValue() as ICAL.Recur | null;
    if (rule === null || rule.freq === "SECONDLY" || rule.freq === "MINUTELY")
      throw new Unreadable("An event in it repeats in a way that cannot be read.");
  }
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
