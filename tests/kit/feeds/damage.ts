/** Events that are damaged, foreign or absurd: what can be read of them is read, the others are named. */
import { DAY, dateText, later } from "./clock";
import {
  type Base,
  component,
  dateLine,
  dayInside,
  nextName,
  ruleLine,
  someBase,
  someSeries,
  spansOf,
  timedSpan,
  timeLine,
  type World,
  type Written,
  whenLines,
  wholeDays,
  written,
} from "./events";
import { someRule } from "./rules";
import {
  describedZone,
  IN_UTC,
  prefixedZone,
  SHOWN_NAMES,
  UNKNOWN_NAMES,
  windowsZone,
  type ZoneName,
} from "./zones";

/** One event, or a series, in a zone that is named in another way than by IANA. */
function inZone(kind: string, zoneOf: (world: World) => ZoneName) {
  return (world: World): Written => {
    const zone = zoneOf(world);
    if (world.random.chance(0.5)) return oneIn(world, kind, zone, "read");
    const series = someSeries(world, () => someRule(world.random), zone);
    const lines = component(series.named, [...whenLines(world, series), ruleLine(series)]);
    return written(kind, series, lines, spansOf(series));
  };
}

function oneIn(world: World, kind: string, zone: ZoneName, how: Written["how"]): Written {
  const base = someBase(world, zone);
  const spans = [timedSpan(base.wall, base.minutes, zone.iana)];
  return written(kind, base, component(base.named, whenLines(world, base)), spans, how);
}

/** A name as Windows shows it. A reader may know or guess the zone, so both come to the same here. */
function shownName(world: World): Written {
  const fitting = SHOWN_NAMES.filter(([, iana]) => iana === world.fallback);
  const [name, iana] = fitting.length > 0 ? world.random.of(fitting) : [null, "UTC"];
  const how = name === null ? "read" : "either";
  return oneIn(world, "a zone as Windows shows it", { written: name, iana, definition: [] }, how);
}

/** Nobody knows where: where the file or the host is, and a list says so. */
function unknownZone(world: World): Written {
  const zone = {
    written: world.random.of(UNKNOWN_NAMES),
    iana: world.fallback,
    definition: [],
  };
  return oneIn(world, "an unknown zone", zone, "guessed");
}

function bareDate(world: World): Written {
  const named = nextName(world);
  const [day, count] = [dayInside(world), world.random.whole(1, 3)];
  const lines = [`DTSTART:${dateText(day)}`, `DTEND:${dateText(day + count)}`];
  const spans = wholeDays(world, day, count);
  return written("a date without VALUE", { named, zone: IN_UTC }, component(named, lines), spans);
}

/** Lines of a long text that nobody folded. */
function notFolded(world: World): Written {
  const base = someBase(world);
  const text = world.random.of([
    ["DESCRIPTION:Hello all", "please bring your notes", "", "Kim"],
    ["DESCRIPTION:Join here", "https://calendar.example/join?id=5;pwd=a", "Dial in: 555 0100"],
    ["LOCATION:Main Street 5", "12345 Springfield, second floor"],
    ["X-ALT-DESC;FMTTYPE=text/html:<p>", "<b>Agenda: all</b>", "</p>", "---"],
  ]);
  const when = whenLines(world, base);
  const lines = world.random.chance(0.5) ? [...text, ...when] : [...when, ...text];
  const spans = [timedSpan(base.wall, base.minutes, base.zone.iana)];
  return written("a line not folded", base, component(base.named, lines), spans);
}

function trailingBlanks(world: World): Written {
  const series = someSeries(world, () => someRule(world.random));
  const lines = component(series.named, [...whenLines(world, series), ruleLine(series)]);
  const blank = world.random.of([" ", "  ", "\t"]);
  const spans = spansOf(series);
  const all = lines.map((line) => (world.random.chance(0.6) ? `${line}${blank}` : line));
  return written("trailing blanks", series, all, spans);
}

