/** Behind a pooler in transaction mode, which runs each transaction in another session. */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { lockNumber } from "../../app/platform/db/locks.server";
import { builtProduct } from "../kit/built-product";
import { createDatabase } from "../kit/databases";
import { LiveListener } from "../kit/live-listener";
import { aSave, BASE_ENV, startForTest } from "../kit/test-product";
import { TransactionPooler } from "../kit/transaction-pooler";

async function pooled({ empty = false } = {}) {
  const database = await createDatabase(inject("templates"), { empty });
  onTestFinished(database.drop);
  const direct = database.env.DATABASE_URL ?? "";
  const pooler = new TransactionPooler(direct);
  const through = await pooler.open();
  onTestFinished(() => pooler.close());
  return { pooler, through, direct };
}

describe("a pooler in transaction mode", () => {
  test("CFG-3 RT-1 with the server's direct address as well, an empty database is migrated and everything works", async () => {
    const { pooler, through, direct } = await pooled({ empty: true });
    const env = { ...BASE_ENV, DATABASE_URL: through, DATABASE_DIRECT_URL: direct };
    const { migrate, parseConfig } = await builtProduct();
    const config = parseConfig({ ...env, LOG_LEVEL: "silent" });
    await Promise.all([migrate(config), migrate(config), migrate(config)]);
    const product = await startForTest(env);
    const { visitor, userId } = await product.signedIn();
    const stream = await LiveListener.open(visitor, "progress");
    const saves = Array.from({ length: 26 }, (_, index) =>
      visitor.json("/training/progress", aSave(userId, { lessonNumber: index + 1 })),
    );
    expect((await Promise.all(saves)).every(({ status }) => status === 204)).toBe(true);
    const lessons = () => new Set(stream.heard.map(({ data }) => data.data?.lessonNumber));
    await stream.until(() => lessons().has(26) && lessons().has(1));
    stream.close();
    const admin = await product.admin();
    await admin.form("/training/adminpanel", { intent: "deactivate", userId });
    await expect.poll(async () => (await visitor.get("/training")).status).toBe(302);
    expect((await visitor.get("/readyz")).status).toBe(200);
    expect(await product.query("show timezone")).toEqual([{ TimeZone: "UTC" }]);
    expect(pooler.refused).toEqual([]);
  });

  test("CFG-3 the session that makes backups does not come from the pooler", async () => {
    const { through, direct } = await pooled();
    const BACKUP_DIR = mkdtempSync(path.join(os.tmpdir(), "setpoint-pooled-"));
    onTestFinished(() => rmSync(BACKUP_DIR, { recursive: true }));
    const product = await startForTest({
      DATABASE_URL: through,
      DATABASE_DIRECT_URL: direct,
      BACKUP_DIR,
    });
    await expect.poll(() => product.logged.join("")).toContain("backup made");
    const holder = await product.query<{ client_port: number }>(
      `select client_port from pg_locks join pg_stat_activity using (pid)
       where locktype = 'advisory' and datname = current_database()
         and (classid::bigint << 32) + objid::bigint = $1::bigint`,
      [lockNumber("backup")],
    );
    const lent = await Promise.all(
      Array.from({ length: 30 }, () =>
        product.query<{ client_port: number }>("select inet_client_port() as client_port"),
      ),
    );
    expect(holder).toHaveLength(1);
    expect(lent.flat()).not.toContainEqual(holder[0]);
    await product.stop();
  });

  test("CFG-1 SCALE-3 without it, the pooler refuses the product at the start, and a sentence says what to set", async () => {
    const { pooler, through } = await pooled();
    const { start, parseConfig } = await builtProduct();
    const env = { ...BASE_ENV, DATABASE_URL: through, LOG_LEVEL: "silent" };
    await expect(start(parseConfig(env))).rejects.toMatchObject({
      name: "DatabaseAway",
      message: expect.stringMatching(/It is a pooler: set DATABASE_DIRECT_URL/),
    });
    expect(pooler.refused).toContain("statement_timeout");
  });

  test("SCALE-3 a direct address of another database is refused before that one is migrated", async () => {
    const { through } = await pooled();
    const { direct } = await pooled({ empty: true });
    const { start, parseConfig } = await builtProduct();
    const env = { ...BASE_ENV, DATABASE_URL: through, DATABASE_DIRECT_URL: direct };
    await expect(start(parseConfig({ ...env, LOG_LEVEL: "silent" }))).rejects.toMatchObject({
      name: "DatabaseAway",
      message: expect.stringMatching(/lead to different databases/),
    });
    const client = new pg.Client({ connectionString: direct });
    await client.connect();
    onTestFinished(() => client.end());
    const { rows } = await client.query("select 1 from pg_tables where schemaname = 'public'");
    expect(rows).toEqual([]);
  });
});
