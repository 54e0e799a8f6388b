import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "./durations";
import { type OffsetChanges, offsetChanges, offsetName, takeOver } from "./offset-changes";
import { ownOffsetAt } from "./own-offset";
import { ZoneDay } from "./zone-day";
import { clockText } from "./zone-search";
import { dateTimeText, localAt, momentText, shortMomentText, timeText } from "./zones";

const NOW = Date.UTC(2026, 10, 25);
const ZONES = Intl.supportedValuesOf("timeZone");

/** The words of one moment, as pages and mails write it. */
function words(at: number, zone: string): string[] {
  const moment = new Date(at);
  return [
    timeText(moment, zone),
    momentText(moment, zone),
    shortMomentText(moment, zone),
    dateTimeText(moment, zone),
    clockText(zone, moment),
    JSON.stringify(localAt(zone, at)),
  ];
}

test("WEB-3 the offsets of every zone are found whole: what is sent says the same as the zone data, at any instant", () => {
  for (const zone of ZONES) {
    const changes = offsetChanges(zone, NOW);
    const [begin, end] = [changes[0]?.[0] ?? 0, changes.at(-1)?.[0] ?? 0];
    const between = changes.flatMap(([from]) => [from - MINUTE_MS, from]);
    const spread = Array.from({ length: 20 }, (_, step) => begin + step * 23.3 * DAY_MS);
    for (const at of [...between, ...spread].filter((each) => each >= begin && each < end))
      expect(changes.findLast(([from]) => from <= at)?.[1], zone).toBe(ownOffsetAt(zone, at));
  }
});

test("WEB-3 the same zone data changes no word", () => {
  const at = NOW + 10 * DAY_MS;
  for (const zone of ZONES) {
    const before = words(at, zone);
    expect(takeOver(zone, offsetChanges(zone, NOW))).toBe(false);
    expect(words(at, zone)).toEqual(before);
  }
});

/** What a server with other zone data may say: rules that began, ended or moved between the two releases. */
const otherData = fc.record({
  zone: fc.constantFrom(...ZONES),
  offset: fc.integer({ min: -48, max: 56 }).map((quarters) => quarters * 15 * MINUTE_MS),
  second: fc.integer({ min: -4, max: 4 }).map((quarters) => quarters * 15 * MINUTE_MS),
  changeAfter: fc.integer({ min: 1, max: 400 * 24 }),
  after: fc.integer({ min: 0, max: 420 * 24 * 60 }),
});

test("WEB-3 a browser with other zone data names the server's hour, and its offset, for every zone and instant", () => {
  fc.assert(
    fc.property(otherData, ({ zone, offset, second, changeAfter, after }) => {
      const begin = NOW - 30 * DAY_MS;
      const servers: OffsetChanges = [
        [begin, offset],
        [begin + changeAfter * HOUR_MS, offset + second],
        [begin + 480 * DAY_MS, offset + second],
      ];
      takeOver(zone, servers);
      const at = begin + after * MINUTE_MS;
      const said = after < changeAfter * 60 ? offset : offset + second;
      const shifted = new Date(at + said);
      const hour = timeText(shifted, "UTC");
      const isOther = said !== ownOffsetAt(zone, at);
      const name = isOther ? ` ${offsetName(said)}` : "";
      expect(timeText(new Date(at), zone)).toBe(hour + name);
      expect(momentText(new Date(at), zone)).toContain(hour + name);
      expect(shortMomentText(new Date(at), zone)).toContain(hour + name);
      expect(clockText(zone, new Date(at))).toBe(`${offsetName(said)}, ${hour}`);
      const { day, minutes } = localAt(zone, at);
      expect(Date.parse(`${day}T00:00Z`) + minutes * MINUTE_MS).toBe(
        Math.floor(shifted.getTime() / MINUTE_MS) * MINUTE_MS,
      );
      // Days that lie within what is known, with the days around them.
      if (second === 0 && after > 3 * 24 * 60)
        expect(new ZoneDay(zone, day).instantOf(minutes)).toBe(at);
      takeOver(zone, offsetChanges(zone, NOW));
    }),
    { numRuns: 1_000 },
  );
});

test.each([
  [0, "GMT"],
  [-6 * HOUR_MS, "GMT-6"],
  [5.5 * HOUR_MS, "GMT+5:30"],
  [-3.5 * HOUR_MS, "GMT-3:30"],
  [12.75 * HOUR_MS, "GMT+12:45"],
])("WEB-3 %d ms ahead of UTC is %s", (offset, name) => {
  expect(offsetName(offset)).toBe(name);
});
