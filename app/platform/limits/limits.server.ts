/** Rate limits: token buckets in one database table, so that a restart or a second instance refills nothing. */
import { inArray, lt, sql } from "drizzle-orm";
import type { Db } from "../db/database.server";
import { addressBlocks } from "../http/client-address.server";
import { rateLimits } from "./tables";

/** A bucket holds `most` tokens and refills evenly over `seconds`, a day at the longest. `name` is unique to the limit. */
export type Limit = { name: string; most: number; seconds: number };

export type Bucket = { key: string; most: number; seconds: number };

/** A keyed hash: no address or id can be read from a key, and a new secret starts with full buckets. */
export type Sign = (text: string) => string;

/** The first bucket that held too little, and the seconds until all of them hold enough. */
export type Refusal = { bucket: Bucket; retryAfterSeconds: number };

export const DAY_SECONDS = 86_400;

/** A /56 may use twice and a /48 four times as much as one /64: a customer may own any of them. */
const ALLOWANCES = [1, 2, 4];

/** The bucket of one subject, such as a user id; without a subject, the one that everybody shares. */
export function bucketOf(sign: Sign, { name, most, seconds }: Limit, subject = ""): Bucket {
  return { key: `${name} ${sign(`limit ${name} ${subject}`)}`, most, seconds };
}

/** The buckets of a client address: one for an IPv4 address; the /64, /56 and /48 of an IPv6 address. */
export function addressBuckets(sign: Sign, limit: Limit, address: string): Bucket[] {
  return addressBlocks(address).map((block, at) => {
    const most = limit.most * (ALLOWANCES[at] ?? 1);
    return bucketOf(sign, { ...limit, most }, block);
  });
}

/**
 * Takes `tokens` from every bucket, or from none where one of them holds too few. The rows stay locked until the
 * transaction ends: reserve all that one act needs in one call, or two acts could wait for each other forever.
 */
export async function reserve(
  db: Db,
  buckets: readonly Bucket[],
  tokens = 1,
): Promise<Refusal | null> {
  return db.transaction(async (tx) => {
    const held = await fillAndLock(tx, buckets);
    const short = buckets.filter(({ key }) => (held.get(key) ?? 0) < tokens);
    if (short[0]) {
      const waits = short.map((each) => secondsToFill(each, tokens - (held.get(each.key) ?? 0)));
      return { bucket: short[0], retryAfterSeconds: Math.max(...waits) };
    }
    await tx
      .update(rateLimits)
      .set({ tokens: sql`${rateLimits.tokens} - ${tokens}::float8` })
      .where(inArray(rateLimits.key, keysOf(buckets)));
    return null;
  });
}

/** Gives back what `reserve` took for an act that turned out not to count. */
export async function refund(db: Db, buckets: readonly Bucket[], tokens = 1): Promise<void> {
  await db
    .update(rateLimits)
    .set({ tokens: sql`least(${rateLimits.most}, ${rateLimits.tokens} + ${tokens}::float8)` })
    .where(inArray(rateLimits.key, keysOf(buckets)));
}

/** How many tokens a bucket holds now. */
export async function remaining(db: Db, { key, most, seconds }: Bucket): Promise<number> {
  const full = sql<number>`${most}::float8`;
  const [row] = await db
    .select({ tokens: filledNow(full, sql`${seconds}`) })
    .from(rateLimits)
    .where(sql`${rateLimits.key} = ${key}`);
  return row?.tokens ?? most;
}

/** Makes buckets full again. */
export async function forget(db: Db, buckets: readonly Bucket[]): Promise<void> {
  await db.delete(rateLimits).where(inArray(rateLimits.key, keysOf(buckets)));
}

/** Deletes the rows of buckets that have been full for a day. */
export async function forgetFullBuckets(db: Db): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.refilledAt, sql`now() - interval '2 days'`));
}

function secondsToFill({ most, seconds }: Bucket, tokens: number): number {
  return Math.max(1, Math.ceil((tokens * seconds) / most));
}

/**
 * Brings every row up to date in one order, so that two acts never hold a row that the other needs. The date is
 * written even where nothing is taken, which heals a row that a clock ahead of time has dated.
 */
async function fillAndLock(db: Db, buckets: readonly Bucket[]): Promise<Map<string, number>> {
  const values = buckets
    .map(({ key, most, seconds }) => ({ key, tokens: most, most, refillSeconds: seconds }))
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  const rows = await db
    .insert(rateLimits)
    .values(values)
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        tokens: filledNow(sql`excluded.most::float8`, sql`excluded.refill_seconds`),
        most: sql`excluded.most`,
        refillSeconds: sql`excluded.refill_seconds`,
        refilledAt: sql`clock_timestamp()`,
      },
    })
    .returning({ key: rateLimits.key, tokens: rateLimits.tokens });
  return new Map(rows.map(({ key, tokens }) => [key, tokens]));
}

function filledNow(most: ReturnType<typeof sql>, seconds: ReturnType<typeof sql>) {
  const elapsed = sql`greatest(0, extract(epoch from clock_timestamp() - ${rateLimits.refilledAt}))`;
  return sql<number>`least(${most}, ${rateLimits.tokens} + ${elapsed}::float8 * ${most} / ${seconds})`;
}

function keysOf(buckets: readonly Bucket[]): string[] {
  return buckets.map(({ key }) => key);
}
