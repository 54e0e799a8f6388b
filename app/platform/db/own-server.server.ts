/** The product's own PostgreSQL: started and stopped with it, and started again if it ends by itself (ONE-1, ONE-3). */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";
import { programEnvironment, SYSTEM_NAME } from "../config/system.server";
import { DatabaseDamaged, earlierHomes } from "./closed-directory.server";
import { lockDirectory } from "./directory-lock.server";
import {
  type OwnDirectory,
  ownDirectory,
  placesIn,
  placesOf,
  prepareData,
  reasonIn,
  refuseEarlier,
  removeData,
  versionIn,
} from "./own-directory.server";
import { findPrograms, type Programs } from "./own-programs.server";
import { endLeftOver, endMoved, portIn } from "./postmaster-file.server";
import { type SystemUser, systemUser } from "./system-user.server";

/** A socket's path holds 103 bytes on the systems with the least room. */
const LONGEST_SOCKET = 103;
const SOCKET_PORT = 5432;
const LOOK_MS = 20;
/** After these it is told to end without finishing its work, which its log then brings back. */
const STOP_MS = 10_000;
const RESTART_FIRST_MS = 250;
const RESTART_LONGEST_MS = 5_000;
const LINES_KEPT = 20;

/** The same on every PostgreSQL. Refused statements are not logged: they hold what people entered. */
const SETTINGS = [
  "timezone=UTC",
  "log_timezone=UTC",
  "log_min_messages=log",
  "log_min_error_statement=panic",
  "log_checkpoints=off",
  "log_line_prefix=",
  "shared_buffers=64MB",
  "max_wal_size=256MB",
  "jit=off",
  `cluster_name=${SYSTEM_NAME}`,
];

/** Since PostgreSQL 18: workers that read ahead would take 11 MB, and a database of this size is in memory anyway. */
const WITHOUT_READERS = { since: 18, setting: "io_method=sync" };

/** `discard`: stops it, and takes away the database that this start has made; null if it was there before. */
export type OwnServer = {
  url: string;
  stop: () => Promise<void>;
  discard: (() => Promise<void>) | null;
};

/** `overEarlier`: makes a new database beside that of an earlier release. */
export type OwnServerOptions = {
  directory: string;
  postgresBin: string | undefined;
  overEarlier?: boolean;
};

/**
 * Starts the database in `directory`/postgres, creating it on first use, and returns once it answers. Throws
 * `DirectoryInUse`, `NoPrograms`, `NoSystemUser`, `EarlierDatabase` and `DatabaseDamaged`.
 */
