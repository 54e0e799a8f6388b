/** What the admin panel's forms do, and what they tell afterwards. */
import type { RouterContextProvider } from "react-router";
import { requestContext } from "~/platform/http/request-context.server";
import type { ToastMessage } from "~/ui/toast";
import { authContext, deleteTrainee, setTraineeActive, signInPath } from "../auth/auth.server";
import { resetProgress } from "../training/training.server";
import type { PanelForm } from "./panel-form";
import { traineeName } from "./trainees.server";

const NEW_CODE_LASTS_MS = 10_000;

/** `done` false: nothing was changed. `link` is the path of a fresh sign-in address, to be copied at once. */
export type PanelResult = { done: boolean; toast: ToastMessage | null; link?: string };

export async function runPanelForm(
  form: PanelForm,
  context: Readonly<RouterContextProvider>,
): Promise<PanelResult> {
  if (form.intent === "create") return create(form, context);
  const { db } = context.get(requestContext);
  const name = await traineeName(db, form.userId);
  if (name === null) return failed("This user no longer exists");
  switch (form.intent) {
    case "reset":
      return told(await resetProgress(db, form.userId), `Training progress reset for ${name}`);
    case "activate":
      return told(await setTraineeActive(db, form.userId, true), `${name} has been activated`);
    case "deactivate":
      return told(await setTraineeActive(db, form.userId, false), `${name} has been deactivated`);
    case "delete":
      return told(await deleteTrainee(db, form.userId), `${name} has been deleted`);
    case "link": {
      const link = await signInPath(db, form.userId);
      return link
        ? { done: true, toast: null, link }
        : failed(`${name} is deactivated and cannot sign in`);
    }
  }
}

async function create(
  { firstName, lastName }: Extract<PanelForm, { intent: "create" }>,
  context: Readonly<RouterContextProvider>,
): Promise<PanelResult> {
  const result = await context.get(authContext).createTrainee({ firstName, lastName });
  if ("fault" in result) return failed(result.fault);
  const title = `User created! Code: ${result.made.accessCode}`;
  return { done: true, toast: { title, tone: "success", lasts: NEW_CODE_LASTS_MS } };
}

function told(done: boolean, title: string): PanelResult {
  return done ? { done, toast: { title, tone: "success" } } : failed("This user no longer exists");
}

function failed(title: string): PanelResult {
  return { done: false, toast: { title, tone: "danger" } };
}
