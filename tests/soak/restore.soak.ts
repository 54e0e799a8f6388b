/** Backups of a product in which every table has rows: restored, used, backed up and restored again, several times. */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { ledgerFault } from "../../app/pay/pay.server";
import type { Act } from "../kit/acts";
import { allRows } from "../kit/all-rows";
import { builtProduct } from "../kit/built-product";
import { createDatabase } from "../kit/databases";
import {
  actOnEverything,
  actOnTheRest,
  castOf,
  everythingOutside,
  moved,
} from "../kit/every-table";
import { figure } from "../kit/figures";
import { startProduct } from "../kit/test-product";
import { within } from "../kit/workplace";

const ROUNDS = 3;
const MOST_OF_AN_ACT = 3;

/** A calendar has few free times, and a trainee has few conversations waiting for a coach. */
function timesOf({ path, name }: Act, round: number): number {
  if (path === "/training/coaching") return round === 0 ? 1 : 0;
  return name === "book" ? 1 : 1 + Math.floor(Math.random() * MOST_OF_AN_ACT);
}

test("ONE-4 every table restored, used and restored again", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "setpoint-restore-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const outside = await everythingOutside();
  onTestFinished(outside.stop);
  const { backup, restore, parseConfig } = await builtProduct();
  const quiet = (env: Record<string, string>) => parseConfig({ ...env, LOG_LEVEL: "silent" });
  let product = await startProduct({ ...outside.env, BACKUP_DIR: path.join(folder, "backups") });
  let cast = await castOf(product);
  let [acts, rows, different] = [0, 0, 0];
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    acts += await actOnEverything(product, cast, (act) => timesOf(act, round));
    if (round === 0) {
      await actOnTheRest(product, cast);
      await expect.poll(() => product.query("select 1 from backup_proofs")).not.toEqual([]);
    }
    expect(await ledgerFault(product.running.database.db)).toBeNull();
    await product.running.stop();
    const original = await allRows(product.env);
    const empty = Object.keys(original).filter((table) => original[table]?.length === 0);
    expect(empty).toEqual(round === 0 ? [] : ["backup_proofs"]);
    const file = path.join(folder, `${round}.gz`);
    await backup(quiet(product.env), file);
    const target = await createDatabase(inject("templates"), { empty: true });
    const env = { ...product.env, ...target.env };
    const started = performance.now();
    rows = await restore(quiet(env), file, { withSessions: true });
    times.push(performance.now() - started);
    const restored = await allRows(env);
    // What was proven elsewhere is no proof here.
    Object.assign(restored, { backup_proofs: original.backup_proofs });
    const tables = new Set([...Object.keys(original), ...Object.keys(restored)]);
    different += [...tables].filter(
      (table) => JSON.stringify(original[table]) !== JSON.stringify(restored[table]),
    ).length;
    await product.stop();
    product = await startProduct({ ...outside.env, BACKUP_DIR: "off" }, target);
    cast = moved(cast, product);
  }
  onTestFinished(product.stop);
  figure({
    what: "backed up, restored and used again: tables that differ in a row or a sequence",
    measured: `${different} in ${ROUNDS} rounds, ${acts} acts, ${rows} rows at last`,
    target: "0",
    held: different === 0,
  });
  within("a restore, making the tables included", times, 60_000);
});
