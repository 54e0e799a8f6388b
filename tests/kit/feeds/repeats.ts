/** Series whose end, exceptions or first day are written in unusual but lawful ways. */
import { DAY, dateText, instantOf, later, MINUTE, utcText, wallAt, wallText } from "./clock";
import {
  component,
  dateLine,
  middleDay,
  ruleLine,
  type Series,
  someBase,
  someMinutes,
  someSeries,
  someWall,
  spansOf,
  timedSpan,
  timeLine,
  timeText,
  type World,
  type Written,
  whenLines,
  wholeDays,
  written,
  zoneParameter,
} from "./events";
import { daysOf, type Rule, someRule } from "./rules";
import { IN_UTC, type ZoneName } from "./zones";

const TOKYO: ZoneName = { written: "Asia/Tokyo", iana: "Asia/Tokyo", definition: [] };
const HONOLULU: ZoneName = {
  written: "Pacific/Honolulu",
  iana: "Pacific/Honolulu",
  definition: [],
};

const daily = (world: World) => someSeries(world, () => someRule(world.random));
const atDay = (series: Series, day: number) => ({ day, minute: series.wall.minute });
const through = (series: Series, last: number) => series.days.filter((day) => day <= last);
const without = (series: Series, ...gone: number[]) =>
  series.days.filter((day) => !gone.includes(day));

/** UNTIL at the moment of the last occurrence, or shortly before it. */
function untilInUtc(world: World): Written {
  const series = daily(world);
  const day = middleDay(world, series);
  const early = world.random.of([0, 1, 30]);
  const until = utcText(instantOf(atDay(series, day), series.zone.iana) - early * MINUTE);
  const lines = [...whenLines(world, series), ruleLine(series, `;UNTIL=${until}`)];
  const days = through(series, early === 0 ? day : day - 1);
  return written("UNTIL in UTC", series, component(series.named, lines), spansOf(series, days));
}

/** UNTIL as the clock of the series shows it. */
function untilLocal(world: World): Written {
  const series = daily(world);
  const day = middleDay(world, series);
  const early = world.random.of([0, 15]);
  const until = wallText(later(atDay(series, day), -early));
  const lines = [...whenLines(world, series), ruleLine(series, `;UNTIL=${until}`)];
  const days = through(series, early === 0 ? day : day - 1);
  return written(
    "UNTIL without a zone",
    series,
    component(series.named, lines),
    spansOf(series, days),
  );
}

/** UNTIL as a bare date, which is the last day. */
function untilDate(world: World): Written {
  const series = daily(world);
  const day = middleDay(world, series);
  const lines = [...whenLines(world, series), ruleLine(series, `;UNTIL=${dateText(day)}`)];
  const spans = spansOf(series, through(series, day));
  return written("UNTIL as a date", series, component(series.named, lines), spans);
}

/** Whole days until a date or a time of that date. */
function untilOfWholeDays(world: World): Written {
  const series = someSeries(world, () => someRule(world.random), IN_UTC);
  const day = middleDay(world, series);
  const until = `${dateText(day)}${world.random.of(["", "T000000Z", "T235959Z"])}`;
  const lines = [dateLine("DTSTART", series.wall.day), ruleLine(series, `;UNTIL=${until}`)];
  const spans = through(series, day).flatMap((each) => wholeDays(world, each, 1));
  return written("UNTIL of whole days", series, component(series.named, lines), spans);
}

/** A deleted occurrence named in this zone. */
function exceptIn(kind: string, zoneOf: (series: Series) => ZoneName) {
  return (world: World): Written => {
    const series = daily(world);
    const day = middleDay(world, series);
    const zone = zoneOf(series);
    const wall = wallAt(instantOf(atDay(series, day), series.zone.iana), zone.iana);
    const lines = [...whenLines(world, series), ruleLine(series), timeLine("EXDATE", wall, zone)];
    const spans = spansOf(series, without(series, day));
    return written(kind, series, component(series.named, lines), spans);
  };
}

/** A deleted occurrence named by its day alone. */
function exceptDay(world: World): Written {
  const series = daily(world);
  const day = middleDay(world, series);
  const lines = [...whenLines(world, series), ruleLine(series), dateLine("EXDATE", day)];
  const spans = spansOf(series, without(series, day));
  return written("EXDATE as a date", series, component(series.named, lines), spans);
}

