/** The embedded engine: PGlite in a directory, with the maintenance that a PostgreSQL server would do by itself. */
import path from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import pg from "pg";
import type { Logger } from "pino";
import { keepPrivate, makeDirectory } from "../config/data-directory.server";
import { countRun } from "../metrics/background.server";
import { gauge } from "../metrics/metrics.server";
import { HOUR_MS, MINUTE_MS } from "../time/durations";
import { lockDirectory } from "./directory-lock.server";
import type { Engine } from "./engine";
import { openFiles } from "./opening.server";

const LOG_CHECK_MS = 10_000;
const CHECKPOINT_MS = 5 * MINUTE_MS;
const CHECKPOINT_BYTES = 64 * 1024 * 1024;
const VACUUM_MS = HOUR_MS;

const logBytes = gauge({
  name: "embedded_database_log_bytes",
  help: "What the embedded database has logged since its last checkpoint.",
});

/** Opens (and on first use creates) the database in `directory`/database. Throws `DirectoryInUse` and `DatabaseDamaged`. */
export async function openEmbedded(directory: string, log: Logger): Promise<Engine> {
  await makeDirectory(directory);
  const unlock = await lockDirectory(directory);
  try {
    const exposed = keepPrivate(directory);
    if (exposed.length > 0)
      log.warn({ files: exposed.length }, "other users of this machine can read files in DATA_DIR");
    const lite = await openFiles(path.join(directory, "database"), endProcess(log));
    await lite.exec("SET TIME ZONE 'UTC'");
    return engineOn(lite, unlock, log);
  } catch (error) {
    unlock();
    throw error;
  }
}

function engineOn(lite: PGlite, unlock: () => void, log: Logger): Engine {
  // node-postgres drops a client after a failed query, so every client needs a separate connection.
  class EmbeddedClient extends pg.Client {
    constructor() {
      super(connectionTo(lite));
      this.connection.on("errorMessage", ({ severity, message }) => {
        if (severity === "PANIC") endProcess(log)(message);
      });
    }
  }
  const pool = new pg.Pool({ Client: EmbeddedClient, max: 1 });
  const stopUpkeep = keepUp(pool, log);
  return {
    kind: "embedded",
    pool,
    async withSession(use) {
      const session = await pool.connect();
      try {
        return await use(session);
      } finally {
        session.release(true);
      }
    },
    async listen(channel, handlers) {
      await lite.listen(channel, handlers.notified);
      handlers.connected();
    },
    async close() {
      stopUpkeep();
      await pool
        .query("CHECKPOINT")
        .catch((error) => log.error({ err: error }, "checkpoint at stop failed"));
      await pool.end();
      await lite.close();
      unlock();
    },
  };
}

/** Drizzle passes a query's result parsers in a field that PGlite's adapter takes for parameter types. */
function connectionTo(lite: PGlite) {
  const config = createPgConfig(lite);
  const parse = config.connection.parse.bind(config.connection);
  config.connection.parse = (query: object) => parse({ ...query, types: undefined });
  return config;
}

/**
 * PostgreSQL panics if it cannot continue, for example without room for its log, and restarts itself. PGlite cannot:
 * the next statement would never return and would block the whole process. The process exits, so a supervisor restarts
 * it.
 */
function endProcess(log: Logger) {
  return (reason: string) => {
    log.fatal(
      { reason },
      "the embedded database cannot go on, and ends the process: make room on its disk, and start again",
    );
    process.exit(1);
  };
}

/** PGlite has neither checkpointer nor autovacuum: without these its log grows forever. */
function keepUp(pool: pg.Pool, log: Logger): () => void {
  let checkpointed = { at: Date.now(), position: "0/0" };
  const checkpoint = async () => {
    const { rows } = await pool.query<{ position: string; bytes: number }>(
      "select pg_current_wal_lsn()::text as position, pg_wal_lsn_diff(pg_current_wal_lsn(), $1)::float8 as bytes",
      [checkpointed.position],
    );
    const [log] = rows;
    logBytes.set({}, log?.bytes ?? 0);
    if (!log || log.position === checkpointed.position) return;
    if (log.bytes < CHECKPOINT_BYTES && Date.now() - checkpointed.at < CHECKPOINT_MS) return;
    await countRun("checkpoint", () => pool.query("CHECKPOINT"));
    logBytes.set({}, 0);
    checkpointed = { at: Date.now(), position: log.position };
  };
  const watched = (task: () => Promise<unknown>, every: number) =>
    setInterval(
      () => task().catch((error) => log.error({ err: error }, "database upkeep failed")),
      every,
    ).unref();
  const timers = [
    watched(checkpoint, LOG_CHECK_MS),
    watched(() => countRun("vacuum", () => pool.query("VACUUM (ANALYZE)")), VACUUM_MS),
  ];
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
