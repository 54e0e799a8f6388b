/** The days of a row, as their sheet writes them (LEAD-3). Pure; runs anywhere. */

import { type ReadDay, readDay } from "~/reading/days";
import { readRelativeDay } from "~/reading/relative-days";
import { separatorIn, usualOrder } from "./day-orders";
import type { ColumnName } from "./import-columns";
import { answerTo, type SheetReading } from "./import-doubts.server";
import { clockText, contactHint } from "./sheet-cells";

type Wanted = { field: ColumnName; missingYear: "next" | "nearest" };

export function readSheetDay(
  cell: string,
  { field, missingYear }: Wanted,
  { orders, today, answers }: SheetReading,
): ReadDay | null {
  const separator = separatorIn(cell);
  // A day in another column is written like those of the columns of days.
  const of = orders[field]?.[separator]
    ? field
    : (Object.keys(orders).find((each) => orders[each]?.[separator]) ?? field);
  const known = orders[of]?.[separator] ?? usualOrder(separator);
  const answer = answerTo(answers, "order", of);
  const order = answer === "day-first" || answer === "month-first" ? answer : known;
  return readDay(cell, { today, order, missingYear });
}

/** `at`: a local time. `hint`: what is odd about it. */
export function readNextContact(
  cell: string,
  sheet: SheetReading,
): { at: string; hint: string | null } | null {
  const { isCountedFromToday, today } = sheet;
  const read =
    readSheetDay(cell, { field: "nextContact", missingYear: "next" }, sheet) ??
    (isCountedFromToday ? readRelativeDay(cell, today) : null);
  if (!read || read.day < "2000") return null;
  return { at: `${read.day}T${clockText(read.time)}`, hint: contactHint(read.day, today) };
}
