/** Door of the bulk acts. Does one as a job, a part of its rows in each transaction: after a crash it goes on where it was (OWN-6). */
import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { can, viewerNow } from "~/auth/auth.server";
import {
  type BatchAct,
  type BatchCall,
  type BatchRow,
  type RowResult,
  rowLeft,
} from "~/auth/batches/batches.server";
import { type Actor, recordEvent } from "~/events/events.server";
import { events } from "~/events/tables";
import type { Db } from "~/platform/db/database.server";
import type { JobHandler, Onward } from "~/platform/jobs/job-loop.server";
import { requestContext } from "~/platform/web/request-context.server";
import { batches, batchRows } from "../tables";
import { actOf } from "./batch-lists.server";
import { BATCH_JOB, type Batch, titleOf } from "./batch-records.server";

export { forgetBatches } from "./batch-records.server";

/** Short transactions: the rows of a part are locked until it ends. */
const ROWS_A_PART = 25;

const NOT_ALLOWED = rowLeft("You may no longer do this");
const DID_NOT_WORK = rowLeft("It did not work; the server's log says why");

const payloadOf = z.object({ batch: z.uuid() });

type ContextOf = (tx: Db) => Readonly<RouterContextProvider>;

/** `contextOf`: the context a request would have, within the job's transaction. */
export function batchJobs(contextOf: ContextOf): Readonly<Record<string, JobHandler>> {
  return { [BATCH_JOB]: (tx, payload) => runPart(tx, contextOf(tx), payloadOf.parse(payload)) };
}

async function runPart(
  tx: Db,
  context: Readonly<RouterContextProvider>,
  payload: { batch: string },
): Promise<Onward | undefined> {
  const [batch] = await tx
    .select()
    .from(batches)
    .where(eq(batches.id, payload.batch))
    .for("update");
  if (!batch || batch.doneAt !== null) return undefined;
  const person = await viewerNow(tx, batch.actorId);
  if (person === null) return undefined;
  const call = { db: tx, context, viewer: { ...person, batchId: batch.id }, input: batch.input };
  const rows = await tx
    .select()
    .from(batchRows)
    .where(and(eq(batchRows.batchId, batch.id), isNull(batchRows.result)))
    .orderBy(asc(batchRows.position))
    .limit(ROWS_A_PART);
  for (const row of rows) {
    const { done, result, before, mail } = await resultOf(batch, call, row);
    await tx
      .update(batchRows)
      .set({ done, result, mail, before: before ?? row.before })
      .where(and(eq(batchRows.batchId, batch.id), eq(batchRows.position, row.position)));
  }
  const isOver = rows.length < ROWS_A_PART;
  await tx
    .update(batches)
    .set({
      finished: sql`${batches.finished} + ${rows.length}`,
      doneAt: isOver ? sql`now()` : null,
    })
    .where(eq(batches.id, batch.id));
  if (!isOver) return { onward: payload };
  await record(tx, batch, person);
  return undefined;
}

type Row = typeof batchRows.$inferSelect;

/** One row that cannot be done takes no other with it; what may work later is done again with its whole part. */
async function resultOf(batch: Batch, call: BatchCall, row: Row): Promise<RowResult> {
  const act = actOf(batch.list, batch.act);
  if (!act || !can(call.viewer, act.right)) return NOT_ALLOWED;
  const { subjectId: id, version, before } = row;
  try {
    return await call.db.transaction(async (db) => {
      const its: BatchRow = { id, version };
      if (batch.undoOf === null) return act.run({ ...call, db }, its);
      if (!act.undo) return NOT_ALLOWED;
      const later = act.undo.about && (await deciderSince(db, batch.undoOf, id, act.undo.about));
      return later
        ? rowLeft(`Changed since by ${later}: left as it is`)
        : act.undo.run({ ...call, db }, { ...its, before: before ?? {} });
    });
  } catch (error) {
    if (isPassing(error)) throw error;
    const { log } = call.context.get(requestContext);
    log.warn({ err: error, batch: batch.id, position: row.position }, "a row of a bulk act failed");
    return DID_NOT_WORK;
  }
}

type About = NonNullable<NonNullable<BatchAct["undo"]>["about"]>;

/** Who has decided about a row since the bulk act that is taken back; undefined: no one. */
async function deciderSince(tx: Db, batchId: string, id: string, { kinds, verbs }: About) {
  const [last] = await tx
    .select({ by: events.actorName, batchId: events.batchId })
    .from(events)
    .where(
      and(
        inArray(events.subjectKind, [...kinds]),
        eq(events.subjectId, id),
        inArray(events.verb, [...verbs]),
      ),
    )
    .orderBy(desc(events.at), desc(events.id))
    .limit(1);
  return last && last.batchId !== batchId ? last.by : undefined;
}

/** Deadlocks, timeouts and lost connections. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error) return /^(08|40|53|55|57)|^E[A-Z]+$/.test(String(error.code));
  return isPassing(error.cause);
}

async function record(tx: Db, batch: Batch, actor: Actor): Promise<void> {
  const { id } = batch;
  const counted = await tx
    .select({ done: batchRows.done, rows: sql<number>`count(*)::int` })
    .from(batchRows)
    .where(eq(batchRows.batchId, id))
    .groupBy(batchRows.done);
  const of = (done: boolean) => counted.find((each) => each.done === done)?.rows ?? 0;
  await recordEvent(tx, {
    actor,
    verb: "batches.run",
    subject: { kind: "batch", id, label: titleOf(batch) },
    before: null,
    after: { done: of(true), notDone: of(false) },
  });
}
