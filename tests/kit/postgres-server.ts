/** A PostgreSQL server for the tests: a given one, or one that runs the programs the product runs. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { builtProduct } from "./built-product.ts";

/** `socketUrl`: the same server over a file, if it is one of our own: a query takes a fifth less time than over TCP. */
export type PostgresServer = { url: string; socketUrl?: string; stop: () => Promise<void> };

/** One of our own: SIGINT ends it cleanly, SIGQUIT immediately; `resume` restarts it on its data and its port. */
export type OwnPostgres = PostgresServer & {
  halt: (signal: "SIGINT" | "SIGQUIT") => Promise<void>;
  resume: () => Promise<void>;
};

/** Data that no one misses after a power cut need not reach the disk, and databases that live for seconds need no maintenance. */
export const FOR_SHORT_TESTS = [
  "fsync=off",
  "full_page_writes=off",
  "wal_level=minimal",
  "max_wal_senders=0",
  "autovacuum=off",
  "jit=off",
];

/** Returns a running server; `settings` and the `place` of its data are for one of our own. Throws if there is none. */
export async function startPostgres(
  settings: string[] = [],
  place = os.tmpdir(),
): Promise<PostgresServer> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => undefined };
  return startOwnPostgres(settings, place);
}

/** One that a test may stop and restart; `env`: more of its environment. */
export async function startOwnPostgres(
  more: string[] = [],
  place = os.tmpdir(),
  env: Record<string, string> = {},
): Promise<OwnPostgres> {
  const [home, data] = [os.tmpdir(), place].map((folder) =>
    mkdtempSync(path.join(folder, "setpoint-postgres-")),
  ) as [string, string];
  const { findPrograms, systemUser } = await builtProduct();
  const user = systemUser();
  chmodSync(home, 0o711);
  const programs = findPrograms(process.env.POSTGRES_BIN, { home, user });
  for (const folder of user ? [home, data] : []) chownSync(folder, user?.uid ?? 0, user?.gid ?? 0);
  const as = { cwd: home, env: { ...process.env, ...programs.env }, ...user };
  const init = [
    "-D",
    data,
    "-U",
    "postgres",
    "--auth=trust",
    "--no-sync",
    "--encoding=UTF8",
    "--locale=C",
  ];
  execFileSync(path.join(programs.bin, "initdb"), init, { ...as, stdio: "ignore" });
  const port = await freePort();
  const settings = [
    "max_connections=300",
    "listen_addresses=127.0.0.1",
    `unix_socket_directories=${home}`,
    ...more,
  ];
  const options = settings.flatMap((setting) => ["-c", setting]);
  const [url, socketUrl] = ["127.0.0.1", encodeURIComponent(home)].map(
    (host) => `postgres://postgres@${host}:${port}/postgres`,
  ) as [string, string];
  const begin = async () => {
    const server = spawn(
      path.join(programs.bin, "postgres"),
      ["-D", data, "-p", String(port), ...options],
      {
        ...as,
        env: { ...as.env, ...env },
        stdio: "ignore",
      },
    );
    await answering(url);
    return server;
  };
  let server = await begin();
  const halt = async (signal: NodeJS.Signals) => {
    const gone = once(server, "exit");
    server.kill(signal);
    await gone;
  };
  return {
    url,
    socketUrl,
    halt,
    async resume() {
      server = await begin();
    },
    async stop() {
      if (server.exitCode === null && server.signalCode === null) await halt("SIGINT");
      for (const folder of [home, data]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

async function answering(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error("The PostgreSQL for the tests did not start");
}
