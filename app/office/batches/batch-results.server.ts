/** What came of the rows of a bulk act, and of the emails that it queued (OWN-6). */
import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Viewer } from "~/auth/auth.server";
import { eventsOn } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { reasonWords } from "~/platform/mail/mail-state";
import { mailOutbox } from "~/platform/mail/tables";
import { ERASED } from "../log/erase-name.server";
import { batchRows } from "../tables";
import { listOf } from "./batch-lists.server";
import type { Batch } from "./batch-records.server";

const { id: mailId, sentAt, failedAt, lastError } = mailOutbox;
const isWaiting = sql`${mailId} is not null and ${sentAt} is null and ${failedAt} is null`;

/** Done until its email is given up. */
const isDone = sql<boolean | null>`${batchRows.done} and ${failedAt} is null`;
const words = sql<string | null>`case when ${failedAt} is not null then 'Not delivered'
  when ${isWaiting} then 'Email on its way' else ${batchRows.result} end`;

/** `detail` and the moment `at` which it ends: what tells rows of one name apart. */
type ShownRow = {
  position: number;
  name: string;
  detail: string | null;
  at: string | null;
  done: boolean | null;
  result: string;
};

/** The first rows of it: what was not done first. Names are those of now. */
export async function rowsOf(
  db: Db,
  viewer: Viewer,
  { id, list }: Batch,
  most: number,
): Promise<ShownRow[]> {
  const { position, subjectId } = batchRows;
  const rows = await db
    .select({ position, subjectId, done: isDone, result: words, lastError, sentAt })
    .from(batchRows)
    .leftJoin(mailOutbox, eq(mailId, batchRows.mail))
    .where(eq(batchRows.batchId, id))
    .orderBy(sql`${isDone} is true`, asc(position))
    .limit(most);
  const ids = rows.map((row) => row.subjectId);
  const standing = await listOf(list).standing(db, viewer, ids);
  const gone = await deletedNames(
    db,
    ids.filter((each) => !standing.has(each)),
  );
  return rows.map((row) => ({
    position: row.position,
    name:
      standing.get(row.subjectId)?.name ??
      gone.get(row.subjectId) ??
      `No longer there (${row.subjectId.slice(0, 8)})`,
    detail: standing.get(row.subjectId)?.detail ?? null,
    at: standing.get(row.subjectId)?.at?.toISOString() ?? null,
    done: row.done,
    result: withReason(row.result ?? "Waiting", row.sentAt ? null : row.lastError),
  }));
}

/** Of people: the log keeps the name of a deleted one until it is erased there. */
async function deletedNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const acts = await eventsOn(db, { kinds: ["trainee"], ids, verbs: ["trainees.delete"] });
  return new Map(
    acts
      .filter(({ subjectLabel }) => subjectLabel !== ERASED)
      .map(({ subjectId, subjectLabel }) => [subjectId, `${subjectLabel} (deleted)`]),
  );
}

function withReason(result: string, reason: string | null): string {
  return reason === null ? result : `${result}. ${reasonWords(reason)}`;
}

/** How often each result came, the most frequent first. */
export async function resultsOf(db: Db, id: string) {
  return db
    .select({ done: isDone, result: words, rows: sql<number>`count(*)::int` })
    .from(batchRows)
    .leftJoin(mailOutbox, eq(mailId, batchRows.mail))
    .where(and(eq(batchRows.batchId, id), isNotNull(batchRows.result)))
    .groupBy(isDone, words)
    .orderBy(sql`count(*) desc`, asc(words));
}

/** Whether emails that it queued still wait. */
export async function hasWaitingMail(db: Db, id: string): Promise<boolean> {
  const [row] = await db
    .select({ position: batchRows.position })
    .from(batchRows)
    .innerJoin(mailOutbox, eq(mailId, batchRows.mail))
    .where(and(eq(batchRows.batchId, id), isNull(sentAt), isNull(failedAt)))
    .limit(1);
  return row !== undefined;
}

/** The ids of all its rows. */
export async function subjectIds(db: Db, id: string): Promise<string[]> {
  const rows = await db
    .select({ id: batchRows.subjectId })
    .from(batchRows)
    .where(eq(batchRows.batchId, id));
  return rows.map((row) => row.id);
}

/** The ids of the rows that were done. */
export async function doneIds(db: Db, id: string): Promise<string[]> {
  const rows = await db
    .select({ id: batchRows.subjectId })
    .from(batchRows)
    .where(and(eq(batchRows.batchId, id), eq(batchRows.done, true)))
    .orderBy(asc(batchRows.position));
  return rows.map((row) => row.id);
}
