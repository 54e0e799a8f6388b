import { expect, test } from "vitest";
import { federalHolidays } from "./federal-holidays";

const daysOf = (year: number) => federalHolidays(year).map(({ day }) => day.slice(5));

test.each([
  // As listed by the Office of Personnel Management.
  [2025, "01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25"],
  [2026, "01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25"],
  [2027, "01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31"],
  [2028, "01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25"],
])("CALL-4 the federal holidays of %d, on the days on which they are observed", (year, days) => {
  expect(daysOf(year).join(" ")).toBe(days);
});

test("CALL-4 each has its name", () => {
  expect(federalHolidays(2026)[9]).toEqual({ day: "2026-11-26", name: "Thanksgiving Day" });
});
