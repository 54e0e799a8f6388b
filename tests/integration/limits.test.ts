import { describe, expect, onTestFinished, test } from "vitest";
import { ofPerson, PersonPool, urgently } from "../../app/platform/db/person-pool.server";
import {
  addressBuckets,
  type Bucket,
  bucketOf,
  forget,
  refund,
  remaining,
  reserve,
} from "../../app/platform/limits/limits.server";
import { aSave, startForTest, type TestProduct } from "../kit/test-product";

const sign = (text: string) => Buffer.from(text).toString("base64url");
const A_DAY: Bucket = bucketOf(sign, { name: "a-day", most: 10, seconds: 86_400 });
const AN_HOUR: Bucket = bucketOf(sign, { name: "an-hour", most: 3, seconds: 3_600 }, "somebody");

async function started() {
  const product = await startForTest();
  return { product, db: product.running.database.db };
}

function shiftClock(product: TestProduct, interval: string) {
  return product.query("update rate_limits set refilled_at = refilled_at + $1::interval", [
    interval,
  ]);
}

describe("rate limits", () => {
  test("13.6 of 40 reservations at once a bucket lets through what it holds, and refills evenly", async () => {
    const { product, db } = await started();
    const all = await Promise.all(Array.from({ length: 40 }, () => reserve(db, [A_DAY])));
    expect(all.filter((refusal) => refusal === null)).toHaveLength(10);
    const refusals = all.filter((refusal) => refusal !== null);
    for (const { retryAfterSeconds } of refusals) expect(retryAfterSeconds).toBeGreaterThan(8_000);
    await shiftClock(product, "-5 hours");
    expect(Math.floor(await remaining(db, A_DAY))).toBe(2);
    expect(await reserve(db, [A_DAY], 3)).toMatchObject({ bucket: A_DAY });
    expect(await reserve(db, [A_DAY], 2)).toBeNull();
    await shiftClock(product, "-10 days");
    expect(await remaining(db, A_DAY)).toBe(10);
  });

  test("13.6 several buckets are reserved together or not at all, in any order, without a deadlock", async () => {
    const { db } = await started();
    const pairs = [
      [A_DAY, AN_HOUR],
      [AN_HOUR, A_DAY],
    ];
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, at) => reserve(db, pairs[at % 2] ?? [])),
    );
    expect(all.filter((refusal) => refusal === null)).toHaveLength(3);
    expect(all.find((refusal) => refusal !== null)).toMatchObject({ bucket: AN_HOUR });
    expect(Math.round(await remaining(db, A_DAY))).toBe(7);
    await refund(db, [A_DAY, AN_HOUR]);
    expect(await reserve(db, [AN_HOUR])).toBeNull();
    await forget(db, [A_DAY]);
    expect(await remaining(db, A_DAY)).toBe(10);
    await refund(db, [AN_HOUR], 99);
    expect(await remaining(db, AN_HOUR)).toBe(3);
  });

  test("13.6 what a transaction reserves is given back when it fails", async () => {
    const { db } = await started();
    const failed = db.transaction(async (tx) => {
      await reserve(tx, [A_DAY], 10);
      throw new Error("undone");
    });
    await expect(failed).rejects.toThrow("undone");
    expect(await remaining(db, A_DAY)).toBe(10);
  });

  test("S15 a bucket used up while the clock was 300 days ahead refills once the clock is right", async () => {
    const { product, db } = await started();
    await reserve(db, [A_DAY], 10);
    await shiftClock(product, "300 days");
    expect(await reserve(db, [A_DAY])).not.toBeNull();
    await shiftClock(product, "-3 hours");
    expect(await reserve(db, [A_DAY])).toBeNull();
  });

  test("S5 an IPv6 customer's 65,536 networks share a growing allowance, an IPv4 address has its own", async () => {
    const { db } = await started();
    const limit = { name: "from", most: 5, seconds: 86_400 };
    const taken = async (addresses: string[]) => {
      let count = 0;
      for (const address of addresses)
        if ((await reserve(db, addressBuckets(sign, limit, address))) === null) count += 1;
      return count;
    };
    const within = (prefix: string) =>
      Array.from({ length: 30 }, (_, at) => `${prefix}${at.toString(16).padStart(2, "0")}::1`);
    expect(await taken(Array<string>(10).fill("2001:db8:1:1::7"))).toBe(5);
    expect(await taken(within("2001:db8:2:1"))).toBe(10);
    expect(await taken(within("2001:db8:3:1").concat(within("2001:db8:3:2")))).toBe(20);
    expect(await taken(within("2001:db8:3:a"))).toBe(0);
    expect(await taken(Array<string>(10).fill("203.0.113.7"))).toBe(5);
    expect(await taken(["203.0.113.8", "2001:db8:4::1"])).toBe(2);
  });
});

test("S1 of one person's requests 206 are worked on or wait, and more are refused, but none of anybody else", async () => {
  const product = await startForTest();
  const [own, other] = [await product.signedIn(), await product.signedIn()];
  const holder = await product.running.database.pool.connect();
  await holder.query("begin; lock table prospects in access exclusive mode");
  let refused = 0;
  const asked = Array.from({ length: 260 }, async () => {
    const { status } = await own.visitor.get("/tracker.data");
    refused += Number(status === 429);
    return status;
  });
  try {
    await expect.poll(() => refused).toBe(54);
    // The lock may hold up what needs the database, no matter who asks.
    expect((await other.visitor.get("/training.data")).status).not.toBe(429);
  } finally {
    await holder.query("rollback");
    holder.release();
  }
  const statuses = await Promise.all(asked);
  // The first six may have waited for the lock for too long.
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(200);
  expect((await own.visitor.get("/tracker.data")).status).toBe(200);
});

