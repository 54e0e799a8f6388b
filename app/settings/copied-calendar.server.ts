/** One calendar's settings for others: what is chosen of them, or all (OWN-8). */

import { calendarFields, calendarForm } from "./calendar-form";
import { type Calendar, type Calendars, calendarIn, SHIPPED_CALENDARS } from "./calendars";
import { differing, readForm, type SettingsPart } from "./change-settings.server";
import type { CalendarName } from "./kinds/kinds";
import { calendarLabel } from "./settings";

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

type Copying = {
  from: CalendarName;
  to: readonly CalendarName[];
  parts: readonly CopiedPart[];
};

/** A calendar that the copy does not fit, because of its other settings, is a fault: then none is changed. */
export function copyingPart({ from, to, parts }: Copying, now: Calendars): SettingsPart {
  const names = parts.flatMap((part): readonly string[] => COPIED_PARTS[part].fields);
  return {
    label: `Calendar: ${calendarLabel(now, from)}, copied`,
    column: "calendars",
    fieldsOf: ({ calendars }) =>
      Object.fromEntries(
        to.flatMap((name) =>
          Object.entries(calendarFields(calendarIn(calendars, name))).map(([field, value]) => [
            `${calendarLabel(now, name)}: ${field}`,
            value,
          ]),
        ),
      ),
    next(_, { calendars }) {
      const copied = Object.entries(calendarIn(calendars, from)).filter(([name]) =>
        names.includes(name),
      );
      const next = new Map<string, object>();
      for (const name of to) {
        const changed = { ...calendarIn(calendars, name), ...Object.fromEntries(copied) };
        const read = readForm(calendarForm, calendarFields(changed));
        const [fault] = "faults" in read ? Object.values(read.faults) : [];
        if (fault) return { faults: { form: `${calendarLabel(now, name)}: ${fault}` } };
        next.set(name, changed);
      }
      const all = { ...calendars, ...Object.fromEntries(next) };
      return { content: differing(all, SHIPPED_CALENDARS) };
    },
  };
}
