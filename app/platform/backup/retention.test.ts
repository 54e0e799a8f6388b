import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isDue, kept, keptAt, newestAt, type Retention } from "./retention";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const at = (text: string) => Date.parse(text);
const names = (times: Iterable<number>) =>
  [...times].map((time) => new Date(time).toISOString().slice(0, 16)).sort();

const aTime = fc
  .integer({ min: 0, max: 120 * 24 })
  .map((hour) => at("2026-01-01") + hour * HOUR_MS);
const times = fc.uniqueArray(aTime, { maxLength: 300 });
const aRetention: fc.Arbitrary<Retention> = fc.record({
  newest: fc.integer({ min: 0, max: 30 }),
  days: fc.integer({ min: 0, max: 10 }),
  weeks: fc.integer({ min: 0, max: 6 }),
});

describe("which backups are kept", () => {
  test("the newest, the last of each day and the last of each week, which ends on a Sunday", () => {
    const made = [
      "2026-01-11T22:00",
      "2026-01-11T23:00",
      "2026-01-12T00:00",
      "2026-01-17T23:00",
      "2026-01-18T12:00",
      "2026-01-19T01:00",
      "2026-01-20T01:00",
      "2026-01-20T02:00",
      "2026-01-20T03:00",
    ].map((text) => at(`${text}Z`));
    expect(names(kept(made, { newest: 2, days: 3, weeks: 3 }))).toEqual([
      "2026-01-11T23:00",
      "2026-01-18T12:00",
      "2026-01-19T01:00",
      "2026-01-20T02:00",
      "2026-01-20T03:00",
    ]);
  });
  test("the last of all always, and never more than asked for", () => {
    fc.assert(
      fc.property(times, aRetention, (made, retention) => {
        const keep = kept(made, retention);
        const most = Math.max(1, retention.newest) + retention.days + retention.weeks;
        expect(keep.size).toBeLessThanOrEqual(most);
        expect([...keep].every((time) => made.includes(time))).toBe(true);
        if (made.length > 0) expect(keep.has(Math.max(...made))).toBe(true);
      }),
    );
  });
  test("what is removed after each backup is never missing later: the result is that of all backups at once", () => {
    fc.assert(
      fc.property(times, aRetention, (made, retention) => {
        const inOrder = made.toSorted((one, other) => one - other);
        let there: number[] = [];
        for (const time of inOrder) there = [...kept([...there, time], retention)];
        expect(names(there)).toEqual(names(kept(made, retention)));
      }),
    );
  });
  test("of backups made every hour for so long there is one of each hour, day and week asked for", () => {
    fc.assert(
      fc.property(aRetention, aTime, (retention, end) => {
        const made = Array.from({ length: 60 * 24 }, (_, hours) => end - hours * HOUR_MS);
        const keep = [...kept(made, retention)];
        const within = (ms: number) => keep.filter((time) => time > end - ms);
        expect(within(retention.newest * HOUR_MS)).toHaveLength(retention.newest);
        const days = new Set(keep.map((time) => Math.floor(time / DAY_MS)));
        expect(days.size).toBeGreaterThanOrEqual(retention.days);
        const oldest = Math.min(...keep);
        expect(end - oldest).toBeGreaterThanOrEqual(
          (retention.weeks - 1) * 7 * DAY_MS - 7 * DAY_MS,
        );
      }),
    );
  });
});

describe("when a backup is due", () => {
  const now = at("2026-01-20T12:00:00Z");
  test.each([
    ["there is none", [], true],
    ["the last one is an hour old", [now - HOUR_MS], true],
    ["the last one is younger", [now - HOUR_MS + 1, now - DAY_MS], false],
    ["the last one was made this moment", [now], false],
    ["the clock was a year ahead when the last one was made", [now + 365 * DAY_MS], true],
  ])("%s: %j", (_why, made, due) => {
    expect(isDue(made, HOUR_MS, now)).toBe(due);
  });
});

describe("backups that a wrong clock dated ahead", () => {
  test("neither take the place of those made since nor go because of them", () => {
    fc.assert(
      fc.property(times, aRetention, aTime, (made, retention, now) => {
        const keep = keptAt(made, retention, now);
        const isAhead = (time: number) => time > now;
        const alone = made.filter((time) => !isAhead(time));
        expect(names([...keep].filter((time) => !isAhead(time)))).toEqual(
          names(kept(alone, retention)),
        );
        expect(names([...keep].filter(isAhead))).toEqual(
          names(kept(made.filter(isAhead), retention)),
        );
      }),
    );
  });
  test("are the newest only where there is no other", () => {
    expect(newestAt([3, 1, 9, 7], 5)).toBe(3);
    expect(newestAt([5, 9], 5)).toBe(5);
    expect(newestAt([9, 7], 5)).toBe(9);
    expect(newestAt([], 5)).toBe(null);
  });
});
