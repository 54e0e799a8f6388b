import { typedKeys } from "~/platform/web/typed-keys";
import {
  addedAt,
  addedPath,
  addedTitle,
  type CalendarName,
  isAdded,
  isCalendarName,
  isShipped,
  type ShippedCalendar,
} from "~/settings/kinds/kinds";
import type { Calendar, Settings } from "~/settings/settings.server";
import type { MeetingWords } from "./copy/meetings.server";

/**
 * A kind of meeting. `path`: its part of an address; `title`: its name for staff; `nextSteps`: the page that booking
 * leads to, null if that is the meeting's own; `withProspect`: its guest may be someone whom a setter brought.
 */
export type Meeting = {
  path: string;
  title: string;
  nextSteps: string | null;
  withProspect: boolean;
};

const MEETINGS: Readonly<Record<ShippedCalendar, Meeting>> = {
  discovery: {
    path: "discovery",
    title: "Discovery call",
    nextSteps: "/book/next-steps",
    withProspect: true,
  },
  interview: {
    path: "interview",
    title: "Setter interview",
    nextSteps: "/hiring/dmsetters/next-steps",
    withProspect: false,
  },
  groupOnboarding: {
    path: "group-onboarding",
    title: "Group onboarding",
    nextSteps: null,
    withProspect: false,
  },
  setup: {
    path: "setup",
    title: "Setup and onboarding call",
    nextSteps: null,
    withProspect: false,
  },
  oneOnOne: {
    path: "one-on-one",
    title: "1-on-1 session",
    nextSteps: null,
    withProspect: false,
  },
  weeklyGroup: {
    path: "weekly-group",
    title: "Weekly group training",
    nextSteps: null,
    withProspect: false,
  },
};

/** A kind of meeting; an added one has its words in the settings. */
export function meetingKind(name: CalendarName): Meeting {
  if (isShipped(name)) return MEETINGS[name];
  const title = addedTitle({}, name);
  return { path: addedPath(name), title, nextSteps: null, withProspect: false };
}

/** Its name for staff, as it is set now. */
export function meetingTitle({ calendars }: Pick<Settings, "calendars">, name: CalendarName) {
  return isShipped(name) ? MEETINGS[name].title : addedTitle(calendars, name);
}

/** An added one is renamed later: the list of jobs looks its title up. */
export function nameInJob(name: CalendarName): string {
  return isShipped(name) ? MEETINGS[name].title : name;
}

/** The possible outcomes of a meeting, in the order of its buttons. */
export const OUTCOMES = [
  { name: "held", label: "Held" },
  { name: "no-show", label: "No-show" },
  { name: "canceled", label: "Canceled" },
] as const;

export type Outcome = (typeof OUTCOMES)[number]["name"];

const NAMES = typedKeys(MEETINGS);

/** The calendars whose meetings may belong to a prospect. */
export const PROSPECT_CALENDARS = NAMES.filter((name) => MEETINGS[name].withProspect);

/** The kind of meeting for an address's part; null if there is none, or none in the portal. */
export function calendarAt(
  { calendars }: Pick<Settings, "calendars">,
  path = "",
  inPortal = false,
): CalendarName | null {
  const names: readonly ShippedCalendar[] = inPortal ? SESSIONS : NAMES;
  const shipped = names.find((name) => MEETINGS[name].path === path);
  if (shipped || inPortal) return shipped ?? null;
  const added = addedAt(path);
  const state = isAdded(added) ? calendars[added]?.state : undefined;
  return state === undefined || state === "removed" ? null : added;
}

/** A booking's calendar. Throws if there is no such calendar. */
export function calendarNameOf({ calendar }: { calendar: string }): CalendarName {
  if (!isCalendarName(calendar))
    throw new Error("A booking is of a calendar that there is none of");
  return calendar;
}

/** Calendars whose meetings many people join: who came is counted by each one's own link (WEEK-6). */
export const GROUP_CALENDARS = [
  "groupOnboarding",
  "weeklyGroup",
] as const satisfies ShippedCalendar[];

export function isGroup({ calendar }: { calendar: string }): boolean {
  return GROUP_CALENDARS.some((name) => name === calendar);
}

const SESSIONS = ["oneOnOne", "weeklyGroup"] as const satisfies ShippedCalendar[];

/** Where a kind of meeting is booked, on the site or in the portal; complete without a script. */
export function schedulePath(name: CalendarName, inPortal = false): string {
  return `${inPortal ? "/training/sessions" : "/schedule"}/${meetingKind(name).path}`;
}

/** A meeting's page: on the site for anyone with its signed address, in the portal for its trainee. */
export function meetingPath({
  reference,
  inPortal = false,
}: {
  reference: string;
  inPortal?: boolean;
}): string {
  return `${inPortal ? "/training/sessions/booked" : "/booking"}/${reference}`;
}

/** Its calendar file; the signed address is enough. */
export function meetingFilePath({ reference }: { reference: string }): string {
  return `${meetingPath({ reference })}/meeting.ics`;
}

/** A guest's own way into a group session (WEEK-6). */
export function joinPath(reference: string): string {
  return `/join/${reference}`;
}

/** Where the guest of a held meeting confirms it, with a separate reference that only the email has. */
export function confirmPath(reference: string): string {
  return `/booking/confirm/${reference}`;
}

/** Where someone is sent whose answer to a question does not fit the meeting. */
export function unfitPath(schedule: string, question: string): string {
  return `${schedule}?unfit=${question}`;
}

/** `Discovery call` → `discovery call`, as written within a sentence. */
export function inSentence(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1);
}

/** Where a meeting takes place, as people read it (CALL-1). `text`: an address, a number or the link's own words; `href`: where it leads. */
export type Place = { label: string; text: string; href: string | null };

/** The place of a meeting; null while the company has not said. `link`: the host's own; `phone`: the guest's. */
export function placeOf(
  { place, placeText }: Pick<Calendar, "place" | "placeText">,
  { link, phone, call }: { link: string; phone: string; call: MeetingWords["card"]["call"] },
): Place | null {
  if (place === "video") return { label: "Video link", text: placeText, href: placeText };
  if (place === "host" && link) return { label: "Video link", text: link, href: link };
  if (place === "phone") {
    const text = phone ? call.number.replace("{phone}", phone) : call.other;
    return { label: "Phone", text, href: null };
  }
  return place === "address" ? { label: "Address", text: placeText, href: null } : null;
}
