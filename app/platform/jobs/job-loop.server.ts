/** Runs due jobs: each one on one instance, in a transaction that also marks it as done. */
import { and, eq, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Db } from "../db/database.server";
import { forRequest } from "../log/request-log.server";
import { countRun } from "../metrics/background.server";
import type { LiveHub } from "../realtime/live-hub.server";
import { HOUR_MS, MINUTE_MS } from "../time/durations";
import { type Lease, leaseOf } from "./job-lease.server";
import {
  bringForward,
  dueJob,
  JOB_QUEUED,
  type Job,
  LOOPS,
  type Moment,
  nextDue,
} from "./jobs.server";
import { jobs } from "./tables";

const LONGEST_SLEEP_MS = MINUTE_MS;
const BUSY_MS = 1_000;
const REST_MS = 15_000;
const FIRST_PAUSE_SECONDS = 15;
const MOST_ATTEMPTS = 10;
const KEPT_DAYS = 30;
const GRACE_MS = 1_500;
const RELEASE_MS = 500;

/** A part of the job is done; the next one is due at once, with this payload, after whatever was due before it. */
export type Onward = { onward: object };

/** It is due again then: it repeats, or what it did did not work yet. `rests`: others of its loop wait a little too. */
export type Again = { again: Moment; rests?: boolean };

type Done = (() => Promise<void>) | Onward | Again | undefined | void;

/**
 * Work on another machine: done without a transaction while this instance holds the job, then noted by what it returns,
 * in a transaction that also marks the job as done. `ending`: aborted when the product stops or the job is no longer ours.
 */
export type Apart = { apart: (ending: AbortSignal) => Promise<(tx: Db) => Promise<Done>> };

/**
 * Its work is part of the transaction: after a crash none of it was done, and it is done again. Large work is done in
 * parts, each in a transaction of its own, as long as it returns `onward`. Work on another machine is done `apart`. A
 * function that it returns runs once after that, for work that is slow or leaves the database: after a crash it is not
 * run again.
 */
export type JobHandler = (
  tx: Db,
  payload: unknown,
  queued: { createdAt: Date },
) => Promise<Done | Apart>;

/** Retrying would not help; the message is shown to administrators. */
export class JobRefused extends Error {
  override readonly name = "JobRefused";
}

/** `name`: of its runs in the metrics. `now`: its clock, if not the database's, which all instances share. */
type LoopParts = {
  name?: string;
  db: Db;
  hub: LiveHub;
  log: Logger;
  handlers: Readonly<Record<string, JobHandler>>;
  now?: () => Date;
};

/**
 * Starts immediately, wakes for the next due time and when something is queued. Jobs of kinds without a handler are left
 * to an instance of the release that queued them. Returns a stop function.
 */
export function startJobs(parts: LoopParts): () => Promise<void> {
  const { name = "jobs", db, hub, log } = parts;
  const now = () => momentOf(parts.now?.());
  const kinds = Object.keys(parts.handlers);
  LOOPS.add(kinds);
  const ending = new AbortController();
  let round: Promise<void> | null = null;
  let again = false;
  let ended = false;
  let rests = false;
  let broughtAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  const rounds = async () => {
    let left: number | null = null;
    if (performance.now() - broughtAt > HOUR_MS) {
      await bringForward(db, kinds, now());
      broughtAt = performance.now();
    }
    do {
      again = false;
      rests = false;
      await countRun(name, async () => {
        for (let state: State = "done"; state === "done" && !ended; ) {
          state = await runNext({ ...parts, now, ending: ending.signal });
          rests = state === "rest";
        }
      });
      if (ended) return;
      left = await nextDue(db, kinds, now());
      // What was queued since then would wait for the end of the sleep.
    } while (again && !ended);
    if (!ended) sleepFor(left);
  };
  const sleepFor = (left: number | null) => {
    clearTimeout(timer);
    // Other due jobs that were not taken are being run by another instance.
    const due = left ?? LONGEST_SLEEP_MS;
    const sleep = Math.max(due, rests ? REST_MS : due > 0 ? 0 : BUSY_MS);
    timer = setTimeout(wake, Math.min(sleep, LONGEST_SLEEP_MS)).unref();
  };
  const wake = () => {
    again = true;
    if (ended) return;
    round ??= forRequest(null, rounds)
      .catch((error) => {
        if (ended) return;
        log.warn({ err: error }, "the jobs cannot be read");
        sleepFor(again ? 0 : null);
      })
      .then(() => {
        round = null;
      });
  };
  hub.on(JOB_QUEUED, wake);
  hub.onConnection((connected) => connected && wake());
  wake();
  return async () => {
    ended = true;
    LOOPS.delete(kinds);
    clearTimeout(timer);
    await Promise.race([round, new Promise((resolve) => setTimeout(resolve, GRACE_MS).unref())]);
    ending.abort();
    // What was being done apart gives its job back.
    await Promise.race([round, new Promise((resolve) => setTimeout(resolve, RELEASE_MS).unref())]);
  };
}