/** `TZID="W. Europe Standard Time:…`, and the same without the quote before. */
function lostQuote(world: World): Written {
  const zone = { ...windowsZone(world.random), definition: [] };
  const base = someBase(world, zone);
  const isOpen = world.random.chance(0.6);
  const wrong = isOpen ? `TZID="${zone.written}:` : `TZID=${zone.written}":`;
  const lines = [
    timeLine("DTSTART", base.wall, zone),
    timeLine("DTEND", later(base.wall, base.minutes), zone),
  ].map((line) => line.replace(/TZID=[^:]*:/, wrong));
  const spans = [timedSpan(base.wall, base.minutes, zone.iana)];
  return written("a lost quote", base, component(base.named, lines), spans);
}

/** Cannot be read, and must be named. */
function unreadable(kind: string, linesOf: (world: World, base: Base) => string[]) {
  return (world: World): Written => {
    const base = someBase(world);
    const lines = component(base.named, linesOf(world, base));
    return written(kind, base, lines, [], "left out");
  };
}

const ABSURD = [
  "P999999999999999999W",
  "PT99999999999999999999H",
  "P99999999999999D",
  "P88888888888W",
];
const NOT_TIMES = [
  "20261340T250000",
  "tomorrow",
  "20261",
  "",
  "99999999T999999Z",
  "2026-W49-1",
  "2026-12-04 15:00",
];

/** Rules that mean no day, ever; the first day lies before the window. */
const NEVER = [
  "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
  "FREQ=HOURLY;BYMONTHDAY=31;BYMONTH=4",
  "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=31",
  "FREQ=MINUTELY;BYMONTH=6;BYMONTHDAY=31",
  "FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=31",
  "FREQ=MONTHLY;BYDAY=MO;BYSETPOS=6",
  "FREQ=WEEKLY;BYMONTH=9;BYMONTHDAY=31;BYDAY=MO",
];

/** A whole day is named only where whole days count. */
function absurdlyLong(world: World): Written {
  const base = someBase(world);
  const isDay = world.random.chance(0.3);
  const start = isDay
    ? dateLine("DTSTART", base.wall.day)
    : timeLine("DTSTART", base.wall, base.zone);
  const lines = component(base.named, [start, `DURATION:${world.random.of(ABSURD)}`]);
  const how = isDay && !world.reading.allDay ? "read" : "left out";
  return written("an absurd DURATION", base, lines, [], how);
}

function never(world: World): Written {
  const base = someBase(world);
  base.wall.day = Math.floor(world.reading.window.startsAt / DAY) - world.random.whole(3, 400);
  const lines = component(base.named, [
    ...whenLines(world, base),
    `RRULE:${world.random.of(NEVER)}`,
  ]);
  return written("a rule that means no day", base, lines, [], "either");
}

/** The rule cannot be read, and what it would mean is not in the window. */
function badRule(world: World): Written {
  const base = someBase(world);
  base.wall.day = Math.floor(world.reading.window.startsAt / DAY) - 30;
  const rule = world.random.of(["FREQ=SOMETIMES", "FREQ=", "WEEKLY", "INTERVAL=2;BYDAY=MO"]);
  const lines = component(base.named, [...whenLines(world, base), `RRULE:${rule}`]);
  return written("a rule nobody can read", base, lines, [], "left out");
}

export const DAMAGED = [
  inZone("a zone by its Windows name", ({ random }) => windowsZone(random)),
  inZone("a zone with a vendor's prefix", ({ random }) => prefixedZone(random)),
  inZone("a zone only the file describes", ({ random, serial }) => describedZone(random, serial())),
  shownName,
  unknownZone,
  bareDate,
  notFolded,
  trailingBlanks,
  lostQuote,
  absurdlyLong,
  never,
  badRule,
  unreadable("no DTSTART", ({ random }, { wall, zone }) =>
    random.chance(0.5) ? [] : [timeLine("DTEND", wall, zone)],
  ),
  unreadable("a DTSTART nobody can read", ({ random }) => [`DTSTART:${random.of(NOT_TIMES)}`]),
];
