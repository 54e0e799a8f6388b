/** What both database engines are to the rest of the product. */
import type pg from "pg";

/** What a listener hears; `connected` also after every reconnect, when notifications may have been missed. */
export type ListenHandlers = {
  connected: () => void;
  lost: () => void;
  notified: (payload: string) => void;
};

export type Session = pg.Client | pg.PoolClient;

/** An open connection to either engine, before Drizzle is put on it. */
export type Engine = {
  readonly kind: "embedded" | "server";
  readonly pool: pg.Pool;
  /**
   * Runs `use` on a separate session, which ends with it: for what a session holds (settings, advisory locks), and
   * a pooler would lend to others.
   */
  withSession<T>(use: (session: Session) => Promise<T>): Promise<T>;
  /** Hears NOTIFY on `channel` for as long as the engine is open; reconnects by itself. */
  listen(channel: string, handlers: ListenHandlers): Promise<void>;
  close(): Promise<void>;
};
