/** Work for later: queued in the transaction that decides it, done once by one of the instances. */
import {
  and,
  asc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  like,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Db } from "../db/database.server";
import { HOUR_SECONDS } from "../time/durations";
import { jobs } from "./tables";

/** Notifies the loops of all instances once the transaction has committed. */
export const JOB_QUEUED = "jobs";

/** The kinds of each loop of this process; an instance of another release may do others. */
export const LOOPS = new Set<readonly string[]>();

/** Whether this process does such jobs. */
export function doesJobs(kind: string): boolean {
  return [...LOOPS].some((kinds) => kinds.includes(kind));
}

const LATE_SECONDS = 60;
const MOST_OF_A_KIND = 100;
const MOST_KINDS = 100;
/** More than anything waits that was not planned for a moment: a clock that was ahead dated it. */
const LONGEST_WAIT_SECONDS = 3 * HOUR_SECONDS;

/** A moment that was chosen, or one that is so far from now by the database's clock, which all instances share. */
export type Moment = Date | SQL;

export function inSeconds(seconds: number): SQL {
  return sql`statement_timestamp() + make_interval(secs => ${seconds})`;
}

/**
 * `key`: identifies the work, so it is queued once. `label`: for the page of jobs; without one it is not there. `runAt`:
 * without one, at once.
 */
export type NewJob = { kind: string; key: string; label: string; runAt?: Moment; payload: object };

/** False: the same job is already queued, or was done. */
export async function queueJob(db: Db, job: NewJob): Promise<boolean> {
  const queued = await db
    .insert(jobs)
    .values(timed(job))
    .onConflictDoNothing()
    .returning({ id: jobs.id });
  await wakeJobs(db);
  return queued.length > 0;
}

/** The same for many at once. */
export async function queueJobs(db: Db, wanted: readonly NewJob[]): Promise<void> {
  if (wanted.length === 0) return;
  await db.insert(jobs).values(wanted.map(timed)).onConflictDoNothing();
  await wakeJobs(db);
}

/** Does it now, whether it waits, was done or has failed; nothing if it is being done. */
export async function requeueJob(db: Db, job: NewJob): Promise<void> {
  const { key, runAt, payload } = timed(job);
  const free = db.select({ id: jobs.id }).from(jobs).where(eq(jobs.key, key));
  await db
    .update(jobs)
    .set({ runAt, payload, retryAt: null, doneAt: null, failedAt: null, attempts: 0 })
    .where(eq(jobs.id, free.for("update", { skipLocked: true })));
  await queueJob(db, job);
}

function timed(job: NewJob) {
  return { ...job, runAt: job.runAt ?? inSeconds(0) };
}

const isWaiting = sql`${jobs.doneAt} is null and ${jobs.failedAt} is null`;
const hasFailed = sql`${jobs.doneAt} is null and ${jobs.failedAt} is not null`;
/** When it runs: at its time, or when it is retried. */
const dueAt = sql<Date>`coalesce(${jobs.retryAt}, ${jobs.runAt})`;

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

export type Job = typeof jobs.$inferSelect;

const isLate = sql<boolean>`${jobs.runAt} < now() - make_interval(secs => ${LATE_SECONDS})`;
const inOrder = [sql`${jobs.failedAt} is null`, asc(jobs.runAt), asc(jobs.id)];

/** Unfinished jobs whose key has this prefix: failed ones first, then by time. */
export async function openJobs(db: Db, keyStart: string): Promise<ListedJob[]> {
  const rows = await db
    .select({ ...getTableColumns(jobs), isLate })
    .from(jobs)
    .where(and(isNull(jobs.doneAt), startsWith(keyStart)))
    .orderBy(...inOrder)
    .limit(MOST_OF_A_KIND);
  return rows.map(listed);
}

/** All unfinished jobs that have a label: of each kind the first hundred, so a thousand reminders hide no publication. `isCut`: not all. */
export async function firstJobs(db: Db): Promise<{ listed: ListedJob[]; isCut: boolean }> {
  const ids = sql`${firstOfKinds(hasFailed, jobs.runAt)} union all ${firstOfKinds(isWaiting, dueAt)}`;
  const rows = await db
    .select({ ...getTableColumns(jobs), isLate })
    .from(jobs)
    .where(sql`${jobs.id} in (${ids})`)
    .orderBy(...inOrder);
  const byKind = [...Map.groupBy(rows, ({ kind }) => kind).values()];
  const shown = new Set(byKind.flatMap((ofKind) => ofKind.slice(0, MOST_OF_A_KIND)));
  return {
    listed: rows.filter((row) => shown.has(row)).map(listed),
    isCut: shown.size < rows.length,
  };
}

