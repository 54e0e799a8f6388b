/** How many calls a caller and everybody may make, counted in the database so that instances share it. */
import { and, count, eq, gt, lte, sql } from "drizzle-orm";
import type { Db } from "../db/database.server";
import { withLock } from "../locks/locks.server";
import { counter } from "../metrics/metrics.server";
import { level, type Probe } from "../metrics/probes.server";
import { aiCalls } from "./tables";

export type CallLimits = { aMinute: number; aDay: number; aDayForAll: number };

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 86_400;

const limited = counter({
  name: "ai_calls_limited_total",
  help: "Calls that were refused because a caller, or everybody, has made too many.",
});

/**
 * Counts one more call, or answers the seconds until there is room for one. The windows slide: exactly so
 * many calls fit in any minute and any day. A call that fails later counts all the same.
 */
export async function takeCall(db: Db, caller: string, limits: CallLimits): Promise<number | null> {
  const wait = await withLock(db, "ai-calls", async (tx) => {
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
  if (wait !== null) limited.add({});
  return wait;
}

/** The calls of the last day, beside how many everybody together may make in one. */
export function callsProbe(db: Db, most: number): Probe {
  return async () => {
    const [made] = await db
      .select({ calls: count() })
      .from(aiCalls)
      .where(gt(aiCalls.calledAt, ago(DAY_SECONDS)));
    return [
      level(
        "ai_calls_last_day",
        "Calls that were let through in the last 24 hours.",
        made?.calls ?? 0,
      ),
      level("ai_calls_last_day_most", "Calls that may be let through in 24 hours.", most),
    ];
  };
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
