/** The federal holidays of the United States, on the days they are observed (5 U.S.C. 6103). */
import { addDays, weekdayOf } from "~/platform/time/zones";

export type Holiday = { day: string; name: string };

const FIXED = [
  { date: "01-01", name: "New Year's Day" },
  { date: "06-19", name: "Juneteenth" },
  { date: "07-04", name: "Independence Day" },
  { date: "11-11", name: "Veterans Day" },
  { date: "12-25", name: "Christmas Day" },
];
/** `nth`: the weekday's occurrence in the month, 1 is Monday; 0 is the last one. */
const MOVING = [
  { month: 1, nth: 3, weekday: 1, name: "Martin Luther King Jr. Day" },
  { month: 2, nth: 3, weekday: 1, name: "Washington's Birthday" },
  { month: 5, nth: 0, weekday: 1, name: "Memorial Day" },
  { month: 9, nth: 1, weekday: 1, name: "Labor Day" },
  { month: 10, nth: 2, weekday: 1, name: "Columbus Day" },
  { month: 11, nth: 4, weekday: 4, name: "Thanksgiving Day" },
];

/** In order. The day before January 1 of the next year is part of this year if that is a Saturday. */
export function federalHolidays(year: number): Holiday[] {
  const fixed = [year, year + 1].flatMap((each) =>
    FIXED.map(({ date, name }) => ({ day: observed(`${each}-${date}`), name })),
  );
  const moving = MOVING.map(({ month, nth, weekday, name }) => ({
    day: nth === 0 ? lastIn(year, month, weekday) : nthIn(year, month, { nth, weekday }),
    name,
  }));
  return [...fixed, ...moving]
    .filter(({ day }) => day.startsWith(`${year}-`))
    .toSorted((one, other) => one.day.localeCompare(other.day));
}

/** Friday for a Saturday, Monday for a Sunday. */
function observed(day: string): string {
  const weekday = weekdayOf(day);
  return addDays(day, weekday === 6 ? -1 : weekday === 7 ? 1 : 0);
}

function nthIn(year: number, month: number, of: { nth: number; weekday: number }): string {
  const first = `${year}-${String(month).padStart(2, "0")}-01`;
  return addDays(first, ((of.weekday - weekdayOf(first) + 7) % 7) + (of.nth - 1) * 7);
}

function lastIn(year: number, month: number, weekday: number): string {
  const next = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
  const last = addDays(next, -1);
  return addDays(last, -((weekdayOf(last) - weekday + 7) % 7));
}
