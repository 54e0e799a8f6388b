/** On which days a rule can repeat. */
import { DAY_MS } from "../time/durations";
import type { RecurrenceRule } from "./recurrence-rule";
import type { StepBudget } from "./step-budget";

/** The lists that days are chosen by. `weekdays`: for each, which ones of the month or year; 0 for all. */
type Choice = Pick<
  RecurrenceRule,
  "frequency" | "months" | "weeks" | "yearDays" | "monthDays" | "weekStart"
> & { weekdays: ReadonlyMap<number, ReadonlySet<number>> };

/** The days of a period, as the wall times at which they begin, that a rule of a series from `start` allows. */
export function ruleDays(
  rule: RecurrenceRule,
  start: number,
  steps: StepBudget,
): (begin: number, end: number) => number[] {
  const choice = choiceOf(rule, start);
  return (begin, end) => {
    const days: number[] = [];
    for (const day of daysToLookAt(begin, end, choice)) {
      steps.take();
      if (isChosen(day, choice)) days.push(day);
    }
    return days;
  };
}

/** How many days of a period are looked at, at most. */
export function mostDaysLookedAt(rule: RecurrenceRule, start: number): number {
  const { frequency, months, monthDays, weekdays } = choiceOf(rule, start);
  if (frequency === "WEEKLY") return weekdays.size;
  if (frequency !== "MONTHLY" && frequency !== "YEARLY") return 1;
  return (monthDays.size || 31) * (frequency === "YEARLY" ? months.size || 12 : 1);
}

/** What a rule does not say follows from the day on which its series begins. */
function choiceOf(rule: RecurrenceRule, start: number): Choice {
  const { frequency, months, weeks, yearDays, monthDays } = rule;
  const date = new Date(start);
  const weekdays = Map.groupBy(rule.weekdays, ({ weekday }) => weekday);
  const choice: Choice = {
    ...rule,
    weekdays: new Map([...weekdays].map(([day, all]) => [day, new Set(all.map(({ nth }) => nth))])),
  };
  const onOwnWeekday = { ...choice, weekdays: new Map([[weekdayOf(start), EACH]]) };
  if (weekdays.size > 0) return choice;
  if (frequency === "WEEKLY") return onOwnWeekday;
  if (yearDays.size > 0 || monthDays.size > 0) return choice;
  if (frequency === "YEARLY" && weeks.size > 0) return onOwnWeekday;
  const onOwnDay = { ...choice, monthDays: new Set([date.getUTCDate()]) };
  if (frequency === "MONTHLY" || (frequency === "YEARLY" && months.size > 0)) return onOwnDay;
  return frequency === "YEARLY"
    ? { ...onOwnDay, months: new Set([date.getUTCMonth() + 1]) }
    : choice;
}

const EACH: ReadonlySet<number> = new Set([0]);

/** In order: of weeks, months and years only those that their lists of weekdays, months and days leave. */
function* daysToLookAt(begin: number, end: number, choice: Choice): Generator<number> {
  const { frequency, monthDays, weekdays } = choice;
  if (frequency !== "MONTHLY" && frequency !== "YEARLY") {
    for (let day = begin; day < end; day += DAY_MS)
      if (frequency !== "WEEKLY" || weekdays.has(weekdayOf(day))) yield day;
    return;
  }
  const date = new Date(begin);
  for (const further of frequency === "YEARLY" ? monthsOfYear(choice) : [0]) {
    const [month, next] = [monthBegin(date, further), monthBegin(date, further + 1)];
    for (const day of daysOfMonth((next - month) / DAY_MS, monthDays))
      yield month + (day - 1) * DAY_MS;
  }
}

/** January is 0. */
function monthsOfYear({ months }: Choice): number[] {
  const named = months.size > 0 ? [...months] : MONTHS;
  return named.map((month) => month - 1).toSorted((one, other) => one - other);
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

function daysOfMonth(length: number, named: ReadonlySet<number>): readonly number[] {
  if (named.size === 0) return DAYS.slice(0, length);
  const days = [...named].map((day) => (day > 0 ? day : length + 1 + day));
  const real = days.filter((day) => day > 0 && day <= length);
  return [...new Set(real)].toSorted((one, other) => one - other);
}

const DAYS = Array.from({ length: 31 }, (_, index) => index + 1);

/** What costs most to find out comes last. */
function isChosen(day: number, choice: Choice): boolean {
  const { months, weeks, yearDays, monthDays, weekdays } = choice;
  const ordinals = weekdays.get(weekdayOf(day));
  if (weekdays.size > 0 && ordinals === undefined) return false;
  const isPlain = ordinals === undefined || (ordinals.size === 1 && ordinals.has(0));
  if (isPlain && months.size + weeks.size + yearDays.size + monthDays.size === 0) return true;
  const date = new Date(day);
  return (
    allows(months, date.getUTCMonth() + 1) &&
    (monthDays.size === 0 || allows(monthDays, ...placeInMonth(date))) &&
    (yearDays.size === 0 || allows(yearDays, ...placeInYear(date))) &&
    (weeks.size === 0 || allows(weeks, ...weekOf(day, choice.weekStart))) &&
    (isPlain || isNth(date, ordinals, choice))
  );
}

/** A day's or week's number from the beginning, and the negative one from the end. */
type Place = readonly [number, number];

function placeInMonth(date: Date): Place {
  return placeIn(date, monthBegin(date, 0), monthBegin(date, 1));
}

function placeInYear(date: Date): Place {
  return placeIn(date, yearBegin(date, 0), yearBegin(date, 1));
}

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
function isNth(date: Date, ordinals: ReadonlySet<number>, choice: Choice): boolean {
  const { frequency, months, weeks } = choice;
  if (ordinals.has(0) || weeks.size > 0) return true;
  if (frequency !== "MONTHLY" && frequency !== "YEARLY") return true;
  const ofMonth = frequency === "MONTHLY" || months.size > 0;
  const [first, last] = ofMonth ? placeInMonth(date) : placeInYear(date);
  return ordinals.has(Math.ceil(first / 7)) || ordinals.has(Math.floor(last / 7));
}

/** The week's number in its own year, the one with most of its days. */
function weekOf(day: number, weekStart: number): Place {
  const begin = day - ((weekdayOf(day) - weekStart + 7) % 7) * DAY_MS;
  const [first, last] = placeInYear(new Date(begin + 3 * DAY_MS));
  return [Math.ceil(first / 7), Math.floor(last / 7)];
}

/** Monday is 0: day 0 was a Thursday. */
function weekdayOf(wall: number): number {
  const weekday = (Math.floor(wall / DAY_MS) + 3) % 7;
  return weekday < 0 ? weekday + 7 : weekday;
}
