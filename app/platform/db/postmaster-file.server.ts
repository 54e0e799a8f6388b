/** The file that a running PostgreSQL keeps beside its data: what it tells of the server, and ending one that was left (ONE-3). */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import { namesIn } from "../config/data-directory.server";

const LOOK_MS = 20;
const STOP_MS = 10_000;
const POSTMASTER_FILE = "postmaster.pid";
/** Both begin with the number of a process. */
const NAMES_PROCESS = /^(?:postmaster\.pid|\.s\.PGSQL\.\d+\.lock)$/;

/** Its fourth line is the port. */
export function portIn(data: string): number | null {
  const [, , , port] = linesIn(data, POSTMASTER_FILE);
  return port ? Number(port) : null;
}

/**
 * Ends the server that a killed product left behind, and the processes that a killed server left. The caller holds the
 * lock of the directory, so no product is using it. A file may name a process that has nothing to do with the server, or
 * one that ended and was not collected: PostgreSQL would take either for a running server.
 */
export async function endLeftOver(data: string, log: Logger): Promise<void> {
  const pid = Number(linesIn(data, POSTMASTER_FILE)[0]);
  if (pid && serves(pid, data)) {
    log.warn({ pid }, "ending the database that an earlier process left running");
    for (const signal of ["SIGINT", "SIGQUIT", "SIGKILL"] as const)
      if (!(await remainAfter(signal, () => (serves(pid, data) ? [pid] : [])))) break;
  }
  if (await remainAfter("SIGKILL", () => workingIn(data))) return;
  for (const name of namesIn(data).filter((each) => NAMES_PROCESS.test(each)))
    if (send(Number(linesIn(data, name)[0]), 0)) rmSync(path.join(data, name), { force: true });
}

/**
 * A server that was left behind goes on where its files are moved to, as before a restore. It is ended if they are still
 * in the locked directory, and named if they are elsewhere, where another product may use it. Its own file names it, so
 * it is no server of a container with the same paths.
 */
export async function endMoved(data: string, log: Logger): Promise<void> {
  for (const pid of processes()) {
    const place = movedFrom(pid, data);
    if (place === null || Number(linesIn(place, POSTMASTER_FILE)[0]) !== pid) continue;
    if (path.dirname(place) === realpathSync(path.dirname(data))) await endLeftOver(place, log);
    else
      log.warn({ pid, directory: place }, "a database that was moved still runs: end its process");
  }
}

/** Where a server that was started in `data` works now; null if it is there, or is none. */
function movedFrom(pid: number, data: string): string | null {
  try {
    const [program = "", ...given] = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
    const place = readlinkSync(`/proc/${pid}/cwd`);
    const isOf = path.basename(program) === "postgres" && given[given.indexOf("-D") + 1] === data;
    return isOf && place !== data ? place : null;
  } catch {
    return null;
  }
}

/** Sends a signal to these processes and waits for their end; returns whether some are left. */
async function remainAfter(signal: NodeJS.Signals, left: () => number[]): Promise<boolean> {
  for (const pid of left()) send(pid, signal);
  for (const since = performance.now(); left().length > 0; await pause(LOOK_MS))
    if (performance.now() - since > STOP_MS) return true;
  return false;
}

/** The processes of a server, which all work in its directory; none where the system does not tell. */
function workingIn(data: string): number[] {
  return processes().filter((pid) => serves(pid, data));
}

function processes(): number[] {
  return namesIn("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

function linesIn(data: string, name: string): string[] {
  try {
    return readFileSync(path.join(data, name), "utf8").split("\n");
  } catch {
    return [];
  }
}

/** Whether this is a process of the server of these files: it works in their directory. */
function serves(pid: number, data: string): boolean {
  if (!send(pid, 0)) return false;
  try {
    if (existsSync("/proc/self/cwd"))
      return (
        readFileSync(`/proc/${pid}/comm`, "utf8").startsWith("postgres") &&
        readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data)
      );
    return execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" }).includes(
      data,
    );
  } catch {
    return false;
  }
}

/** Signal 0 only asks. False: there is no such process. */
function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, signal);
    return true;
  } catch {
    return false;
  }
}
