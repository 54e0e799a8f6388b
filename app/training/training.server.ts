/** Entry file of the training slice: lessons and everyone's progress, for administrators' pages. */
import { ne, sql } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { LESSON_COUNT, lessons } from "./catalogue";
import { clock, type LessonProgress, lessonPercent, overallPercent } from "./lesson";
import { deleteProgress, progressOfAll, type StoredProgress } from "./progress.server";
import { lessonCatalog } from "./tables";
import { configuredVideos } from "./videos.server";

/** One lesson of one person in an administrator's words (ADM-4). */
export type LessonDetail = {
  number: number;
  title: string;
  state: "Completed" | "In Progress" | "Not Started";
  percent: number;
  /** Completed sooner than the video can be played at double speed. */
  early: boolean;
  watched: string | null;
  lastWatchedAt: string | null;
};

/** How far a person has come: whole percent over all lessons, lessons completed, and each lesson's row. */
export type ProgressSummary = { percent: number; completed: number; rows: StoredProgress[] };

export { LESSON_COUNT } from "./catalogue";
export { progressByKey } from "./progress.server";

/**
 * Tells the database how many lessons there are, for what it counts itself. Another number than before counts every
 * trainee again.
 */
export async function storeLessonCount(db: Db): Promise<void> {
  const lessons = LESSON_COUNT;
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx
      .insert(lessonCatalog)
      .values({ lessons })
      .onConflictDoUpdate({
        target: lessonCatalog.id,
        set: { lessons },
        setWhere: ne(lessonCatalog.lessons, lessons),
      });
  });
}

/** Number and title of every lesson. */
export function lessonTitles(): { number: number; title: string }[] {
  return lessons.map(({ number, title }) => ({ number, title }));
}

/** How many lessons show no video to trainees: none was set, or its player is no longer an allowed one. */
export async function lessonsWithoutVideo(
  db: Db,
  playerOrigins: readonly string[],
): Promise<number> {
  const videos = await configuredVideos(db, playerOrigins);
  return lessons.length - videos.filter(({ address }) => address !== null).length;
}

/** How far several people have come, by person. */
export async function progressByUser(
  db: Db,
  userIds: readonly string[],
): Promise<(userId: string) => ProgressSummary> {
  const byUser = Map.groupBy(await progressOfAll(db, userIds), (row) => row.userId);
  return (userId) => {
    const rows = byUser.get(userId) ?? [];
    return {
      percent: overallPercent(rows, LESSON_COUNT),
      completed: rows.filter(({ completed }) => completed).length,
      rows,
    };
  };
}

/** All lessons of a person, begun or not. */
export function lessonDetails({ rows }: ProgressSummary): LessonDetail[] {
  const byLesson = new Map(rows.map((row) => [row.lessonNumber, row]));
  return lessons.map(({ number, title }) => {
    const row = byLesson.get(number);
    const length = row?.durationSeconds ? clock(row.durationSeconds) : "?:??";
    return {
      number,
      title,
      state: stateWords(row),
      percent: lessonPercent(row),
      early: row?.completedEarly ?? false,
      watched: row ? `${clock(row.progressSeconds)} of ${length}` : null,
      lastWatchedAt: row?.lastWatchedAt ?? null,
    };
  });
}

/** Takes back all progress of a person, for good: tabs that are still open cannot restore it. False: no such person. */
export async function resetProgress(db: Db, userId: string): Promise<boolean> {
  return (await deleteProgress(db, userId)) !== null;
}

function stateWords(row: LessonProgress | undefined): LessonDetail["state"] {
  if (row?.completed) return "Completed";
  return row && row.progressSeconds > 0 ? "In Progress" : "Not Started";
}