/** A deleted whole day, as a date or (Exchange) as its midnight. */
function exceptWholeDay(world: World): Written {
  const series = someSeries(world, () => someRule(world.random), IN_UTC);
  const day = middleDay(world, series);
  const midnight = timeLine(
    "EXDATE",
    { day, minute: 0 },
    { ...TOKYO, written: world.reading.zone },
  );
  const except = world.random.of([dateLine("EXDATE", day), `EXDATE:${dateText(day)}`, midnight]);
  const lines = [dateLine("DTSTART", series.wall.day), ruleLine(series), except];
  const spans = without(series, day).flatMap((each) => wholeDays(world, each, 1));
  return written("EXDATE of a whole day", series, component(series.named, lines), spans);
}

/** More days without a rule. */
function addedAlone(world: World): Written {
  const base = someBase(world);
  const added = [someWall(world), someWall(world)].filter(({ day }) => day !== base.wall.day);
  const values = added.map((wall) => timeText(wall, base.zone)).join(",");
  const lines = whenLines(world, base);
  if (added.length > 0) lines.push(`RDATE${zoneParameter(base.zone)}:${values}`);
  const spans = [base.wall, ...added].map((wall) => timedSpan(wall, base.minutes, base.zone.iana));
  return written("RDATE alone", base, component(base.named, lines), spans);
}

/** One more day with a length of its own. */
function addedPeriod(world: World): Written {
  const base = someBase(world);
  const [wall, minutes] = [someWall(world), someMinutes(world)];
  const end = world.random.chance(0.5)
    ? timeText(later(wall, minutes), base.zone)
    : `PT${minutes}M`;
  const period = `${timeLine("RDATE;VALUE=PERIOD", wall, base.zone)}/${end}`;
  const lines = [...whenLines(world, base), period];
  const spans = [
    timedSpan(base.wall, base.minutes, base.zone.iana),
    timedSpan(wall, minutes, base.zone.iana),
  ];
  return written("RDATE as a period", base, component(base.named, lines), spans);
}

/** The first day does not fit the rule; calendars show it all the same. */
function firstOutside(world: World): Written {
  const base = someBase(world);
  const first = base.wall.day - world.random.whole(0, 20);
  const last = Math.ceil(world.reading.window.endsAt / DAY) + 1;
  const outside = (rule: Rule) => !daysOf(rule, first, last).includes(first);
  let rule = someRule(world.random);
  while (!outside(rule)) rule = someRule(world.random);
  const days = [first, ...daysOf(rule, first, last)];
  const series: Series = { ...base, wall: { ...base.wall, day: first }, rule, days, last };
  const lines = [...whenLines(world, series), ruleLine(series)];
  return written("DTSTART outside its rule", series, component(base.named, lines), spansOf(series));
}

/** A daily event with 100,000 deleted times, of which few are in the window. */
export function manyExceptions(world: World): Written {
  const series = someSeries(world, () => ({ freq: "DAILY", interval: 1 }));
  const gone = series.days.filter((_, index) => index % 3 === 1);
  const others = Array.from({ length: 100_000 - gone.length }, (_, index) =>
    atDay(series, series.last + 2 + index),
  );
  const walls = world.random.shuffled([...gone.map((day) => atDay(series, day)), ...others]);
  const lines = [...whenLines(world, series), ruleLine(series)];
  for (let at = 0; at < walls.length; at += 50) {
    const values = walls.slice(at, at + 50).map((wall) => timeText(wall, series.zone));
    lines.push(`EXDATE${zoneParameter(series.zone)}:${values.join(",")}`);
  }
  const spans = spansOf(series, without(series, ...gone));
  return written("100,000 EXDATE", series, component(series.named, lines), spans);
}

export const REPEATS = [
  untilInUtc,
  untilLocal,
  untilDate,
  untilOfWholeDays,
  exceptIn("EXDATE in its own zone", ({ zone }) => zone),
  exceptIn("EXDATE in UTC", () => IN_UTC),
  exceptIn("EXDATE in a third zone", ({ zone }) => (zone.iana === "Asia/Tokyo" ? HONOLULU : TOKYO)),
  exceptDay,
  exceptWholeDay,
  addedAlone,
  addedPeriod,
  firstOutside,
];
