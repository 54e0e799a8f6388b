import { describe, expect, test } from "vitest";
import { addDays, dayIn, offeredDays, shownDay } from "./call-days";

describe("call dates", () => {
  test.each([
    ["2026-11-21T04:30:00Z", "America/Los_Angeles", "2026-11-20"],
    ["2026-11-21T04:30:00Z", "Asia/Manila", "2026-11-21"],
    ["2026-11-20T23:30:00Z", "Asia/Kathmandu", "2026-11-21"],
    ["2026-12-31T23:59:59Z", "Pacific/Kiritimati", "2027-01-01"],
  ])("TRK-2 %s in %s is the %s of the setter's own calendar", (moment, zone, day) => {
    expect(dayIn(new Date(moment), zone)).toBe(day);
  });
  test.each([
    // The clocks go forward at 2 o'clock on 8 March and back on 1 November: days of 23 and of 25 hours.
    ["America/New_York", "2026-03-08T04:30:00Z", ["2026-03-07", "2026-03-08", "2026-03-09"]],
    ["America/New_York", "2026-11-01T03:30:00Z", ["2026-10-31", "2026-11-01", "2026-11-02"]],
    ["America/New_York", "2026-11-02T04:30:00Z", ["2026-11-01", "2026-11-02", "2026-11-03"]],
    // At midnight itself the clocks go forward here: there is no 00:00 on that day.
    ["Africa/Cairo", "2026-04-23T22:30:00Z", ["2026-04-24", "2026-04-25", "2026-04-26"]],
  ])("TRK-2 in %s no change of the clocks moves or doubles a day", (zone, now, days) => {
    expect(offeredDays(new Date(now), zone).map(({ day }) => day)).toEqual(days);
  });
  test("TRK-2 months, years and leap days follow the calendar", () => {
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  });
  test("TRK-2 a day is shown as that day in every zone, with its year where that is another", () => {
    expect(shownDay("2026-03-08", 2026)).toBe("Sun, Mar 8");
    expect(shownDay("2027-01-01", 2026)).toBe("Fri, Jan 1, 2027");
  });
});
