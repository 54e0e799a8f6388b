/** Token buckets for wrong codes, in the database so that a restart or a second instance refills nothing. */
import { lt, sql } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { missBudgets } from "./tables";

const DAY_SECONDS = 86_400;

/** A bucket that holds a day's tries and refills evenly over a day. */
export type Bucket = { key: string; triesADay: number };

/** Takes one try out of a bucket; answers null, or the seconds until there is one. */
export async function reserveTry(db: Db, bucket: Bucket): Promise<number | null> {
  const filled = filledNow(bucket);
  const reserved = await db
    .insert(missBudgets)
    .values({ key: bucket.key, tokens: bucket.triesADay - 1 })
    .onConflictDoUpdate({
      target: missBudgets.key,
      set: { tokens: sql`${filled} - 1`, refilledAt: sql`clock_timestamp()` },
      setWhere: sql`${filled} >= 1`,
    })
    .returning({ tokens: missBudgets.tokens });
  if (reserved.length > 0) return null;
  const [left] = await db
    .select({ tokens: sql<number>`${filled}` })
    .from(missBudgets)
    .where(sql`${missBudgets.key} = ${bucket.key}`);
  const missing = 1 - (left?.tokens ?? 0);
  return Math.max(1, Math.ceil((missing * DAY_SECONDS) / bucket.triesADay));
}

/** Gives back a try that turned out not to be a miss. */
export async function refundTry(db: Db, bucket: Bucket): Promise<void> {
  await db
    .update(missBudgets)
    .set({ tokens: sql`least(${bucket.triesADay}::float8, ${missBudgets.tokens} + 1)` })
    .where(sql`${missBudgets.key} = ${bucket.key}`);
}

/** How many tries a bucket holds now. */
export async function triesLeft(db: Db, bucket: Bucket): Promise<number> {
  const [left] = await db
    .select({ tokens: sql<number>`${filledNow(bucket)}` })
    .from(missBudgets)
    .where(sql`${missBudgets.key} = ${bucket.key}`);
  return left?.tokens ?? bucket.triesADay;
}

/** Forgets buckets that have been full for a day. */
export async function forgetFullBuckets(db: Db): Promise<void> {
  await db.delete(missBudgets).where(lt(missBudgets.refilledAt, sql`now() - interval '2 days'`));
}

function filledNow({ triesADay }: Bucket) {
  const elapsed = sql`greatest(0, extract(epoch from clock_timestamp() - ${missBudgets.refilledAt}))`;
  return sql`least(${triesADay}::float8, ${missBudgets.tokens} + ${elapsed} * ${triesADay / DAY_SECONDS}::float8)`;
}
