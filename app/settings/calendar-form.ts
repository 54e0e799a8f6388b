import { z } from "zod";
import { oneLineText } from "~/platform/text/one-line-text";
import {
  completed,
  hostIds,
  placeOf,
  questionFields,
  questionsFrom,
  questionTexts,
} from "./calendar-people";
import { type Calendar, calendarSchema } from "./calendars";
import { hoursFrom, hoursText, type Span, spanMinutes } from "./hours";
import { type Fields, WEEKDAYS } from "./settings";

const whole = (least: number, most: number) =>
  z
    .string()
    .trim()
    .refine(
      (text) => /^\d{1,4}$/.test(text) && Number(text) >= least && Number(text) <= most,
      `Enter a whole number from ${least} to ${most}`,
    )
    .transform(Number);

const dayHours = (day: number) =>
  z
    .string()
    .max(200, "At most 200 characters")
    .transform((text, context) => {
      const hours = hoursFrom(day, text);
      if (!("fault" in hours)) return hours;
      context.addIssue({ code: "custom", message: hours.fault });
      return z.NEVER;
    });

/** Hours before a meeting, the longest first: "24, 1"; nothing for no reminders. */
const reminders = z
  .string()
  .max(60, "At most 60 characters")
  .transform((text, context) => {
    const given = text.split(",").flatMap((part) => part.trim() || []);
    const hours = [...new Set(given.map(Number))].sort((one, other) => other - one);
    if (
      hours.length <= 4 &&
      hours.every((each) => Number.isInteger(each) && each >= 1 && each <= 168)
    )
      return hours;
    const message = "Enter up to four whole numbers from 1 to 168, such as 24, 1";
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  });

/** What is judged by more than the form, whatever else is wrong in it. */
const judged = {
  title: oneLineText().max(60, "At most 60 characters").default(""),
  hosts: hostIds,
  place: calendarSchema.shape.place.default(""),
  placeText: oneLineText().max(500, "At most 500 characters").transform(completed).default(""),
};

export const peopleAndPlace = z
  .object(judged)
  .transform((form) => ({ ...form, place: placeOf(form) }));

/** What the form of a calendar sends: the hours weekday by weekday. */
export const calendarForm = z
  .strictObject({
    ...judged,
    about: z.string().trim().max(400, "At most 400 characters").default(""),
    state: z.enum(["open", "off"]).default("open"),
    zone: calendarSchema.shape.zone,
    monday: dayHours(1),
    tuesday: dayHours(2),
    wednesday: dayHours(3),
    thursday: dayHours(4),
    friday: dayHours(5),
    saturday: dayHours(6),
    sunday: dayHours(7),
    lengthMinutes: whole(10, 480),
    stepMinutes: whole(5, 480),
    bufferMinutes: whole(0, 240),
    noticeHours: whole(0, 720),
    horizonDays: whole(1, 120),
    dailyCap: whole(1, 200),
    seats: whole(1, 500),
    assignment: calendarSchema.shape.assignment.default("fewest"),
    hoursOf: calendarSchema.shape.hoursOf.default("hosts"),
    reminderHours: reminders.default([24, 1]),
    ...questionTexts,
  })
  .superRefine(
    (form, context) => {
      const at = (path: string, message: string) =>
        context.addIssue({ code: "custom", path: [path], message });
      for (const [path, message] of questionsFrom(form).faults) at(path, message);
      for (const weekday of WEEKDAYS) {
        const short = tooShort(form[weekday], form.lengthMinutes);
        if (!short) continue;
        at(
          weekday,
          `No meeting of ${form.lengthMinutes} minutes fits into ${short.from}-${short.to}`,
        );
      }
    },
    // Checked even if another field is wrong, so that every fault is named at once.
    { when: () => true },
  )
  .transform((form) => {
    const { questions } = questionsFrom(form);
    const others = Object.entries(form).filter(([name]) => !isPart(name));
    const hours = WEEKDAYS.flatMap((weekday) => form[weekday]);
    const place = placeOf(form);
    const { title, about, hosts, placeText } = form;
    return {
      ...Object.fromEntries(others),
      title,
      about,
      hosts,
      place,
      placeText,
      hours,
      questions,
    };
  });

/** Null too where one of them could not be read. */
function tooShort(spans: unknown, minutes: unknown): Span | null {
  if (!Array.isArray(spans) || typeof minutes !== "number") return null;
  return spans.find((span: Span) => spanMinutes(span) < minutes) ?? null;
}

function isPart(name: string): boolean {
  return name in questionTexts || WEEKDAYS.some((weekday) => weekday === name);
}

export function calendarFields({ hours, questions, ...rest }: Calendar): Fields {
  const days = WEEKDAYS.map((weekday, index) => [weekday, hoursText(hours, index + 1)]);
  const others = Object.entries(rest).map(([name, value]) => [name, String(value)]);
  const reminderHours = rest.reminderHours.join(", ");
  return {
    ...Object.fromEntries([...days, ...others]),
    reminderHours,
    ...questionFields(questions),
  };
}
