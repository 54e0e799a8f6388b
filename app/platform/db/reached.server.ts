/** Whether the database can be reached: what is tried at startup, and what an error says about it. */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { Engine, Session } from "./engine";

const TRIES_FOR_SECONDS = 10;
const PAUSE_MS = 250;
/** A pooler may lend a few other sessions before the one that was used last. */
const LOOKS = 5;

export class DatabaseAway extends Error {
  override name = "DatabaseAway";
}

/** As configured: `direct` only if the other leads to a pooler. */
export type Addresses = { url: string; direct: string | undefined };

/**
 * Returns once the server responds. Throws `DatabaseAway`, whose message holds no secret: after ten seconds if it
 * cannot be reached, immediately if it refuses, as for a wrong password.
 */
export async function reached(
  { withSession }: Engine,
  { url, direct }: Addresses,
  log: Logger,
): Promise<void> {
  const variable = direct === undefined ? "DATABASE_URL" : "DATABASE_DIRECT_URL";
  const giveUpAt = performance.now() + TRIES_FOR_SECONDS * 1_000;
  for (let tries = 0; ; tries += 1) {
    const error = await errorOf(withSession((session) => session.query("SELECT 1")));
    if (error === null) return;
    const reason = reasonOf(direct ?? url, error);
    if (!isDatabaseUnavailable(error)) throw new DatabaseAway(`${reason}. See ${variable}.`);
    if (performance.now() > giveUpAt)
      throw new DatabaseAway(
        `${reason}. Tried for ${TRIES_FOR_SECONDS} s: see whether it runs, and ${variable}.`,
      );
    if (tries === 0) log.warn({ reason }, "waiting for the database");
    await pause(PAUSE_MS);
  }
}

const PLACE =
  "SELECT pg_postmaster_start_time()::text || (SELECT oid FROM pg_database WHERE datname = current_database()) AS place";
/** How a pooler refuses what it does not pass on. */
const UNSUPPORTED = /unsupported|startup parameter/i;

/**
 * Throws `DatabaseAway` if queries cannot go through the pooler at `url`, if that is a pooler but no direct address is
 * set, or if the two lead to different databases: the wrong one would be migrated.
 */
export async function proveOnePlace(
  { pool, withSession }: Engine,
  { url, direct }: Addresses,
): Promise<void> {
  const through = await pool.query<{ place: string }>(PLACE).catch((error: unknown) => {
    const reason = reasonOf(url, error);
    throw new DatabaseAway(
      direct === undefined && UNSUPPORTED.test(wordsOf(error))
        ? `${reason}. It is a pooler: set DATABASE_DIRECT_URL to the server itself (docs/operators.md, Many instances).`
        : `${reason}. See DATABASE_URL.`,
    );
  });
  const past = await withSession((session) => session.query<{ place: string }>(PLACE));
  if (through.rows[0]?.place === past.rows[0]?.place) return;
  throw new DatabaseAway(
    `DATABASE_URL (${databaseOf(url)}) and DATABASE_DIRECT_URL (${databaseOf(direct ?? url)}) lead to different databases. Nothing was changed.`,
  );
}

/** Whether sessions are a pooler's, which are another's after each transaction: one finds there what another has set. */
export async function sharesSessions({ withSession }: Engine): Promise<boolean> {
  const mark = randomUUID();
  const isMarked = async (session: Session) => {
    const { rows } = await session.query<{ mark: string | null }>(
      "SELECT current_setting('session.mark', true) AS mark",
    );
    return rows[0]?.mark === mark;
  };
  return withSession(async (one) => {
    await one.query("SELECT set_config('session.mark', $1, false)", [mark]);
    const found = await withSession(async (other) => {
      const looks = [];
      for (let index = 0; index < LOOKS; index += 1) looks.push(await isMarked(other));
      return looks.includes(true);
    });
    return found || !(await isMarked(one));
  });
}

function errorOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (reason: unknown) => reason ?? "unknown",
  );
}

function reasonOf(url: string, error: unknown): string {
  return `PostgreSQL at ${serverOf(url)} ${isDatabaseUnavailable(error) ? "does not answer" : "refuses"}: ${wordsOf(error)}`;
}

function databaseOf(url: string): string {
  return `${URL.parse(url)?.pathname.slice(1)} at ${serverOf(url)}`;
}

/** Without user and password. */
function serverOf(url: string): string {
  const { hostname, port } = URL.parse(url) ?? {};
  return `${hostname || "its socket"}${port ? `:${port}` : ""}`;
}

/** A name with several addresses fails with one error per address. */
function wordsOf(error: unknown): string {
  const [first] = error instanceof AggregateError ? error.errors : [error];
  return first instanceof Error ? first.message : String(first);
}

const UNAVAILABLE_CODES =
  /^(ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|08|53|55P03|57P0|57014|58030)/;
const UNAVAILABLE_WORDS =
  /Connection terminated|is not queryable|timeout exceeded when trying to connect|timeout expired/;

/** The database's disk is full, or the one that this process writes to; or a quota on it is used up. */
const FULL_CODES = /^(?:53100|ENOSPC|EDQUOT)$/;
const FULL_WORDS = /no space left on device|disk quota exceeded/i;
/** A number, a day or a character that its column cannot hold, by the class of errors "data exception". */
const UNSTORABLE_CODES = /^22(003|007|008|021|P02|P05)$/;

/** Whether an error (or its cause) says that a value is not one that the database can hold. */
export function isUnstorable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return UNSTORABLE_CODES.test(code) || isUnstorable(error.cause);
}

/**
 * What a change met that someone else made in the meantime, if an error (or its cause) says so. `missing`: the table of
 * the row that it names and that is gone, empty if unknown; otherwise another row has what only one may have.
 */
export type Collision = { missing: string } | { taken: true };

export function collisionIn(error: unknown): Collision | null {
  if (!(error instanceof Error)) return null;
  const { code, detail } = error as { code?: unknown; detail?: unknown };
  if (code === "23505") return { taken: true };
  if (code !== "23503") return collisionIn(error.cause);
  return { missing: /not present in table "(\w+)"/.exec(String(detail))?.[1] ?? "" };
}

/** Whether an error (or its cause) says that the database is unreachable, too slow or full, rather than that a query is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return isDiskFull(error) || isOf(error, isUnavailable);
}

/** Whether an error (or its cause) says that there is no room left, which trying again does not change. */
export function isDiskFull(error: unknown): boolean {
  return isOf(error, (each, code) => FULL_CODES.test(code) || FULL_WORDS.test(each.message));
}

function isUnavailable(error: Error, code: string): boolean {
  if (code === "ENOENT" && "syscall" in error && error.syscall === "connect") return true;
  return UNAVAILABLE_CODES.test(code) || UNAVAILABLE_WORDS.test(error.message);
}

type Says = (error: Error, code: string) => boolean;

/** An error itself, one of several, or what caused it. */
function isOf(error: unknown, says: Says): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some((each) => isOf(each, says))) return true;
  const code = "code" in error ? String(error.code) : "";
  return says(error, code) || isOf(error.cause, says);
}
