/** Series of which some occurrences were moved, shortened, canceled or freed, named by RECURRENCE-ID in every way. */
import { dateText, instantOf, utcText, wallAt } from "./clock";
import {
  component,
  dateLine,
  middleDay,
  nextName,
  ruleLine,
  type Series,
  someMinutes,
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
import { IN_UTC, type ZoneName } from "./zones";

const TOKYO: ZoneName = { written: "Asia/Tokyo", iana: "Asia/Tokyo", definition: [] };

/** How the changed occurrence is named. */
const NAMINGS: Record<string, (series: Series, day: number) => string> = {
  "its own zone": ({ zone, wall }, day) =>
    timeLine("RECURRENCE-ID", { day, minute: wall.minute }, zone),
  UTC: ({ zone, wall }, day) =>
    `RECURRENCE-ID:${utcText(instantOf({ day, minute: wall.minute }, zone.iana))}`,
  "a third zone": ({ zone, wall }, day) => {
    const instant = instantOf({ day, minute: wall.minute }, zone.iana);
    return timeLine("RECURRENCE-ID", wallAt(instant, TOKYO.iana), TOKYO);
  },
  "a date": (_, day) => dateLine("RECURRENCE-ID", day),
  "a date without VALUE": (_, day) => `RECURRENCE-ID:${dateText(day)}`,
};

type Change = { lines: string[]; spans: ReturnType<typeof spansOf> };

const CHANGES: Record<string, (world: World, series: Series, day: number) => Change> = {
  moved: (world, { wall, zone }, day) => {
    // Between 5 am and 9 pm, when no clock is changed.
    const to = { day: day + world.random.whole(-1, 2), minute: 300 + ((wall.minute - 105) % 960) };
    const minutes = someMinutes(world);
    const lines = whenLines(world, { wall: to, minutes, zone });
    return { lines, spans: [timedSpan(to, minutes, zone.iana)] };
  },
  canceled: (world, series, day) => ({
    lines: [...whenLines(world, onDay(series, day)), "STATUS:CANCELLED"],
    spans: [],
  }),
  freed: (world, series, day) => ({
    lines: [...whenLines(world, onDay(series, day)), "TRANSP:TRANSPARENT"],
    spans: [],
  }),
  declined: (world, series, day) => ({
    lines: [
      ...whenLines(world, onDay(series, day)),
      `ATTENDEE;PARTSTAT=DECLINED:mailto:${world.reading.mail}`,
    ],
    spans: [],
  }),
};

const onDay = (series: Series, day: number) => ({
  ...series,
  wall: { day, minute: series.wall.minute },
});

function changed(world: World): Written {
  const series = someSeries(world, () => someRule(world.random));
  const day = middleDay(world, series);
  const [what, change] = world.random.of(Object.entries(CHANGES));
  const [how, naming] = world.random.of(Object.entries(NAMINGS));
  const { lines, spans } = change(world, series, day);
  const master = component(series.named, [...whenLines(world, series), ruleLine(series)]);
  const override = component(series.named, [naming(series, day), ...lines, "SEQUENCE:1"]);
  const inOrder = world.random.chance(0.7) ? [...master, ...override] : [...override, ...master];
  const rest = spansOf(
    series,
    series.days.filter((each) => each !== day),
  );
  return written(`one ${what}, named in ${how}`, series, inOrder, [...rest, ...spans]);
}

/** This one and all later ones take place at another hour, for another time. */
function changedOnward(world: World): Written {
  const series = someSeries(world, () => someRule(world.random));
  const day = middleDay(world, series);
  const minutes = someMinutes(world);
  const by =
    series.wall.minute > 700 ? -world.random.whole(1, 20) * 15 : 15 * world.random.whole(1, 20);
  const minute = series.wall.minute + by;
  const at = { day, minute: series.wall.minute };
  const id = timeLine("RECURRENCE-ID", at, series.zone, ";RANGE=THISANDFUTURE");
  const master = component(series.named, [...whenLines(world, series), ruleLine(series)]);
  const moved = { ...series, wall: { day, minute }, minutes };
  const override = component(series.named, [id, ...whenLines(world, moved)]);
  const before = series.days.filter((each) => each < day);
  const onward = series.days.filter((each) => each >= day);
  const spans = [...spansOf(series, before), ...spansOf(moved, onward)];
  return written("this and later ones moved", series, [...master, ...override], spans);
}

/** The series itself is not in the file: one invitation to one occurrence. */
function alone(world: World): Written {
  const series = someSeries(world, () => someRule(world.random));
  const day = middleDay(world, series);
  const wall = { day, minute: series.wall.minute };
  const id = timeLine("RECURRENCE-ID", wall, series.zone);
  const lines = component(series.named, [id, ...whenLines(world, onDay(series, day))]);
  const spans = [timedSpan(wall, series.minutes, series.zone.iana)];
  return written("one occurrence alone", series, lines, spans);
}

/** One of many whole days, named by its date or (Exchange) its midnight, is free. */
function freedWholeDay(world: World): Written {
  const named = nextName(world);
  const series = someSeries(world, () => someRule(world.random), IN_UTC);
  const day = middleDay(world, series);
  const host: ZoneName = { written: world.reading.zone, iana: world.reading.zone, definition: [] };
  const midnight = timeLine("RECURRENCE-ID", { day, minute: 0 }, host);
  const id = world.random.chance(0.5) ? dateLine("RECURRENCE-ID", day) : midnight;
  const lines = [
    ...component(named, [dateLine("DTSTART", series.wall.day), ruleLine(series)]),
    ...component(named, [id, dateLine("DTSTART", day), "TRANSP:TRANSPARENT"]),
  ];
  const spans = series.days
    .filter((each) => each !== day)
    .flatMap((each) => wholeDays(world, each, 1));
  return written("one whole day freed", { named, zone: IN_UTC }, lines, spans);
}

export const CHANGED = [changed, changed, changed, changedOnward, alone, freedWholeDay];
