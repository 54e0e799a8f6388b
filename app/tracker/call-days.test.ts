import { describe, expect, test } from "vitest";
import { offeredDays } from "./call-days";

describe("call dates", () => {
  test.each([
    // The clocks go forward at 2 o'clock on March 8 and back on November 1: days of 23 and of 25 hours.
    ["America/New_York", "2026-03-08T04:30:00Z", ["2026-03-07", "2026-03-08", "2026-03-09"]],
    ["America/New_York", "2026-11-01T03:30:00Z", ["2026-10-31", "2026-11-01", "2026-11-02"]],
    ["America/New_York", "2026-11-02T04:30:00Z", ["2026-11-01", "2026-11-02", "2026-11-03"]],
    // Here the clocks go forward at midnight itself: there is no 00:00 on that day.
    ["Africa/Cairo", "2026-04-23T22:30:00Z", ["2026-04-24", "2026-04-25", "2026-04-26"]],
  ])("TRK-2 in %s no change of the clocks moves or doubles a day", (zone, now, days) => {
    expect(offeredDays(new Date(now), zone).map(({ day }) => day)).toEqual(days);
  });
});
