/** Busy feeds as calendars really write them: 500 generated files against times that were worked out another way. */
import { describe, expect, test } from "vitest";
import { dayOf, instantOf, merged } from "../kit/feeds/clock";
import { faultsOf } from "../kit/feeds/faults";
import { feedOf, largeFeeds } from "../kit/feeds/files";
import { daysOf, type Rule } from "../kit/feeds/rules";
import { figure } from "../kit/figures";

const FILES = 500;
/** Faults that a row of the table shows. */
const SHOWN = 12;

describe("busy feeds", () => {
  test("CALL-5 the expected times are those of a calendar on paper", () => {
    const at = (day: number, clock: number, zone: string) =>
      new Date(instantOf({ day, minute: clock }, zone)).toISOString();
    expect(at(dayOf(2027, 3, 14), 150, "America/New_York")).toBe("2027-03-14T07:30:00.000Z");
    expect(at(dayOf(2026, 11, 1), 90, "America/New_York")).toBe("2026-11-01T05:30:00.000Z");
    expect(at(dayOf(2026, 12, 1), 600, "Asia/Kathmandu")).toBe("2026-12-01T04:15:00.000Z");
    expect(at(dayOf(2027, 1, 5), 600, "Australia/Lord_Howe")).toBe("2027-01-04T23:00:00.000Z");
    const first = dayOf(2026, 12, 3);
    const dates = (rule: Rule, last: number) =>
      daysOf(rule, first, last).map((day) => new Date(day * 86_400_000).toISOString().slice(5, 10));
    const plain = (weekday: number) => ({ nth: null, weekday });
    const year = dayOf(2027, 4, 30);
    const everySecond: Rule = { freq: "WEEKLY", interval: 2, byDay: [plain(1), plain(3)] };
    expect(dates(everySecond, dayOf(2026, 12, 31))).toEqual([
      "12-03",
      "12-15",
      "12-17",
      "12-29",
      "12-31",
    ]);
    const lastFriday: Rule = { freq: "MONTHLY", interval: 1, byDay: [{ nth: -1, weekday: 4 }] };
    expect(dates(lastFriday, year).join()).toBe("12-25,01-29,02-26,03-26,04-30");
    const the31st: Rule = { freq: "MONTHLY", interval: 1, byMonthDay: [31], count: 3 };
    expect(dates(the31st, year).join()).toBe("12-31,01-31,03-31");
    const workdays = [0, 1, 2, 3, 4].map(plain);
    const lastWorkday: Rule = { freq: "MONTHLY", interval: 1, byDay: workdays, bySetPos: [-1] };
    expect(dates(lastWorkday, year).join()).toBe("12-31,01-29,02-26,03-31,04-30");
    const spans = [
      { startsAt: 40, endsAt: 60 },
      { startsAt: 5, endsAt: 20 },
      { startsAt: 20, endsAt: 30 },
    ];
    expect(merged(spans, { startsAt: 10, endsAt: 50 })).toEqual([
      { startsAt: 10, endsAt: 30 },
      { startsAt: 40, endsAt: 50 },
    ]);
  });

  test("CALL-5 every file is read as calendars show it, and what is left out is named", async () => {
    const seed = Math.floor(Math.random() * 2 ** 20);
    const kinds = new Set<string>();
    const [faults, alone]: [string[], string[]] = [[], []];
    for (let number = seed; number < seed + FILES; number += 1) {
      const feed = feedOf(number);
      const found = await faultsOf(feed);
      for (const kind of [...feed.kinds, ...feed.form]) kinds.add(kind);
      if (found.length === 0) continue;
      faults.push(`${number}: ${found.join(", ")}`);
      if (feed.kinds.length === 1) alone.push(...feed.kinds);
    }
    figure({
      what: "feeds, and kinds of events, line ends and letters in them",
      measured: `${FILES}, ${kinds.size}, seed ${seed}`,
    });
    if (alone.length > 0)
      figure({ what: "kinds read wrongly alone", measured: [...new Set(alone)].join(", ") });
    figure({
      what: "feeds read otherwise than expected",
      measured: [String(faults.length), ...faults.slice(0, SHOWN)].join("; "),
      target: "0",
      held: faults.length === 0,
    });
  });

  test("CALL-5 10,000 events, and 100,000 exceptions to one, are read", async () => {
    for (const feed of largeFeeds(20_261_125)) {
      const before = process.cpuUsage();
      const faults = await faultsOf(feed);
      const { user, system } = process.cpuUsage(before);
      figure({
        what: `faults in a feed with ${feed.kinds.join(", ")}`,
        measured: `${faults.length} in ${((user + system) / 1e6).toFixed(1)} s of CPU; ${faults.join(", ")}`,
        target: "0",
        held: faults.length === 0,
      });
    }
  });
});
