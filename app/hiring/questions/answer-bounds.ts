/** Days as people type them into answers and into the rules for answers. */
import { DAY_MS } from "~/platform/time/durations";
import { isDay } from "~/platform/time/zones";

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

/** Of a day that must be past, such as one of birth, the last that is no slip: tomorrow, which somewhere is today. */
export function latestDay({ to }: { to: string | null }, today: Date): string | null {
  const last = to === null ? null : boundIn(to, today);
  const tomorrow = new Date(today.getTime() + DAY_MS).toISOString().slice(0, 10);
  return last !== null && last < tomorrow ? tomorrow : null;
}
