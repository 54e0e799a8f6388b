/** How an event repeats, as an RRULE says it (RFC 5545). */
import { type Moment, momentOf } from "./moments";

export const FREQUENCIES = [
  "SECONDLY",
  "MINUTELY",
  "HOURLY",
  "DAILY",
  "WEEKLY",
  "MONTHLY",
  "YEARLY",
] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** Monday is 0. */
const WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

/** `nth`: which one of the month or year, from the end if negative; 0 for each. */
export type NthWeekday = { weekday: number; nth: number };

/** What a rule does not name is empty. */
export type RecurrenceRule = {
  frequency: Frequency;
  interval: number;
  count: number | null;
  until: Moment | null;
  weekStart: number;
  months: ReadonlySet<number>;
  weeks: ReadonlySet<number>;
  yearDays: ReadonlySet<number>;
  monthDays: ReadonlySet<number>;
  weekdays: readonly NthWeekday[];
  hours: ReadonlySet<number>;
  minutes: ReadonlySet<number>;
  seconds: ReadonlySet<number>;
  positions: ReadonlySet<number>;
};

/** Null if some part of it that counts makes no sense. */
export function recurrenceRule(text: string): RecurrenceRule | null {
  const parts = new Map(
    text.split(";").map((part) => {
      const [name = "", value = ""] = part.split("=");
      return [name.trim().toUpperCase(), value.trim().toUpperCase()];
    }),
  );
  const frequency = FREQUENCIES.find((each) => each === parts.get("FREQ"));
  const interval = positive(parts.get("INTERVAL") ?? "1");
  const count = positive(parts.get("COUNT"));
  const until = momentOf({ value: parts.get("UNTIL") ?? "", params: new Map() });
  const weekStart = WEEKDAYS.indexOf(parts.get("WKST") ?? "MO");
  const weekdays = weekdaysIn(parts.get("BYDAY"));
  if (!frequency || interval === null || weekStart < 0 || weekdays === null) return null;
  if (parts.has("COUNT") && count === null) return null;
  if (parts.has("UNTIL") && until === null) return null;
  if ((parts.get("RSCALE") ?? "GREGORIAN") !== "GREGORIAN") return null;
  if ((parts.get("SKIP") ?? "OMIT") !== "OMIT") return null;
  let isBroken = false;
  const numbers = (name: string, most: number, least = -most) => {
    const list = parts.get(name);
    const found = list ? numbersIn(list, least, most) : NONE;
    isBroken ||= found === null;
    return found ?? NONE;
  };
  const rule: RecurrenceRule = {
    frequency,
    interval,
    count,
    until,
    weekStart,
    weekdays,
    months: numbers("BYMONTH", 12, 1),
    weeks: numbers("BYWEEKNO", 53),
    yearDays: numbers("BYYEARDAY", 366),
    monthDays: numbers("BYMONTHDAY", 31),
    hours: numbers("BYHOUR", 23, 0),
    minutes: numbers("BYMINUTE", 59, 0),
    seconds: numbers("BYSECOND", 60, 0),
    positions: numbers("BYSETPOS", 366),
  };
  return isBroken ? null : rule;
}

const NONE: ReadonlySet<number> = new Set();

function positive(digits = ""): number | null {
  const number = /^\d+$/.test(digits) ? Number(digits) : 0;
  return number > 0 ? number : null;
}

/** Null if one is out of range; 0 is no day, week or position, but an hour. */
function numbersIn(list: string, least: number, most: number): Set<number> | null {
  const numbers = new Set<number>();
  for (const each of list.split(",").filter(Boolean)) {
    const number = /^\s*[+-]?\d+\s*$/.test(each) ? Number(each) : Number.NaN;
    if (!(number >= least && number <= most) || (number === 0 && least < 0)) return null;
    numbers.add(number);
  }
  return numbers;
}

function weekdaysIn(list = ""): NthWeekday[] | null {
  const found = list
    .split(",")
    .filter(Boolean)
    .map((each) => {
      const [, nth = "", name = ""] = /^([+-]?\d*)\s*([A-Z]{2})$/.exec(each.trim()) ?? [];
      return { weekday: WEEKDAYS.indexOf(name), nth: nth === "" ? 0 : Number(nth) };
    });
  const unique = new Map(found.map((each) => [`${each.nth} ${each.weekday}`, each]));
  const isKnown = ({ weekday, nth }: NthWeekday) => weekday >= 0 && Math.abs(nth) <= 53;
  return found.every(isKnown) ? [...unique.values()] : null;
}
