/** The file that a running PostgreSQL keeps beside its data: what it tells of the server, and ending one that was left (ONE-3). */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";

const LOOK_MS = 20;
const STOP_MS = 10_000;

/** Its fourth line is the port. */
export function portIn(data: string): number | null {
  const [, , , port] = linesIn(data);
  return port ? Number(port) : null;
}

/**
 * Ends the server that a killed product left behind. The caller holds the lock of the directory, so no product is
 * using it. A file left by one that was killed too may name a process that has nothing to do with it.
 */
export async function endLeftOver(data: string, log: Logger): Promise<void> {
  const pid = Number(linesIn(data)[0]);
  if (!pid) return;
  if (!serves(pid, data)) return rmSync(fileOf(data), { force: true });
  log.warn({ pid }, "ending the database that an earlier process left running");
  for (const signal of ["SIGINT", "SIGQUIT", "SIGKILL"] as const) {
    send(pid, signal);
    for (const since = Date.now(); Date.now() - since < STOP_MS; await pause(LOOK_MS))
      if (!serves(pid, data)) return;
  }
}

function fileOf(data: string): string {
  return path.join(data, "postmaster.pid");
}

function linesIn(data: string): string[] {
  try {
    return readFileSync(fileOf(data), "utf8").split("\n");
  } catch {
    return [];
  }
}

/** Whether this process is the server of these files: it works in their directory. */
function serves(pid: number, data: string): boolean {
  if (!send(pid, 0)) return false;
  try {
    if (existsSync("/proc/self/cwd"))
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
    return execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" }).includes(
      data,
    );
  } catch {
    return false;
  }
}

function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(pid, signal);
    return true;
  } catch {
    return false;
  }
}
