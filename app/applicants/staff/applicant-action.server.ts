/** What an applicant's forms do, and what they report afterward. */
import type { RouterContextProvider } from "react-router";
import type { Verb, Viewer } from "~/auth/auth.server";
import { requestContext } from "~/platform/web/request-context.server";
import { stageWords } from "../applicants";
import { type MoveOutcome, moveApplicant, sendLink } from "../applicants.server";
import { type ApplicantForm, type ApplicantResult, done, failed } from "./applicant-form";
import { accept, decline, GONE, score } from "./decide.server";

type Context = Readonly<RouterContextProvider>;

/** The right that each form requires. */
export const RIGHT_TO: Readonly<Record<ApplicantForm["intent"], Verb>> = {
  move: "applicants.change",
  score: "applicants.change",
  decline: "applicants.change",
  accept: "trainees.create",
  "send-link": "applicants.change",
};

export async function runApplicantForm(
  form: ApplicantForm,
  id: string,
  actor: Viewer,
  context: Context,
): Promise<ApplicantResult> {
  if (form.intent === "score") return score(form, id, actor, context);
  if (form.intent === "decline") return decline(form, id, actor, context);
  if (form.intent === "accept") return accept(form, id, actor, context);
  const { config, db } = context.get(requestContext);
  if (form.intent === "send-link") {
    if (config.mail === undefined) return failed(409, "No mail server is set");
    return (await sendLink(context, actor, id))
      ? done("Link sent")
      : failed(409, "This applicant no longer has a page");
  }
  const { version, stage } = form;
  const outcome = await moveApplicant(db, actor, { id, version, stage });
  return movedResult(outcome, `Moved to ${stageWords(stage).toLowerCase()}`);
}

function movedResult(outcome: MoveOutcome, title: string): ApplicantResult {
  switch (outcome.kind) {
    case "moved":
      return { ...done(title), moved: { version: outcome.version, before: outcome.before } };
    case "gone":
      return failed(404, GONE);
    case "refused":
      return failed(409, outcome.why);
    case "conflict":
      return failed(409, `Someone else changed this applicant to ${outcome.stage}`);
  }
}
