/** One process per embedded database: a lock file beside its directory, taken over only from a dead holder (CFG-3). */
import { createHash } from "node:crypto";
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
    await take(file, draft);
  } finally {
    await rm(draft, { force: true });
  }
  return async () => {
    if ((await contents(file)) === mine) await rm(file, { force: true });
  };
}

/**
 * Replaces a dead holder's lock only while holding a second one that is named after that holder, so that
 * of several starters one does and the others see its lock, not the dead one's. A starter that dies
 * in between leaves the second lock to be taken over in the same way.
 */
async function take(file: string, draft: string): Promise<void> {
  while (!(await placed(draft, file))) {
    const found = await contents(file);
    if (found === null) continue;
    refuseLiving(found, path.dirname(file));
    const claim = `${file}.${createHash("sha256").update(found).digest("hex").slice(0, 8)}`;
    await take(claim, draft);
    if ((await contents(file)) === found) return rename(claim, file);
    await rm(claim, { force: true });
  }
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

function refuseLiving(found: string, directory: string): void {
  const holder = holderIn(found);
  if (!holder || !isAlive(holder)) return;
  throw new DirectoryInUse(
    `${directory} is in use by process ${holder.pid}. Stop that process, or set DATA_DIR to another directory.`,
  );
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
