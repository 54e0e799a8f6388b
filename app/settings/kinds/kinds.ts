/** The names of calendars. Pure; runs anywhere. */

/** The shipped kinds of meetings: pages of the product lead to them, so they are switched off rather than removed. */
export const CALENDAR_NAMES = [
  "discovery",
  "interview",
  "groupOnboarding",
  "setup",
  "oneOnOne",
  "weeklyGroup",
] as const;

export type ShippedCalendar = (typeof CALENDAR_NAMES)[number];

const ADDED = "own-";
const ADDED_NAME = /^own-[a-z\d][a-z\d-]{0,59}$/;

/** A calendar that a company added, after its part of an address. */
type AddedCalendar = `own-${string}`;

export type CalendarName = ShippedCalendar | AddedCalendar;

export function isShipped(name: string): name is ShippedCalendar {
  return CALENDAR_NAMES.some((each) => each === name);
}

export function isAdded(name: string): name is AddedCalendar {
  return ADDED_NAME.test(name);
}

export function isCalendarName(name: string): name is CalendarName {
  return isShipped(name) || isAdded(name);
}

/** The added calendar at a part of an address, and that part. */
export function addedAt(path: string): AddedCalendar {
  return `${ADDED}${path}`;
}

export function addedPath(name: AddedCalendar): string {
  return name.slice(ADDED.length);
}

/** What an added calendar is called; of one that is not known here, after its address. */
export function addedTitle(
  calendars: Readonly<Record<AddedCalendar, { title: string }>>,
  name: AddedCalendar,
): string {
  const words = addedPath(name).replaceAll("-", " ");
  return calendars[name]?.title || words.charAt(0).toUpperCase() + words.slice(1);
}
