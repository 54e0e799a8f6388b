/** A backup of a product in which every table has rows, and the restored product at work. */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { ledgerFault } from "../../app/pay/pay.server";
import { allRows } from "../kit/all-rows";
import { builtProduct } from "../kit/built-product";
import { createDatabase } from "../kit/databases";
import {
  actOnEverything,
  actOnTheRest,
  castOf,
  everythingOutside,
  importProspects,
  moved,
} from "../kit/every-table";
import { startProduct } from "../kit/test-product";

test("ONE-4 a backup of a product in which every table has rows restores completely, and every act works there", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "setpoint-tables-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const outside = await everythingOutside();
  onTestFinished(outside.stop);
  const product = await startProduct({
    ...outside.env,
    BACKUP_DIR: path.join(folder, "backups"),
    MEDIA_DIR: path.join(folder, "media"),
  });
  onTestFinished(product.stop);
  const cast = await castOf(product);
  await actOnEverything(product, cast);
  await actOnTheRest(product, cast);
  await expect.poll(() => product.query("select 1 from backup_proofs")).not.toEqual([]);
  await product.running.stop();
  const original = await allRows(product.env);
  const empty = Object.keys(original).filter((table) => original[table]?.length === 0);
  expect(empty, "tables without a row: add the act that fills them to kit/every-table.ts").toEqual(
    [],
  );
  const { backup, restore, parseConfig } = await builtProduct();
  const file = path.join(folder, "backup.gz");
  const quiet = (env: Record<string, string>) => parseConfig({ ...env, LOG_LEVEL: "silent" });
  await backup(quiet(product.env), file);
  const target = await createDatabase(inject("templates"), { empty: true });
  const env = { ...product.env, ...target.env };
  const rows = await restore(quiet(env), file, { withSessions: true });
  // What was proven elsewhere is no proof here.
  expect(await allRows(env)).toEqual({ ...original, backup_proofs: [], backup_runs: [] });
  const others = ["sequences", "backup_proofs", "backup_runs"];
  const counted = Object.entries(original).filter(([name]) => !others.includes(name));
  expect(rows).toBe(counted.reduce((sum, [, all]) => sum + all.length, 0));
  const restored = await startProduct({ ...outside.env, BACKUP_DIR: "off" }, target);
  onTestFinished(restored.stop);
  expect(await ledgerFault(restored.running.database.db)).toBeNull();
  const there = moved(cast, restored);
  await actOnEverything(restored, there);
  await importProspects(there.people.trainee.visitor);
  expect(await ledgerFault(restored.running.database.db)).toBeNull();
});
