/** What the tracker's forms do, and what they report afterward. */
import type { RouterContextProvider } from "react-router";
import { authContext, type Viewer } from "~/auth/auth.server";
import { bucketOf, reserve } from "~/platform/limits/limits.server";
import { HOUR_SECONDS } from "~/platform/time/durations";
import { requestContext } from "~/platform/web/request-context.server";
import type { ToastMessage } from "~/ui/toast";
import { addProspect } from "./add-prospect.server";
import { type EditOutcome, editProspect, type Theirs, undoChange } from "./edit-prospect.server";
import { accessOf, elevate, endElevation } from "./elevation.server";
import type { Editable } from "./prospect";
import type { EditForm, TrackerForm } from "./prospect-form";

/** `done` false: nothing was changed. `conflict`: the change that an edit collided with. */
export type TrackerResult = {
  done: boolean;
  status: number;
  toast: ToastMessage | null;
  conflict?: Theirs;
  retryAfterSeconds?: number;
};

type Context = Readonly<RouterContextProvider>;

/** More than anybody types, and far less than would fill the database. */
const ADDED = { name: "prospects-of-account", most: 500, seconds: HOUR_SECONDS };

export async function runTrackerForm(
  form: TrackerForm,
  viewer: Viewer,
  context: Context,
): Promise<TrackerResult> {
  const { db } = context.get(requestContext);
  switch (form.intent) {
    case "add": {
      const sign = context.get(authContext).vault.lookupOf;
      const refusal = await reserve(db, [bucketOf(sign, ADDED, viewer.userId)]);
      if (refusal) return tooMany("You have added too many prospects", refusal.retryAfterSeconds);
      await addProspect(db, form, viewer);
      return done("Prospect added successfully");
    }
    case "elevate":
      return enterCode(form.code, viewer, context);
    case "end-access":
      await endElevation(db, viewer);
      return done("Admin access ended");
    default:
      return change(form, viewer, context);
  }
}

export function failed(status: number, title: string, description?: string): TrackerResult {
  return { done: false, status, toast: { title, description, tone: "danger" } };
}

function tooMany(title: string, retryAfterSeconds: number): TrackerResult {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return { ...failed(429, title, `Try again in ${minutes} min`), retryAfterSeconds };
}

function done(title: string): TrackerResult {
  return { done: true, status: 200, toast: { title, tone: "success" } };
}

async function change(
  form: Extract<TrackerForm, { intent: "edit" | "undo" }>,
  viewer: Viewer,
  context: Context,
): Promise<TrackerResult> {
  const { db } = context.get(requestContext);
  if (!(await accessOf(db, viewer)).mayEdit)
    return failed(403, "Failed to update prospect", "Only administrators edit prospects");
  const outcome =
    form.intent === "undo"
      ? await undoChange(db, form, viewer)
      : await editProspect(db, form, wantedOf(form), viewer);
  return told(outcome);
}

function wantedOf({ status, dealAmount, rescheduledDate }: EditForm): Editable {
  return { status, dealCents: dealAmount, rescheduledDate };
}

function told(outcome: EditOutcome): TrackerResult {
  const title = "Failed to update prospect";
  switch (outcome.kind) {
    case "done":
      return done("Prospect updated");
    case "gone":
      return failed(404, title, "This prospect no longer exists");
    case "nothing":
      return failed(409, title, "There is no change to undo");
    case "conflict": {
      const result = failed(
        409,
        title,
        `${outcome.theirs.by} has changed this prospect in the meantime`,
      );
      return { ...result, conflict: outcome.theirs };
    }
  }
}

async function enterCode(given: string, viewer: Viewer, context: Context): Promise<TrackerResult> {
  const { db, config, clientAddress } = context.get(requestContext);
  const expected = config.trackerAdminCode;
  if (expected === undefined) return failed(409, "No admin code is set on this server");
  const attempt = { given: given.trim(), userId: viewer.userId, clientAddress };
  const secret = { name: "tracker-code", expected };
  const outcome = await context.get(authContext).checkSecret(secret, attempt);
  if (outcome.kind === "wrong") return failed(401, "Invalid admin code");
  if (outcome.kind === "exhausted")
    return tooMany("Too many wrong codes", outcome.retryAfterSeconds);
  await elevate(db, viewer);
  return done("Admin access granted");
}
