/** Stores when a busy feed says its host is busy (CALL-5). */
import { eq, sql } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import type { BusyTimes } from "./busy-times.server";
import type { Span } from "./free-times";
import { busyFeeds, busySpans } from "./tables";

const ROWS_AT_ONCE = 5_000;

/** Replaces what was read before. */
export async function storeTimes(
  db: Db,
  feedId: string,
  { times: { spans, warnings }, readAt }: { times: BusyTimes; readAt: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [still] = await tx
      .select({ id: busyFeeds.id })
      .from(busyFeeds)
      .where(eq(busyFeeds.id, feedId))
      .for("update");
    if (!still) return;
    await tx.delete(busySpans).where(eq(busySpans.feedId, feedId));
    for (let at = 0; at < spans.length; at += ROWS_AT_ONCE)
      await insertSpans(tx, feedId, spans.slice(at, at + ROWS_AT_ONCE));
    await tx
      .update(busyFeeds)
      .set({ readAt, fault: null, warnings })
      .where(eq(busyFeeds.id, feedId));
  });
}

/** As two lists: thousands of rows as parameters of their own would hold up everyone. */
async function insertSpans(tx: Db, feedId: string, spans: readonly Span[]): Promise<void> {
  const starts = sql.param(spans.map(({ startsAt }) => startsAt));
  const ends = sql.param(spans.map(({ endsAt }) => endsAt));
  await tx.execute(sql`
    insert into ${busySpans} (feed_id, starts_at, ends_at)
    select ${feedId}, to_timestamp(span.starts / 1000), to_timestamp(span.ends / 1000)
    from unnest(${starts}::float8[], ${ends}::float8[]) as span (starts, ends)`);
}
