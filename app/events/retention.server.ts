/** Events by month: partitions made ahead, and the deletion of those that the owner keeps no longer (SCALE-4). */
import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Db } from "~/platform/db/database.server";
import { withFreeLock } from "~/platform/db/locks.server";

const AT_ONCE = 20_000;

/**
 * Makes the partitions that are missing, unless another instance is doing it. Waits only briefly for a long query on
 * events, and tries again at the next time: rows without a partition stand in `events_rest` meanwhile.
 */
export async function makeEventMonths(db: Db, log: Logger): Promise<void> {
  try {
    await withFreeLock(db, "event-months", async (tx) => {
      await tx.execute(sql`select set_config('lock_timeout', '2s', true)`);
      await tx.execute(sql`select make_event_months()`);
    });
  } catch (error) {
    log.warn({ err: error }, "partitions of events cannot be made");
  }
}

/** Deletes events that are neither audited nor about pay and older than this, a part of them at a time; 0: none. */
export async function forgetEvents(tx: Db, months: number): Promise<void> {
  if (months === 0) return;
  await tx.execute(sql`
    delete from events where (id, at) in (
      select id, at from events
      where at < now() - make_interval(months => ${months}::int) and not is_kept_event(audited, subject_kind, verb)
      order by at limit ${AT_ONCE}
    )`);
}
