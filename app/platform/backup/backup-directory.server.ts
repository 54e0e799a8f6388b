/** The directory of scheduled backups: each file is named after the second it was started. */
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { DirectoryUnusable, makeDirectory, makeWritable } from "../config/data-directory.server";
import { keptAt, newestAt, type Retention } from "./retention";

const NAME = /^backup-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.gz$/;
const DRAFT = /^backup-\d{8}T\d{6}Z\.gz\.part$/;

/** `backup-20260131T093000Z.gz` */
export function backupName(time: number): string {
  return `backup-${new Date(time).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z.gz`;
}

/** When the backups in a directory were made (ms since 1970); none if there is no directory. */
export async function backupTimes(directory: string): Promise<number[]> {
  return (await namesIn(directory)).map(timeOf).filter((time) => time !== null);
}

/** When the newest one was made; null if there is none. */
export async function newestBackup(directory: string): Promise<number | null> {
  return newestAt(await backupTimes(directory), Date.now());
}

/** The backups in a directory, the newest first: when each was made, and its size in bytes. */
export async function listBackups(directory: string): Promise<{ at: Date; bytes: number }[]> {
  const times = (await backupTimes(directory)).toSorted((one, other) => other - one);
  const found = await Promise.all(
    times.map(async (time) => {
      // Another process may remove it at any time.
      const file = await stat(path.join(directory, backupName(time))).catch(() => null);
      return file && { at: new Date(time), bytes: file.size };
    }),
  );
  return found.filter((each) => each !== null);
}

/** Why no backup can be made in a directory, in a sentence; null if one can. */
export async function whyUnusable(directory: string): Promise<string | null> {
  try {
    await makeWritable(directory);
    return null;
  } catch (error) {
    if (error instanceof DirectoryUnusable) return error.message;
    throw error;
  }
}

/** Creates the directory if it is missing, and removes half-written files left by a process that died. */
export async function prepareDirectory(directory: string): Promise<void> {
  await makeDirectory(directory);
  const drafts = (await namesIn(directory)).filter((name) => DRAFT.test(name));
  for (const draft of drafts) await rm(path.join(directory, draft), { force: true });
}

/** Whether something else is in the directory than backups. */
export async function holdsOtherFiles(directory: string): Promise<boolean> {
  const names = await namesIn(directory);
  return names.some((name) => !DRAFT.test(name) && timeOf(name) === null);
}

/** Removes the backups that are not to be kept, and no other file; returns how many. */
export async function removeOld(directory: string, retention: Retention): Promise<number> {
  const times = await backupTimes(directory);
  const keep = keptAt(times, retention, Date.now());
  const old = times.filter((time) => !keep.has(time));
  for (const time of old) await rm(path.join(directory, backupName(time)), { force: true });
  return old.length;
}

async function namesIn(directory: string): Promise<string[]> {
  return readdir(directory).catch((error) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
}

function timeOf(name: string): number | null {
  const [, year, month, ...rest] = (NAME.exec(name) ?? []).map(Number);
  const [day, hour, minute, second] = rest;
  if (year === undefined || month === undefined) return null;
  const time = Date.UTC(year, month - 1, day, hour, minute, second);
  return backupName(time) === name ? time : null;
}
