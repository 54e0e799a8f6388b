/** On which days a rule can repeat. */
import { DAY_MS } from "../time/durations";
import type { NthWeekday, RecurrenceRule } from "./recurrence-rule";

/** The days of a period, as the wall times at which they begin, that a rule of a series from `start` allows. */
export function ruleDays(
  given: RecurrenceRule,
  start: number,
): (begin: number, end: number) => number[] {
  const rule = completed(given, start);
  return (begin, end) => {
    const days: number[] = [];
    for (let day = begin; day < end; ) {
      const next = skippedTo(day, rule);
      if (next === day && isRuleDay(day, rule)) days.push(day);
      day = Math.max(next, day + DAY_MS);
    }
    return days;
  };
}

/** What a rule does not say follows from the day on which its series begins. */
function completed(rule: RecurrenceRule, start: number): RecurrenceRule {
  const { frequency, months, weeks, yearDays, monthDays, weekdays } = rule;
  const date = new Date(start);
  const own = { weekday: weekdayOf(start), nth: 0 };
  if (weekdays.length > 0) return rule;
  if (frequency === "WEEKLY") return { ...rule, weekdays: [own] };
  if (yearDays.size > 0 || monthDays.size > 0) return rule;
  if (frequency === "YEARLY" && weeks.size > 0) return { ...rule, weekdays: [own] };
  const onOwnDay = { ...rule, monthDays: new Set([date.getUTCDate()]) };
  if (frequency === "MONTHLY" || (frequency === "YEARLY" && months.size > 0)) return onOwnDay;
  return frequency === "YEARLY" ? { ...onOwnDay, months: new Set([date.getUTCMonth() + 1]) } : rule;
}

/** The beginning of the next month, if none of this one can count: most of a year need not be looked at. */
function skippedTo(day: number, { frequency, months }: RecurrenceRule): number {
  if (frequency !== "YEARLY" || months.size === 0) return day;
  const date = new Date(day);
  if (months.has(date.getUTCMonth() + 1)) return day;
  return date.setUTCMonth(date.getUTCMonth() + 1, 1);
}

function isRuleDay(day: number, rule: RecurrenceRule): boolean {
  const { months, weeks, yearDays, monthDays, weekdays } = rule;
  const own = weekdays.filter(({ weekday }) => weekday === weekdayOf(day));
  if (weekdays.length > 0 && own.length === 0) return false;
  const isPlain = own.every(({ nth }) => nth === 0);
  if (isPlain && months.size + weeks.size + yearDays.size + monthDays.size === 0) return true;
  const date = new Date(day);
  const ofMonth = placeIn(date, monthBegin(date, 0), monthBegin(date, 1));
  const ofYear = placeIn(date, yearBegin(date, 0), yearBegin(date, 1));
  return (
    allows(months, date.getUTCMonth() + 1) &&
    allows(monthDays, ...ofMonth) &&
    allows(yearDays, ...ofYear) &&
    (weeks.size === 0 || allows(weeks, ...weekOf(day, rule.weekStart))) &&
    (isPlain || own.some((each) => isNth(each, rule, ofMonth, ofYear)))
  );
}

/** A day's or week's number from the beginning, and the negative one from the end. */
type Place = readonly [number, number];

function placeIn(date: Date, begin: number, end: number): Place {
  return [(Number(date) - begin) / DAY_MS + 1, (Number(date) - end) / DAY_MS];
}

function monthBegin(date: Date, further: number): number {
  return new Date(0).setUTCFullYear(date.getUTCFullYear(), date.getUTCMonth() + further, 1);
}

function yearBegin(date: Date, further: number): number {
  return new Date(0).setUTCFullYear(date.getUTCFullYear() + further, 0, 1);
}

function allows(list: ReadonlySet<number>, ...numbers: number[]): boolean {
  return list.size === 0 || numbers.some((number) => list.has(number));
}

/** Whether it is the first or last of its weekday, and so on: of the month, or of a year whose months are not named. */
function isNth({ nth }: NthWeekday, rule: RecurrenceRule, ofMonth: Place, ofYear: Place): boolean {
  const { frequency, months, weeks } = rule;
  if (nth === 0 || weeks.size > 0) return true;
  if (frequency !== "MONTHLY" && frequency !== "YEARLY") return true;
  const [first, last] = frequency === "MONTHLY" || months.size > 0 ? ofMonth : ofYear;
  return nth === Math.ceil(first / 7) || nth === Math.floor(last / 7);
}

/** The week's number in its own year, the one with most of its days. */
function weekOf(day: number, weekStart: number): Place {
  const begin = day - ((weekdayOf(day) - weekStart + 7) % 7) * DAY_MS;
  const middle = new Date(begin + 3 * DAY_MS);
  const [first, last] = placeIn(middle, yearBegin(middle, 0), yearBegin(middle, 1));
  return [Math.ceil(first / 7), Math.floor(last / 7)];
}

/** Monday is 0: day 0 was a Thursday. */
function weekdayOf(wall: number): number {
  const weekday = (Math.floor(wall / DAY_MS) + 3) % 7;
  return weekday < 0 ? weekday + 7 : weekday;
}
