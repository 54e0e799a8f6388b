/** What the rest of the product asks of its database. */
import type pg from "pg";

/** A listener's callbacks; `connected` also runs after every reconnect, when notifications may have been missed. */
export type ListenHandlers = {
  connected: () => void;
  lost: () => void;
  notified: (payload: string) => void;
};

export type Session = pg.Client | pg.PoolClient;

/** Connections to a database, before Drizzle wraps them. */
export type Engine = {
  /** The server's own address, past any pooler: for what belongs to a session. */
  readonly directUrl: string;
  /** `heldBack`: how many wait for a connection that is kept for others, beside those that its pool counts. */
  readonly pool: pg.Pool & { readonly heldBack: number };
  /** Both addresses lead to a pooler that changes sessions between transactions: nobody can listen or keep a lock. */
  readonly sharesSessions: boolean;
  /**
   * Runs `use` on a separate session, which ends with it: for what belongs to a session (settings, advisory locks), and
   * would leak through a pooler.
   */
  withSession<T>(use: (session: Session) => Promise<T>): Promise<T>;
  /** Receives NOTIFY on `channel` for as long as the engine is open; reconnects by itself. */
  listen(channel: string, handlers: ListenHandlers): Promise<void>;
  close(): Promise<void>;
  /** Instead of `close`, where the database was made for it: takes that away again. */
  discard?: () => Promise<void>;
};
