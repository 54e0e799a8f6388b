/** The interface of both database engines to the rest of the product. */
import type pg from "pg";

/** A listener's callbacks; `connected` also runs after every reconnect, when notifications may have been missed. */
export type ListenHandlers = {
  connected: () => void;
  lost: () => void;
  notified: (payload: string) => void;
};

export type Session = pg.Client | pg.PoolClient;

/** An open connection to either engine, before Drizzle wraps it. */
export type Engine = {
  readonly kind: "embedded" | "server";
  readonly pool: pg.Pool;
  /**
   * Runs `use` on a separate session, which ends with it: for what belongs to a session (settings, advisory locks), and
   * would leak through a pooler.
   */
  withSession<T>(use: (session: Session) => Promise<T>): Promise<T>;
  /** Receives NOTIFY on `channel` for as long as the engine is open; reconnects by itself. */
  listen(channel: string, handlers: ListenHandlers): Promise<void>;
  close(): Promise<void>;
};
