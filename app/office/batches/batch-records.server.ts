/** Acts on many rows of a staff list: asked for, begun and taken back; the job does them (OWN-6). */
import { and, asc, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { can, type Viewer } from "~/auth/auth.server";
import type { Db } from "~/platform/db/database.server";
import { queueJob } from "~/platform/jobs/jobs.server";
import { batches, batchRows } from "../tables";
import { actOf, type ListName, listOf } from "./batch-lists.server";

/** How many rows one act takes at most. */
const MOST_ROWS = 5_000;
const PORTION = 500;
const KEPT_DAYS = 90;
export const BATCH_JOB = "batch";

export type Batch = typeof batches.$inferSelect;

/** `ids`: of the boxes; `view`: the list's query, if everything in it is meant. */
export type Wanted = { list: ListName; act: string } & ({ ids: string[] } | { view: string });

/** Keeps which rows are meant, as they are now; nothing is done yet. */
export async function askBatch(
  db: Db,
  viewer: Viewer,
  wanted: Wanted,
): Promise<{ id: string } | { fault: string }> {
  const list = listOf(wanted.list);
  const act = actOf(wanted.list, wanted.act);
  if (!act || !can(viewer, act.right) || !can(viewer, list.right))
    return { fault: "You may not do this" };
  const ids = "ids" in wanted ? wanted.ids : await idsOf(db, viewer, wanted.list, wanted.view);
  if (ids.length > MOST_ROWS)
    return { fault: `At most ${inDigits(MOST_ROWS)} at a time: narrow the list with a filter` };
  return db.transaction(async (tx) => {
    const rows: { subjectId: string; version: number | null }[] = [];
    for (const part of portions([...new Set(ids)])) {
      const standing = await list.standing(tx, viewer, part);
      for (const subjectId of part) {
        const found = standing.get(subjectId);
        if (found) rows.push({ subjectId, version: found.version });
      }
    }
    if (rows.length === 0) return { fault: `Select ${list.nouns[1]} first` };
    const facts = { list: wanted.list, act: act.name, actorId: viewer.userId, total: rows.length };
    const [batch] = await tx.insert(batches).values(facts).returning({ id: batches.id });
    if (!batch) throw new Error("A bulk act was not kept");
    await keepRows(tx, batch.id, rows);
    return { id: batch.id };
  });
}

async function idsOf(db: Db, viewer: Viewer, name: ListName, view: string): Promise<string[]> {
  const ids: string[] = [];
  for await (const part of listOf(name).idsIn(db, viewer, new URLSearchParams(view))) {
    ids.push(...part);
    if (ids.length > MOST_ROWS) break;
  }
  return ids;
}

type NewRow = Omit<typeof batchRows.$inferInsert, "batchId" | "position">;

async function keepRows(tx: Db, batchId: string, rows: readonly NewRow[]): Promise<void> {
  const numbered = rows.map((row, position) => ({ ...row, batchId, position }));
  for (const part of portions(numbered)) await tx.insert(batchRows).values(part);
}

function portions<Each>(all: readonly Each[]): Each[][] {
  return Array.from({ length: Math.ceil(all.length / PORTION) }, (_, at) =>
    all.slice(at * PORTION, (at + 1) * PORTION),
  );
}

/** Begins it, once. False: it was begun before, or is no longer there. */
export async function beginBatch(
  db: Db,
  id: string,
  input: Readonly<Record<string, string>>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [batch] = await tx
      .update(batches)
      .set({ input, begunAt: sql`now()` })
      .where(and(eq(batches.id, id), isNull(batches.begunAt)))
      .returning();
    if (!batch) return false;
    await queueBatch(tx, batch);
    return true;
  });
}

async function queueBatch(tx: Db, { id, list, act }: Batch): Promise<void> {
  const label = `${actOf(list, act)?.label ?? act}: ${listOf(list).nouns[1]}`;
  const job = { kind: BATCH_JOB, key: `batch ${id}`, label };
  await queueJob(tx, { ...job, payload: { batch: id } });
}

