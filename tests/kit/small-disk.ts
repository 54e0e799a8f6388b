/** A separate file system that can be filled: only root may mount one, and only Linux has this one. */
import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

export type SmallDisk = {
  directory: string;
  /** Leaves this many bytes free. */
  fill: (free: number) => void;
  makeRoom: () => void;
  remove: () => void;
};

/** A disk of this many MB; null if this process may not mount one. */
export function smallDisk(megabytes: number): SmallDisk | null {
  const directory = mkdtempSync(path.join(os.tmpdir(), "setpoint-disk-"));
  // The database runs as a system user, who has to enter.
  chmodSync(directory, 0o755);
  const ballast = path.join(directory, "ballast");
  try {
    const options = ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", directory];
    execFileSync("mount", options, { stdio: "ignore" });
  } catch {
    rmdirSync(directory);
    return null;
  }
  return {
    directory,
    fill(free) {
      const { bavail, bsize } = statfsSync(directory);
      try {
        writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - free)));
      } catch {
        // Something else wrote in the meantime: it is full.
      }
    },
    makeRoom: () => rmSync(ballast, { force: true }),
    remove() {
      execFileSync("umount", [directory]);
      rmdirSync(directory);
    },
  };
}
