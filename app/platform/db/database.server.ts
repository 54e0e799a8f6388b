/** The product's database: embedded PGlite or a PostgreSQL server, both through one `pg` pool and Drizzle. */
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Logger } from "pino";
import type { Config } from "../config/config.server";
import { forRequest } from "../edge/request-scope.server";
import { timeConnections } from "../metrics/database-metrics.server";
import { openEmbedded } from "./embedded/embedded.server";
import type { Engine } from "./engine";
import { openServer } from "./server.server";

/** What queries are written against: the database itself or an open transaction. */
export type Db = NodePgDatabase;

export type Database = Engine & { readonly db: Db };

/** Opens the database that the configuration names. Throws `DirectoryInUse` where another process has the embedded one. */
export async function openDatabase(config: Config, log: Logger): Promise<Database> {
  const engine = config.databaseUrl
    ? openServer({ url: config.databaseUrl, directUrl: config.databaseDirectUrl }, log)
    : await openEmbedded(config.dataDirectory, log);
  timeConnections(engine.pool);
  // The connection is nobody's, but was opened by some request.
  engine.pool.on("error", (error) =>
    forRequest(null, () => log.warn({ reason: error.message }, "idle database connection lost")),
  );
  const db = drizzle(engine.pool);
  db.transaction = transactionsOn(engine.pool);
  return { ...engine, db };
}

/**
 * Drizzle's own way keeps the connection for ever where the transaction cannot even begin, as while a server stops: ten
 * of those and nothing is answered any more.
 */
function transactionsOn(pool: pg.Pool): Db["transaction"] {
  return async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(work, config);
    } finally {
      client.release();
    }
  };
}

const UNAVAILABLE_CODES =
  /^(ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|08|53|55P03|57P0|57014)/;
const UNAVAILABLE_WORDS =
  /Connection terminated|is not queryable|timeout exceeded when trying to connect|timeout expired/;

/** Whether an error (or what caused it) says that the database cannot be reached now, is too slow or has no room, rather than that a query is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true;
  const code = "code" in error ? String(error.code) : "";
  if (code === "ENOENT" && "syscall" in error && error.syscall === "connect") return true;
  const unavailable = UNAVAILABLE_CODES.test(code) || UNAVAILABLE_WORDS.test(error.message);
  return unavailable || isDatabaseUnavailable(error.cause);
}
