/** What the cohort pages may send. */
import { z } from "zod";
import { oneLineText } from "~/platform/text/one-line-text";
import { isDay } from "~/platform/time/zones";

const LONGEST_PASTE = 500;

const day = z.string().refine(isDay, "Enter a date");

export const announcement = z.strictObject({
  id: z.uuid(),
  title: oneLineText().min(1, "Enter a title").max(120, "The title has at most 120 characters"),
  body: z
    .string()
    .trim()
    .min(1, "Enter a text")
    .max(4_000, "The text has at most 4,000 characters"),
  mail: z.literal("on").optional(),
});

export const oneAnnouncement = z.strictObject({ id: z.uuid() });
/** `mark`: of what was shown. `again`: as new to those who have read it. */
export const editedAnnouncement = announcement.omit({ mail: true }).extend({
  mark: z.string().max(100).optional(),
  again: z.literal("on").optional(),
});

/** Each date is a separate field, named after the last lesson of its block. */
const cohort = z.object({
  name: oneLineText().min(1, "Enter a name").max(100, "The name has at most 100 characters"),
  startsOn: day,
  coachId: z.string().max(100),
  mark: z.string().max(100).optional(),
});

const BY = "by.";

export const savedCohort = cohort
  .catchall(z.union([z.literal(""), day]))
  .superRefine(
    ({ startsOn, ...fields }, context) => {
      const targets = Object.entries(fields).filter(([field, by]) => field.startsWith(BY) && by);
      if (targets.some(([, by]) => String(by) < startsOn))
        context.addIssue({ code: "custom", message: "A target date is before the start date" });
    },
    // Checked even if another field is wrong, so that every fault is named at once.
    { when: () => true },
  )
  .transform((fields) => {
    const { name, startsOn, coachId, mark: began } = fields;
    const targets = Object.entries(fields).flatMap(([field, by]) => {
      if (!field.startsWith(BY) || by === "") return [];
      const lesson = Number(field.slice(BY.length));
      return Number.isInteger(lesson) ? [{ lesson, by: String(by) }] : [];
    });
    return { name, startsOn, coachId: coachId === "" ? null : coachId, targets, began };
  });

/** Pasted names and addresses, one per line. */
export const people = z
  .string()
  .max(100_000)
  .transform((text) => [...new Set(text.split("\n").map((line) => line.trim()))])
  .transform((lines) => lines.filter((line) => line !== ""))
  .refine((lines) => lines.length > 0, "Enter one name or address per line")
  .refine((lines) => lines.length <= LONGEST_PASTE, `Paste at most ${LONGEST_PASTE} lines`);
