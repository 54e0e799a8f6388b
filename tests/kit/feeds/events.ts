/** What one generated event says, and when somebody is busy because of it. */
import {
  DAY,
  dateText,
  instantOf,
  later,
  MINUTE,
  type Span,
  utcText,
  type Wall,
  wallText,
} from "./clock";
import type { Random } from "./random";
import { daysOf, type Rule, ruleText } from "./rules";
import { plainZone, type ZoneName } from "./zones";

/** What a feed is read with. Instants are epoch milliseconds; whole days are busy if `allDay` says so. */
export type Reading = { zone: string; allDay: boolean; window: Span; mail: string };

/** What an event is called in a list of those that were not read as they stand. */
export type Named = { title: string; uid: string };

export type Written = {
  /** The kind, for the table of figures. */
  kind: string;
  /** Lines of the file, unfolded. */
  lines: string[];
  /** VTIMEZONE by name. */
  zones: Map<string, string[]>;
  spans: Span[];
  named: Named;
  /** Whether a list must name the event: as left out, as read in a guessed zone, not at all, or as the reader likes. */
  how: "read" | "left out" | "guessed" | "either";
};

/** One file in the making. */
export type World = {
  random: Random;
  reading: Reading;
  /** Where a time is meant whose zone nobody knows: in the zone that the file says it is in, else at the host's. */
  fallback: string;
  serial: () => number;
};

const TITLES = [
  "Standup",
  "Dentist",
  "School run",
  "Café with Zoë",
  "Termin Müller",
  "Déjeuner équipe",
  "1:1 Ana",
  "Weekly review; all hands",
  "Gym",
  "Flight to São Paulo",
  "Straße sperren",
];

export function nextName({ random, serial }: World): Named {
  const number = String(serial()).padStart(5, "0");
  return { title: `${random.of(TITLES)} (${number})`, uid: `${number}-feed@calendar.example` };
}

/** A day inside the window, away from its ends. */
export function dayInside({ random, reading: { window } }: World): number {
  const [first, last] = [Math.floor(window.startsAt / DAY), Math.floor(window.endsAt / DAY)];
  return random.whole(first + 2, last - 3);
}

/** A start by day and a length that ends before midnight, so that no change of the clocks falls between. */
export function someWall(world: World, day = dayInside(world)): Wall {
  return { day, minute: world.random.whole(20, 84) * 15 };
}

export const someMinutes = ({ random }: World) => random.of([15, 25, 30, 45, 60, 90, 120, 165]);

/** `NAME;TZID=…:…` as this zone is written. */
export function timeLine(name: string, wall: Wall, zone: ZoneName, parameters = ""): string {
  return `${name}${parameters}${zoneParameter(zone)}:${timeText(wall, zone)}`;
}

export function timeText(wall: Wall, zone: ZoneName): string {
  return zone.written === null ? utcText(instantOf(wall, zone.iana)) : wallText(wall);
}

export function zoneParameter({ written }: ZoneName): string {
  if (written === null) return "";
  return `;TZID=${/[,:;]/.test(written) ? `"${written}"` : written}`;
}

export function timedSpan(wall: Wall, minutes: number, zone: string): Span {
  const startsAt = instantOf(wall, zone);
  return { startsAt, endsAt: startsAt + minutes * MINUTE };
}

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`);

export function component(named: Named, lines: string[]): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${named.uid}`,
    "DTSTAMP:20260101T000000Z",
    `SUMMARY:${escaped(named.title)}`,
    ...lines,
    "END:VEVENT",
  ];
}

/** A timed event without recurrence: the start of most kinds. */
export type Base = { named: Named; zone: ZoneName; wall: Wall; minutes: number };

export function someBase(world: World, zone = plainZone(world.random)): Base {
  return { named: nextName(world), zone, wall: someWall(world), minutes: someMinutes(world) };
}

/** DTSTART, and DTEND or DURATION. */
export function whenLines(
  { random }: World,
  { wall, minutes, zone }: Omit<Base, "named">,
): string[] {
  const end = random.chance(0.6)
    ? timeLine("DTEND", later(wall, minutes), zone)
    : `DURATION:${durationText(minutes)}`;
  return [timeLine("DTSTART", wall, zone), end];
}

function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `PT${hours > 0 ? `${hours}H` : ""}${rest > 0 || hours === 0 ? `${rest}M` : ""}`;
}

/** Everything together; the event is read as it stands unless `how` says otherwise. */
export function written(
  kind: string,
  { named, zone }: Pick<Base, "named" | "zone">,
  lines: string[],
  spans: Span[],
  how: Written["how"] = "read",
): Written {
  const zones = new Map<string, string[]>();
  if (zone.written !== null && zone.definition.length > 0) zones.set(zone.written, zone.definition);
  return { kind, lines, zones, spans, named, how };
}

/** A timed event that repeats: the days of its rule, and the lines that say so. */
export type Series = Base & { rule: Rule; days: number[]; last: number };

/** A series whose first day fits its rule and that has at least three days in the window. */
export function someSeries(
  world: World,
  ruleOf: () => Rule,
  zone = plainZone(world.random),
): Series {
  const { window } = world.reading;
  const [from, last] = [Math.floor(window.startsAt / DAY), Math.ceil(window.endsAt / DAY) + 1];
  for (;;) {
    const rule = ruleOf();
    const around = from - world.random.whole(-10, 300);
    const first = daysOf(rule, around, last).at(0);
    if (first === undefined) continue;
    const days = daysOf(rule, first, last);
    if (days.at(0) !== first || days.filter((day) => day > from && day < last - 2).length < 3)
      continue;
    return { ...someBase(world, zone), wall: someWall(world, first), rule, days, last };
  }
}

export const ruleLine = ({ rule }: Pick<Series, "rule">, more = "") =>
  `RRULE:${ruleText(rule)}${more}`;

export function spansOf(series: Series, days: readonly number[] = series.days): Span[] {
  const { wall, minutes, zone } = series;
  return days.map((day) => timedSpan({ day, minute: wall.minute }, minutes, zone.iana));
}

/** One of the middle days of a series that lie in the window. */
export function middleDay({ random, reading: { window } }: World, { days, wall }: Series): number {
  const inside = days.filter(
    (day) => day !== wall.day && day * DAY > window.startsAt && (day + 2) * DAY < window.endsAt,
  );
  return random.of(inside.length > 1 ? inside.slice(0, -1) : inside);
}

/** Whole days are busy from midnight to midnight where the calendar's host is. */
export function wholeDays(
  { reading: { zone, allDay } }: World,
  day: number,
  count: number,
): Span[] {
  if (!allDay) return [];
  const startsAt = instantOf({ day, minute: 0 }, zone);
  return [{ startsAt, endsAt: instantOf({ day: day + count, minute: 0 }, zone) }];
}

export const dateLine = (name: string, day: number) => `${name};VALUE=DATE:${dateText(day)}`;
