import { describe, expect, test } from "vitest";
import {
  addressBuckets,
  type Bucket,
  bucketOf,
  forget,
  refund,
  remaining,
  reserve,
} from "../../app/platform/limits/limits.server";
import { startForTest, type TestProduct } from "../kit/test-product";

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
