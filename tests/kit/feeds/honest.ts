/** Events as every calendar writes them, and those that make nobody busy. */
import { DAY, dayOf, later } from "./clock";
import {
  component,
  dateLine,
  dayInside,
  nextName,
  ruleLine,
  type Series,
  someBase,
  someMinutes,
  someSeries,
  spansOf,
  timedSpan,
  timeLine,
  timeText,
  type World,
  type Written,
  whenLines,
  wholeDays,
  written,
} from "./events";
import { daysOf, type Rule, someRule } from "./rules";
import { IN_UTC, plainZone } from "./zones";

function single(world: World): Written {
  const base = someBase(world);
  const spans = [timedSpan(base.wall, base.minutes, base.zone.iana)];
  return written("one event", base, component(base.named, whenLines(world, base)), spans);
}

function repeated(world: World): Written {
  const series = someSeries(world, () => someRule(world.random));
  const count = world.random.chance(0.5) ? world.random.whole(2, series.days.length) : null;
  const rule: Rule = count === null ? series.rule : { ...series.rule, count };
  const lines = [...whenLines(world, series), ruleLine({ rule })];
  const days = series.days.slice(0, count ?? series.days.length);
  return written("a series", series, component(series.named, lines), spansOf(series, days));
}

/** The count of its occurrences begins long before anybody asks. */
function since1996(world: World): Written {
  const base = someBase(world);
  const rule: Rule = { freq: "DAILY", interval: 1 };
  const first = dayOf(1996, 1, world.random.whole(1, 31));
  const [from, to] = [world.reading.window.startsAt / DAY, world.reading.window.endsAt / DAY];
  const days = daysOf(rule, Math.floor(from) - 2, Math.ceil(to) + 2);
  const series: Series = { ...base, wall: { ...base.wall, day: first }, rule, days, last: first };
  const lines = [...whenLines(world, series), ruleLine(series)];
  return written("daily since 1996", series, component(base.named, lines), spansOf(series));
}

function wholeDay(world: World): Written {
  const named = nextName(world);
  const [day, count] = [dayInside(world), world.random.whole(1, 4)];
  const end = count === 1 && world.random.chance(0.5) ? [] : [dateLine("DTEND", day + count)];
  const lines = component(named, [dateLine("DTSTART", day), ...end]);
  return written("a whole day", { named, zone: IN_UTC }, lines, wholeDays(world, day, count));
}

function wholeDaySeries(world: World): Written {
  const series = someSeries(world, () => someRule(world.random), IN_UTC);
  const lines = component(series.named, [dateLine("DTSTART", series.wall.day), ruleLine(series)]);
  const spans = series.days.flatMap((day) => wholeDays(world, day, 1));
  return written("a series of whole days", series, lines, spans);
}

/** Without a zone a time is meant where the host is; where the file says a zone, calendars differ. */
function floating(world: World): Written {
  if (world.fallback !== world.reading.zone) return single(world);
  const base = someBase(world, { ...IN_UTC, iana: world.reading.zone });
  const floats = { ...base.zone, written: "floating" };
  const bare = (name: string, wall: typeof base.wall) =>
    timeLine(name, wall, floats).replace(";TZID=floating", "");
  const lines = [bare("DTSTART", base.wall), bare("DTEND", later(base.wall, base.minutes))];
  const spans = [timedSpan(base.wall, base.minutes, base.zone.iana)];
  return written("no zone", base, component(base.named, lines), spans);
}

/** Half past two of each night, where clocks are put forward at two. */
function skippedHour(world: World): Written {
  const zone = { written: "America/New_York", iana: "America/New_York", definition: [] };
  const rule: Rule = { freq: "DAILY", interval: 1 };
  const series = someSeries(world, () => rule, zone);
  series.wall.minute = 150;
  const lines = [timeLine("DTSTART", series.wall, zone), "DURATION:PT20M", ruleLine(series)];
  const spans = spansOf({ ...series, minutes: 20 });
  return written("an hour that is skipped", series, component(series.named, lines), spans);
}

