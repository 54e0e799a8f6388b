/** A disk whose power can be cut: only root may mount one, and only Linux has this one. */
import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

type Mounted = { directory: string; remove: () => void };

export type CuttableDisk = Mounted & {
  /** What a power cut would leave now, as the machine's next start finds it: checked, repaired and mounted. */
  copy: () => Mounted;
};

/** After that long, names and sizes are on the disk also if nobody synced them: not while a test runs. */
const UNASKED_SECONDS = 300;

/** `e2fsck`'s exit codes for no errors, and for repaired errors. */
const REPAIRED = [0, 1];

/**
 * An ext4 file system of this many MB in a file. The file holds what was synced or written back, while everything newer
 * is only in memory. Null if this process may not mount one.
 */
export function cuttableDisk(megabytes: number): CuttableDisk | null {
  const place = mkdtempSync(path.join(os.tmpdir(), "setpoint-power-"));
  // The database runs as a system user, who has to enter.
  chmodSync(place, 0o755);
  const image = path.join(place, "disk.img");
  const removePlace = () => rmSync(place, { recursive: true, force: true });
  writeFileSync(image, "");
  truncateSync(image, megabytes * 2 ** 20);
  try {
    execFileSync("mkfs.ext4", ["-q", "-F", image], { stdio: "ignore" });
    const disk = mounted(image, path.join(place, "disk"));
    return {
      directory: disk.directory,
      copy: () => copied(image, path.join(place, "copy")),
      remove() {
        disk.remove();
        removePlace();
      },
    };
  } catch {
    removePlace();
    return null;
  }
}

function copied(image: string, directory: string): Mounted {
  const copy = `${directory}.img`;
  execFileSync("cp", ["--sparse=always", image, copy]);
  const { status, stdout } = spawnSync("e2fsck", ["-fy", copy], { encoding: "utf8" });
  if (!REPAIRED.includes(status ?? -1)) throw new Error(`e2fsck ended with ${status}: ${stdout}`);
  const disk = mounted(copy, directory);
  return {
    directory,
    remove() {
      disk.remove();
      rmSync(copy);
    },
  };
}

function mounted(image: string, directory: string): Mounted {
  mkdirSync(directory, { recursive: true });
  execFileSync("mount", ["-o", `loop,commit=${UNASKED_SECONDS}`, image, directory], {
    stdio: "ignore",
  });
  return { directory, remove: () => execFileSync("umount", [directory]) };
}
