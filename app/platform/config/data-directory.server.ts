/** Files in `DATA_DIR`: accessible only to their owner, and synced to disk together with their directory. */
import { chmodSync, lstatSync, readdirSync } from "node:fs";
import { mkdir, open } from "node:fs/promises";
import path from "node:path";

const FOR_OTHERS = 0o077;
const CANNOT_SYNC = ["EACCES", "EBADF", "EINVAL", "EISDIR", "EPERM"];

/** Creates a directory (mode 0700) if there is none, with its parents. */
export async function makeDirectory(directory: string): Promise<void> {
  const topmost = await mkdir(directory, { recursive: true, mode: 0o700 });
  if (topmost === undefined) return;
  for (let made = directory; made !== path.dirname(topmost); made = path.dirname(made))
    await syncDirectory(path.dirname(made));
}

/**
 * Sets a directory and every directory below it to mode 0700, and every file to 0600. Returns what other users can
 * still reach: it belongs to someone else, or its file system has no modes.
 */
export function keepPrivate(place: string): string[] {
  const entry = lstatSync(place, { throwIfNoEntry: false });
  if (!entry || entry.isSymbolicLink()) return [];
  if (!entry.isDirectory()) return isClosed(place, entry.mode, 0o600) ? [] : [place];
  const own = isClosed(place, entry.mode, 0o700) ? [] : [place];
  return [...own, ...namesIn(place).flatMap((name) => keepPrivate(path.join(place, name)))];
}

function isClosed(place: string, mode: number, wanted: number): boolean {
  if ((mode & 0o777) === wanted) return true;
  try {
    chmodSync(place, wanted);
    return (lstatSync(place).mode & FOR_OTHERS) === 0;
  } catch {
    return (mode & FOR_OTHERS) === 0;
  }
}

/** Empty if only someone else may read it, such as `lost+found`. */
function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
}

/** A new name is on the disk only once its directory is synced; systems that cannot sync one do without. */
export async function syncDirectory(directory: string): Promise<void> {
  try {
    const handle = await open(directory);
    await handle.sync().finally(() => handle.close());
  } catch (error) {
    if (!cannotSync(error)) throw error;
  }
}

/** Whether a system failed to sync a directory because it never can. */
export function cannotSync(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return CANNOT_SYNC.includes(code);
}