export const HONEST = [
  single,
  single,
  repeated,
  repeated,
  repeated,
  since1996,
  wholeDay,
  wholeDaySeries,
  floating,
  skippedHour,
];

type Attendance = { kind: string; lines: string[]; isBusy: boolean };

const attendances = (mail: string): Attendance[] => [
  { kind: "TRANSP:TRANSPARENT", lines: ["TRANSP:TRANSPARENT"], isBusy: false },
  { kind: "TRANSP:OPAQUE", lines: ["TRANSP:OPAQUE"], isBusy: true },
  { kind: "STATUS:CANCELLED", lines: ["STATUS:CANCELLED"], isBusy: false },
  { kind: "STATUS:TENTATIVE", lines: ["STATUS:TENTATIVE"], isBusy: true },
  { kind: "BUSYSTATUS free", lines: ["X-MICROSOFT-CDO-BUSYSTATUS:FREE"], isBusy: false },
  { kind: "BUSYSTATUS out", lines: ["X-MICROSOFT-CDO-BUSYSTATUS:OOF"], isBusy: true },
  {
    kind: "declined",
    lines: [
      `ATTENDEE;CN="Host; the: one, really";PARTSTAT=DECLINED;ROLE=REQ-PARTICIPANT:mailto:${mail}`,
      "ATTENDEE;PARTSTAT=ACCEPTED:mailto:other@calendar.example",
    ],
    isBusy: false,
  },
  {
    kind: "declined, in other letters",
    lines: [`ATTENDEE;PARTSTAT=DECLINED:MAILTO:${mail.toUpperCase()}`],
    isBusy: false,
  },
  {
    kind: "declined by another",
    lines: [
      `ATTENDEE;PARTSTAT=ACCEPTED:mailto:${mail}`,
      "ATTENDEE;PARTSTAT=DECLINED:mailto:other@calendar.example",
    ],
    isBusy: true,
  },
];

/** An event that is busy or not by what it says of itself or of its guests. */
export function attended(world: World): Written {
  const { kind, lines, isBusy } = world.random.of(attendances(world.reading.mail));
  const base = someBase(world);
  const spans = isBusy ? [timedSpan(base.wall, base.minutes, base.zone.iana)] : [];
  return written(kind, base, component(base.named, [...whenLines(world, base), ...lines]), spans);
}

/** A VFREEBUSY: times without events. It has no name in a list. */
export function freeAndBusy(world: World): Written {
  const named = nextName(world);
  const period = (type: string, isBusy: boolean) => {
    const { wall, minutes } = someBase(world, IN_UTC);
    const text = timeLine("FREEBUSY", wall, IN_UTC, type);
    const isSpan = world.random.chance(0.5);
    const end = isSpan ? timeText(later(wall, minutes), IN_UTC) : `PT${minutes}M`;
    return { line: `${text}/${end}`, spans: isBusy ? [timedSpan(wall, minutes, "UTC")] : [] };
  };
  const periods = [
    period("", true),
    period(";FBTYPE=BUSY", true),
    period(";FBTYPE=BUSY-UNAVAILABLE", true),
    period(";FBTYPE=BUSY-TENTATIVE", true),
    period(";FBTYPE=FREE", false),
  ];
  const lines = [
    "BEGIN:VFREEBUSY",
    `UID:${named.uid}`,
    "DTSTAMP:20260101T000000Z",
    ...periods.map(({ line }) => line),
    "END:VFREEBUSY",
  ];
  const spans = periods.flatMap((each) => each.spans);
  return written("VFREEBUSY", { named, zone: IN_UTC }, lines, spans);
}

/** So many events that nothing is wrong with. */
export function manyHonest(world: World, count: number): Written[] {
  const zone = plainZone(world.random);
  return Array.from({ length: count }, () => {
    const base = { ...someBase(world, zone), minutes: someMinutes(world) };
    const spans = [timedSpan(base.wall, base.minutes, zone.iana)];
    return written("10,000 events", base, component(base.named, whenLines(world, base)), spans);
  });
}
