/**
 * How notices reach every instance. A bus only hints: what it loses costs a page one more read, so it keeps nothing and
 * may repeat itself. PostgreSQL is the default.
 */
import type { Engine, ListenHandlers, Session } from "../db/engine";

export type LiveBus = {
  /** Sends payloads that were taken in the open transaction of `session`; they may go out when it commits. */
  publish(session: Session, payloads: readonly string[]): Promise<void>;
  /** Receives what any instance published from now on; reconnects by itself. */
  subscribe(handlers: ListenHandlers): Promise<void>;
  close(): Promise<void>;
};

const CHANNEL = "live";

export function postgresBus({ listen }: Pick<Engine, "listen">): LiveBus {
  return {
    async publish(session, payloads) {
      await session.query("select pg_notify($1, payload) from unnest($2::text[]) payload", [
        CHANNEL,
        payloads,
      ]);
    },
    subscribe: (handlers) => listen(CHANNEL, handlers),
    // Its session ends with the database's.
    close: async () => undefined,
  };
}
