import { z } from "zod";
import { READY_PARTS } from "./settings";

/**
 * `questionsRequired`: a lesson is completed only with its questions answered correctly. `parts`: what counts for
 * readiness; `signOff`: a person clears, once the parts hold.
 */
const practiceSchema = z.strictObject({
  questionsRequired: z.boolean().default(false),
  parts: z.array(z.enum(READY_PARTS)).min(1).default(["lessons", "questions", "drill", "practice"]),
  signOff: z.boolean().default(false),
});

export type PracticeSettings = z.output<typeof practiceSchema>;

export const SHIPPED_PRACTICE: PracticeSettings = practiceSchema.parse({});

const yesNo = z.enum(["yes", "no"]).transform((answer) => answer === "yes");

export const practiceForm = z
  .strictObject({
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
  })
  .transform(
    ({ questionsRequired, signOff, ...parts }): PracticeSettings => ({
      questionsRequired,
      signOff,
      parts: READY_PARTS.filter((part) => parts[part]),
    }),
  );

export function practiceFields({ questionsRequired, parts, signOff }: PracticeSettings) {
  const word = (value: boolean) => (value ? "yes" : "no");
  return {
    questionsRequired: word(questionsRequired),
    ...Object.fromEntries(READY_PARTS.map((part) => [part, word(parts.includes(part))])),
    signOff: word(signOff),
  };
}

/** The stored practice settings; null if not valid. */
export function practiceFrom(stored: unknown): PracticeSettings | null {
  return practiceSchema.safeParse(stored ?? {}).data ?? null;
}
