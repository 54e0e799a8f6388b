/** Connections to PostgreSQL: a pool for queries and one session that listens and reconnects. */
import type { Socket } from "node:net";
import pg from "pg";
import type { Logger } from "pino";
import type { Engine, ListenHandlers, Session } from "./engine";
import { PersonPool } from "./person-pool.server";

const CONNECT_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 15_000;
/** How long a transaction may wait for this process: one that was lost gives back its locks. */
const TRANSACTION_IDLE_MS = 60_000;
/** Longer than any statement may take: a server that is silent for this long is gone without notice. */
const SILENCE_MS = 20_000;
const PULSE_MS = 10_000;
const RETRY_FIRST_MS = 200;
const RETRY_LONGEST_MS = 5_000;

declare module "pg" {
  interface Client {
    /** What the driver sends to open a session; its types omit it. */
    getStartupConf(): Record<string, string>;
  }
}

/** A connection whose session is in UTC, even behind a pooler: poolers carry this setting from session to session. */
export class ServerClient extends pg.Client {
  override getStartupConf(): Record<string, string> {
    return { ...super.getStartupConf(), TimeZone: "UTC" };
  }
}

/** `poolSize`: how many connections at most carry queries. */
type Address = { url: string; directUrl?: string; poolSize: number };

/**
 * Connects lazily: an unreachable server shows at the first query, not here. `directUrl`: bypasses the pooler that
 * `url` then leads to.
 */
export function openServer({ url, directUrl, poolSize }: Address, log: Logger): Engine {
  const session = {
    connectionString: directUrl ?? url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  };
  const pool = new PersonPool({
    ...session,
    Client: ServerClient,
    connectionString: url,
    max: poolSize,
    // A pooler refuses session settings; there the database user carries these (docs/operators.md).
    ...(directUrl
      ? {}
      : {
          statement_timeout: STATEMENT_TIMEOUT_MS,
          idle_in_transaction_session_timeout: TRANSACTION_IDLE_MS,
        }),
  });
  pool.on("connect", (client) => {
    // The query that uses it fails; without a listener, this error would end the process.
    client.on("error", () => undefined);
    endWhenSilent(client);
  });
  const listeners: Listener[] = [];
  return {
    directUrl: directUrl ?? url,
    pool,
    sharesSessions: false,
    async withSession(use) {
      const client = new ServerClient(session);
      // A lost connection fails the query, which reports it.
      client.on("error", () => undefined);
      try {
        await client.connect();
        return await use(client);
      } finally {
        await client.end();
      }
    },
    async listen(channel, handlers) {
      const listener = new Listener(session, channel, handlers, log);
      listeners.push(listener);
      await listener.start();
    },
    async close() {
      await Promise.all(listeners.map((listener) => listener.stop()));
      await pool.end();
    },
  };
}

/** Otherwise a query whose response was lost would be waited for until the network gives up, a quarter of an hour. */
export function endWhenSilent({ connection }: Session, ms = SILENCE_MS): void {
  // The driver's types do not say that its stream is a socket.
  const stream = connection.stream as Socket;
  stream.setTimeout(ms, () => stream.destroy(new Error("timeout expired")));
}

/**
 * LISTEN on a separate connection; after a loss it retries, doubling the wait from 200 ms to 5 s. It sends probes too:
 * a connection cut without notice looks like one on which nothing happens.
 */
class Listener {
  #client: pg.Client | null = null;
  #stopped = false;
  #wait = RETRY_FIRST_MS;

  constructor(
    private readonly session: pg.ClientConfig,
    private readonly channel: string,
    private readonly handlers: ListenHandlers,
    private readonly log: Logger,
  ) {}

  async start(): Promise<void> {
    const client = new ServerClient(this.session);
    client.on("error", (error) => this.log.warn({ reason: error.message }, "listener error"));
    try {
      await client.connect();
      client.on("notification", ({ payload }) => this.handlers.notified(payload ?? ""));
      await client.query(`LISTEN ${pg.escapeIdentifier(this.channel)}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      this.log.warn({ err: error }, "listener could not connect");
      this.#retry();
      return;
    }
    if (this.#stopped) return client.end();
    endWhenSilent(client);
    const pulse = setInterval(() => client.query("SELECT 1").catch(() => {}), PULSE_MS).unref();
    client.on("end", () => {
      clearInterval(pulse);
      this.#lost();
    });
    this.#client = client;
    this.#wait = RETRY_FIRST_MS;
    this.handlers.connected();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#client?.end().catch(() => undefined);
  }

  #lost(): void {
    this.#client = null;
    if (this.#stopped) return;
    this.log.warn("listener lost its connection");
    this.handlers.lost();
    this.#retry();
  }

  #retry(): void {
    if (this.#stopped) return;
    setTimeout(() => void this.start(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, RETRY_LONGEST_MS);
  }
}