test("S1 what one person asks for while a table is locked leaves connections to everyone else", async () => {
  const product = await startForTest();
  const [own, other] = [await product.signedIn(), await product.signedIn()];
  const { pool } = product.running.database;
  for (const [table, page] of [
    ["prospects", "/tracker"],
    ["lesson_progress", "/training"],
  ]) {
    const holder = await pool.connect();
    await holder.query(`begin; lock table ${table} in access exclusive mode`);
    const asked = Array.from({ length: 6 }, () => own.visitor.get(page ?? ""));
    try {
      // All that they get, and the holder's.
      await expect.poll(() => pool.totalCount - pool.idleCount).toBe(8);
      expect((await other.visitor.get("/account")).status, table).toBe(200);
      await expect.poll(() => pool.totalCount - pool.idleCount).toBe(8);
    } finally {
      await holder.query("rollback");
      holder.release();
    }
    await Promise.all(asked);
    expect((await own.visitor.get(page ?? "")).status).toBe(200);
    await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
  }
});

test("S1 of one person's requests that hold a connection each, all find another one, and none waits forever", async () => {
  const { running } = await startForTest();
  const { connectionString } = running.database.pool.options;
  const pool = new PersonPool({ connectionString, max: 10, connectionTimeoutMillis: 500 });
  onTestFinished(() => pool.end());
  const one = async () => {
    const held = await pool.connect();
    await held.query("select 1");
    const { rowCount } = await pool.query("select 1");
    held.release();
    return rowCount;
  };
  expect(await ofPerson("one", () => Promise.all(Array.from({ length: 6 }, one)))).toEqual(
    Array(6).fill(1),
  );
  const seven = await ofPerson("one", () =>
    Promise.all(Array.from({ length: 7 }, () => pool.connect())),
  );
  await expect(ofPerson("one", () => pool.query("select 1"))).rejects.toThrow("timeout exceeded");
  expect((await ofPerson("other", () => pool.query("select 1"))).rowCount).toBe(1);
  const eighth = ofPerson("one", () => pool.query("select 1"));
  seven[0]?.release();
  expect((await eighth).rowCount).toBe(1);
  for (const each of seven.slice(1)) each.release();
  await expect(ofPerson("one", () => pool.query("no statement"))).rejects.toThrow("syntax error");
  expect(pool.totalCount - pool.idleCount).toBe(0);
});

test("S1 VID-4 while many wait for a locked table, everyone else finds a connection, and saves find the last one", async () => {
  const product = await startForTest();
  const [one, two] = [await product.signedIn(), await product.signedIn()];
  const [three, four] = [await product.signedIn(), await product.signedIn()];
  const { pool } = product.running.database;
  const used = () => pool.totalCount - pool.idleCount;
  const holder = await pool.connect();
  await holder.query("begin; lock table prospects in access exclusive mode");
  const ask = ({ visitor }: typeof one) => Array.from({ length: 6 }, () => visitor.get("/tracker"));
  const asked = ask(one);
  try {
    await expect.poll(used).toBe(8);
    asked.push(...ask(two));
    await expect.poll(used).toBe(9);
    const save = async () => {
      const saved = await four.visitor.json("/training/progress", aSave(four.userId));
      return saved.status;
    };
    expect(await save()).toBe(204);
    asked.push(...ask(three));
    expect(await save()).toBe(204);
  } finally {
    await holder.query("rollback");
    holder.release();
  }
  await Promise.all(asked);
  expect((await two.visitor.get("/tracker")).status).toBe(200);
  await expect.poll(used).toBe(0);
});

test("S1 of ten connections one person gets seven, others one each until one is left, and that one goes to what is urgent", async () => {
  const { running } = await startForTest();
  const { connectionString } = running.database.pool.options;
  const pool = new PersonPool({ connectionString, max: 10, connectionTimeoutMillis: 1_000 });
  onTestFinished(() => pool.end());
  const take = (person: string) => ofPerson(person, () => pool.connect());
  const held = await Promise.all(Array.from({ length: 7 }, () => take("one")));
  held.push(await take("two"));
  await expect(take("two"), "two has one").rejects.toThrow("timeout exceeded");
  held.push(await take("three"));
  await expect(take("four")).rejects.toThrow("timeout exceeded");
  await expect(pool.query("select 1"), "a visitor").rejects.toThrow("timeout exceeded");
  await expect(urgently(() => take("one"))).rejects.toThrow("timeout exceeded");
  const save = async () => (await urgently(() => take("four"))).release();
  await save();
  const waiting = [take("two"), pool.connect(), take("four")];
  expect(pool.heldBack).toBe(3);
  for (const each of held) each.release();
  for (const each of waiting) (await each).release();
  expect([pool.heldBack, pool.totalCount - pool.idleCount]).toEqual([0, 0]);
});
