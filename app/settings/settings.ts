/** Client-safe door of the settings room: the names of settings, and where they appear. */
import { addedTitle, type CalendarName, isShipped, type ShippedCalendar } from "./kinds/kinds";
import type { SlotName } from "./slots";

export { accentHex, accentLightness, dangerHue, signAddress } from "./brand-color";
export { hoursFrom, hoursText } from "./hours";
export { SETTINGS_PLACES } from "./places";
export type { Targets } from "./tracker-settings";
export type { CalendarName, SlotName };

/** Where visitors book or apply, and where calls to action lead (FUN-1). */
export const GOALS = /^\/(?:book|hiring\/dmsetters|schedule\/(?:discovery|interview))$/;

/** A form's values, field by field, as typed. */
export type Fields = Readonly<Record<string, string>>;

/** The parts of readiness, in the order in which a trainee meets them (READY-1). */
export const READY_PARTS = [
  "lessons",
  "questions",
  "drill",
  "practice",
  "agreement",
  "attendance",
] as const;

export type ReadyPart = (typeof READY_PARTS)[number];

/** `title`: where the words have the title that stands with a video. */
type Place = { label: string; page: string; title?: string };

/** Where each slot appears. */
export const SLOT_PLACES: Readonly<Record<SlotName, Place>> = {
  discovery: { label: "Discovery call", page: "/book" },
  interview: { label: "Interview", page: "/hiring/dmsetters" },
  groupOnboarding: { label: "Group onboarding", page: "/onboarding" },
  setup: { label: "Setup and onboarding call", page: "/setup" },
  oneOnOne: { label: "1-on-1 session", page: "/training" },
  weeklyGroup: { label: "Weekly group training", page: "/training" },
  companyEmail: { label: "Company email request", page: "/request-company-email" },
  companyFacebook: { label: "Company Facebook request", page: "/request-company-facebook" },
  crm: { label: "CRM access request", page: "/crm-request" },
  legal: { label: "Legal team form", page: "/legal-team-form" },
  welcome: { label: "Welcome form", page: "/join-slack" },
  help: { label: "Help chat", page: "/help" },
  agreement: { label: "Demo agreement", page: "/demo-agreement" },
  setterStory1: {
    label: "Setter's story 1",
    page: "/hiring/dmsetters",
    title: "/admin/content/hiring-stories#stories.first",
  },
  setterStory2: {
    label: "Setter's story 2",
    page: "/hiring/dmsetters",
    title: "/admin/content/hiring-stories#stories.second",
  },
  setterStory3: {
    label: "Setter's story 3",
    page: "/hiring/dmsetters",
    title: "/admin/content/hiring-stories#stories.third",
  },
  programVideo1: {
    label: "Program video 1",
    page: "/book/next-steps",
    title: "/admin/content/booking-next-steps#nextSteps.videos.first",
  },
  programVideo2: {
    label: "Program video 2",
    page: "/book/next-steps",
    title: "/admin/content/booking-next-steps#nextSteps.videos.second",
  },
  programVideo3: {
    label: "Program video 3",
    page: "/book/next-steps",
    title: "/admin/content/booking-next-steps#nextSteps.videos.third",
  },
};

/** The shipped meetings, in the words of an administrator. */
const CALENDAR_LABELS: Readonly<Record<ShippedCalendar, string>> = {
  discovery: SLOT_PLACES.discovery.label,
  interview: SLOT_PLACES.interview.label,
  groupOnboarding: SLOT_PLACES.groupOnboarding.label,
  setup: SLOT_PLACES.setup.label,
  oneOnOne: SLOT_PLACES.oneOnOne.label,
  weeklyGroup: SLOT_PLACES.weeklyGroup.label,
};

/** A calendar in the words of an administrator. */
export function calendarLabel(
  calendars: Parameters<typeof addedTitle>[0],
  name: CalendarName,
): string {
  return isShipped(name) ? CALENDAR_LABELS[name] : addedTitle(calendars, name);
}

/** Fields of a calendar's form, Monday first. */
export const WEEKDAYS = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
