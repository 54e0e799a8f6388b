import { z } from "zod";
import { READY_PARTS } from "./settings";

const COMPLETIONS = ["furthest", "coverage"] as const;

/**
 * `completion`: whether the furthest point or the share of seconds watched, `watchedPercent`, completes a lesson (MED-4);
 * the database's `completion_part` reads both.
 * `questionsRequired`: a lesson is completed only with its questions answered correctly. `parts`: what counts for
 * readiness; `signOff`: a person clears, once the parts hold.
 */
const practiceSchema = z.strictObject({
  completion: z.enum(COMPLETIONS).default("furthest"),
  watchedPercent: z.int().min(50).max(100).default(90),
  questionsRequired: z.boolean().default(false),
  parts: z.array(z.enum(READY_PARTS)).min(1).default(["lessons", "questions", "drill", "practice"]),
  signOff: z.boolean().default(false),
});

export type PracticeSettings = z.output<typeof practiceSchema>;

export const SHIPPED_PRACTICE: PracticeSettings = practiceSchema.parse({});

const FROM_50 = "Enter a number from 50 to 100";

const yesNo = z.enum(["yes", "no"]).transform((answer) => answer === "yes");

export const practiceForm = z
  .strictObject({
    // A form that was opened before these existed.
    completion: z.enum(COMPLETIONS).prefault("furthest"),
    watchedPercent: z
      .string()
      .trim()
      .regex(/^\d{2,3}$/, FROM_50)
      .transform(Number)
      .pipe(z.int().min(50, FROM_50).max(100, FROM_50))
      .prefault("90"),
    questionsRequired: yesNo,
    lessons: yesNo,
    questions: yesNo,
    drill: yesNo,
    practice: yesNo,
    agreement: yesNo,
    // A form that was opened before this part existed.
    attendance: yesNo.prefault("no"),
    signOff: yesNo,
  })
  .refine((form) => READY_PARTS.some((part) => form[part]), {
    path: ["lessons"],
    error: "At least one part has to count",
    when: () => true,
  })
  .transform(
    ({ completion, watchedPercent, questionsRequired, signOff, ...parts }): PracticeSettings => ({
      completion,
      watchedPercent,
      questionsRequired,
      signOff,
      parts: READY_PARTS.filter((part) => parts[part]),
    }),
  );

export function practiceFields(settings: PracticeSettings) {
  const { completion, watchedPercent, questionsRequired, parts, signOff } = settings;
  const word = (value: boolean) => (value ? "yes" : "no");
  return {
    completion,
    watchedPercent: `${watchedPercent}`,
    questionsRequired: word(questionsRequired),
    ...Object.fromEntries(READY_PARTS.map((part) => [part, word(parts.includes(part))])),
    signOff: word(signOff),
  };
}

/** The stored practice settings; null if not valid. */
export function practiceFrom(stored: unknown): PracticeSettings | null {
  return practiceSchema.safeParse(stored ?? {}).data ?? null;
}
