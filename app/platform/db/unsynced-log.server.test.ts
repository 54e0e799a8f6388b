import fs, { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { UnsyncedLog } from "./unsynced-log.server";

/** A log file, and how often it was synced: while everything waited, and in the background. */
async function aLog() {
  const directory = mkdtempSync(path.join(os.tmpdir(), "log-"));
  const file = path.join(directory, "000000010000000000000001");
  writeFileSync(file, "commits");
  const handle = await fs.promises.open(file);
  const inBackground = vi.spyOn(Object.getPrototypeOf(handle), "datasync");
  await handle.close();
  const waitedFor = vi.spyOn(fs, "fdatasyncSync");
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
    rmSync(directory, { recursive: true, force: true });
  });
  const failures: unknown[] = [];
  const log = new UnsyncedLog((error) => failures.push(error));
  return {
    file,
    log,
    failures,
    waits: () => waitedFor.mock.calls.length,
    synced: () => inBackground.mock.results.filter(({ type }) => type === "return").length,
  };
}

test("S4 a commit does not wait for the disk", async () => {
  const { file, log, waits } = await aLog();
  for (let commit = 0; commit < 100; commit += 1) log.add(file);
  expect(waits()).toBe(0);
});

test("S4 what has to come after the log waits, once for all commits", async () => {
  const { file, log, waits } = await aLog();
  log.sync();
  expect(waits()).toBe(0);
  log.add(file);
  log.add(file);
  log.sync();
  log.sync();
  expect(waits()).toBe(1);
});

test("S4 a commit that finds one of nearly a second ago still unsynced waits for both", async () => {
  const { file, log, waits } = await aLog();
  const clock = vi.spyOn(performance, "now").mockReturnValue(10_000);
  log.add(file);
  clock.mockReturnValue(10_900);
  log.add(file);
  expect(waits()).toBe(0);
  clock.mockReturnValue(10_901);
  log.add(file);
  expect(waits()).toBe(1);
  log.add(file);
  expect(waits()).toBe(1);
});

test("S4 commits are synced in the background, later ones again, and nothing twice", async () => {
  const { file, log, waits, synced } = await aLog();
  log.add(file);
  await expect.poll(synced).toBe(1);
  log.add(file);
  await expect.poll(synced).toBe(2);
  const clock = vi.spyOn(performance, "now").mockReturnValue(performance.now() + 60_000);
  log.add(file);
  log.sync();
  clock.mockRestore();
  log.sync();
  expect([waits(), synced()]).toEqual([1, 2]);
});

test("S4 a failed sync is reported, in the background and before what waits", async () => {
  const { file, log, failures } = await aLog();
  rmSync(file);
  log.add(file);
  await expect.poll(() => failures.length).toBe(1);
  log.add(file);
  log.sync();
  expect(failures).toHaveLength(2);
  expect(failures.map(String)).toEqual([
    expect.stringContaining("ENOENT"),
    expect.stringContaining("ENOENT"),
  ]);
});
