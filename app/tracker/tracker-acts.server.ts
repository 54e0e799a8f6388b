/** What people do with prospects: each act with its right and its fields (TRK-2 to TRK-6). */
import { z } from "zod";
import { act, type Call, pageActs } from "~/auth/acts/acts.server";
import { authContext, can, type Verb } from "~/auth/auth.server";
import { bucketOf, reserve } from "~/platform/limits/limits.server";
import { type ActResult, done, type NotDone, refused } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import {
  correctProspect,
  editProspect,
  removeProspect,
  restoreProspect,
} from "./edit-prospect.server";
import { accessOf, elevate, endElevation } from "./elevation.server";
import {
  addFields,
  type CorrectForm,
  contactFields,
  correctFields,
  type EditForm,
  editFields,
  seenFields,
} from "./prospect-form";
import type { CurrentVersion, EditOutcome, Editor } from "./prospect-record.server";
import { zoneOf } from "./setter-zone.server";
import { addOnce, CHANGED, correctionOf } from "./typed-acts.server";
import { undoChange } from "./undo-prospect.server";

/** `version`: of the prospect as this change left it. `removed`: a prospect, for a button that restores it. */
export type TrackerResult = ActResult<
  { version?: number; removed?: { id: string; version: number } },
  CurrentVersion
>;

type Seen = z.output<typeof seenFields>;

const NOT_UPDATED = "Failed to update prospect";
const FOR_ADMINISTRATORS = "Only administrators edit prospects";
const FOR_OWNERS = "Only the person who added a prospect, and administrators, change it";

export const trackerActs = pageActs("tracker.use", {
  add: act({
    right: "tracker.use",
    fields: addFields,
    run: async ({ db, viewer, context }, { act: id = crypto.randomUUID(), ...form }) => {
      const sign = context.get(authContext).vault.hmac;
      const refusal = await db.transaction((tx) => addOnce(tx, form, { id, actor: viewer, sign }));
      return refusal
        ? tooMany("You have added too many prospects for now", refusal.retryAfterSeconds)
        : done("Prospect added successfully");
    },
  }),
  edit: act({ right: "tracker.use", fields: editFields, run: edit }),
  correct: act({ right: "tracker.use", fields: correctFields, run: correct }),
  contact: act({ right: "tracker.use", fields: contactFields, run: correct }),
  remove: act({ right: "tracker.use", fields: seenFields, run: remove }),
  undo: act({ right: "tracker.use", fields: seenFields, run: undo }),
  elevate: act({
    right: "tracker.use",
    fields: z.strictObject({ code: z.string().max(200) }),
    run: enterCode,
  }),
  "end-access": act({
    right: "tracker.use",
    fields: z.strictObject({}),
    run: async ({ db, viewer }) => {
      await endElevation(db, viewer);
      return done("Admin access ended");
    },
  }),
});

/** Why this person may not change a prospect now; null if they may. */
export async function refusedChange({ db, context, viewer }: Call): Promise<NotDone<never> | null> {
  const sign = context.get(authContext).vault.hmac;
  const refusal = await reserve(db, [bucketOf(sign, CHANGED, viewer.userId)]);
  return refusal && tooMany("You have made too many changes for now", refusal.retryAfterSeconds);
}

export function tooMany(title: string, retryAfterSeconds: number): NotDone<never> {
  const description = `Try again in ${Math.ceil(retryAfterSeconds / 60)} min`;
  return refused(429, title, { description, retryAfterSeconds });
}

/** Also of a prospect's own page. */
export async function edit(call: Call, form: EditForm): Promise<TrackerResult> {
  const { status, dealAmount, rescheduledDate, showed } = form;
  const wanted = { status, dealCents: dealAmount, rescheduledDate, showed };
  return changed(call, {
    asAnyone: () => editProspect(call.db, form, wanted, call.viewer),
    own: null,
    forbidden: FOR_ADMINISTRATORS,
  });
}

/** Also of a prospect's own page. */
export async function correct(call: Call, form: CorrectForm): Promise<TrackerResult> {
  const correction = correctionOf(form, (await zoneOf(call, call.viewer.userId)).zone);
  const write = (editor: Editor) => correctProspect(call.db, form, correction, editor);
  return changed(call, {
    asAnyone: write,
    own: { right: "prospects.correct-own", write },
    forbidden: FOR_OWNERS,
  });
}

async function remove(call: Call, seen: Seen): Promise<TrackerResult> {
  const write = (editor: Editor) => removeProspect(call.db, seen, editor);
  const result = await changed(call, {
    asAnyone: write,
    own: { right: "prospects.remove-own", write },
    forbidden: FOR_OWNERS,
  });
  if (!result.done) return result;
  const removed = { id: seen.id, version: result.value?.version ?? seen.version };
  return done("Prospect removed", { removed });
}

/** Of one's own: only a removal. */
async function undo(call: Call, seen: Seen): Promise<TrackerResult> {
  const write = (editor: Editor) => restoreProspect(call.db, seen, editor);
  return changed(call, {
    asAnyone: () => undoChange(call.db, seen, call.viewer),
    own: { right: "prospects.remove-own", write },
    forbidden: FOR_ADMINISTRATORS,
  });
}

type Write = (editor: Editor) => Promise<EditOutcome>;
/** `forbidden`: said to someone who may not, or whose prospect it is not. */
type Change = { asAnyone: Write; own: { right: Verb; write: Write } | null; forbidden: string };

async function changed(call: Call, { asAnyone, own, forbidden }: Change): Promise<TrackerResult> {
  const { db, viewer } = call;
  const limit = await refusedChange(call);
  if (limit) return limit;
  const { mayEdit } = await accessOf(db, viewer);
  if (mayEdit) return resultOf(await asAnyone({ actor: viewer, ownOnly: false }));
  const outcome =
    own && can(viewer, own.right)
      ? await own.write({ actor: viewer, ownOnly: true })
      : { kind: "gone" as const };
  return outcome.kind === "gone"
    ? refused(403, NOT_UPDATED, { description: forbidden })
    : resultOf(outcome);
}

function resultOf(outcome: EditOutcome): TrackerResult {
  switch (outcome.kind) {
    case "done":
      return done("Prospect updated", { version: outcome.version });
    case "nobody":
      return refused(400, outcome.why, { faults: { firstName: outcome.why } });
    case "faulty": {
      const [first = NOT_UPDATED] = Object.values(outcome.faults);
      return refused(400, first, { faults: outcome.faults });
    }
    case "gone":
      return refused(404, NOT_UPDATED, { description: "This prospect no longer exists" });
    case "nothing":
      return refused(409, NOT_UPDATED, { description: "There is no change to undo" });
    case "conflict": {
      const { theirs } = outcome;
      const description = `${theirs.by} has changed this prospect in the meantime`;
      return refused(409, NOT_UPDATED, { description, conflict: theirs });
    }
  }
}

async function enterCode({ db, viewer, context }: Call, form: { code: string }) {
  const { config, clientAddress } = context.get(requestContext);
  const expected = config.trackerAdminCode;
  if (expected === undefined) return refused(409, "No admin code is set on this server");
  const attempt = { given: form.code.trim(), userId: viewer.userId, clientAddress };
  const secret = { name: "tracker-code", expected };
  const outcome = await context.get(authContext).checkSecret(secret, attempt);
  if (outcome.kind === "wrong") return refused(401, "Invalid admin code");
  if (outcome.kind === "exhausted")
    return tooMany("Too many wrong codes", outcome.retryAfterSeconds);
  await elevate(db, viewer);
  return done("Admin access granted");
}
