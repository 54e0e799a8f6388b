/** Whether a column of days names the month or the day first (LEAD-2). Pure; runs anywhere. */
import { DAY_MS } from "~/platform/time/durations";
import { type DayOrder, numbersIn, readDay } from "~/reading/days";

/** How the days of a column are written, by what separates their numbers; `unproven`: the first that can be read in two ways. */
type DayOrders = { orders: Readonly<Record<string, DayOrder>>; unproven: string | null };

/** Between points the day comes first, except where a column shows otherwise. */
export function usualOrder(separator: string): DayOrder {
  return separator === "." ? "day-first" : "month-first";
}

/** So much nearer to today, another order is likely what was meant. */
const NEARER_DAYS = 60;

/**
 * One cell that can be read in one way only tells how the others with its separator are meant, unless that throws one of
 * them far from today: then a column mixes both, and its owner is asked.
 */
export function dayOrders(cells: readonly string[], today?: string): DayOrders {
  const found = cells.flatMap((cell) => {
    const text = withoutTime(cell);
    const numbers = numbersIn(text);
    return numbers ? [{ text, ...numbers }] : [];
  });
  const groups = Map.groupBy(found, ({ separator }) => separator);
  const orders: Record<string, DayOrder> = {};
  let unproven: string | null = null;
  for (const [separator, all] of groups) {
    const isDayFirst = all.some(({ one }) => one > 12);
    const isMonthFirst = all.some(({ other }) => other > 12);
    const proven = isDayFirst === isMonthFirst ? null : isDayFirst ? "day-first" : "month-first";
    const either = all.filter(({ one, other }) => one <= 12 && other <= 12 && one !== other);
    const likely = proven ?? usualOrder(separator);
    const isAsked = proven !== null || separator === ".";
    const thrown = isAsked && today ? either.find(({ text }) => isFar(text, likely, today)) : null;
    orders[separator] = thrown ? otherOrder(likely) : likely;
    if (thrown || proven === null) unproven ??= (thrown ?? either[0])?.text ?? null;
  }
  return { orders, unproven };
}

/** The numbers that a cell begins with, as `2/12` in `2/12 4pm`. */
function withoutTime(cell: string): string {
  const bare = cell.trim();
  const [, day] =
    /^(\d{1,2}\s?([-/.])\s?\d{1,2}(?:\s?\2\s?(?:\d{4}|\d\d))?)(?:[\sT,.]|$)/.exec(bare) ?? [];
  return day ?? bare;
}

const otherOrder = (order: DayOrder): DayOrder =>
  order === "day-first" ? "month-first" : "day-first";

/** Whether the other order would bring it much nearer to today. */
function isFar(text: string, order: DayOrder, today: string): boolean {
  const days = [order, otherOrder(order)].map((each) => {
    const read = readDay(text, { today, order: each, missingYear: "nearest" });
    return read === null ? Number.POSITIVE_INFINITY : daysBetween(read.day, today);
  });
  const [as = 0, other = 0] = days;
  return as - other > NEARER_DAYS;
}

function daysBetween(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other)) / DAY_MS;
}

/** What separates the numbers of a day, if it is written in numbers. */
export function separatorIn(cell: string): string {
  return numbersIn(withoutTime(cell))?.separator ?? "";
}
