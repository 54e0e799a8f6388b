/** The days of a row, as their sheet writes them (LEAD-3). Pure; runs anywhere. */
import { type ReadDay, readDay, separatorIn } from "~/reading/days";
import { readRelativeDay } from "~/reading/relative-days";
import type { ColumnName } from "./import-columns";
import { answerTo, type SheetReading } from "./import-doubts.server";
import { clockText, contactHint } from "./sheet-cells";

type Wanted = { field: ColumnName; missingYear: "next" | "nearest" };

export function readSheetDay(
  cell: string,
  { field, missingYear }: Wanted,
  { orders, today, answers }: SheetReading,
): ReadDay | null {
  const known = orders[field]?.[separatorIn(cell)] ?? "month-first";
  const answer = answerTo(answers, "order", field);
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
