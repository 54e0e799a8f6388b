/** A directory in which a product runs a database of its own, for tests of just that. */
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
} from "node:fs";
import path from "node:path";
import { builtProduct } from "./built-product";
import { quickPlace } from "./quick-place";

/** `remove` also ends what a killed product left running. */
export type OwnDatabase = { directory: string; env: Record<string, string>; remove: () => void };

/** `like`: what is in it is a copy. */
type Options = { inside?: string; closed?: boolean; like?: OwnDatabase };

/** `inside`: where `DATA_DIR` is within a new directory that everyone may enter, unless it is `closed`. */
export function ownDatabase({ inside = "data", closed = false, like }: Options = {}): OwnDatabase {
  const outer = mkdtempSync(path.join(quickPlace(), "setpoint-own-"));
  chmodSync(outer, closed ? 0o700 : 0o755);
  const directory = path.join(outer, inside);
  mkdirSync(directory, { recursive: true });
  if (like) execFileSync("cp", ["-a", `${like.directory}/.`, directory]);
  const remove = () => {
    const data = path.join(directory, "postgres");
    const real = existsSync(data) ? realpathSync(data) : data;
    endServer(real);
    rmSync(real, { recursive: true, force: true });
    if (!real.startsWith(realpathSync(outer)))
      rmSync(path.dirname(real), { recursive: true, force: true });
    rmSync(outer, { recursive: true, force: true });
  };
  return { directory, env: { DATA_DIR: directory }, remove };
}

/** One whose first start is over, which takes longer than most of what is tried on its copies. */
export async function begunDatabase(env: Record<string, string>): Promise<OwnDatabase> {
  const own = ownDatabase();
  const { parseConfig, start } = await builtProduct();
  const product = await start(parseConfig({ ...env, ...own.env, LOG_LEVEL: "silent" }));
  await product.stop();
  return own;
}

/** The process of the database in `data`; null if none runs. */
export function serverIn(data: string): number | null {
  const file = path.join(data, "postmaster.pid");
  const pid = existsSync(file) ? Number(readFileSync(file, "utf8").split("\n")[0]) : 0;
  return pid > 0 && isAlive(pid) ? pid : null;
}

function endServer(data: string): void {
  const pid = serverIn(data);
  if (pid !== null) process.kill(pid, "SIGQUIT");
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Memory of these processes and of those they started, in MiB; what several share counts once. */
export function mebibytesOf(pids: readonly number[]): number {
  const kibibytes = pids.flatMap(withStarted).map((pid) => {
    const sums = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
    return Number(/^Pss:\s+(\d+)/m.exec(sums)?.[1]);
  });
  return kibibytes.reduce((sum, each) => sum + each, 0) / 1_024;
}

export function withStarted(pid: number): number[] {
  const started = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ");
  return [pid, ...started.filter(Boolean).flatMap((each) => withStarted(Number(each)))];
}
