/** Call dates: calendar days without a time or a zone, so no clock change moves them (TRK-2). Pure; runs anywhere. */
import { machineZone } from "~/platform/time/machine-zone";
import { addDays, localAt, shortDayText } from "~/platform/time/zones";

/** The days that the form offers: today, tomorrow and the day after. */
export function offeredDays(now: Date, zone = machineZone()): { day: string; label: string }[] {
  const today = localAt(zone, now.getTime()).day;
  return [0, 1, 2].map((later) => {
    const day = addDays(today, later);
    const shown = shortDayText(day);
    return { day, label: later === 0 ? `Today, ${shown}` : shown };
  });
}
