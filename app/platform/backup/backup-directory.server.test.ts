import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { backupName, backupTimes, prepareDirectory, removeOld } from "./backup-directory.server";

function directory(...files: string[]): string {
  const made = mkdtempSync(path.join(os.tmpdir(), "backups-"));
  onTestFinished(() => rmSync(made, { recursive: true }));
  for (const file of files) writeFileSync(path.join(made, file), "x");
  return made;
}

const MORNING = Date.parse("2026-01-31T09:30:00.999Z");

describe("the directory of backups", () => {
  test("is made if it is missing, for its owner alone, and holds none before", async () => {
    const missing = path.join(directory(), "a", "b");
    expect(await backupTimes(missing)).toEqual([]);
    await prepareDirectory(missing);
    expect(statSync(missing).mode & 0o777).toBe(0o700);
  });
  test("names a backup after the second it was begun, and reads the name again", async () => {
    expect(backupName(MORNING)).toBe("backup-20260131T093000Z.gz");
    const second = Date.parse("2026-01-31T09:30:00Z");
    expect(await backupTimes(directory(backupName(MORNING)))).toEqual([second]);
  });
  test("counts no half file, no time that does not exist and nothing of others", async () => {
    const others = [
      "backup-20260131T093000Z.gz.part",
      "backup-20260231T093000Z.gz",
      "move.gz",
      "backup-20260131T093000Z",
      "x-backup-20260131T093000Z.gz",
    ];
    expect(await backupTimes(directory(...others))).toEqual([]);
  });
  test("loses half files of a process that died, and nothing else", async () => {
    const there = directory("backup-20260131T093000Z.gz.part", "move.gz", "move.gz.part");
    await prepareDirectory(there);
    expect(readdirSync(there).sort()).toEqual(["move.gz", "move.gz.part"]);
  });
  test("loses old backups by the rule, and never a file of another name", async () => {
    const hours = Array.from({ length: 5 }, (_, hour) => backupName(MORNING - hour * 3_600_000));
    const there = directory(...hours, "before-upgrade.gz");
    expect(await removeOld(there, { newest: 2, days: 0, weeks: 0 })).toBe(3);
    expect(readdirSync(there).sort()).toEqual([hours[1], hours[0], "before-upgrade.gz"]);
  });
});
