/** What a setter did today and this week, counted from their acts (DAY-2). */
import { sql } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { ZoneDay } from "~/platform/time/zone-day";
import { addDays, localAt, weekdayOf } from "~/platform/time/zones";
import { COUNTER_NAMES, type Counter } from "../acts/acts";

export type Counts = Record<Counter, number>;
export type DayCounts = { day: string; today: Counts; week: Counts };

/**
 * Each act counts on the day it was done in its setter's zone, and the week begins on Monday. A follow-up that was
 * undone does not count, no matter who undid it.
 */
export async function countActs(
  db: Db,
  userId: string,
  { zone, now }: { zone: string; now: Date },
): Promise<DayCounts> {
  const { day } = localAt(zone, now.getTime());
  const monday = addDays(day, 1 - weekdayOf(day));
  const since = new Date(new ZoneDay(zone, monday).instantFrom(0)).toISOString();
  const today = new Date(new ZoneDay(zone, day).instantFrom(0)).toISOString();
  const { rows } = await db.execute<{ counter: string; today: number; week: number }>(sql`
    select act.after->>'counter' counter,
      coalesce(sum((act.after->>'by')::int) filter (where act.at >= ${today}::timestamptz), 0)::int today,
      sum((act.after->>'by')::int)::int week
    from events act
    where act.actor_id = ${userId} and act.at >= ${since}::timestamptz
      and act.verb in ('prospects.add', 'prospects.follow-up', 'counters.enter')
      and act.after ? 'counter'
      and not exists (
        select 1 from events undone
        where undone.subject_kind = act.subject_kind and undone.subject_id = act.subject_id
          and undone.verb = 'prospects.undo' and undone.after->>'of' = act.id::text
      )
    group by 1`);
  const counts = (span: "today" | "week"): Counts => {
    const found = new Map(rows.map((row) => [row.counter, row[span]]));
    const pairs = COUNTER_NAMES.map((name) => [name, found.get(name) ?? 0] as const);
    const [conversations, replies, followUps, booked, shown] = pairs.map(([, count]) => count);
    return {
      conversations: conversations ?? 0,
      replies: replies ?? 0,
      followUps: followUps ?? 0,
      booked: booked ?? 0,
      shown: shown ?? 0,
    };
  };
  return { day, today: counts("today"), week: counts("week") };
}
