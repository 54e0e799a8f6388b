/** What the admin panel's forms do, and what they report afterward. */
import { type RouterContextProvider, redirect } from "react-router";
import { looksLikeCode } from "~/auth/auth";
import {
  authContext,
  can,
  type ReauthenticationPrompt,
  requireReauthentication,
  traineesSeenBy,
  type Verb,
  type Viewer,
} from "~/auth/auth.server";
import { leaveNotice } from "~/platform/web/flash.server";
import { requestContext } from "~/platform/web/request-context.server";
import { actOnTrainee, readCode, renameTrainee, traineeName } from "~/training/training.server";
import type { ToastMessage } from "~/ui/toast";
import { assignCoach, putInCohort } from "./coaches.server";
import type { PanelForm } from "./panel-form";
import { addressOf, foundView, NOBODY, type PanelView, viewOf } from "./panel-view";

const NEW_CODE_LASTS_MS = 10_000;
const GONE = "This user no longer exists";

/** The right that each form requires. */
export const RIGHT_TO: Readonly<Record<PanelForm["intent"], Verb>> = {
  find: "trainees.read",
  create: "trainees.create",
  coach: "coaches.assign",
  "coach-all": "coaches.assign",
  "cohort-all": "cohorts.change",
  rename: "trainees.rename",
  code: "codes.read",
  rotate: "codes.replace",
  link: "links.make",
  reset: "progress.reset",
  activate: "trainees.switch",
  deactivate: "trainees.switch",
  delete: "trainees.delete",
};

/** Requires re-authentication, so an administrator's open browser is not enough (AUTH-7). */
const NEEDS_REAUTHENTICATION: ReadonlySet<PanelForm["intent"]> = new Set([
  "delete",
  "code",
  "rotate",
]);

/**
 * `done` false: nothing was changed. `link` is the path of a fresh sign-in address and `code` an access code, to be
 * copied right away. `reauthentication`: what must be entered first.
 */
export type PanelResult = {
  done: boolean;
  toast: ToastMessage | null;
  link?: string;
  code?: string;
  /** The name that a trainee has by now, where somebody else has given it. */
  was?: string;
  reauthentication?: ReauthenticationPrompt;
};

type Asked<Intent extends PanelForm["intent"]> = Extract<PanelForm, { intent: Intent }>;

/** `view`: what the panel with this form shows. */
export async function runPanelForm(
  form: Exclude<PanelForm, { intent: "find" }>,
  view: PanelView,
  actor: Viewer,
  context: Readonly<RouterContextProvider>,
): Promise<PanelResult> {
  if (form.intent === "create") return create(form, actor, context);
  const { db } = context.get(requestContext);
  if (form.intent === "coach" || form.intent === "coach-all" || form.intent === "cohort-all") {
    const outcome =
      form.intent === "cohort-all"
        ? await putInCohort(db, actor, form, view)
        : await assignCoach(db, actor, form, view);
    return "fault" in outcome ? failed(outcome.fault) : succeeded(outcome.done);
  }
  const reauthentication = NEEDS_REAUTHENTICATION.has(form.intent)
    ? await requireReauthentication(db, actor)
    : null;
  if (reauthentication) return { done: false, toast: null, reauthentication };
  if (form.intent === "code") {
    const code = await readCode(db, actor, context.get(authContext).openCode, form.userId);
    return code ? { done: true, toast: null, code } : failed("This access code cannot be read");
  }
  if (form.intent === "rotate") return rotate(form.userId, actor, context);
  const { userId } = form;
  const outcome =
    form.intent === "rename"
      ? await renameTrainee(db, actor, form)
      : await actOnTrainee(db, actor, { intent: form.intent, userId });
  switch (outcome.kind) {
    case "gone":
      return failed(GONE);
    case "inactive":
      return failed(`${outcome.name} is deactivated and cannot sign in`);
    case "link":
      return { done: true, toast: null, link: outcome.path };
    case "overtaken":
      return {
        ...failed(
          `Someone else has renamed this user to ${outcome.name}. Nothing was changed: rename again to replace it.`,
        ),
        was: outcome.name,
      };
    case "done":
      return succeeded(messageOf(form.intent, outcome.name));
  }
}

/** Redirects to the address of what a search asks for, which holds no code. */
export async function find(
  form: Asked<"find">,
  actor: Viewer,
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const before = viewOf(new URL(request.url).searchParams);
  const { person, headers } = looksLikeCode(form.q)
    ? await personOfCode(form.q, actor, context)
    : { person: null, headers: {} };
  const address = addressOf(foundView(form, before, person));
  return redirect(`/training/adminpanel${address}`, { status: 303, headers });
}

/** Redirects away from an address with an access code that someone typed. */
export async function findCode(
  { q = "", person: _, ...rest }: PanelView,
  actor: Viewer,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { person, headers } = await personOfCode(q, actor, context);
  const address = addressOf({ person: person ?? NOBODY, ...rest });
  return redirect(`/training/adminpanel${address}`, { headers });
}

/** Whose code it is, only for someone who recently re-authenticated: an open browser must not try out codes. */
async function personOfCode(
  code: string,
  actor: Viewer,
  context: Readonly<RouterContextProvider>,
): Promise<{ person: string | null; headers: HeadersInit }> {
  if (!can(actor, "codes.read")) return { person: null, headers: {} };
  const reauthentication = await requireReauthentication(context.get(requestContext).db, actor);
  if (reauthentication)
    return { person: NOBODY, headers: { "Set-Cookie": leaveNotice("code-search-locked") } };
  return { person: await context.get(authContext).traineeOfCode(code), headers: {} };
}

async function create(
  { firstName, lastName }: Asked<"create">,
  actor: Viewer,
  context: Readonly<RouterContextProvider>,
): Promise<PanelResult> {
  const result = await context.get(authContext).createTrainee({ firstName, lastName }, actor);
  if ("fault" in result) return failed(result.fault);
  return newCode(`User created! Code: ${result.made.accessCode}`);
}

async function rotate(
  id: string,
  actor: Viewer,
  context: Readonly<RouterContextProvider>,
): Promise<PanelResult> {
  const label = await traineeName(context.get(requestContext).db, id, traineesSeenBy(actor));
  if (label === null) return failed(GONE);
  const replaced = await context.get(authContext).replaceCode({ id, label }, actor);
  return replaced ? newCode(`New code for ${label}: ${replaced.accessCode}`) : failed(GONE);
}

function newCode(title: string): PanelResult {
  return { done: true, toast: { title, tone: "success", lasts: NEW_CODE_LASTS_MS } };
}

function messageOf(intent: string, name: string): string {
  switch (intent) {
    case "rename":
      return `The name is now ${name}`;
    case "reset":
      return `Training progress reset for ${name}`;
    case "activate":
      return `${name} has been activated`;
    case "deactivate":
      return `${name} has been deactivated`;
    default:
      return `${name} has been deleted`;
  }
}

function succeeded(title: string): PanelResult {
  return { done: true, toast: { title, tone: "success" } };
}

function failed(title: string): PanelResult {
  return { done: false, toast: { title, tone: "danger" } };
}
