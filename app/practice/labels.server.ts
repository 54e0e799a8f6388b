/** Messages that the rules did not understand, labeled by coaches to improve the phrases (PRAC-2). */
import { and, asc, count, eq, sql } from "drizzle-orm";
import type { Seen, Viewer } from "~/auth/auth.server";
import type { Db } from "~/platform/db/database.server";
import { rowsInParts } from "~/platform/queries/lists.server";
import { MOVE_NAMES } from "./message-classifier";
import { messageLabels, practiceRuns } from "./tables";

const MOST_LISTED = 20;
/** For a message that means nothing in a setter's conversation. */
export const NO_CLASS = "none";
export const LABELS: readonly string[] = [...MOVE_NAMES, NO_CLASS];

export type Unread = { message: string; times: number };

/** What waits for a label, most frequent first, in conversations of trainees this person may see. */
export async function unreadMessages(db: Db, seen: Seen) {
  const { rows } = await db.execute<Unread & { waiting: number }>(sql`
    select message, count(*)::int as times, (count(*) over ())::int as waiting
    from ${practiceRuns}, jsonb_array_elements_text(${practiceRuns.unread}) as said(message)
    where ${practiceRuns.unread} <> '[]'::jsonb and ${seen(practiceRuns.userId)}
      and not exists (select from ${messageLabels} where ${messageLabels.message} = said.message)
    group by message order by times desc, message limit ${MOST_LISTED}`);
  return {
    unread: rows.map(({ message, times }) => ({ message, times })),
    waiting: rows[0]?.waiting ?? 0,
    labeled: await countLabeled(db, seen),
  };
}

/** False: no one this person sees wrote it, or it has a label. The run in which it was written keeps its result. */
export async function labelMessage(
  db: Db,
  viewer: Viewer,
  seen: Seen,
  { message, labels }: { message: string; labels: readonly string[] },
): Promise<boolean> {
  const [run] = await db
    .select({ id: practiceRuns.id })
    .from(practiceRuns)
    .where(
      and(
        sql`${practiceRuns.unread} @> ${JSON.stringify([message])}::jsonb`,
        seen(practiceRuns.userId),
      ),
    )
    .limit(1);
  if (!run) return false;
  const labeled = await db
    .insert(messageLabels)
    .values({ message, labels, runId: run.id, coachId: viewer.userId })
    .onConflictDoNothing()
    .returning({ message: messageLabels.message });
  return labeled.length > 0;
}

async function countLabeled(db: Db, seen: Seen): Promise<number> {
  const [row] = await db
    .select({ labeled: count() })
    .from(messageLabels)
    .innerJoin(practiceRuns, eq(practiceRuns.id, messageLabels.runId))
    .where(seen(practiceRuns.userId));
  return row?.labeled ?? 0;
}

/** All labeled messages of trainees who are seen, the oldest first. */
export async function labeledMessages(db: Db, seen: Seen) {
  return rowsInParts(({ limit, offset }) =>
    db
      .select({ message: messageLabels.message, labels: messageLabels.labels })
      .from(messageLabels)
      .innerJoin(practiceRuns, eq(practiceRuns.id, messageLabels.runId))
      .where(seen(practiceRuns.userId))
      .orderBy(asc(messageLabels.labeledAt), asc(messageLabels.message))
      .limit(limit)
      .offset(offset),
  );
}