/** The ids of one more job of each kind than are shown; each kind is read from its own part of an index. */
function firstOfKinds(among: SQL, order: SQL | typeof jobs.runAt): SQL {
  const next = (after?: SQL) =>
    sql`select ${jobs.kind} from ${jobs} where ${and(among, after)} order by ${jobs.kind} limit 1`;
  return sql`
    select first.id from (
      with recursive kinds (kind) as (
        (${next()}) union all
        select (${next(sql`${jobs.kind} > kinds.kind`)}) from kinds where kinds.kind is not null
      )
      select kind from kinds where kind is not null limit ${MOST_KINDS}
    ) known
    cross join lateral (
      select ${jobs.id} from ${jobs} where ${among} and ${jobs.kind} = known.kind and ${jobs.label} <> ''
      order by ${order} limit ${MOST_OF_A_KIND + 1}
    ) first`;
}

function listed(row: Job & { isLate: boolean }): ListedJob {
  const { id, key, kind, label, runAt, attempts, lastError, failedAt } = row;
  const state = failedAt ? "failed" : row.isLate ? "late" : "waiting";
  const isKnown = doesJobs(kind);
  return { id, key, label, runAt: runAt.toISOString(), state, attempts, lastError, isKnown };
}

/**
 * The job of these kinds that has been due for longest, locked until the end of the transaction, and that no other
 * instance has locked: neither done nor given up, and not waiting for its next retry.
 */
export async function dueJob(tx: Db, kinds: readonly string[], now: SQL): Promise<Job | undefined> {
  for (const { kind, ms } of await firstDue(tx, kinds, now)) {
    if (ms > 0) return undefined;
    const [job] = await tx
      .select()
      .from(jobs)
      .where(and(isWaiting, eq(jobs.kind, kind), sql`${dueAt} <= ${now}`))
      .orderBy(dueAt)
      .limit(1)
      .for("update", { skipLocked: true });
    if (job) return job;
  }
  return undefined;
}

/**
 * Has what was put off while the clock was ahead not wait for that time: retries, and what has no label, such as emails
 * and sweeps. What people planned for a moment keeps it.
 */
export async function bringForward(db: Db, kinds: readonly string[], now: SQL): Promise<void> {
  const isFar = (at: typeof jobs.runAt | typeof jobs.retryAt) =>
    sql`${at} > ${now} + make_interval(secs => ${LONGEST_WAIT_SECONDS})`;
  const isPutOff = sql`${jobs.label} = '' and ${isFar(jobs.runAt)}`;
  await db
    .update(jobs)
    .set({ retryAt: null, runAt: sql`case when ${isPutOff} then ${now} else ${jobs.runAt} end` })
    .where(and(isWaiting, inArray(jobs.kind, [...kinds]), or(isFar(jobs.retryAt), isPutOff)));
}

/** In how many milliseconds the next one is due; null: none waits. */
export async function nextDue(db: Db, kinds: readonly string[], now: SQL): Promise<number | null> {
  const [first] = await firstDue(db, kinds, now);
  return first?.ms ?? null;
}

/** In how many milliseconds the first job of each kind is due, in order. */
async function firstDue(
  db: Db,
  kinds: readonly string[],
  now: SQL,
): Promise<{ kind: string; ms: number }[]> {
  const { rows } = await db.execute<{ kind: string; ms: number }>(sql`
    select known.kind, (extract(epoch from first.at - ${now}) * 1000)::float8 as ms
    from unnest(${sql.param(kinds)}::text[]) known (kind)
    cross join lateral (
      select ${dueAt} as at from ${jobs} where ${isWaiting} and ${jobs.kind} = known.kind order by 1 limit 1
    ) first order by first.at`);
  return rows;
}

function startsWith(keyStart: string): SQL | undefined {
  return keyStart ? like(jobs.key, `${keyStart.replace(/[\\%_]/g, "\\$&")}%`) : undefined;
}

async function wakeJobs(db: Db): Promise<void> {
  await db.execute(sql`select raise_live(array['jobs'], ${JOB_QUEUED}, 'jobs', '{}'::json)`);
}
