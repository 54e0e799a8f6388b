/** Which days a recurrence rule means: every period is written out, nothing is clever. */
import { DAY, dayOf, weekdayOf } from "./clock";
import type { Random } from "./random";

export type Weekday = { nth: number | null; weekday: number };

export type Rule = {
  freq: "DAILY" | "WEEKLY" | "MONTHLY" | "YEARLY";
  interval: number;
  byDay?: Weekday[];
  byMonthDay?: number[];
  byMonth?: number[];
  bySetPos?: number[];
  count?: number;
};

const WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

/** The value of RRULE, without UNTIL. */
export function ruleText(rule: Rule): string {
  const parts = [`FREQ=${rule.freq}`];
  if (rule.interval > 1) parts.push(`INTERVAL=${rule.interval}`);
  if (rule.byMonth) parts.push(`BYMONTH=${rule.byMonth.join(",")}`);
  if (rule.byMonthDay) parts.push(`BYMONTHDAY=${rule.byMonthDay.join(",")}`);
  if (rule.byDay) parts.push(`BYDAY=${rule.byDay.map(weekdayText).join(",")}`);
  if (rule.bySetPos) parts.push(`BYSETPOS=${rule.bySetPos.join(",")}`);
  if (rule.count) parts.push(`COUNT=${rule.count}`);
  return parts.join(";");
}

const weekdayText = ({ nth, weekday }: Weekday) => `${nth ?? ""}${WEEKDAYS[weekday]}`;

/** The days that the rule means, in order, from `first` to `last`; `first` itself only if the rule means it. */
export function daysOf(rule: Rule, first: number, last: number): number[] {
  const found: number[] = [];
  for (let period = 0; ; period += 1) {
    const { begins, days } = periodOf(rule, first, period * rule.interval);
    if (begins > last) return found;
    for (const day of atPositions(days, rule.bySetPos)) {
      if (day < first || day > last) continue;
      found.push(day);
      if (found.length === rule.count) return found;
    }
  }
}

function atPositions(days: number[], positions: number[] | undefined): number[] {
  if (!positions) return days;
  return days.filter((_, index) =>
    positions.some((position) =>
      position > 0 ? position === index + 1 : days.length + position === index,
    ),
  );
}

type Period = { begins: number; days: number[] };

function periodOf(rule: Rule, first: number, passed: number): Period {
  const { year, month, date } = dateOf(first);
  if (rule.freq === "DAILY") {
    const day = first + passed;
    const means = fitsWeekday(rule, day) && fitsMonth(rule, day);
    return { begins: day, days: means ? [day] : [] };
  }
  if (rule.freq === "WEEKLY") {
    const begins = first - weekdayOf(first) + passed * 7;
    const weekdays = rule.byDay?.map(({ weekday }) => weekday) ?? [weekdayOf(first)];
    const days = range(begins, begins + 6).filter((day) => weekdays.includes(weekdayOf(day)));
    return { begins, days: days.filter((day) => fitsMonth(rule, day)) };
  }
  if (rule.freq === "MONTHLY") {
    const all = year * 12 + month - 1 + passed;
    const [inYear, inMonth] = [Math.floor(all / 12), (all % 12) + 1];
    return { begins: dayOf(inYear, inMonth, 1), days: inMonthOf(rule, inYear, inMonth, date) };
  }
  const months = rule.byMonth ?? [month];
  const days = months.flatMap((each) => inMonthOf(rule, year + passed, each, date));
  return { begins: dayOf(year + passed, 1, 1), days };
}

/** The days of one month that BYMONTHDAY and BYDAY mean; without both, the date of the first one. */
function inMonthOf(rule: Rule, year: number, month: number, date: number): number[] {
  const begins = dayOf(year, month, 1);
  const length = dayOf(month === 12 ? year + 1 : year, month === 12 ? 1 : month + 1, 1) - begins;
  return range(begins, begins + length - 1).filter((day) => {
    const at = day - begins;
    if (!rule.byMonthDay && !rule.byDay) return at + 1 === date;
    const byDate = rule.byMonthDay?.some(
      (each) => (each > 0 ? each : length + each + 1) === at + 1,
    );
    const byDay = rule.byDay?.some(({ nth, weekday }) => {
      if (weekday !== weekdayOf(day)) return false;
      const [fromStart, fromEnd] = [Math.floor(at / 7) + 1, Math.floor((length - 1 - at) / 7) + 1];
      return nth === null || nth === fromStart || nth === -fromEnd;
    });
    return (byDate ?? true) && (byDay ?? true);
  });
}

const fitsWeekday = ({ byDay }: Rule, day: number) =>
  !byDay || byDay.some(({ weekday }) => weekday === weekdayOf(day));

const fitsMonth = ({ byMonth }: Rule, day: number) =>
  !byMonth || byMonth.includes(dateOf(day).month);

function dateOf(day: number): { year: number; month: number; date: number } {
  const at = new Date(day * DAY);
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, date: at.getUTCDate() };
}

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** A rule of the kinds that people make; it may or may not mean the day `first`. */
export function someRule(random: Random): Rule {
  const interval = random.chance(0.6) ? 1 : random.whole(2, 4);
  const workdays = random.some([0, 1, 2, 3, 4], random.whole(1, 4));
  const plain = (weekday: number) => ({ nth: null, weekday });
  const nth = random.of([1, 2, 3, 4, -1, -2]);
  return random.of<Rule>([
    { freq: "DAILY", interval },
    { freq: "DAILY", interval: 1, byDay: [0, 1, 2, 3, 4].map(plain) },
    { freq: "WEEKLY", interval },
    { freq: "WEEKLY", interval, byDay: workdays.map(plain) },
    { freq: "MONTHLY", interval },
    { freq: "MONTHLY", interval, byDay: [{ nth, weekday: random.whole(0, 6) }] },
    { freq: "MONTHLY", interval, byMonthDay: [random.of([1, 5, 15, 28, 30, 31, -1, -3])] },
    { freq: "MONTHLY", interval, byMonthDay: [3, 17] },
    {
      freq: "MONTHLY",
      interval,
      byDay: [0, 1, 2, 3, 4].map(plain),
      bySetPos: [random.of([1, 2, -1])],
    },
    { freq: "MONTHLY", interval: 1, byDay: [plain(4)], byMonthDay: [11, 12, 13, 14] },
    { freq: "YEARLY", interval: 1 },
    {
      freq: "YEARLY",
      interval: 1,
      byMonth: random.some([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 5),
      byDay: [{ nth, weekday: random.whole(0, 6) }],
    },
  ]);
}
