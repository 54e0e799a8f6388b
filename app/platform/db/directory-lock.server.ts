/** One process per data directory: a lock kept by the kernel, which releases it when its holder ends (CFG-3). */
import { chmodSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

export class DirectoryInUse extends Error {
  override name = "DirectoryInUse";
}

/** A killed process releases its locks within moments, but not instantly. */
const WAIT_MS = 1_000;
const SQLITE_BUSY = 5;

/**
 * Makes this process the holder of `directory` until the returned function is called. Throws `DirectoryInUse` if
 * another one is, in any container on this machine. Node has no file locks except those of SQLite, whose empty database
 * `lock.db` stays open as long as the lock is held. The file stays after the release, because others may wait for it,
 * and nothing else in this process may open it: closing it there would release the lock. `database.lock` says who holds
 * it.
 */
export async function lockDirectory(directory: string): Promise<() => void> {
  await mkdir(directory, { recursive: true });
  const holder = path.join(directory, "database.lock");
  const lock = locked(path.join(directory, "lock.db"));
  if (!lock)
    throw new DirectoryInUse(
      `${directory} is in use by ${nameIn(holder)}. Stop that process, or set DATA_DIR to another directory.`,
    );
  rmSync(holder, { force: true });
  writeFileSync(holder, `process ${process.pid} on ${os.hostname()}`, { mode: 0o600 });
  return () => {
    rmSync(holder, { force: true });
    lock.close();
  };
}

/** Null if another process has the lock. */
function locked(file: string): DatabaseSync | null {
  const lock = new DatabaseSync(file, { timeout: WAIT_MS });
  try {
    chmodSync(file, 0o600);
    lock.exec("PRAGMA journal_mode = MEMORY; BEGIN IMMEDIATE");
    return lock;
  } catch (error) {
    lock.close();
    if (error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY) return null;
    throw error;
  }
}

/** Empty for a moment, until a new holder has written its name. */
function nameIn(holder: string): string {
  try {
    return readFileSync(holder, "utf8") || "another process";
  } catch {
    return "another process";
  }
}
