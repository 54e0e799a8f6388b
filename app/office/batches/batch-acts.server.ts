/** What is done with one bulk act: it is begun or undone, and its new access codes are read. */
import { redirect } from "react-router";
import { z } from "zod";
import { act, type Call, pageActs } from "~/auth/acts/acts.server";
import { authContext, can, requireReauthentication, traineesSeenBy } from "~/auth/auth.server";
import type { BatchAct, BatchField } from "~/auth/batches/batches.server";
import { type ActResult, done, type NotDone, refused } from "~/platform/web/act-result";
import { readCode, traineeName } from "~/training/training.server";
import type { NewCode } from "../people/people-import.server";
import { actOf } from "./batch-lists.server";
import { type Batch, batchOf, beginBatch, maySee, undoBatch } from "./batch-records.server";
import { doneIds } from "./batch-results.server";

const GONE = "This is no longer there";
const NOT_ALLOWED = "You may not do this";

export type BatchResult = ActResult<{ codes?: NewCode[] }>;

const idOf = z.uuid();

type One = { batch: Batch; act: BatchAct };

/** With the bulk act of the address, which must be this person's own. */
function ofOne<Fields>(
  run: (call: Call, one: One, fields: Fields) => Promise<BatchResult | Response>,
) {
  return async (call: Call, fields: Fields) => {
    const id = idOf.safeParse(call.params.id);
    const batch = id.success ? await batchOf(call.db, id.data) : null;
    const chosen = batch && actOf(batch.list, batch.act);
    if (!batch || !chosen) return refused(404, GONE);
    if (!maySee(call.viewer, batch) || !can(call.viewer, chosen.right))
      return refused(403, NOT_ALLOWED);
    const asks = chosen.reauthenticates && (await requireReauthentication(call.db, call.viewer));
    if (asks) return refused(403, null, { reauthentication: asks });
    return run(call, { batch, act: chosen }, fields);
  };
}

/** The fields of the act, by name; `total`: how many rows its page named. */
const fieldsOfAct = z
  .object({ total: z.coerce.number().int().min(1) })
  .catchall(z.string().max(4_000));

export const batchActs = pageActs(
  "batches.run",
  {
    begin: act({ right: "batches.run", fields: fieldsOfAct, run: ofOne(begin) }),
    undo: act({
      right: "batches.run",
      fields: z.strictObject({}),
      run: ofOne(async ({ db, viewer }, { batch }) => {
        const undo = await undoBatch(db, viewer, batch.id);
        return undo === null
          ? refused(409, "This can no longer be undone")
          : redirect(`/admin/batches/${undo}`, 303);
      }),
    }),
    codes: act({
      right: "codes.read",
      reauthenticates: true,
      fields: z.strictObject({}),
      run: ofOne(readCodes),
    }),
  },
  { keepsTyped: true },
);

async function begin(
  { db, viewer, context, params }: Call,
  { batch, act: chosen }: One,
  { total, ...sent }: z.output<typeof fieldsOfAct>,
): Promise<BatchResult | Response> {
  const never = chosen.impossible?.(context);
  if (never) return refused(409, never);
  const input: Record<string, string> = {};
  for (const field of chosen.fields) {
    const value = String(sent[field.name] ?? "")
      .replace(/\r\n?/g, "\n")
      .trim();
    const choices = await field.choices?.(context, db, viewer);
    const fault = faultOf(field, value, choices);
    if (fault) return fault;
    input[field.name] = value;
  }
  if (batch.actorId !== viewer.userId || total !== batch.total) return refused(403, NOT_ALLOWED);
  if (!(await beginBatch(db, batch.id, input))) return refused(409, "This was begun already");
  return redirect(`/admin/batches/${params.id}`, 303);
}

function faultOf(
  { name, label, kind, most, required, none }: BatchField,
  value: string,
  choices: readonly { id: string }[] | undefined,
): NotDone | null {
  const fault = (words: string) => refused(400, words, { faults: { [name]: words } });
  if (required && value === "") return fault(`Fill in: ${label}`);
  if (most !== undefined && value.length > most)
    return fault(`${label} has at most ${most.toLocaleString("en-US")} characters`);
  if (kind === "check" && value !== "" && value !== "yes") return fault(`Choose: ${label}`);
  if (choices === undefined) return null;
  const isKnown = value === "" ? none !== undefined : choices.some(({ id }) => id === value);
  return isKnown ? null : fault(`Choose: ${label}`);
}

/** The codes of those who got a new one, as they are now; each read is recorded. */
async function readCodes(
  { db, viewer, context }: Call,
  { batch, act: chosen }: One,
): Promise<BatchResult> {
  if (!chosen.sheet) return refused(409, "There are no codes");
  const { openCode } = context.get(authContext);
  const by = { ...viewer, batchId: batch.id };
  const codes: NewCode[] = [];
  for (const id of await doneIds(db, batch.id)) {
    const name = await traineeName(db, id, traineesSeenBy(viewer));
    const accessCode = name === null ? null : await readCode(db, by, openCode, id);
    if (name !== null && accessCode !== null) codes.push({ name, email: "", accessCode });
  }
  return done(null, { codes });
}
