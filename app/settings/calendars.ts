import { z } from "zod";
import { isZone } from "~/platform/time/zones";
import {
  CALENDAR_NAMES,
  type CalendarName,
  isAdded,
  isCalendarName,
  isShipped,
  type ShippedCalendar,
} from "./kinds/kinds";
import { refusedEntries } from "./stored-entries";

const MOST_HOSTS = 50;
export const MOST_QUESTIONS = 12;
export const MOST_ADDED = 20;
const LONGEST_PLACE = 500;

/** Where meetings can take place (CALL-1); empty: not set yet. */
const PLACES = ["", "video", "host", "phone", "address"] as const;

/**
 * A question to the guest (CALL-2). `id`: derived from its words; `options`: of a choice; `refuses`: answers that lead
 * to the `refusal` instead of a booking.
 */
const question = z.strictObject({
  id: z.string().regex(/^[\da-f]{8}$/),
  text: z.string().min(1).max(200),
  kind: z.enum(["text", "choice", "yesno"]),
  options: z.array(z.string().min(1).max(80)).max(12),
  required: z.boolean(),
  refuses: z.array(z.string().min(1).max(80)).max(12),
  refusal: z.string().max(500),
});

export type Question = z.output<typeof question>;

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/);

/** One span of open hours, in the calendar's zone. `day`: 1 is Monday, 7 is Sunday; `from` before `to`, HH:MM. */
export const span = z
  .strictObject({ day: z.int().min(1).max(7), from: time, to: time })
  .refine(({ from, to }) => from < to, "must end after it starts");

/**
 * When a meeting can be booked. `zone`: IANA name; `lengthMinutes` of the meeting, `stepMinutes` from one start to the
 * next, `bufferMinutes` kept free after it, `noticeHours` before the earliest start, `horizonDays` ahead, `dailyCap`
 * meetings a day in the calendar's zone, `seats` at one start. `reminderHours`: hours before it. `hosts`: who takes the
 * meetings, by id; `assignment`: which of them; `hoursOf`: whose hours count, those of hosts who have their own or
 * always the calendar's; `place`: where meetings take place, `placeText`: the link or address; `questions`: asked of
 * the guest. `title`, `about`: of an added calendar, whose words are here; `state`: an `off` one offers no times, and a
 * removed one is kept for its past meetings.
 */
export const calendarSchema = z.strictObject({
  title: z.string().max(60),
  about: z.string().max(400),
  state: z.enum(["open", "off", "removed"]),
  zone: z.string().refine(isZone, "must be a time zone such as America/New_York"),
  hours: z.array(span).max(28),
  lengthMinutes: z.int().min(10).max(480),
  stepMinutes: z.int().min(5).max(480),
  bufferMinutes: z.int().min(0).max(240),
  noticeHours: z.int().min(0).max(720),
  horizonDays: z.int().min(1).max(120),
  dailyCap: z.int().min(1).max(200),
  seats: z.int().min(1).max(500),
  hosts: z.array(z.uuid()).max(MOST_HOSTS),
  assignment: z.enum(["fewest", "choice"]),
  hoursOf: z.enum(["hosts", "calendar"]),
  reminderHours: z.array(z.int().min(1).max(168)).max(4),
  place: z.enum(PLACES),
  placeText: z.string().max(LONGEST_PLACE),
  questions: z.array(question).max(MOST_QUESTIONS),
});

export type Calendar = z.output<typeof calendarSchema>;

export type Calendars = Readonly<
  Record<ShippedCalendar, Calendar> & { [name: Exclude<CalendarName, ShippedCalendar>]: Calendar }
>;

const WORKDAYS = [1, 2, 3, 4, 5];
const weekdays = (from: string, to: string) => WORKDAYS.map((day) => ({ day, from, to }));
export const SHIPPED_ZONE = "America/New_York";
const usual: Calendar = {
  title: "",
  about: "",
  state: "open",
  zone: SHIPPED_ZONE,
  hours: weekdays("09:00", "18:00"),
  lengthMinutes: 30,
  stepMinutes: 30,
  bufferMinutes: 0,
  noticeHours: 4,
  horizonDays: 21,
  dailyCap: 16,
  seats: 1,
  hosts: [],
  assignment: "fewest",
  hoursOf: "hosts",
  reminderHours: [24, 1],
  place: "",
  placeText: "",
  questions: [],
};

/** Sensible hours to begin with: those of support (SUP-1). */
export const SHIPPED_CALENDARS = {
  discovery: usual,
  interview: { ...usual, lengthMinutes: 20, bufferMinutes: 10, noticeHours: 1 },
  groupOnboarding: {
    ...usual,
    hours: [
      { day: 1, from: "12:00", to: "13:00" },
      { day: 4, from: "18:00", to: "19:00" },
    ],
    lengthMinutes: 60,
    stepMinutes: 60,
    dailyCap: 30,
    seats: 30,
    hoursOf: "calendar",
  },
  setup: { ...usual, lengthMinutes: 45, stepMinutes: 60, dailyCap: 8 },
  oneOnOne: { ...usual, lengthMinutes: 30, bufferMinutes: 15, stepMinutes: 45, noticeHours: 12 },
  weeklyGroup: {
    ...usual,
    hours: [{ day: 3, from: "19:00", to: "20:30" }],
    lengthMinutes: 90,
    stepMinutes: 90,
    dailyCap: 100,
    seats: 100,
    hoursOf: "calendar",
  },
} as const satisfies Readonly<Record<ShippedCalendar, Calendar>>;

/** What a calendar begins with. */
export function shippedCalendar(name: CalendarName): Calendar {
  return isShipped(name) ? SHIPPED_CALENDARS[name] : usual;
}

/** A calendar as it is set; the one of a name that was never added offers nothing. */
export function calendarIn(calendars: Calendars, name: CalendarName): Calendar {
  return calendars[name] ?? { ...usual, state: "removed" };
}

/** The calendars that are there: the shipped ones, then the added ones by title. */
export function calendarNames(calendars: Calendars): CalendarName[] {
  const added = Object.keys(calendars)
    .filter(isAdded)
    .filter((name) => calendarIn(calendars, name).state !== "removed");
  const titleOf = (name: CalendarName) => calendarIn(calendars, name).title;
  return [
    ...CALENDAR_NAMES,
    ...added.sort((one, other) => titleOf(one).localeCompare(titleOf(other))),
  ];
}

/** The shipped calendars overridden by stored ones; `ignored` names those that are not valid. */
export function calendarsFrom(value: unknown): { calendars: Calendars; ignored: string[] } {
  const calendars: { [name: string]: Calendar } & Record<ShippedCalendar, Calendar> = {
    ...SHIPPED_CALENDARS,
  };
  const ignored = refusedEntries(value, (name, calendar) => {
    const isKnown = isCalendarName(name) && typeof calendar === "object" && calendar !== null;
    // Calendars stored before a rule existed get the shipped one.
    const read = calendarSchema.safeParse(isKnown && { ...shippedCalendar(name), ...calendar });
    if (read.success) calendars[name] = read.data;
    return read.success;
  });
  return { calendars, ignored };
}
