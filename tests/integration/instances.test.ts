import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import {
  holdFreeLock,
  holdLock,
  LockTimeout,
  lockNumber,
  withFreeLock,
  withLock,
} from "../../app/platform/db/locks.server";
import { builtProduct } from "../kit/built-product";
import { aSave, startForTest, startProduct, type TestProduct } from "../kit/test-product";
import { Visitor } from "../kit/visitor";

const HOUR_MS = 3_600_000;

afterEach(() => {
  vi.useRealTimers();
});

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
  test("AUTH-7 is deleted every hour, and nothing else", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const product = await startProduct();
    const sessions = await withDeadSession(product);
    await vi.advanceTimersByTimeAsync(HOUR_MS - 1);
    expect(await sessions()).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    await expect.poll(sessions).toBe(1);
    expect(product.logged.join("")).not.toContain("sweep failed");
    await product.stop();
  });

  test("AUTH-7 is left to the instance that is at it, and deleted by another once that has gone", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const product = await startProduct();
    const sessions = await withDeadSession(product);
    const other = new pg.Client({ connectionString: product.env.DATABASE_URL });
    await other.connect();
    await other.query("select pg_advisory_lock($1)", [lockNumber("expiry")]);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await sessions()).toBe(2);
    await other.end();
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    await expect.poll(sessions).toBe(1);
    await product.stop();
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
    expect(await holdFreeLock(one, "expiry")).toBe(true);
    expect(await holdFreeLock(other, "expiry")).toBe(false);
    const refused = holdLock(other, "expiry", 0.05);
    await expect(refused).rejects.toBeInstanceOf(LockTimeout);
    await expect(refused).rejects.toThrow(/lock "expiry" was not free within 0.05 seconds/);
    const db = drizzle(other);
    expect(await withFreeLock(db, "expiry", async () => "alone")).toBeNull();
    expect(await withFreeLock(db, { name: "expiry", of: "a" }, async () => "alone")).toBe("alone");
    const limit = await withLock(db, "settings", async (tx) => {
      const { rows } = await tx.execute<{ lock_timeout: string }>("show lock_timeout");
      expect(await holdFreeLock(one, "settings")).toBe(false);
      return rows[0]?.lock_timeout;
    });
    expect(limit).toBe("10s");
    expect(await holdFreeLock(one, "settings")).toBe(true);
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
