/** What of a calendar can be copied to others (OWN-8). */
import type { Calendar } from "./calendars";

export const COPIED_PARTS = {
  hours: { label: "Hours and time zone", fields: ["zone", "hours", "hoursOf"] },
  place: { label: "Where it takes place", fields: ["place", "placeText"] },
  hosts: { label: "Hosts", fields: ["hosts", "assignment"] },
  lengths: {
    label: "Length, step, buffer, notice, horizon, caps and reminders",
    fields: [
      "lengthMinutes",
      "stepMinutes",
      "bufferMinutes",
      "noticeHours",
      "horizonDays",
      "dailyCap",
      "seats",
      "reminderHours",
    ],
  },
  questions: { label: "Questions", fields: ["questions"] },
} as const satisfies Record<string, { label: string; fields: readonly (keyof Calendar)[] }>;

export type CopiedPart = keyof typeof COPIED_PARTS;

/** Those settings of a calendar that the parts name. */
export function partsOfCalendar(
  calendar: Calendar,
  parts: readonly CopiedPart[],
): Partial<Calendar> {
  const names = parts.flatMap((part): readonly string[] => COPIED_PARTS[part].fields);
  return Object.fromEntries(Object.entries(calendar).filter(([name]) => names.includes(name)));
}
