/** The product's database: embedded PGlite or a PostgreSQL server, both through one `pg` pool and Drizzle. */
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Logger } from "pino";
import type { Config } from "../config/config.server";
import { forRequest } from "../log/request-log.server";
import { timeConnections } from "../metrics/database-metrics.server";
import { openEmbedded } from "./embedded.server";
import type { Engine } from "./engine";
import { reached } from "./reached.server";
import { openServer } from "./server.server";

/** What queries are written against: the database itself or an open transaction. */
export type Db = NodePgDatabase;

export type Database = Engine & { readonly db: Db };

/**
 * Opens the database that the configuration names. Throws `DirectoryInUse` if another process has the embedded one,
 * `DatabaseAway` if the server cannot be reached.
 */
export async function openDatabase(config: Config, log: Logger): Promise<Database> {
  const engine = await openEngine(config, log);
  timeConnections(engine.pool);
  // The connection belongs to no request, but was opened by one.
  engine.pool.on("error", (error) =>
    forRequest(null, () => log.warn({ reason: error.message }, "idle database connection lost")),
  );
  const db = drizzle(engine.pool);
  db.transaction = transactionsOn(engine.pool);
  return { ...engine, db };
}

async function openEngine(config: Config, log: Logger): Promise<Engine> {
  const { databaseUrl: url, databaseDirectUrl: directUrl } = config;
  if (url === undefined) return openEmbedded(config.dataDirectory, log);
  const engine = openServer({ url, directUrl }, log);
  try {
    await reached(engine, directUrl ?? url, log);
    return engine;
  } catch (error) {
    await engine.close();
    throw error;
  }
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
