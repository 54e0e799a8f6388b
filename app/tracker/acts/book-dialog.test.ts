import { expect, test } from "vitest";
import { localAt } from "~/platform/time/zones";
import { firstTimes } from "./book-dialog";

/** Every half hour from the first to the last hour by the company's clocks, on so many days. */
function freeTimes(days: number, from: number, to: number): { at: string }[] {
  return Array.from({ length: days }, (_, day) =>
    Array.from({ length: (to - from) * 2 + 1 }, (_, half) => ({
      // New York in winter.
      at: new Date(Date.UTC(2026, 11, 1 + day, from + 5, half * 30)).toISOString(),
    })),
  ).flat();
}

const shown = (times: { at: string }[], zone: string) =>
  firstTimes(times, zone).map((at) => localAt(zone, Date.parse(at)));
const at = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

test.each([
  ["a long day", 8, 20, "America/New_York", ["08:00", "14:00", "20:00"]],
  ["hours of an office", 9, 17, "America/New_York", ["09:00", "13:00", "17:00"]],
  ["a prospect three hours behind", 9, 20, "America/Los_Angeles", ["07:00", "12:00", "17:00"]],
  ["one time a day", 10, 10, "America/New_York", ["10:00"]],
] as const)(
  "WEEK-3 the times of %s are spread over it, early to late",
  (_, from, to, zone, clocks) => {
    const days = Map.groupBy(shown(freeTimes(3, from, to), zone), ({ day }) => day);
    expect(days.size).toBe(3);
    for (const times of days.values())
      expect(times.map(({ minutes }) => minutes)).toEqual(clocks.map(at));
  },
);

test("WEEK-3 however many times are free, each day has its earliest, one between and its latest, at most nine in all", () => {
  for (let from = 7; from < 20; from += 1)
    for (let to = from; to <= 21; to += 1) {
      const free = freeTimes(5, from, to);
      const times = shown(free, "America/New_York");
      expect(times.length).toBeLessThanOrEqual(9);
      expect(new Set(times.map(({ day, minutes }) => `${day} ${minutes}`)).size).toBe(times.length);
      const [first = { day: "" }] = times;
      const own = times.filter(({ day }) => day === first.day).map(({ minutes }) => minutes);
      expect([own[0], own.at(-1)]).toEqual([from * 60, to * 60]);
      expect(own).toHaveLength(Math.min(3, (to - from) * 2 + 1));
    }
});

test("WEEK-3 no time is offered at which the prospect sleeps, unless there is no other", () => {
  const tokyo = shown(freeTimes(3, 8, 20), "Asia/Tokyo");
  expect(tokyo.every(({ minutes }) => minutes >= at("07:00") && minutes < at("22:00"))).toBe(true);
  expect(shown(freeTimes(1, 12, 13), "Asia/Tokyo").map(({ minutes }) => minutes)).toEqual([
    at("02:00"),
    at("02:30"),
    at("03:00"),
  ]);
});
