/** A restore that is killed in the middle: no start takes what it leaves for a new database (CFG-3). */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { builtProduct } from "../kit/built-product";
import { createDatabase } from "../kit/databases";
import { BASE_ENV, startProduct } from "../kit/test-product";

test("CFG-3 a database whose restore was killed is not started, and restored again", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "setpoint-restore-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, "backup");
  const { backup, restore, start, parseConfig } = await builtProduct();
  const source = await startProduct();
  await backup(parseConfig({ ...source.env, LOG_LEVEL: "silent" }), file);
  await source.stop();

  const target = await createDatabase(inject("templates"), { empty: true });
  onTestFinished(target.drop);
  const env = { ...BASE_ENV, ...target.env };
  const config = parseConfig({ ...env, LOG_LEVEL: "silent" });
  const client = new pg.Client({ connectionString: target.env.DATABASE_URL });
  await client.connect();
  onTestFinished(() => client.end());
  const isUnderWay = async () => {
    const sought = "select to_regclass('drizzle.restore_under_way') is not null as there";
    return (await client.query<{ there: boolean }>(sought)).rows[0]?.there;
  };
  // The test runner sets variables with these names for itself.
  const { BASE_URL: _, NODE_ENV: __, ...inherited } = process.env;
  const command = spawn(process.execPath, ["scripts/run.mjs", "restore", file], {
    env: { ...inherited, ...env },
    stdio: "ignore",
  });
  const ended = once(command, "exit");
  await expect.poll(isUnderWay, { interval: 5, timeout: 90_000 }).toBe(true);
  command.kill("SIGKILL");
  expect(await ended).toEqual([null, "SIGKILL"]);

  await expect(start(config)).rejects.toThrow("A restore is filling this database");
  expect(await restore(config, file)).toBeGreaterThan(5);
  expect(await isUnderWay()).toBe(false);
  await (await start(config)).stop();
});