function momentOf(given: Date | undefined): SQL {
  return given ? sql`${given.toISOString()}::timestamptz` : sql`statement_timestamp()`;
}

type Round = Omit<LoopParts, "name" | "now"> & { now: () => SQL; ending: AbortSignal };

/** `none`: nothing is due that no other instance is running. */
type State = "done" | "rest" | "none";

async function runNext(round: Round): Promise<State> {
  const { db, handlers, log, now, ending } = round;
  let id: string | null = null;
  try {
    const begun = await db.transaction(async (tx) => {
      const job = await dueJob(tx, Object.keys(handlers), now());
      const handle = job && handlers[job.kind];
      if (!handle) return null;
      id = job.id;
      const next = await handle(tx, job.payload, { createdAt: job.createdAt });
      if (typeof next !== "object" || !("apart" in next)) return settle(round, tx, { job, next });
      const lease = leaseOf(db, id, now);
      await lease.take(tx);
      return { job, lease, ...next };
    });
    if (begun === null) return "none";
    const settled = "apart" in begun ? await doneApart(round, begun) : begun;
    // The loop goes on in the meantime.
    void settled
      .afterwards?.()
      .catch((error) => log.warn({ job: id, err: error }, "after a job failed"));
    return settled.state;
  } catch (error) {
    if (id === null) throw error;
    // It was cut off, and is done again after the next start.
    if (ending.aborted) return "none";
    await noteFailure(round, id, error);
    return "done";
  }
}

/** Nothing is noted if the job was canceled, or is another instance's now. */
async function doneApart(
  round: Round,
  { job, lease, apart }: Apart & { job: Job; lease: Lease },
): Promise<Settled> {
  const { ending } = round;
  const note = await lease
    .during((lost) => apart(AbortSignal.any([ending, lost])))
    .catch(async (error) => {
      if (ending.aborted) await lease.release();
      throw error;
    });
  return round.db.transaction(async (tx) => {
    if (!note || !(await lease.isMine(tx))) return { state: "done" };
    return settle(round, tx, { job, next: await note(tx) });
  });
}

type Settled = { state: State; afterwards?: () => Promise<void> };

async function settle(
  { log, now }: Round,
  tx: Db,
  { job: { id, kind }, next }: { job: Job; next: Done },
): Promise<Settled> {
  if (typeof next === "object") {
    const due = "again" in next ? { runAt: next.again } : { payload: next.onward, runAt: now() };
    const goesOn = { attempts: 0, retryAt: null, lastError: null };
    await tx
      .update(jobs)
      .set({ ...due, ...goesOn })
      .where(eq(jobs.id, id));
    return { state: "again" in next && next.rests ? "rest" : "done" };
  }
  await tx.update(jobs).set({ doneAt: now(), lastError: null }).where(eq(jobs.id, id));
  await tx.delete(jobs).where(lt(jobs.doneAt, sql`now() - make_interval(days => ${KEPT_DAYS})`));
  log.info({ job: id, kind }, "job done");
  return { state: "done", afterwards: next ?? undefined };
}

/** Retried after a pause that doubles, ten times at most. */
async function noteFailure({ db, log, now }: Round, id: string, error: unknown): Promise<void> {
  const refused = error instanceof JobRefused;
  log.warn({ job: id, err: error }, "a job failed");
  const at = now();
  const pause = sql`make_interval(secs => ${FIRST_PAUSE_SECONDS} * 2 ^ ${jobs.attempts})`;
  await db
    .update(jobs)
    .set({
      attempts: sql`${jobs.attempts} + 1`,
      lastError: refused ? error.message : "It failed; the log of the server says why.",
      retryAt: sql`${at} + ${pause}`,
      failedAt: refused
        ? at
        : sql`case when ${jobs.attempts} + 1 >= ${MOST_ATTEMPTS} then ${at} end`,
    })
    // Another instance may have done it in the meantime.
    .where(and(eq(jobs.id, id), isNull(jobs.doneAt)));
}
