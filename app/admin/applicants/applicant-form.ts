/** What the page of an applicant may ask of the server: one schema, for its action and its forms. */
import { z } from "zod";
import { STAGES, type Stage } from "~/applicants/applicants";
import type { ToastMessage } from "~/ui/toast";

const version = z.coerce.number().int().min(1);

export const applicantForm = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("move"), version, stage: z.enum(STAGES) }),
]);

export type ApplicantForm = z.output<typeof applicantForm>;

/** `done` false: nothing was changed. `moved`: the present version, and the stage before, to undo it. */
export type ApplicantResult = {
  done: boolean;
  status: number;
  toast: ToastMessage;
  moved?: { version: number; before: Stage };
};

export function failed(status: number, title: string): ApplicantResult {
  return { done: false, status, toast: { title, tone: "danger" } };
}

export function done(title: string): ApplicantResult {
  return { done: true, status: 200, toast: { title, tone: "success" } };
}
