/** Calendars that a company adds to the shipped ones, and removes (OWN-8). */

import {
  type Calendars,
  calendarIn,
  calendarNames,
  MOST_ADDED,
  SHIPPED_CALENDARS,
  shippedCalendar,
} from "./calendars";
import { differing, type SettingsPart } from "./change-settings.server";
import { CALENDAR_NAMES, type CalendarName, isCalendarName, isShipped } from "./kinds/kinds";
import { calendarLabel } from "./settings";

const LONGEST_SLUG = 40;
/** Addresses of the shipped calendars that are not their names. */
const TAKEN = ["group-onboarding", "one-on-one", "weekly-group"];

type Addition = { title: string; like: CalendarName | null };

/**
 * A calendar with the settings of another one, or those that calendars begin with. Its name is chosen from those that are
 * stored then, and is the field that this changes.
 */
export function addingPart({ title, like }: Addition): SettingsPart {
  return {
    label: `Calendar: ${title}`,
    column: "calendars",
    fieldsOf: ({ calendars }) =>
      Object.fromEntries(
        Object.entries(calendars)
          .filter(([name]) => !isShipped(name))
          .map(([name, { title: own }]) => [name, own]),
      ),
    next(_, { calendars }) {
      if (calendarNames(calendars).length >= CALENDAR_NAMES.length + MOST_ADDED)
        return { faults: { title: `At most ${MOST_ADDED} calendars can be added` } };
      const same = calendarNames(calendars).map((each) => calendarLabel(calendars, each));
      if (same.some((each) => each.toLowerCase() === title.toLowerCase()))
        return { faults: { title: "There is a calendar of this name" } };
      const name = addedName(calendars, title);
      const begun = like ? calendarIn(calendars, like) : shippedCalendar(name);
      const about = like && isShipped(like) ? "" : begun.about;
      const added = { ...begun, title, about, state: "open" };
      return { content: differing({ ...calendars, [name]: added }, SHIPPED_CALENDARS) };
    },
  };
}

/** It stays for the meetings that took place, and its address is not given again. */
export function removalPart(name: CalendarName, now: Calendars): SettingsPart {
  return {
    label: `Calendar: ${calendarLabel(now, name)}`,
    column: "calendars",
    fieldsOf: ({ calendars }) => ({ state: calendarIn(calendars, name).state }),
    next(_, { calendars }) {
      const removed = { ...calendarIn(calendars, name), state: "removed" };
      return { content: differing({ ...calendars, [name]: removed }, SHIPPED_CALENDARS) };
    },
  };
}

/** `Strategy call` → `own-strategy-call`, and with a number if that address was given before. */
function addedName(calendars: Calendars, title: string): CalendarName {
  const words =
    title
      .normalize("NFKD")
      .toLowerCase()
      .match(/[a-z\d]+/g) ?? [];
  const slug = words.join("-").slice(0, LONGEST_SLUG).replace(/-$/, "") || "calendar";
  const isFree = (each: string) =>
    !TAKEN.includes(each) && !isShipped(each) && !(`own-${each}` in calendars);
  let number = 2;
  let free = slug;
  while (!isFree(free)) free = `${slug}-${number++}`;
  const name = `own-${free}`;
  if (!isCalendarName(name)) throw new Error("An added calendar has no valid name");
  return name;
}
