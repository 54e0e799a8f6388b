/** Reading and saving progress. A save can only add: it is one idempotent upsert, in any order, any number of times. */
import { and, asc, count, eq, inArray, min, type SQL, sql } from "drizzle-orm";
import { trainingCredentials } from "~/auth/tables";
import type { Db } from "~/platform/db/database.server";
import type { Opening } from "./coverage/opening.server";
import type { Spans } from "./coverage/spans";
import { isCompleting, type LessonProgress, leastSecondsToComplete } from "./lesson";
import type { ProgressSave } from "./progress-save";
import { lessonAnswers, lessonProgress } from "./tables";
import { knownLength } from "./videos.server";

/** Where seconds watched count, they take the place of the furthest point, everywhere (MED-4). */
const COUNTED_SECONDS = sql<number>`case when (select completion_part()) is null then ${lessonProgress.progressSeconds}
  else coalesce(${lessonProgress.watchedSeconds}, ${lessonProgress.progressSeconds}) end`;
const COUNTED_LENGTH = sql<
  number | null
>`case when (select completion_part()) is null then ${lessonProgress.durationSeconds}
  else greatest(${lessonProgress.lengthSeconds}, ${lessonProgress.durationSeconds}) end`;

/** A stored row, with fields only administrators see. */
export type StoredProgress = LessonProgress & { userId: string; completedEarly: boolean };

/** Everything one person has watched, by lesson. */
export async function progressOf(db: Db, userId: string): Promise<LessonProgress[]> {
  return (await progressOfAll(db, [userId])).map(
    ({ userId: _, completedEarly: __, ...progress }) => progress,
  );
}

/** When this person first watched anything, by the server's clock, ISO; null if nothing is known. */
export async function beganAt(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ at: min(lessonProgress.firstSavedAt) })
    .from(lessonProgress)
    .where(eq(lessonProgress.userId, userId));
  return row?.at?.toISOString() ?? null;
}

/** Everything several people have watched, optionally restricted by a condition. */
export async function progressOfAll(
  db: Db,
  userIds: readonly string[],
  condition?: SQL,
): Promise<StoredProgress[]> {
  const rows = await db
    .select({
      userId: lessonProgress.userId,
      lessonNumber: lessonProgress.lessonNumber,
      progressSeconds: COUNTED_SECONDS,
      positionSeconds: lessonProgress.positionSeconds,
      durationSeconds: COUNTED_LENGTH,
      completed: lessonProgress.completed,
      lastWatchedAt: lessonProgress.lastWatchedAt,
      completedEarly: lessonProgress.completedEarly,
    })
    .from(lessonProgress)
    .where(and(inArray(lessonProgress.userId, [...userIds]), condition))
    .orderBy(asc(lessonProgress.lessonNumber));
  return rows.map((row) => ({ ...row, lastWatchedAt: row.lastWatchedAt.toISOString() }));
}

export async function begunBy(db: Db): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ lessonNumber: lessonProgress.lessonNumber, people: count() })
    .from(lessonProgress)
    .groupBy(lessonProgress.lessonNumber);
  return new Map(rows.map(({ lessonNumber, people }) => [lessonNumber, people]));
}

/** The rows behind `person:lesson` keys, for open pages. */
export async function progressByKey(
  db: Db,
  keys: readonly string[],
): Promise<ReadonlyMap<string, LessonProgress>> {
  const key = sql<string>`${lessonProgress.userId} || ':' || ${lessonProgress.lessonNumber}`;
  const people = [...new Set(keys.map((each) => each.slice(0, each.lastIndexOf(":"))))];
  const rows = await progressOfAll(db, people, inArray(key, [...keys]));
  return new Map(
    rows.map(({ userId, completedEarly: _, ...progress }) => [
      `${userId}:${progress.lessonNumber}`,
      progress,
    ]),
  );
}

/**
 * How often this person's progress was reset. A save made before a reset, or before the lesson got another video, is
 * refused: it names the sum of this and the lesson's epoch, and both only grow.
 */
export async function progressEpoch(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ epoch: trainingCredentials.progressEpoch })
    .from(trainingCredentials)
    .where(eq(trainingCredentials.userId, userId));
  return row?.epoch ?? 0;
}

/**
 * Stores a checked save of `save.userId`. The furthest point never falls, completion is permanent, and the resume point
 * follows the newest save (VID-4). `held`: something else is missing for completion. `opened`: since when what was watched
 * is credited, nothing without it. False: it was made before an administrator's reset or with an earlier video.
 */
export async function saveProgress(
  db: Db,
  save: ProgressSave,
  held = false,
  opened: Opening | null = null,
): Promise<boolean> {
  const end = save.durationSeconds ?? Number.POSITIVE_INFINITY;
  const position = Math.min(save.positionSeconds, end);
  const furthest = Math.min(Math.max(save.progressSeconds, save.positionSeconds), end);
  const { usual, least } = await knownLength(db, save);
  const reached = !held && isCompleting(furthest, save.durationSeconds, least);
  const leastSeconds = leastSecondsToComplete(Math.max(save.durationSeconds ?? 0, usual ?? 0));
  const at = opened?.at.toISOString() ?? null;
  if (opened?.creditedBefore !== undefined)
    await db.execute(
      sql`select note_earlier_credit(${save.userId}, ${at}, ${opened.creditedBefore})`,
    );
  const { rows } = await db.execute<{ stored: boolean }>(sql`
    select save_progress(
      ${save.userId}, ${save.lessonNumber}::smallint, ${save.epoch}, ${furthest}, ${position}, ${save.durationSeconds},
      ${reached}, ${held}, ${least}, ${leastSeconds}, ${save.ageSeconds}, ${spansText(save.watched)},
      ${spansText(save.rewatched)}, ${at}, ${usual}
    ) as stored`);
  return rows[0]?.stored === true;
}

/** Deletes all of a person's progress and refuses earlier saves; returns the new epoch, null if there is no such person. */
export async function deleteProgress(db: Db, userId: string): Promise<number | null> {
  return db.transaction(async (tx) => {
    const [reset] = await tx
      .update(trainingCredentials)
      .set({ progressEpoch: sql`${trainingCredentials.progressEpoch} + 1` })
      .where(eq(trainingCredentials.userId, userId))
      .returning({ epoch: trainingCredentials.progressEpoch });
    if (!reset) return null;
    await tx.delete(lessonProgress).where(eq(lessonProgress.userId, userId));
    await tx.delete(lessonAnswers).where(eq(lessonAnswers.userId, userId));
    return reset.epoch;
  });
}

/** Seconds as PostgreSQL reads them. */
function spansText(all: Spans | undefined): string {
  return `{${(all ?? []).map(([from, to]) => `[${from},${to})`).join()}}`;
}
