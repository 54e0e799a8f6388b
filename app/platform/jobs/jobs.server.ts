/** Work for later: queued in the transaction that decides it, done once by one of the instances. */
import { and, asc, eq, inArray, isNotNull, isNull, like, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/database.server";
import { jobs } from "./tables";

/** Notifies the loops of all instances once the transaction has committed. */
export const JOB_QUEUED = "jobs";

/** The kinds that a loop of this process does; an instance of another release may do others. */
export const KNOWN_KINDS = new Set<string>();

const LATE_MS = 60_000;
const MOST_OF_A_KIND = 100;

/** `key`: identifies the work, so it is queued once. `label`: for the page of jobs. */
export type NewJob = { kind: string; key: string; label: string; runAt: Date; payload: object };

/** False: the same job is already queued, or was done. */
export async function queueJob(db: Db, job: NewJob): Promise<boolean> {
  const queued = await db.insert(jobs).values(job).onConflictDoNothing().returning({ id: jobs.id });
  await wakeJobs(db);
  return queued.length > 0;
}

/** The same for many at once. */
export async function queueJobs(db: Db, wanted: readonly NewJob[]): Promise<void> {
  if (wanted.length === 0) return;
  await db
    .insert(jobs)
    .values([...wanted])
    .onConflictDoNothing();
  await wakeJobs(db);
}

const isWaiting = and(isNull(jobs.doneAt), isNull(jobs.failedAt));

/** False: it is done, was canceled, or is running. `keyStart`: only if its key has this prefix. */
export async function cancelJob(db: Db, id: string, keyStart = ""): Promise<boolean> {
  const canceled = await db
    .delete(jobs)
    .where(and(eq(jobs.id, id), isNull(jobs.doneAt), startsWith(keyStart)))
    .returning({ id: jobs.id });
  return canceled.length > 0;
}

/** Cancels all unfinished jobs whose key has this prefix. */
export async function cancelJobs(db: Db, keyStart: string): Promise<void> {
  await db.delete(jobs).where(and(isNull(jobs.doneAt), startsWith(keyStart)));
}

/** Retries a permanently failed job right away. */
export async function retryJob(db: Db, id: string): Promise<boolean> {
  const again = await db
    .update(jobs)
    .set({ failedAt: null, retryAt: null, attempts: 0 })
    .where(and(eq(jobs.id, id), isNotNull(jobs.failedAt)))
    .returning({ id: jobs.id });
  if (again.length > 0) await wakeJobs(db);
  return again.length > 0;
}

/** `late`: due for a minute, whether it was tried or not. */
export type JobState = "waiting" | "late" | "failed";

export type ListedJob = {
  id: string;
  key: string;
  label: string;
  runAt: string;
  state: JobState;
  attempts: number;
  lastError: string | null;
  /** False: this release does no such jobs, so it waits for an instance of the one that queued it. */
  isKnown: boolean;
};

/** Unfinished jobs: failed ones first, then by time. `keyStart`: only keys with this prefix. */
export async function openJobs(db: Db, keyStart = ""): Promise<ListedJob[]> {
  // Limited per kind, so a thousand reminders hide no publication.
  const place = sql<number>`row_number() over (partition by ${jobs.kind} order by ${jobs.failedAt} is null, ${jobs.runAt}, ${jobs.id})`;
  const ranked = db
    .select({ id: jobs.id, place: place.as("place") })
    .from(jobs)
    .where(and(isNull(jobs.doneAt), startsWith(keyStart)))
    .as("ranked");
  const first = db
    .select({ id: ranked.id })
    .from(ranked)
    .where(sql`${ranked.place} <= ${MOST_OF_A_KIND}`);
  const rows = await db
    .select()
    .from(jobs)
    .where(inArray(jobs.id, first))
    .orderBy(sql`${jobs.failedAt} is null`, asc(jobs.runAt), asc(jobs.id));
  return rows.map(({ id, key, kind, label, runAt, attempts, lastError, failedAt }) => {
    const isLate = Date.now() - Number(runAt) > LATE_MS;
    const state = failedAt ? "failed" : isLate ? "late" : "waiting";
    const isKnown = KNOWN_KINDS.has(kind);
    return { id, key, label, runAt: runAt.toISOString(), state, attempts, lastError, isKnown };
  });
}

/** Jobs of these kinds that run when due: neither done nor given up, and not waiting for their next retry. */
export function isDue(now: Date, kinds: readonly string[]): SQL | undefined {
  const due = sql`coalesce(${jobs.retryAt}, ${jobs.runAt}) <= ${now.toISOString()}`;
  return and(isWaiting, inArray(jobs.kind, [...kinds]), due);
}

export async function nextDue(db: Db, kinds: readonly string[]): Promise<Date | null> {
  const [row] = await db
    .select({ at: sql<string | null>`min(coalesce(${jobs.retryAt}, ${jobs.runAt}))` })
    .from(jobs)
    .where(and(isWaiting, inArray(jobs.kind, [...kinds])));
  return row?.at ? new Date(row.at) : null;
}

function startsWith(keyStart: string): SQL | undefined {
  return keyStart ? like(jobs.key, `${keyStart.replace(/[\\%_]/g, "\\$&")}%`) : undefined;
}

async function wakeJobs(db: Db): Promise<void> {
  await db.execute(sql`select raise_live(array['jobs'], ${JOB_QUEUED}, 'jobs', '{}'::json)`);
}
