import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { backupTurn } from "../../app/platform/backup/backup-turn.server";
import {
  holdFreeLock,
  holdLock,
  LockTimeout,
  withFreeLock,
  withLock,
} from "../../app/platform/db/locks.server";
import { builtProduct } from "../kit/built-product";
import { createDatabase } from "../kit/databases";
import { sweepDue } from "../kit/due-jobs";
import { TcpProxy } from "../kit/tcp-proxy";
import { aSave, startForTest, startProduct, type TestProduct } from "../kit/test-product";
import { Visitor } from "../kit/visitor";

/** Leaves one expired and one valid session of a signed-in person. */
async function withDeadSession(product: TestProduct): Promise<() => Promise<number>> {
  const { userId, trainee } = await product.signedIn();
  await product.visitor().signIn(trainee.accessCode);
  await product.query(
    `update sessions set expires_at = now() - interval '1 minute'
     where id = (select id from sessions where user_id = $1 limit 1)`,
    [userId],
  );
  return async () =>
    (await product.query("select 1 from sessions where user_id = $1", [userId])).length;
}

describe("what has expired", () => {
  const nextSweep = (product: TestProduct) =>
    product.query<{ minutes: number }>(
      "select round(extract(epoch from run_at - now()) / 60)::int as minutes from jobs where kind = 'sweep' and done_at is null",
    );

  test("AUTH-7 is deleted every hour, and nothing else", async () => {
    const product = await startForTest();
    const sessions = await withDeadSession(product);
    const { start, parseConfig } = await builtProduct();
    onTestFinished((await start(parseConfig({ ...product.env, LOG_LEVEL: "silent" }))).stop);
    expect(await nextSweep(product), "a start plans one").toEqual([{ minutes: 60 }]);
    expect(await sessions()).toBe(2);
    await sweepDue(product.query);
    await expect.poll(sessions).toBe(1);
    await expect.poll(() => nextSweep(product)).toEqual([{ minutes: 60 }]);
    expect(product.logged.join("")).not.toContain("sweep failed");
  });

  test("AUTH-7 is deleted an hour later where it could not be deleted", async () => {
    const product = await startForTest();
    const sessions = await withDeadSession(product);
    // Only a product of its own may be changed like this.
    await product.query("alter table sign_in_links rename to elsewhere");
    await sweepDue(product.query);
    await expect.poll(() => product.logged.join("")).toContain("sweep failed");
    await expect.poll(() => nextSweep(product)).toEqual([{ minutes: 60 }]);
    expect(await sessions()).toBe(2);
    await product.query("alter table elsewhere rename to sign_in_links");
    await sweepDue(product.query);
    await expect.poll(sessions).toBe(1);
  });
});

async function session(product: TestProduct): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: product.env.DATABASE_URL });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

describe("several instances on one server", () => {
  test("C1 a lock is held by one session at a time, and no wait for it is without an end", async () => {
    const product = await startForTest();
    const [one, other] = [await session(product), await session(product)];
    expect(await holdFreeLock(one, "pay")).toBe(true);
    expect(await holdFreeLock(other, "pay")).toBe(false);
    const refused = holdLock(await session(product), "pay", 0.05);
    await expect(refused).rejects.toBeInstanceOf(LockTimeout);
    await expect(refused).rejects.toThrow(/lock "pay" was not free within 0.05 seconds/);
    const db = drizzle(other);
    expect(await withFreeLock(db, "pay", async () => "alone")).toBeNull();
    expect(await withFreeLock(db, { name: "pay", of: "a" }, async () => "alone")).toBe("alone");
    const limit = await withLock(db, "settings", async (tx) => {
      const { rows } = await tx.execute<{ lock_timeout: string }>("show lock_timeout");
      expect(await holdFreeLock(one, "settings")).toBe(false);
      return rows[0]?.lock_timeout;
    });
    expect(limit).toBe("10s");
    expect(await holdFreeLock(one, "settings")).toBe(true);
  });

  test("C1 the instance that holds the lock on the server makes the backups, not one that was silently cut off", async () => {
    const database = await createDatabase(inject("templates"));
    onTestFinished(database.drop);
    const address = new URL(database.env.DATABASE_URL ?? "");
    const other = new pg.Client({ connectionString: address.href });
    await other.connect();
    const proxy = new TcpProxy({ host: address.hostname, port: Number(address.port) });
    await proxy.open();
    onTestFinished(() => proxy.cut());
    address.port = String(proxy.port);
    const turn = backupTurn(address.href);
    onTestFinished(async () => {
      await turn.giveUp();
      await other.end();
    });
    const held = await turn.take();
    if (!held) throw new Error("Somebody else has the lock");
    expect(await turn.take()).toBe(held);
    const { rows } = await held.query<{ pid: number }>("select pg_backend_pid() as pid");
    proxy.freeze();
    // As the server does by itself once its probes are not answered.
    await other.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
    await expect.poll(() => holdFreeLock(other, "backup")).toBe(true);
    expect(await turn.take()).toBeNull();
    expect(await turn.holds(held)).toBe(false);
    await other.query("select pg_advisory_unlock_all()");
    expect(await turn.take()).not.toBeNull();
  });

  test("C1 they are restarted one after another while backups are on, and every save is taken", async () => {
    const BACKUP_DIR = mkdtempSync(path.join(os.tmpdir(), "setpoint-rolling-"));
    onTestFinished(() => rmSync(BACKUP_DIR, { recursive: true, force: true }));
    const product = await startProduct({ BACKUP_DIR });
    onTestFinished(product.stop);
    const { visitor, userId } = await product.signedIn();
    await expect.poll(() => product.logged.join(""), { timeout: 10_000 }).toContain("backup made");
    const { start, parseConfig } = await builtProduct();
    const next = async () => {
      const started = await start(parseConfig({ ...product.env, LOG_LEVEL: "silent" }));
      onTestFinished(started.stop);
      return started;
    };
    let up = product.running;
    const statuses: number[] = [];
    const save = async () => {
      const seconds = statuses.length + 1;
      const body = aSave(userId, { positionSeconds: seconds, progressSeconds: seconds });
      const response = await new Visitor(up.url)
        .take(visitor)
        .json("/training/progress", { ...body, durationSeconds: 10_000 });
      statuses.push(response.status);
    };
    let working = true;
    const work = (async () => {
      while (working) await save();
    })();
    const nextSaves = async () => {
      const before = statuses.length;
      await expect.poll(() => statuses.length).toBeGreaterThan(before + 2);
    };
    for (let restarts = 0; restarts < 2; restarts += 1) {
      const old = up;
      up = await next();
      // As a proxy that was pointed at the new one: requests under way on the old one have been answered.
      await nextSaves();
      await old.stop();
      await nextSaves();
    }
    working = false;
    await work;
    expect(new Set(statuses)).toEqual(new Set([204]));
    const { rows } = await up.database.pool.query(
      "select progress_seconds::float8 as seconds from lesson_progress where user_id = $1",
      [userId],
    );
    expect(rows).toEqual([{ seconds: statuses.length }]);
  });
});
