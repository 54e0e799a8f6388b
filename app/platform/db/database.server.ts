/** The product's database: a PostgreSQL of its own or a given one, through one `pg` pool and Drizzle. */
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Logger } from "pino";
import type { Config } from "../config/config.server";
import { forRequest } from "../log/request-log.server";
import { timeConnections } from "../metrics/database-metrics.server";
import type { Engine } from "./engine";
import { runningServer, startOwnServer } from "./own-server.server";
import { proveOnePlace, reached, sharesSessions } from "./reached.server";
import { openServer } from "./server.server";

/** What queries are written against: the database itself or an open transaction. */
export type Db = NodePgDatabase;

export type Database = Engine & { readonly db: Db };

/** `join`: uses the database that another process runs; `overEarlier`: begins a new one beside an earlier release's. */
export type OpenOptions = { join?: boolean; overEarlier?: boolean };

/**
 * Opens the database that the configuration names, or the product's own. Throws `DatabaseAway` if a given server cannot
 * be reached, and what `startOwnServer` throws.
 */
export async function openDatabase(
  config: Config,
  log: Logger,
  options: OpenOptions = {},
): Promise<Database> {
  const engine = await openEngine(config, log, options);
  timeConnections(engine.pool);
  engine.pool.on("error", (error) => {
    if (engine.pool.ending) return;
    // The connection belongs to no request, but was opened by one.
    forRequest(null, () => log.warn({ reason: error.message }, "idle database connection lost"));
  });
  const db = drizzle(engine.pool);
  db.transaction = transactionsOn(engine.pool);
  return { ...engine, db };
}

async function openEngine(config: Config, log: Logger, options: OpenOptions): Promise<Engine> {
  const { databaseUrl: url, databaseDirectUrl: direct, databasePoolSize: poolSize } = config;
  if (url === undefined) return openOwn(config, log, options);
  const engine = openServer({ url, directUrl: direct, poolSize }, log);
  try {
    await reached(engine, { url, direct }, log);
    await proveOnePlace(engine, { url, direct });
    return { ...engine, sharesSessions: await sharesSessions(engine) };
  } catch (error) {
    await engine.close();
    throw error;
  }
}

async function openOwn(config: Config, log: Logger, { join, overEarlier }: OpenOptions) {
  const { dataDirectory: directory, postgresBin, databasePoolSize: poolSize } = config;
  const running = join ? await runningServer(directory) : null;
  if (running !== null) return openServer({ url: running, poolSize }, log);
  const server = await startOwnServer({ directory, postgresBin, overEarlier }, log);
  const engine = openServer({ url: server.url, poolSize }, log);
  const ending = (end: () => Promise<void>) => async () => {
    await engine.close();
    await end();
  };
  const { stop, discard } = server;
  return { ...engine, close: ending(stop), ...(discard && { discard: ending(discard) }) };
}

/**
 * Drizzle's own way keeps the connection forever if the transaction cannot even begin, as while a server stops: after
 * ten of those every request hangs.
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