export async function startOwnServer(options: OwnServerOptions, log: Logger): Promise<OwnServer> {
  const { directory, postgresBin, overEarlier = false } = options;
  if (!overEarlier) refuseEarlier(directory);
  const user = systemUser();
  const { exposed, ...places } = await ownDirectory(directory, user);
  if (exposed > 0)
    log.warn({ files: exposed }, "other users of this machine can read files in DATA_DIR");
  const unlock = await lockDirectory(directory);
  try {
    const programs = findPrograms(postgresBin, {
      home: places.home,
      user,
      made: versionIn(places.data),
    });
    await endLeftOver(places.data, log);
    await endMoved(places.data, log);
    if (places.home !== directory)
      for (const home of earlierHomes(directory, places.home))
        await endLeftOver(placesIn(home).data, log);
    const isNew = await prepareData(places, programs, user);
    const server = new Supervised({ places, programs, user, log });
    await server.start();
    const stop = async () => {
      await server.stop();
      unlock();
    };
    const discard = async () => {
      await server.stop();
      removeData(directory, places);
      unlock();
    };
    return { url: server.url, stop, discard: isNew ? discard : null };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** The address of the database that another process has running in `directory`; null if none does. */
export async function runningServer(directory: string): Promise<string | null> {
  const places = placesOf(directory);
  const port = portIn(places.data);
  if (port === null) return null;
  const url = addressOf(places, port);
  return (await answers(url)) ? url : null;
}

type Parts = { places: OwnDirectory; programs: Programs; user: SystemUser | null; log: Logger };

class Supervised {
  readonly #parts: Parts;
  #child: ChildProcess | null = null;
  #port = SOCKET_PORT;
  #stopping = false;
  #restarting: Promise<void> | null = null;
  /** A process that ends without stopping takes the database along. */
  readonly #endWithProcess = () => void this.#child?.kill("SIGINT");

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get url(): string {
    return addressOf(this.#parts.places, this.#port);
  }

  async start(): Promise<void> {
    if (!fitsSocket(this.#parts.places.data)) this.#port = await freePort();
    process.on("exit", this.#endWithProcess);
    await this.#launch();
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    process.off("exit", this.#endWithProcess);
    const child = this.#child;
    if (child && isRunning(child)) {
      child.kill("SIGINT");
      const late = setTimeout(() => child.kill("SIGQUIT"), STOP_MS);
      await once(child, "exit");
      clearTimeout(late);
    }
    await this.#restarting;
  }

  /** Returns once it answers, however long it takes to bring back what a power cut interrupted. */
  async #launch(): Promise<void> {
    const { places, programs, user, log } = this.#parts;
    const said: string[] = [];
    let started = false;
    const child = spawn(path.join(programs.bin, "postgres"), this.#arguments(), {
      cwd: path.parse(places.data).root,
      env: programEnvironment(programs.env),
      // Signals of the terminal are for the product, which stops the database last.
      detached: true,
      stdio: ["ignore", "ignore", "pipe"],
      ...user,
    });
    this.#child = child;
    const failed = once(child, "error").then(([error]) => said.push(String(error)));
    createInterface({ input: child.stderr }).on("line", (line) => {
      said.push(line);
      if (said.length > LINES_KEPT) said.shift();
      // Until it answers, it refuses everyone who asks whether it does; when it is stopped, it ends all connections.
      const isExpected = !started || this.#stopping;
      if (!isExpected && /^(FATAL|PANIC):/.test(line))
        log.warn({ said: line }, "the database reports");
    });
    while (isRunning(child)) {
      if (await answers(this.url)) {
        started = true;
        child.once("exit", () => this.#ended());
        // Between the answer and the listener.
        if (!isRunning(child)) this.#ended();
        return;
      }
      await Promise.race([pause(LOOK_MS), failed]);
    }
    throw new DatabaseDamaged(
      `The database in ${places.data} does not start: ${reasonIn(said.join("\n"))}.`,
    );
  }

  #arguments(): string[] {
    const { places, programs } = this.#parts;
    const { data } = places;
    const readers = programs.major >= WITHOUT_READERS.since ? [WITHOUT_READERS.setting] : [];
    const place = fitsSocket(data)
      ? [
          `unix_socket_directories=${quoted(data)}`,
          "unix_socket_permissions=0700",
          "listen_addresses=",
        ]
      : ["unix_socket_directories=", "listen_addresses=127.0.0.1"];
    const settings = [...SETTINGS, ...readers, ...place, `port=${this.#port}`];
    return ["-D", data, ...settings.flatMap((setting) => ["-c", setting])];
  }

  #ended(): void {
    if (this.#stopping) return;
    this.#parts.log.error("the database ended by itself: starting it again");
    this.#restarting ??= this.#restart().finally(() => {
      this.#restarting = null;
    });
  }

  /** Until it works: a full disk may get room again. */
  async #restart(): Promise<void> {
    for (
      let wait = RESTART_FIRST_MS;
      !this.#stopping;
      wait = Math.min(wait * 2, RESTART_LONGEST_MS)
    ) {
      try {
        await endLeftOver(this.#parts.places.data, this.#parts.log);
        await this.#launch();
        this.#parts.log.info("the database runs again");
        return;
      } catch (error) {
        this.#parts.log.error({ err: error }, "the database does not start: trying again");
        await pause(wait);
      }
    }
  }
}

/** In the list that the setting takes. */
function quoted(directory: string): string {
  return `"${directory.replaceAll('"', '""')}"`;
}

function isRunning(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

function fitsSocket(data: string): boolean {
  const socket = path.join(data, `.s.PGSQL.${SOCKET_PORT}`);
  return process.platform !== "win32" && Buffer.byteLength(socket) <= LONGEST_SOCKET;
}

function addressOf({ data, password }: OwnDirectory, port: number): string {
  if (fitsSocket(data))
    return `postgres://${SYSTEM_NAME}@${encodeURIComponent(data)}:${SOCKET_PORT}/postgres`;
  return `postgres://${SYSTEM_NAME}:${readFileSync(password, "utf8")}@127.0.0.1:${port}/postgres`;
}

/** True also while it starts up or shuts down and says so. */
async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
