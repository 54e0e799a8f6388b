/** Memory for files that live for seconds. */
import { accessSync, constants, statfsSync } from "node:fs";
import os from "node:os";

const MEMORY = "/dev/shm";
const ENOUGH_BYTES = 2 * 1024 ** 3;

/** A folder in memory, if the system has enough: most of the time of copying a database is waiting for the disk. */
export function quickPlace(): string {
  return hasMemoryForFiles() ? MEMORY : os.tmpdir();
}

/** A container often has only 64 MB of it. */
export function hasMemoryForFiles(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ENOUGH_BYTES;
  } catch {
    return false;
  }
}
