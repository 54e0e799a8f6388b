/** What the tracker's forms do, and what they report afterward. */
import type { RouterContextProvider } from "react-router";
import { authContext, can, type Viewer } from "~/auth/auth.server";
import type { Db } from "~/platform/db/database.server";
import { bucketOf, reserve } from "~/platform/limits/limits.server";
import { HOUR_SECONDS } from "~/platform/time/durations";
import { knownZone } from "~/platform/time/zones";
import { requestContext } from "~/platform/web/request-context.server";
import type { ToastMessage } from "~/ui/toast";
import { addProspect } from "./add-prospect.server";
import {
  type Correction,
  correctProspect,
  editProspect,
  removeProspect,
  restoreProspect,
  type Wanted,
} from "./edit-prospect.server";
import { accessOf, elevate, endElevation } from "./elevation.server";
import type { CorrectForm, EditForm, TrackerForm } from "./prospect-form";
import type { EditOutcome, Theirs } from "./prospect-writes.server";
import { instantOf, zoneOf } from "./setter-zone.server";
import { undoChange } from "./undo-prospect.server";

/** `done` false: nothing was changed. `conflict`: the change that an edit collided with. */
export type TrackerResult = {
  done: boolean;
  status: number;
  toast: ToastMessage | null;
  conflict?: Theirs;
  /** Of the prospect as this change left it. */
  version?: number;
  /** A removed prospect, for a button that restores it. */
  removed?: { id: string; version: number };
  retryAfterSeconds?: number;
};

type Context = Readonly<RouterContextProvider>;

/** More than anyone types, and far less than would fill the database. */
const ADDED = { name: "prospects-of-account", most: 500, seconds: HOUR_SECONDS };
/** Also of one prospect: each change is kept forever, and may be paid for. */
const CHANGED = { name: "prospect-changes-of-account", most: 300, seconds: HOUR_SECONDS };

/** Why this person may not change a prospect now; null if they may. */
export async function refusedChange(
  context: Context,
  viewer: Viewer,
): Promise<TrackerResult | null> {
  const { db } = context.get(requestContext);
  const sign = context.get(authContext).vault.hmac;
  const refusal = await reserve(db, [bucketOf(sign, CHANGED, viewer.userId)]);
  return refusal && tooMany("You have made too many changes for now", refusal.retryAfterSeconds);
}

export async function runTrackerForm(
  form: TrackerForm,
  viewer: Viewer,
  context: Context,
): Promise<TrackerResult> {
  const { db } = context.get(requestContext);
  switch (form.intent) {
    case "add": {
      const sign = context.get(authContext).vault.hmac;
      const refusal = await reserve(db, [bucketOf(sign, ADDED, viewer.userId)]);
      if (refusal)
        return tooMany("You have added too many prospects for now", refusal.retryAfterSeconds);
      await addProspect(db, form, viewer);
      return done("Prospect added successfully");
    }
    case "elevate":
      return enterCode(form.code, viewer, context);
    case "end-access":
      await endElevation(db, viewer);
      return done("Admin access ended");
    default:
      return (await refusedChange(context, viewer)) ?? change(form, viewer, context);
  }
}

export function failed(status: number, title: string, description?: string): TrackerResult {
  return { done: false, status, toast: { title, description, tone: "danger" } };
}

export function tooMany(title: string, retryAfterSeconds: number): TrackerResult {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return { ...failed(429, title, `Try again in ${minutes} min`), retryAfterSeconds };
}

function done(title: string): TrackerResult {
  return { done: true, status: 200, toast: { title, tone: "success" } };
}

type ChangeForm = Extract<
  TrackerForm,
  { intent: "contact" | "correct" | "edit" | "remove" | "undo" }
>;

async function change(form: ChangeForm, viewer: Viewer, context: Context): Promise<TrackerResult> {
  const { db } = context.get(requestContext);
  const { mayEdit } = await accessOf(db, viewer);
  const { zone } = await zoneOf(context, viewer.userId);
  if (!mayEdit) return changeOwn(db, form, { viewer, zone });
  const editor = { actor: viewer, ownOnly: false };
  switch (form.intent) {
    case "contact":
    case "correct":
      return resultOf(await correctProspect(db, form, correctionOf(form, zone), editor));
    case "remove":
      return removalResult(form.id, await removeProspect(db, form, editor));
    case "undo":
      return resultOf(await undoChange(db, form, viewer));
    case "edit":
      return resultOf(await editProspect(db, form, wantedOf(form), viewer));
  }
}

/** What people may do with the prospects they added: correct and remove them, and undo a removal. */
async function changeOwn(
  db: Db,
  form: ChangeForm,
  { viewer, zone }: { viewer: Viewer; zone: string },
): Promise<TrackerResult> {
  const editor = { actor: viewer, ownOnly: true };
  const notTheirs = failed(
    403,
    "Failed to update prospect",
    form.intent === "edit" || form.intent === "undo"
      ? "Only administrators edit prospects"
      : "Only the person who added a prospect, and administrators, change it",
  );
  const corrects = form.intent === "correct" || form.intent === "contact";
  if (corrects && can(viewer, "prospects.correct-own")) {
    const outcome = await correctProspect(db, form, correctionOf(form, zone), editor);
    return outcome.kind === "gone" ? notTheirs : resultOf(outcome);
  }
  if (form.intent === "remove" && can(viewer, "prospects.remove-own")) {
    const outcome = await removeProspect(db, form, editor);
    return outcome.kind === "gone" ? notTheirs : removalResult(form.id, outcome);
  }
  if (form.intent === "undo" && can(viewer, "prospects.remove-own")) {
    const outcome = await restoreProspect(db, form, editor);
    return outcome.kind === "gone" ? notTheirs : resultOf(outcome);
  }
  return notTheirs;
}

function correctionOf(form: CorrectForm, setterZone: string): Correction {
  const { intent: _, id: __, version: ___, nextContact, zone, ...typed } = form;
  const named = (zone && knownZone(zone)) || setterZone;
  const nextContactAt = nextContact ? instantOf(nextContact, named) : null;
  return { ...typed, nextContactAt: nextContact === undefined ? undefined : nextContactAt };
}

function removalResult(id: string, outcome: EditOutcome): TrackerResult {
  if (outcome.kind !== "done") return resultOf(outcome);
  return { ...done("Prospect removed"), removed: { id, version: outcome.version } };
}

function wantedOf({ status, dealAmount, rescheduledDate, showed }: EditForm): Wanted {
  return { status, dealCents: dealAmount, rescheduledDate, showed };
}

function resultOf(outcome: EditOutcome): TrackerResult {
  const title = "Failed to update prospect";
  switch (outcome.kind) {
    case "done":
      return { ...done("Prospect updated"), version: outcome.version };
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
