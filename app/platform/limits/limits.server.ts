/** Rate limits: token buckets in one database table, so a restart or a second instance refills nothing. */
import { inArray, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/database.server";
import { HOUR_SECONDS, waitingTime } from "../time/durations";
import { addressBlocks } from "../web/client-address.server";
import { retryAfter } from "../web/responses.server";
import { rateLimits } from "./tables";

/** A bucket holds `most` tokens and refills evenly over `seconds`, a day at the longest. `name` is unique to the limit. */
export type Limit = { name: string; most: number; seconds: number };

export type Bucket = { key: string; most: number; seconds: number };

/** A keyed hash: no address or id can be read from a key, and a new secret starts with full buckets. */
export type Sign = (text: string) => string;

/** The first bucket that held too few tokens, and the seconds until all of them hold enough. */
export type Refusal = { bucket: Bucket; retryAfterSeconds: number };

/** A /56 may use twice and a /48 four times as much as one /64: one customer may own any of them. */
const SIZES = [
  { factor: 1, name: "" },
  { factor: 2, name: "/56" },
  { factor: 4, name: "/48" },
];

/** What is made for a person: exports, statements, pictures of reports. */
const FILES: Limit = { name: "files-of-account", most: 120, seconds: HOUR_SECONDS };

type Size = { most: SQL; seconds: SQL };
const STORED: Size = {
  most: sql`${rateLimits.most}::float8`,
  seconds: sql`${rateLimits.refillSeconds}`,
};
const ASKED: Size = { most: sql`excluded.most::float8`, seconds: sql`excluded.refill_seconds` };

/** The bucket of one subject, such as a user id; without a subject, the one that everyone shares. */
export function bucketOf(sign: Sign, { name, most, seconds }: Limit, subject = ""): Bucket {
  return { key: `${name} ${sign(`limit ${name} ${subject}`)}`, most, seconds };
}

/** The buckets of a client address: one for an IPv4 address; the /64, /56 and /48 of an IPv6 address. */
export function addressBuckets(sign: Sign, limit: Limit, address: string): Bucket[] {
  return addressBlocks(address).map((block, at) => {
    const { factor, name } = SIZES[at] ?? { factor: 1, name: "" };
    const sized = { ...limit, name: limit.name + name, most: limit.most * factor };
    return bucketOf(sign, sized, block);
  });
}

/**
 * Takes `tokens` from every bucket, or from none if one of them holds too few. The rows stay locked until the
 * transaction ends: reserve everything one act needs in one call, or two acts could wait for each other forever.
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

export async function remaining(db: Db, bucket: Bucket): Promise<number> {
  return (await remainingIn(db, [bucket])).get(bucket.key) ?? bucket.most;
}

export async function remainingIn(
  db: Db,
  buckets: readonly Bucket[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ key: rateLimits.key, tokens: filledNow(STORED) })
    .from(rateLimits)
    .where(inArray(rateLimits.key, keysOf(buckets)));
  const stored = new Map(rows.map(({ key, tokens }) => [key, tokens]));
  return new Map(buckets.map(({ key, most }) => [key, Math.min(most, stored.get(key) ?? most)]));
}

/** How many buckets of a limit have been used and are not full again, and how many of those are empty. */
export async function usedBuckets(
  db: Db,
  { name }: Pick<Limit, "name">,
): Promise<{ used: number; empty: number }> {
  const tokens = filledNow(STORED);
  const [row] = await db
    .select({
      used: sql<number>`count(*) filter (where ${tokens} < ${rateLimits.most})::int`,
      empty: sql<number>`count(*) filter (where ${tokens} < 1)::int`,
    })
    .from(rateLimits)
    .where(sql`split_part(${rateLimits.key}, ' ', 1) = ${name}`);
  return row ?? { used: 0, empty: 0 };
}

export async function forget(db: Db, buckets: readonly Bucket[]): Promise<void> {
  await db.delete(rateLimits).where(inArray(rateLimits.key, keysOf(buckets)));
}

export async function forgetFullBuckets(db: Db): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.refilledAt, sql`now() - interval '2 days'`));
}

/** Seconds until a bucket has this many more tokens. */
export function secondsToFill({ most, seconds }: Bucket, tokens: number): number {
  return Math.max(1, Math.ceil((tokens * seconds) / most));
}

/** Throws 429 with a sentence if this file is one too many. */
export async function reserveFile(db: Db, sign: Sign, userId: string): Promise<void> {
  const refusal = await reserve(db, [bucketOf(sign, FILES, userId)]);
  if (refusal === null) return;
  const wait = waitingTime(refusal.retryAfterSeconds);
  throw new Response(`You have asked for too many files. Try again in ${wait}.\n`, {
    status: 429,
    headers: { "Content-Type": "text/plain; charset=utf-8", ...retryAfter(refusal) },
  });
}

/**
 * Updates every row in one order, so two acts never hold a row that the other needs. The date is written even if
 * nothing is taken, which repairs a row dated by a clock that was ahead.
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
        tokens: filledNow(ASKED),
        most: sql`excluded.most`,
        refillSeconds: sql`excluded.refill_seconds`,
        refilledAt: sql`clock_timestamp()`,
      },
    })
    .returning({ key: rateLimits.key, tokens: rateLimits.tokens });
  return new Map(rows.map(({ key, tokens }) => [key, tokens]));
}

function filledNow({ most, seconds }: Size) {
  const elapsed = sql`greatest(0, extract(epoch from clock_timestamp() - ${rateLimits.refilledAt}))`;
  return sql<number>`least(${most}, ${rateLimits.tokens} + ${elapsed}::float8 * ${most} / ${seconds})`;
}

function keysOf(buckets: readonly Bucket[]): string[] {
  return buckets.map(({ key }) => key);
}
