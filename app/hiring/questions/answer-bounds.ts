/** Numbers and days as people type them into answers and into the rules for answers. */
import { isDay } from "~/platform/time/zones";

/** Null if it is not a number. */
export function numberIn(text: string): number | null {
  const plain = text.trim().replace(/(\d),(?=\d{3}(?!\d))/g, "$1");
  return /^-?\d{1,12}(?:\.\d{1,6})?$/.test(plain) ? Number(plain) : null;
}

/** The day of a rule, YYYY-MM-DD: itself, or so many years before today; null if it is neither. */
export function boundIn(text: string, today: Date): string | null {
  const plain = text.trim().toLowerCase();
  if (isDay(plain)) return plain;
  const [, years] = /^(\d{1,3}) years? ago$/.exec(plain) ?? [];
  if (plain !== "today" && years === undefined) return null;
  const [year = "", ...rest] = today.toISOString().slice(0, 10).split("-");
  const day = [String(Number(year) - Number(years ?? 0)), ...rest].join("-");
  return isDay(day) ? day : day.replace(/29$/, "28");
}
