/** Settings of one calendar put into others, and taken out again (OWN-8). */
import { calendarFields, calendarForm } from "./calendar-form";
import { type Calendar, type Calendars, calendarIn, SHIPPED_CALENDARS } from "./calendars";
import { differing, readForm, type SettingsPart } from "./change-settings.server";
import type { CalendarName } from "./kinds/kinds";
import { calendarLabel } from "./settings";

type Put = {
  label: string;
  to: readonly CalendarName[];
  /** What each gets in place of its own. */
  given: (name: CalendarName, stored: Calendars) => Partial<Calendar>;
};

/** A calendar that it does not fit, because of its other settings, is a fault: then none is changed. */
export function putIntoCalendars({ label, to, given }: Put, now: Calendars): SettingsPart {
  return {
    label,
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
      const next = new Map<string, object>();
      for (const name of to) {
        const changed = { ...calendarIn(calendars, name), ...given(name, calendars) };
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
