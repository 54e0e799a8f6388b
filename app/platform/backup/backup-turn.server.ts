/** Which of several instances makes the backups of a server's database: the one whose session holds a lock. */
import type pg from "pg";
import { holdFreeLock } from "../db/locks.server";
import { ServerClient } from "../db/server.server";

const CONNECT_TIMEOUT_MS = 3_000;
/** Longer than any part of a backup takes. */
const SILENCE_MS = 60_000;
const OPTIONS = {
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  query_timeout: SILENCE_MS,
  keepAlive: true,
};

export type BackupTurn = {
  /** The session that holds the lock; null while another instance holds it. Throws where the database is away. */
  take(): Promise<pg.Client | null>;
  giveUp(): Promise<void>;
};

/** The lock is held until `giveUp`, or until the session ends, so that another instance follows one that died. */
export function backupTurn(connectionString: string): BackupTurn {
  let held: pg.Client | null = null;
  const connected = async () => {
    const client = new ServerClient({ connectionString, ...OPTIONS });
    client.on("error", () => undefined);
    client.once("end", () => {
      if (held === client) held = null;
    });
    await client.connect();
    return client;
  };
  return {
    async take() {
      if (held) return held;
      const client = await connected();
      if (await holdFreeLock(client, "backup")) held = client;
      else await client.end();
      return held;
    },
    async giveUp() {
      const session = held;
      held = null;
      await session?.end().catch(() => undefined);
    },
  };
}
