/** One process per embedded database: a lock file beside its directory, taken over only from a dead holder (CFG-3). */
import { readFileSync } from "node:fs";
import { link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";

export class DirectoryInUse extends Error {
  override name = "DirectoryInUse";
}

type Holder = { pid: number; started: string; boot: string };

/**
 * Takes the lock `file`, whose holder is this process until the returned function is called.
 * Throws `DirectoryInUse` at once where a living process holds it. A holder counts as dead when its
 * process is gone, or when its number now belongs to another process or another boot: never by age.
 */
export async function lockDirectory(file: string): Promise<() => Promise<void>> {
  await mkdir(path.dirname(file), { recursive: true });
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid), boot: bootId() });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, mine, { mode: 0o600 });
  try {
    while (!(await placed(draft, file))) await removeDead(file, `${draft}.dead`);
  } finally {
    await rm(draft, { force: true });
  }
  return async () => {
    if ((await contents(file)) === mine) await rm(file, { force: true });
  };
}

/** `link` is atomic and never replaces, so a lock file is never seen half written. */
async function placed(draft: string, file: string): Promise<boolean> {
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

/** Moves a dead holder's lock away; another starter may have done so first, and then its lock is put back. */
async function removeDead(file: string, aside: string): Promise<void> {
  const found = await contents(file);
  if (found === null) return;
  const holder = holderIn(found);
  if (holder && isAlive(holder)) {
    throw new DirectoryInUse(
      `${path.dirname(file)} is in use by process ${holder.pid}. Stop that process, or set DATA_DIR to another directory.`,
    );
  }
  await rename(file, aside).catch(() => undefined);
  if ((await contents(aside)) !== found) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
}

async function contents(file: string): Promise<string | null> {
  return readFile(file, "utf8").catch(() => null);
}

function holderIn(text: string): Holder | null {
  try {
    const value: unknown = JSON.parse(text);
    const known = typeof value === "object" && value !== null && "pid" in value;
    return known && Number.isInteger(value.pid) ? (value as Holder) : null;
  } catch {
    return null;
  }
}

function isAlive({ pid, started, boot }: Holder): boolean {
  if (boot !== bootId()) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    const gone = error instanceof Error && "code" in error && error.code === "ESRCH";
    if (gone) return false;
  }
  return started === startOf(pid);
}

/** Clock ticks after boot at which a process started; empty where the system does not tell. */
function startOf(pid: number): string {
  const stat = readSystemFile(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
}

function bootId(): string {
  return readSystemFile("/proc/sys/kernel/random/boot_id").trim();
}

function readSystemFile(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