/** Takes back what a finished one has done: a bulk act of its own. Null: it cannot be, or already was. */
export async function undoBatch(db: Db, viewer: Viewer, id: string): Promise<string | null> {
  return db.transaction(async (tx) => {
    const [batch] = await tx.select().from(batches).where(eq(batches.id, id)).for("update");
    if (!batch || !(await canBeUndone(tx, batch))) return null;
    const done = await tx
      .select()
      .from(batchRows)
      .where(and(eq(batchRows.batchId, id), eq(batchRows.done, true)))
      .orderBy(asc(batchRows.position));
    const { list, act, input } = batch;
    const facts = { list, act, input, actorId: viewer.userId, total: done.length, undoOf: id };
    const [made] = await tx
      .insert(batches)
      .values({ ...facts, begunAt: sql`now()` })
      .returning();
    if (!made) throw new Error("An undo was not kept");
    const rows = done.map(({ subjectId, version, before }) => ({ subjectId, version, before }));
    await keepRows(tx, made.id, rows);
    await queueBatch(tx, made);
    return made.id;
  });
}

export async function canBeUndone(db: Db, batch: Batch): Promise<boolean> {
  const act = actOf(batch.list, batch.act);
  if (!act?.undo || batch.doneAt === null || batch.undoOf !== null) return false;
  const seconds = act.undo.seconds?.(batch.input) ?? null;
  const [did] = await db
    .select()
    .from(batchRows)
    .innerJoin(batches, eq(batches.id, batchRows.batchId))
    .where(
      and(
        eq(batches.id, batch.id),
        eq(batchRows.done, true),
        seconds === null
          ? undefined
          : gt(batches.doneAt, sql`now() - make_interval(secs => ${seconds})`),
      ),
    )
    .limit(1);
  return did !== undefined && (await undoneBy(db, batch.id)) === null;
}

export async function undoneBy(db: Db, id: string): Promise<string | null> {
  const [undo] = await db.select({ id: batches.id }).from(batches).where(eq(batches.undoOf, id));
  return undo?.id ?? null;
}

export async function batchOf(db: Db, id: string): Promise<Batch | null> {
  const [batch] = await db.select().from(batches).where(eq(batches.id, id));
  return batch ?? null;
}

/** Other people's are visible to anyone who may read the log. */
export function maySee(viewer: Viewer, { actorId }: Batch): boolean {
  return actorId === viewer.userId || can(viewer, "log.read");
}

const MOST_LISTED = 50;

/** Those that this person began, newest first. */
export async function ownBatches(db: Db, viewer: Viewer) {
  return db
    .select()
    .from(batches)
    .where(and(eq(batches.actorId, viewer.userId), sql`${batches.begunAt} is not null`))
    .orderBy(desc(batches.createdAt))
    .limit(MOST_LISTED);
}

/** Those never begun go after a day, the others when their results are old. */
export async function forgetBatches(tx: Db): Promise<void> {
  const ago = (days: number) => sql`now() - make_interval(days => ${days})`;
  await tx.delete(batches).where(lt(batches.createdAt, ago(KEPT_DAYS)));
  await tx.delete(batches).where(and(isNull(batches.begunAt), lt(batches.createdAt, ago(1))));
}

function inDigits(number: number): string {
  return number.toLocaleString("en-US");
}

/** 1 trainee, 2,000 trainees. */
export function countedIn(list: ListName, number: number): string {
  const [one, many] = listOf(list).nouns;
  return `${inDigits(number)} ${number === 1 ? one : many}`;
}

/** Deactivate 3 trainees; Undo: deactivate 3 trainees. */
export function titleOf(batch: Pick<Batch, "list" | "act" | "total" | "undoOf">): string {
  const label = actOf(batch.list, batch.act)?.label ?? batch.act;
  const title = `${label}: ${countedIn(batch.list, batch.total)}`;
  return batch.undoOf === null
    ? title
    : `Undo of ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
}
