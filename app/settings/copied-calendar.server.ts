/** Settings of one calendar put into others, and taken out again (OWN-8). */
import type { Facts } from "~/events/tables";
import { calendarFields, calendarForm } from "./calendar-form";
import { placeFault } from "./calendar-people";
import { type Calendars, calendarIn, calendarNames, SHIPPED_CALENDARS } from "./calendars";
import { differing, readForm, type SettingsPart } from "./change-settings.server";
import { type CopiedPart, partsOfCalendar } from "./copied-calendar";
import type { CalendarName } from "./kinds/kinds";
import { calendarLabel, type Fields } from "./settings";

type Copy = { from: CalendarName; to: readonly CalendarName[]; parts: readonly CopiedPart[] };

export function calendarCopy({ from, to, parts }: Copy, now: Calendars): SettingsPart {
  const label = `Calendar: ${calendarLabel(now, from)}, copied`;
  const given = (name: CalendarName, stored: Calendars) =>
    calendarFields({
      ...calendarIn(stored, name),
      ...partsOfCalendar(calendarIn(stored, from), parts),
    });
  return putIntoCalendars({ label, to, given }, now);
}

/** What an event records of a copy, field by field; null: it was empty. */
type Recorded = Readonly<Record<"before" | "after", Facts | null>>;

/** Gives back what a copy replaced; null if any of that is not as the copy left it. */
export function copyTakenBack({ before, after }: Recorded, now: Calendars): SettingsPart | null {
  const changed = calendarNames(now).flatMap((name) => {
    const fields = calendarFields(calendarIn(now, name));
    const copied = valuesOf(after, calendarLabel(now, name));
    const former = valuesOf(before, calendarLabel(now, name));
    return Object.keys(copied).length > 0 ? [{ name, fields, copied, former }] : [];
  });
  const isLeft = changed.every(({ fields, copied }) =>
    Object.entries(copied).every(([field, value]) => fields[field] === value),
  );
  const found = changed.flatMap(({ copied }) => Object.keys(copied)).length;
  if (!isLeft || found < Object.keys(after ?? {}).length) return null;
  const to = changed.map(({ name }) => name);
  const former = new Map(changed.map(({ name, former: fields }) => [name, fields]));
  return putIntoCalendars(
    {
      label: `Calendars: copy taken back for ${to.map((name) => calendarLabel(now, name)).join(", ")}`,
      to,
      given: (name, stored) => ({
        ...calendarFields(calendarIn(stored, name)),
        ...former.get(name),
      }),
    },
    now,
  );
}

type Put = {
  label: string;
  to: readonly CalendarName[];
  /** What the form of each would send. */
  given: (name: CalendarName, stored: Calendars) => Fields;
};

/** A calendar that it does not fit, because of its other settings, is a fault: then none is changed. */
function putIntoCalendars({ label, to, given }: Put, now: Calendars): SettingsPart {
  return {
    label,
    column: "calendars",
    fieldsOf: ({ calendars }) =>
      Object.fromEntries(
        to.flatMap((name) =>
          Object.entries(calendarFields(calendarIn(calendars, name))).map(([field, value]) => [
            keyOf(calendarLabel(now, name), field),
            value,
          ]),
        ),
      ),
    next(_, { calendars }) {
      const next = new Map<string, object>();
      for (const name of to) {
        const stored = calendarIn(calendars, name);
        const read = readForm(calendarForm, given(name, calendars));
        const [fault = null] =
          "faults" in read ? Object.values(read.faults) : [placeFault(read.read, stored)];
        if ("faults" in read || fault !== null)
          return { faults: { form: `${calendarLabel(now, name)}: ${fault}` } };
        // In the order of the shipped ones, so what is as shipped is not stored.
        next.set(name, { ...stored, ...read.read });
      }
      const all = { ...calendars, ...Object.fromEntries(next) };
      return { content: differing(all, SHIPPED_CALENDARS) };
    },
  };
}

function keyOf(label: string, field: string): string {
  return `${label}: ${field}`;
}

/** The fields of one calendar in an event. */
function valuesOf(facts: Facts | null, label: string): Record<string, string> {
  const start = keyOf(label, "");
  const own = Object.entries(facts ?? {}).filter(([key]) => key.startsWith(start));
  return Object.fromEntries(
    own.map(([key, value]) => [key.slice(start.length), String(value ?? "")]),
  );
}
