/** What administrators do in the panel: each act with its right and its fields (ADM-3 to ADM-8). */
import { type RouterContextProvider, redirect } from "react-router";
import { z } from "zod";
import { act, type Call, pageActs } from "~/auth/acts/acts.server";
import { looksLikeCode } from "~/auth/auth";
import {
  authContext,
  can,
  optionalMailAddress,
  requireReauthentication,
  traineesSeenBy,
  type Viewer,
} from "~/auth/auth.server";
import { personName } from "~/platform/text/person-name";
import { type ActResult, done, refused } from "~/platform/web/act-result";
import { leaveNotice } from "~/platform/web/flash.server";
import { requestContext } from "~/platform/web/request-context.server";
import { assignCoach } from "~/team/cohorts/cohorts.server";
import {
  changeTrainee,
  linkForTrainee,
  readCode,
  renameTrainee,
  traineeName,
} from "~/training/training.server";
import { seenPay, unlessPayChanged } from "../open-pay.server";
import {
  addressOf,
  type FindForm,
  findForm,
  foundView,
  NOBODY,
  type PanelView,
  viewOf,
} from "./panel-view";

const NEW_CODE_LASTS_MS = 10_000;
const GONE = "This user no longer exists";

type Context = Readonly<RouterContextProvider>;

const userId = z.string().min(1).max(100);
const ofOne = z.strictObject({ userId });
type OfOne = z.output<typeof ofOne>;
type Seen = { pay?: string | undefined };
/** Empty: without a coach. */
const choice = z.string().max(100);

export const panelActs = pageActs("trainees.read", {
  find: act({ right: "trainees.read", fields: findForm, run: find }),
  create: act({
    right: "trainees.create",
    fields: personName.extend({ email: optionalMailAddress }),
    run: async ({ context, viewer }, person) => {
      const result = await context.get(authContext).createTrainee(person, viewer);
      return "fault" in result
        ? refused(409, result.fault)
        : newCode(`User created! Code: ${result.made.accessCode}`);
    },
  }),
  coach: act({
    right: "coaches.assign",
    fields: z.strictObject({ userId, coachId: choice }),
    run: async ({ db, viewer }, wanted) => {
      const outcome = await assignCoach(db, viewer, wanted);
      return "fault" in outcome ? refused(409, outcome.fault) : done(outcome.done);
    },
  }),
  rename: act({
    right: "trainees.rename",
    fields: personName.extend({ userId, was: z.string().max(200).optional() }),
    run: async ({ db, viewer }, form) => {
      const outcome = await renameTrainee(db, viewer, form);
      if (outcome.kind !== "overtaken") return told(outcome, (name) => `The name is now ${name}`);
      const { name } = outcome;
      const why = `Someone else has renamed this user to ${name}. Nothing was changed: rename again to replace it.`;
      return refused(409, why, { conflict: name });
    },
  }),
  code: act({
    right: "codes.read",
    reauthenticates: true,
    fields: ofOne,
    run: async ({ db, viewer, context }, form) => {
      const { openCode } = context.get(authContext);
      const code = await readCode(db, viewer, openCode, form.userId);
      return code ? done(null, { code }) : refused(409, "This access code cannot be read");
    },
  }),
  rotate: act({ right: "codes.replace", reauthenticates: true, fields: ofOne, run: rotate }),
  link: act({
    right: "links.make",
    fields: ofOne,
    run: async ({ db, viewer }, form) => {
      const outcome = await linkForTrainee(db, viewer, form);
      if (outcome.kind === "link") return done(null, { link: outcome.path });
      if (outcome.kind === "gone") return refused(409, GONE);
      return refused(409, `${outcome.name} is deactivated and cannot sign in`);
    },
  }),
  "send-link": act({ right: "links.make", fields: ofOne, run: sendLink }),
  reset: act({
    right: "progress.reset",
    fields: ofOne,
    run: changes("reset", (name) => `Training progress reset for ${name}`),
  }),
  activate: act({
    right: "trainees.switch",
    fields: ofOne,
    run: changes("activate", (name) => `${name} has been activated`),
  }),
  deactivate: act({
    right: "trainees.switch",
    fields: ofOne,
    run: changes("deactivate", (name) => `${name} has been deactivated`),
  }),
  delete: act({
    right: "trainees.delete",
    reauthenticates: true,
    fields: ofOne.extend({ pay: seenPay }),
    run: remove,
  }),
});

/** Redirects away from an address with an access code that someone typed. */
export async function findCode(
  { q = "", person: _, ...rest }: PanelView,
  actor: Viewer,
  context: Context,
): Promise<Response> {
  const { person, headers } = await personOfCode(q, actor, context);
  const address = addressOf({ person: person ?? NOBODY, ...rest });
  return redirect(`/training/adminpanel${address}`, { headers });
}

/** Redirects to the address of what a search asks for, which holds no code. */
async function find({ request, context, viewer }: Call, form: FindForm): Promise<Response> {
  const { person, headers } = looksLikeCode(form.q)
    ? await personOfCode(form.q, viewer, context)
    : { person: null, headers: {} };
  const shown = viewOf(new URL(request.url).searchParams);
  const address = addressOf(foundView(form, shown, person));
  return redirect(`/training/adminpanel${address}`, { status: 303, headers });
}

/** Whose code it is, only for someone who recently re-authenticated: an open browser must not try out codes. */
async function personOfCode(
  code: string,
  actor: Viewer,
  context: Context,
): Promise<{ person: string | null; headers: HeadersInit }> {
  if (!can(actor, "codes.read")) return { person: null, headers: {} };
  const reauthentication = await requireReauthentication(context.get(requestContext).db, actor);
  if (reauthentication)
    return { person: NOBODY, headers: { "Set-Cookie": leaveNotice("code-search-locked") } };
  return { person: await context.get(authContext).traineeOfCode(code), headers: {} };
}

async function sendLink({ viewer: actor, context }: Call, { userId: id }: OfOne) {
  const sent = await context.get(authContext).people.sendLink({ actor, userId: id });
  return "fault" in sent
    ? refused(409, sent.fault)
    : done(`A sign-in link is on its way to ${sent.name}`);
}

async function rotate({ db, viewer, context }: Call, { userId: id }: OfOne) {
  const label = await traineeName(db, id, traineesSeenBy(viewer));
  if (label === null) return refused(409, GONE);
  const replaced = await context.get(authContext).replaceCode({ id, label }, viewer);
  return replaced ? newCode(`New code for ${label}: ${replaced.accessCode}`) : refused(409, GONE);
}

function newCode(title: string) {
  return done({ title, tone: "success", lasts: NEW_CODE_LASTS_MS });
}

type Change = "reset" | "activate" | "deactivate";

function changes(intent: Change, title: (name: string) => string) {
  return async ({ db, viewer }: Call, form: OfOne) =>
    told(await changeTrainee(db, viewer, { intent, userId: form.userId }), title);
}

async function remove(call: Call, { userId: id, pay: seen }: OfOne & Seen) {
  const wanted = { intent: "delete", userId: id, context: call.context } as const;
  return unlessPayChanged(call, { id, seen }, async (tx) =>
    told(await changeTrainee(tx, call.viewer, wanted), (name) => `${name} has been deleted`),
  );
}

type Outcome = Awaited<ReturnType<typeof changeTrainee>>;

function told(outcome: Outcome, title: (name: string) => string): ActResult {
  return outcome.kind === "gone" ? refused(409, GONE) : done(title(outcome.name));
}
