/** What people have watched of lessons' videos (MED-4). */
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import type { Coverage, Span, Spans } from "./coverage/spans";
import { SAME_LENGTH_PART, SHORTEST_LESSON_SECONDS } from "./lesson";
import { lessonProgress } from "./tables";

/** What this person has watched of the lesson's current video; null before they begin. */
export async function coverageOf(
  db: Db,
  { userId, lessonNumber }: { userId: string; lessonNumber: number },
): Promise<Coverage | null> {
  const ofLesson = eq(lessonProgress.lessonNumber, lessonNumber);
  const [row] = await coverageRows(db, and(eq(lessonProgress.userId, userId), ofLesson));
  return row ? coverageIn(row) : null;
}

/** Adds to the lessons of these people what they have watched; null of those they have not begun. */
export async function watchedLessons(db: Db, userIds: readonly string[]) {
  const rows = await coverageRows(db, inArray(lessonProgress.userId, [...userIds]));
  const byLesson = new Map(rows.map((row) => [`${row.userId} ${row.lessonNumber}`, row]));
  return <Lesson extends { id: number }>(userId: string, lessons: readonly Lesson[]) =>
    lessons.map((lesson) => {
      const row = byLesson.get(`${userId} ${lesson.id}`);
      return { ...lesson, coverage: row ? coverageIn(row) : null };
    });
}

const reported = sql`greatest(${lessonProgress.lengthSeconds}, ${lessonProgress.durationSeconds})`;

/** What only this person's player said of a length counts from where it may be a lesson's; of a file of ours, the file does. */
const SAID_LENGTH = sql<number | null>`case when ${reported} >= coalesce((
  select f.duration_seconds from lesson_videos v join media_files f on f.id = v.video_id
  where v.lesson_number = lesson_progress.lesson_number and v.host = 'own'
) * ${SAME_LENGTH_PART}::float8, ${SHORTEST_LESSON_SECONDS}) then ${reported} end`;

function coverageRows(db: Db, condition: SQL | undefined) {
  return db
    .select({
      userId: lessonProgress.userId,
      lessonNumber: lessonProgress.lessonNumber,
      watched: lessonProgress.watched,
      unrecordedSeconds: lessonProgress.unrecordedSeconds,
      furthestSeconds: lessonProgress.progressSeconds,
      lengthSeconds: SAID_LENGTH,
    })
    .from(lessonProgress)
    .where(condition);
}

type Row = Omit<Coverage, "watched"> & { watched: string | null; furthestSeconds: number };

function coverageIn({ watched, unrecordedSeconds, furthestSeconds, lengthSeconds }: Row): Coverage {
  if (watched !== null) return { watched: readSpans(watched), unrecordedSeconds, lengthSeconds };
  const furthest = Math.floor(furthestSeconds);
  return {
    watched: furthest > 0 ? [[0, furthest]] : [],
    unrecordedSeconds: furthest,
    lengthSeconds,
  };
}

/** `{[0,5),[7,9)}` as PostgreSQL writes it. */
function readSpans(text: string): Spans {
  return [...text.matchAll(/\[(\d+),(\d+)\)/g)].map(
    ([, from, to]): Span => [Number(from), Number(to)],
  );
}

/** Before a lesson gets another video: what was watched of the last one is kept, and a new count begins. */
export async function keepCoverage(tx: Db, lessonNumber: number, epoch: number): Promise<void> {
  await tx.execute(sql`
    insert into lesson_coverage (
      user_id, lesson_number, epoch, watched, watched_seconds, unrecorded_seconds, rewatched, length_seconds, last_watched_at
    )
    select user_id, lesson_number, ${epoch}, watched, watched_seconds, unrecorded_seconds, rewatched, length_seconds, last_watched_at
    from lesson_progress
    where lesson_number = ${lessonNumber} and watched_seconds > 0
    on conflict do nothing`);
  await tx
    .update(lessonProgress)
    .set({
      watched: "{}",
      watchedSeconds: 0,
      unrecordedSeconds: 0,
      rewatched: "{}",
      lengthSeconds: null,
    })
    .where(and(eq(lessonProgress.lessonNumber, lessonNumber), eq(lessonProgress.completed, true)));
}
