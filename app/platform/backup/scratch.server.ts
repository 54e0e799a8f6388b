/** An empty database beside the product's own, for as long as something is tried in it. */
import { createHash } from "node:crypto";
import pg from "pg";
import type { Logger } from "pino";
import type { Engine } from "../db/engine";
import { openServer } from "../db/server.server";

const INSUFFICIENT_PRIVILEGE = "42501";
const POOL_SIZE = 2;

/** The database user may not create databases. */
export class ScratchRefused extends Error {
  override readonly name = "ScratchRefused";
}

/**
 * `session`: of the product's database. `url`: of the same database. `isOurs`: whether this instance has the lock of
 * backups, and with it the only such database.
 */
type Place = {
  session: pg.Client;
  url: string;
  isOurs: () => Promise<boolean>;
  log: Logger;
  signal: AbortSignal;
};

/**
 * Runs `use` on a new database and drops it, also when `signal` aborts. One that a killed process left has the same
 * name, and is dropped first. Throws `ScratchRefused` if none may be created.
 */
export async function inScratchDatabase<T>(
  { session, url, isOurs, log, signal }: Place,
  use: (scratch: Engine) => Promise<T>,
): Promise<T> {
  const name = await scratchName(session);
  const drop = async () => {
    await session.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  };
  await drop();
  signal.throwIfAborted();
  await create(session, name);
  // Ends whatever runs there, so a stop need not wait for it.
  const dropNow = () => void drop().catch(() => undefined);
  signal.addEventListener("abort", dropNow);
  const scratch = openServer({ url: databaseAt(url, name), poolSize: POOL_SIZE }, log);
  try {
    return await use(scratch);
  } finally {
    signal.removeEventListener("abort", dropNow);
    await scratch.close().catch(() => undefined);
    // Another instance that took over has made its own.
    if (await isOurs()) await drop();
  }
}

/** The same for the same database, and another for every other one on its server. */
async function scratchName(session: pg.Client): Promise<string> {
  const { rows } = await session.query<{ name: string }>("SELECT current_database() AS name");
  const hash = createHash("sha256").update(rows[0]?.name ?? "");
  return `backup_proof_${hash.digest("hex").slice(0, 24)}`;
}

async function create(session: pg.Client, name: string): Promise<void> {
  const { rows } = await session.query<{ encoding: string; collate: string; ctype: string }>(
    `SELECT pg_encoding_to_char(encoding) AS encoding, datcollate AS collate, datctype AS ctype
     FROM pg_database WHERE datname = current_database()`,
  );
  const [own] = rows;
  const text = (value = "") => pg.escapeLiteral(value);
  try {
    await session.query(
      `CREATE DATABASE ${name} TEMPLATE template0 ENCODING ${text(own?.encoding)}
       LC_COLLATE ${text(own?.collate)} LC_CTYPE ${text(own?.ctype)}`,
    );
  } catch (error) {
    const isRefused = error instanceof pg.DatabaseError && error.code === INSUFFICIENT_PRIVILEGE;
    throw isRefused ? new ScratchRefused("No database may be created", { cause: error }) : error;
  }
}

function databaseAt(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}
