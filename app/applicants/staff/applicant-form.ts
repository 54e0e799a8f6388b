/** What an applicant's page may send: one schema for its action and its forms. */
import { z } from "zod";
import { personName } from "~/platform/text/person-name";
import type { ToastMessage } from "~/ui/toast";
import { STAGES, type Stage } from "../applicants";

const version = z.coerce.number().int().min(1);
const words = (most: number) => z.string().trim().max(most).default("");
const outOfFour = z.coerce.number().int().min(1).max(4);

/** `send`: whether the email goes out, as edited. */
const mailFields = {
  send: z.literal("yes").optional(),
  subject: words(200),
  text: words(4_000),
  reason: words(2_000),
};

export const applicantForm = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("move"), version, stage: z.enum(STAGES) }),
  z.strictObject({ intent: z.literal("decline"), version, ...mailFields }),
  personName.extend({ intent: z.literal("accept"), version, ...mailFields }),
  z.strictObject({ intent: z.literal("send-link") }),
  // Plus `score 0` and `note 0` for each criterion.
  z
    .object({
      intent: z.literal("score"),
      recommendation: outOfFour,
      note: words(2_000),
    })
    .catchall(z.string().max(2_000)),
]);

export type ApplicantForm = z.output<typeof applicantForm>;

/** `done` false: nothing was changed. `moved`: the current version and the previous stage, for undo. */
export type ApplicantResult = {
  done: boolean;
  status: number;
  toast: ToastMessage;
  moved?: { version: number; before: Stage };
  /** A new trainee's code, shown once. */
  accessCode?: string;
};

export function failed(status: number, title: string): ApplicantResult {
  return { done: false, status, toast: { title, tone: "danger" } };
}

export function done(title: string): ApplicantResult {
  return { done: true, status: 200, toast: { title, tone: "success" } };
}
