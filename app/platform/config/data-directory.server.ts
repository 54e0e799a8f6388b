/** Files in `DATA_DIR`: accessible only to their owner, and synced to disk together with their directory. */
import { randomUUID } from "node:crypto";
import { chmodSync, lstatSync, readdirSync } from "node:fs";
import { mkdir, open, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";

const FOR_OTHERS = 0o077;
const CANNOT_SYNC = ["EACCES", "EBADF", "EINVAL", "EISDIR", "EPERM"];

/** A directory that cannot be made or written; the message says why, for operators. */
export class DirectoryUnusable extends Error {
  override name = "DirectoryUnusable";
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: "this user may not",
  EDQUOT: "the quota of the disk is used up",
  ELOOP: "its links lead in a circle",
  ENAMETOOLONG: "its name is too long",
  ENOSPC: "the disk is full",
  EPERM: "this user may not",
  EROFS: "its file system is read-only",
};

/**
 * Creates a directory (mode 0700) if there is none, with its parents. Throws `DirectoryUnusable`. One at a time: where
 * nothing can be created, as in /proc, Node's own way to make several never ends.
 */
export async function makeDirectory(directory: string): Promise<void> {
  if (await isDirectory(directory)) return;
  const parent = path.dirname(directory);
  await makeDirectory(parent);
  try {
    await mkdir(directory, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it in the meantime.
    if (codeOf(error) === "EEXIST" && (await isDirectory(directory))) return;
    throw new DirectoryUnusable(`${directory} cannot be created: ${reasonOf(error)}.`);
  }
  await syncDirectory(parent);
}

/** Whether there is a directory; false if there is nothing. Throws `DirectoryUnusable` for anything else. */
async function isDirectory(place: string): Promise<boolean> {
  try {
    if ((await stat(place)).isDirectory()) return true;
  } catch (error) {
    // A part of the path is a file: the directory above it will say so.
    if (["ENOENT", "ENOTDIR"].includes(codeOf(error))) return false;
    throw new DirectoryUnusable(`${place} cannot be opened: ${reasonOf(error)}.`);
  }
  throw new DirectoryUnusable(`${place} is a file, not a directory.`);
}

/** Makes a directory and tries to write in it, which no permission tells for sure. Throws `DirectoryUnusable`. */
export async function makeWritable(directory: string): Promise<void> {
  await makeDirectory(directory);
  const trial = path.join(directory, `.trial-${randomUUID()}`);
  try {
    await writeFile(trial, "", { mode: 0o600, flag: "wx" });
    await rm(trial);
  } catch (error) {
    throw new DirectoryUnusable(`Nothing can be written in ${directory}: ${reasonOf(error)}.`);
  }
}

function reasonOf(error: unknown): string {
  const code = codeOf(error);
  return REASONS[code] ?? `the system does not allow it (${code})`;
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
export function namesIn(directory: string): string[] {
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
function cannotSync(error: unknown): boolean {
  return CANNOT_SYNC.includes(codeOf(error));
}

export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
