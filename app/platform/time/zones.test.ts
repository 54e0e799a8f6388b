import { expect, test } from "vitest";
import { addDays, localAt, monthText, shortDayText, shortMonthText } from "./zones";

test.each([
  ["2026-11-21T04:30:00Z", "America/Los_Angeles", "2026-11-20"],
  ["2026-11-21T04:30:00Z", "Asia/Manila", "2026-11-21"],
  ["2026-11-20T23:30:00Z", "Asia/Kathmandu", "2026-11-21"],
  ["2026-12-31T23:59:59Z", "Pacific/Kiritimati", "2027-01-01"],
])("TRK-2 %s in %s is the %s of the setter's own calendar", (moment, zone, day) => {
  expect(localAt(zone, Date.parse(moment)).day).toBe(day);
});

test("TRK-2 months, years and leap days follow the calendar", () => {
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
});

test("TRK-2 a day is shown as that day in every zone, with its year if that is another", () => {
  expect(shortDayText("2026-03-08", 2026)).toBe("Sun, Mar 8");
  expect(shortDayText("2027-01-01", 2026)).toBe("Fri, Jan 1, 2027");
});

test("TRK-1 months have names", () => {
  expect([shortMonthText("2026-03-01"), monthText("2026-03-01")]).toEqual(["Mar", "March 2026"]);
});
