import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { allRows } from "../kit/all-rows";
import { builtProduct } from "../kit/built-product";
import { createDatabase } from "../kit/databases";
import { BASE_ENV, startForTest, startProduct } from "../kit/test-product";

const NAME = /^backup-\d{8}T\d{6}Z\.gz$/;
/** The first look is three seconds after the start. */
const SOON = { timeout: 10_000, interval: 100 };

function folder(): string {
  const made = mkdtempSync(path.join(os.tmpdir(), "setpoint-backups-"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

test("CFG-3 a backup that is due is made soon after the start, for its owner alone, and restores", async () => {
  const BACKUP_DIR = path.join(folder(), "own", "backups");
  const product = await startForTest({ BACKUP_DIR });
  await product.createTrainee("Zoë", "O'Brien \u2028 \\ 漢字");
  const log = () => product.logged.join("");
  await expect.poll(log, SOON).toContain("backup made");
  const [file = "", ...more] = readdirSync(BACKUP_DIR);
  expect([NAME.test(file), more]).toEqual([true, []]);
  const made = path.join(BACKUP_DIR, file);
  expect(statSync(made).mode & 0o777).toBe(0o600);
  await product.stop();
  const { restore, parseConfig } = await builtProduct();
  const target = await createDatabase(inject("templates"), { empty: true });
  onTestFinished(target.drop);
  const env = { ...BASE_ENV, ...target.env, LOG_LEVEL: "silent" };
  await restore(parseConfig(env), made);
  expect((await allRows(env)).users?.join()).toContain("O'Brien \u2028 \\\\ 漢字");
});

test("CFG-3 a backup younger than BACKUP_HOURS is enough, what a killed process left is ignored, and old ones go", async () => {
  const BACKUP_DIR = folder();
  const now = Date.now();
  const name = (hoursAgo: number) =>
    `backup-${new Date(now - hoursAgo * 3_600_000).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z.gz`;
  for (const file of [name(5), name(4), name(3), `${name(1)}.part`, "kept.txt"])
    writeFileSync(path.join(BACKUP_DIR, file), "x");
  const young = folder();
  writeFileSync(path.join(young, name(1)), "x");
  const env = { BACKUP_HOURS: "2", BACKUP_KEEP: "2,0,0" };
  const product = await startProduct({ ...env, BACKUP_DIR });
  onTestFinished(product.stop);
  const other = await startProduct({ ...env, BACKUP_DIR: young });
  onTestFinished(other.stop);
  await expect.poll(() => product.logged.join(""), SOON).toContain("backup made");
  const there = readdirSync(BACKUP_DIR).sort();
  expect(there).toEqual([name(3), expect.stringMatching(NAME), "kept.txt"]);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(readdirSync(young)).toHaveLength(1);
});

test("CFG-3 if no backup can be written the log says so, and the product goes on", async () => {
  const occupied = path.join(folder(), "file");
  writeFileSync(occupied, "x");
  const product = await startForTest({ BACKUP_DIR: path.join(occupied, "backups") });
  await expect.poll(() => product.logged.join(""), SOON).toContain("backup failed");
  expect((await product.visitor().get("/readyz")).status).toBe(200);
  expect(existsSync(path.join(occupied, "backups"))).toBe(false);
});

test("CFG-3 of two instances on one database, one makes the backups", async () => {
  const directories = [folder(), folder()];
  const product = await startProduct({ BACKUP_DIR: directories[0] ?? "" });
  onTestFinished(product.stop);
  const { start, parseConfig } = await builtProduct();
  const env = { ...product.env, BACKUP_DIR: directories[1], LOG_LEVEL: "silent" };
  const other = await start(parseConfig(env));
  onTestFinished(other.stop);
  const made = () => directories.flatMap((directory) => readdirSync(directory));
  await expect.poll(() => made().filter((name) => NAME.test(name)).length, SOON).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  expect(made()).toHaveLength(1);
});
