/** How many calls a caller and everybody may make, counted in the database so that instances share it. */
import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Db } from "../db/database.server";
import { aiCalls } from "./tables";

export type CallLimits = { aMinute: number; aDay: number; aDayForAll: number };

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 86_400;
/** Any number that nothing else locks. */
const LOCK = 724_101;

/**
 * Counts one more call, or answers the seconds until there is room for one. The windows slide: exactly so
 * many calls fit in any minute and any day. A call that fails later counts all the same.
 */
export async function takeCall(db: Db, caller: string, limits: CallLimits): Promise<number | null> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    await tx.delete(aiCalls).where(lte(aiCalls.calledAt, ago(DAY_SECONDS)));
    const waits = [
      await waitFor(tx, limits.aMinute, MINUTE_SECONDS, caller),
      await waitFor(tx, limits.aDay, DAY_SECONDS, caller),
      await waitFor(tx, limits.aDayForAll, DAY_SECONDS),
    ].filter((wait) => wait !== null);
    if (waits.length > 0) return Math.max(...waits);
    await tx.insert(aiCalls).values({ caller, calledAt: sql`clock_timestamp()` });
    return null;
  });
}

/** Seconds until the call that fills a window has left it; null where the window has room. */
async function waitFor(
  db: Db,
  most: number,
  seconds: number,
  caller?: string,
): Promise<number | null> {
  const left = sql<number>`extract(epoch from ${aiCalls.calledAt} - ${ago(seconds)})::float8`;
  const [filling] = await db
    .select({ seconds: left })
    .from(aiCalls)
    .where(and(gt(aiCalls.calledAt, ago(seconds)), caller ? eq(aiCalls.caller, caller) : undefined))
    .orderBy(sql`${aiCalls.calledAt} desc`)
    .offset(most - 1)
    .limit(1);
  return filling ? Math.max(1, Math.ceil(filling.seconds)) : null;
}

function ago(seconds: number) {
  return sql`(clock_timestamp() - make_interval(secs => ${seconds}))`;
}
