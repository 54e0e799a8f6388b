/** How the connections to the database are used. */
import type pg from "pg";
import { histogram } from "./metrics.server";
import { level, type Probe } from "./probes.server";

const held = histogram({
  name: "database_connection_held_seconds",
  help: "How long a connection was held: for one statement, or for one transaction.",
  bounds: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
});

/** Times every use of a connection, from checkout to release. */
export function timeConnections(pool: pg.Pool): void {
  const since = new WeakMap<object, number>();
  pool.on("acquire", (client) => since.set(client, performance.now()));
  pool.on("release", (_error, client) => {
    const from = since.get(client);
    if (from !== undefined) held.observe({}, (performance.now() - from) / 1_000);
  });
}

export function databaseProbe({ pool }: { pool: pg.Pool & { readonly heldBack: number } }): Probe {
  return () => {
    const { totalCount, idleCount, waitingCount, heldBack, options } = pool;
    const states = [
      { labels: { state: "used" }, value: totalCount - idleCount },
      { labels: { state: "idle" }, value: idleCount },
    ];
    return [
      level("database_connections", "Connections of this process, by what they do.", states),
      level(
        "database_connections_most",
        "Connections that this process opens at most.",
        options.max,
      ),
      level(
        "database_waiting",
        "Statements and transactions that wait for a connection.",
        waitingCount + heldBack,
      ),
    ];
  };
}
