/** Call dates: calendar days without a time or a zone, so that no clock change moves them (TRK-2). Pure; runs anywhere. */

/** `2026-03-08` of that moment on the clock of a zone (the machine's where not given). */
export function dayIn(moment: Date, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(moment);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
  return `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`;
}

/** The day so many days later on the calendar; hours do not come into it. */
export function addDays(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** The days that the form offers: today, the next one and the one after. */
export function offeredDays(now: Date, timeZone?: string): { day: string; label: string }[] {
  const today = dayIn(now, timeZone);
  return [0, 1, 2].map((later) => {
    const day = addDays(today, later);
    return { day, label: later === 0 ? `Today, ${shownDay(day)}` : shownDay(day) };
  });
}

/** `2026-03-08` → Sun, Mar 8, with the year where it is not `thisYear`. */
export function shownDay(day: string, thisYear = new Date().getUTCFullYear()): string {
  const moment = new Date(`${day}T00:00:00Z`);
  return moment.toLocaleDateString("en-US", {
    timeZone: "UTC",
    weekday: "short",
    month: "short",
    day: "numeric",
    ...(moment.getUTCFullYear() !== thisYear && { year: "numeric" }),
  });
}
