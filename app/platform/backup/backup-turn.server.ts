/** Of several instances, which one makes the backups: the one whose session holds a lock. */
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { holdFreeLock, probeEvery } from "../db/locks.server";
import { ServerClient } from "../db/server.server";

const CONNECT_TIMEOUT_MS = 3_000;
/** Longer than any part of a backup takes. */
const SILENCE_MS = 60_000;
const OPTIONS = {
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  query_timeout: SILENCE_MS,
  keepAlive: true,
};
/** Of the server, to a session that only holds the lock. */
const ANSWER_MS = 3_000;

/** A session of its own, past any pooler. */
export async function connected(connectionString: string): Promise<pg.Client> {
  const client = new ServerClient({ connectionString, ...OPTIONS });
  // A lost connection fails the query, which reports it.
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

export type BackupTurn = {
  /** The session that holds the lock; null while another instance holds it. Throws if the database is unreachable. */
  take(): Promise<pg.Client | null>;
  /** Whether this session still has the lock, asked of the server: a network that cut it off says nothing. */
  holds(session: pg.Client): Promise<boolean>;
  giveUp(): Promise<void>;
};

/** The lock is held until `giveUp`, or until the session ends, so another instance can take over from one that died. */
export function backupTurn(connectionString: string): BackupTurn {
  let held: pg.Client | null = null;
  const holds = async (session: pg.Client) => {
    if (held !== session) return false;
    // It has it any number of times.
    const asked = holdFreeLock(session, "backup").catch(() => false);
    const isThere = await Promise.race([asked, pause(ANSWER_MS, false, { ref: false })]);
    // The server has given the lock to another instance by now, or will within a minute.
    if (!isThere) await giveUp();
    return isThere;
  };
  const giveUp = async () => {
    const session = held;
    held = null;
    const ended = session?.end().catch(() => undefined);
    await Promise.race([ended, pause(ANSWER_MS, undefined, { ref: false })]);
  };
  return {
    async take() {
      if (held && (await holds(held))) return held;
      const client = await connected(connectionString);
      client.once("end", () => {
        if (held === client) held = null;
      });
      await probeEvery(client);
      if (await holdFreeLock(client, "backup")) held = client;
      else await client.end();
      return held;
    },
    holds,
    giveUp,
  };
}
