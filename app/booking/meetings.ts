import { typedKeys } from "~/platform/web/typed-keys";
import type { CalendarName } from "~/settings/settings.server";

/**
 * What a kind of meeting is called. `path`: its part of an address; `title`: as it appears in a guest's calendar;
 * `nextSteps`: the page that booking leads to, null where that is the meeting's own;
 * `prepare`: what to do until then.
 */
export type Meeting = {
  path: string;
  title: string;
  text: string;
  nextSteps: string | null;
  prepare: readonly string[];
};

export const MEETINGS: Readonly<Record<CalendarName, Meeting>> = {
  discovery: {
    path: "discovery",
    title: "Discovery call",
    text: "Your experience, the twelve weeks, and whether the program fits you. Free, no commitment.",
    nextSteps: "/book/next-steps",
    prepare: [
      "Find a quiet place with a stable connection.",
      "Think about the hours you have in a week, and what you want to earn a year from now.",
      "Write down your questions, the hard ones first.",
    ],
  },
  interview: {
    path: "interview",
    title: "Setter interview",
    text: "How you write, how you work, and what the role asks of you.",
    nextSteps: "/hiring/dmsetters/next-steps",
    prepare: [
      "Read what we sell and how setters are paid on your next steps page.",
      "Find a quiet place, and have your computer and a headset ready.",
      "Be ready to answer a prospect's message in your own words.",
    ],
  },
  groupOnboarding: {
    path: "group-onboarding",
    title: "Group onboarding",
    text: "With everyone else starting this week: the portal, the tools and your first days.",
    nextSteps: null,
    prepare: [
      "Have your access code for the training portal ready.",
      "Join from a computer: you set up your tools during the call.",
      "Join the team's Slack first if you have the invitation.",
    ],
  },
  setup: {
    path: "setup",
    title: "Setup and onboarding call",
    text: "Your accounts, your tools and your first week, set up together.",
    nextSteps: null,
    prepare: [
      "Join from the computer you will work on.",
      "Keep the inbox open that you will use for your accounts.",
      "Have your access code for the training portal ready.",
    ],
  },
  oneOnOne: {
    path: "one-on-one",
    title: "1-on-1 session",
    text: "You and your coach, working on your own conversations.",
    nextSteps: null,
    prepare: [
      "Pick two or three conversations: one that went well, one that stalled.",
      "Know your numbers for the week: messages, replies, calls booked.",
    ],
  },
  weeklyGroup: {
    path: "weekly-group",
    title: "Weekly group training",
    text: "Live every week: tough replies, role play and your questions.",
    nextSteps: null,
    prepare: [
      "Bring one reply you did not know how to answer.",
      "Join from a quiet place: everyone speaks.",
    ],
  },
};

/** What can come of a meeting, in the order of its buttons. */
export const OUTCOMES = [
  { name: "held", label: "Held" },
  { name: "no-show", label: "No-show" },
  { name: "canceled", label: "Canceled" },
] as const;

export type Outcome = (typeof OUTCOMES)[number]["name"];

const NAMES = typedKeys(MEETINGS);

/** The kind of meeting under an address's part; null where there is none, or none in the portal. */
export function calendarAt(path: string | undefined, inPortal = false): CalendarName | null {
  const names: readonly CalendarName[] = inPortal ? SESSIONS : NAMES;
  return names.find((name) => MEETINGS[name].path === path) ?? null;
}

/** The calendar of a booking. Throws where there is no such calendar. */
export function calendarNameOf({ calendar }: { calendar: string }): CalendarName {
  const known = NAMES.find((name) => name === calendar);
  if (known === undefined) throw new Error("A booking is of a calendar that there is none of");
  return known;
}

/** The kinds that trainees book in the portal. */
const SESSIONS = ["oneOnOne", "weeklyGroup"] as const satisfies CalendarName[];

/** Where a kind of meeting is booked, on the site or in the portal; complete without a script. */
export function schedulePath(name: CalendarName, inPortal = false): string {
  return `${inPortal ? "/training/sessions" : "/schedule"}/${MEETINGS[name].path}`;
}

/** Where somebody is led whose answer to a question does not fit the meeting. */
export function unfitPath(schedule: string, question: string): string {
  return `${schedule}?unfit=${question}`;
}

/** `Discovery call` → `discovery call`, as written within a sentence. */
export function inSentence(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1);
}
