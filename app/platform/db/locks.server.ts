/**
 * Every advisory lock of the product. Add a name to `LOCKS` and take it with `withLock`; the number that PostgreSQL
 * needs follows from the name, so two locks cannot share one by accident.
 */
import { createHash } from "node:crypto";
import { is, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { PgTransaction } from "drizzle-orm/pg-core";
import type { ClientBase } from "pg";

/** Names are never reused for another purpose: during a rolling restart both versions would share the lock. */
export const LOCKS = [
  "acts",
  "addresses",
  "administrators",
  "ai-calls",
  "applicants",
  "attendance",
  "backup",
  "booking-mail",
  "bookings",
  "catalog",
  "content",
  "drill",
  "event-months",
  "first-administrator",
  // Of one kind: what is in the sheet is looked for and added by one import at a time.
  "imports",
  "labels",
  // Held while no notice waits; writers try it, so its number stands in a function of the database too.
  "live-asleep",
  "live-sender",
  "mail-code",
  // While room is given out, and for each content while it comes or goes.
  "media",
  "migration",
  "pay",
  "practice",
  "reviews",
  "settings",
  "submissions",
  // Taken by a function of the database, one for each sum.
  "tallies",
  "transcripts",
  "videos",
] as const;
export type LockName = (typeof LOCKS)[number];

/** A lock by its name, or one of many of that name: `{ name: "booking-mail", of: "first" }`. */
export type Lock = LockName | { name: LockName; of: string };

const WAIT_SECONDS = 10;
const LOCK_NOT_AVAILABLE = "55P03";

/** Another session held the lock longer than the allowed wait. */
export class LockTimeout extends Error {
  override readonly name = "LockTimeout";
  /** PostgreSQL’s own code for this, even if the wait was inside this process: the product is busy, not broken. */
  readonly code = LOCK_NOT_AVAILABLE;

  constructor(lock: Lock, seconds: number, cause: unknown) {
    super(
      `The database lock "${nameOf(lock)}" was not free within ${seconds} seconds: another part or process of the product ` +
        "holds it. Look for it in pg_locks (locktype = 'advisory') and pg_stat_activity, and try again",
      { cause },
    );
  }
}

/** The signed 64-bit number of a lock, as text because it does not fit a JavaScript number. */
export function lockNumber(lock: Lock): string {
  return createHash("sha256").update(nameOf(lock)).digest().readBigInt64BE().toString();
}

/** The last in this process to wait for each lock of a database, or to hold it. */
const lines = new WeakMap<NodePgDatabase, Map<string, Promise<unknown>>>();

/**
 * Runs `work` in a transaction that holds the lock until it ends. Those of one process wait for their turn without a
 * connection, so fifty of them leave the pool to everyone else. Throws `LockTimeout` after ten seconds of waiting,
 * also behind a pooler, where connections have no limit of their own; row locks in that transaction wait no longer
 * either.
 */
export async function withLock<T>(
  db: NodePgDatabase,
  lock: Lock,
  work: (tx: NodePgDatabase) => Promise<T>,
): Promise<T> {
  const locked = () =>
    db.transaction(async (tx) => {
      await waiting(lock, WAIT_SECONDS, () =>
        tx.execute(
          sql`select set_config('lock_timeout', ${`${WAIT_SECONDS}s`}, true), pg_advisory_xact_lock(${lockNumber(lock)}::bigint)`,
        ),
      );
      return work(tx);
    });
  // A transaction has its connection already.
  return is(db, PgTransaction) ? locked() : inTurn(db, lock, locked);
}

async function inTurn<T>(db: NodePgDatabase, lock: Lock, act: () => Promise<T>): Promise<T> {
  const ofDatabase = lines.get(db) ?? new Map<string, Promise<unknown>>();
  lines.set(db, ofDatabase);
  const name = nameOf(lock);
  const before = ofDatabase.get(name);
  const { promise: done, resolve: leave } = Promise.withResolvers<void>();
  const place = Promise.all([before, done]).then(() => {
    if (ofDatabase.get(name) === place) ofDatabase.delete(name);
  });
  ofDatabase.set(name, place);
  try {
    if (before) await inTime(before, lock);
    return await act();
  } finally {
    leave();
  }
}

async function inTime(turn: Promise<unknown>, lock: Lock): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(new LockTimeout(lock, WAIT_SECONDS, undefined));
  const timer = setTimeout(giveUp, WAIT_SECONDS * 1_000);
  try {
    await Promise.race([turn, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** As `withLock`, but returns null immediately, without running `work`, while another session holds the lock. */
export async function withFreeLock<T>(
  db: NodePgDatabase,
  lock: Lock,
  work: (tx: NodePgDatabase) => Promise<T>,
): Promise<T | null> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ won: boolean }>(
      sql`select pg_try_advisory_xact_lock(${lockNumber(lock)}::bigint) as won`,
    );
    return rows[0]?.won ? work(tx) : null;
  });
}

/**
 * Takes a lock for as long as the session lives, in a transaction that stays open: it then ends with the session behind a
 * pooler too. The session is for this alone. Throws `LockTimeout` after `seconds`.
 */
export async function holdLock(session: ClientBase, lock: Lock, seconds: number): Promise<void> {
  await session.query("begin");
  await session.query(
    "select set_config('lock_timeout', $1, true), set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)",
    [`${seconds}s`],
  );
  await waiting(lock, seconds, () =>
    session.query("select pg_advisory_xact_lock($1)", [lockNumber(lock)]),
  );
}

/**
 * Takes a lock that the session holds until it ends, so it must be a dedicated one, past any pooler. Returns false
 * immediately while another session holds it. Of a machine that lost power it is free again once the server has found the
 * session silent: see `probeEvery`.
 */
export async function holdFreeLock(session: ClientBase, lock: Lock): Promise<boolean> {
  const { rows } = await session.query<{ won: boolean }>("select pg_try_advisory_lock($1) as won", [
    lockNumber(lock),
  ]);
  return rows[0]?.won === true;
}

/** Gives back what `holdFreeLock` took. */
export async function releaseLock(session: ClientBase, lock: Lock): Promise<void> {
  await session.query("select pg_advisory_unlock($1)", [lockNumber(lock)]);
}

/**
 * Has the server probe this session after `idle` seconds of silence, and end it after `count` probes without answer: by
 * default within a minute, as where this machine loses power.
 */
export async function probeEvery(
  session: ClientBase,
  { idle, interval, count } = { idle: 30, interval: 10, count: 3 },
): Promise<void> {
  await session.query(
    `set tcp_keepalives_idle = ${idle}; set tcp_keepalives_interval = ${interval}; set tcp_keepalives_count = ${count}`,
  );
}

async function waiting(lock: Lock, seconds: number, take: () => Promise<unknown>): Promise<void> {
  try {
    await take();
  } catch (error) {
    throw isLockTimeout(error) ? new LockTimeout(lock, seconds, error) : error;
  }
}

/** Drizzle wraps the server's error. */
function isLockTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === LOCK_NOT_AVAILABLE) || isLockTimeout(error.cause);
}

function nameOf(lock: Lock): string {
  return typeof lock === "string" ? lock : `${lock.name} ${lock.of}`;
}
