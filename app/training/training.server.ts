/** Door of the training room: lessons and everyone's progress, for administrators' pages. */
import type { ContentDocument, HeldItems } from "~/content/content.server";
import type { Db } from "~/platform/db/database.server";
import { answersOfAll, openQuestions } from "./answers.server";
import { LESSONS, type Lesson } from "./copy/lessons.server";
import { clock, type LessonProgress, lessonPercent } from "./lesson";
import { begunBy, progressOfAll, type StoredProgress } from "./progress.server";
import { configuredVideos } from "./videos.server";

/** One lesson of one person in an administrator's words (ADM-4). */
export type LessonDetail = {
  number: number;
  title: string;
  state: "Completed" | "In Progress" | "Not Started";
  percent: number;
  /** Completed faster than the video can be played at double speed. */
  early: boolean;
  watched: string | null;
  lastWatchedAt: string | null;
};

export { practiceContext, shownLessons, storeLessons } from "./catalogue.server";
export type { Lesson } from "./copy/lessons.server";
export { blocksOf } from "./lesson";
export { practiceMinutes } from "./pace";
export { progressByKey } from "./progress.server";

export {
  actOnTrainee,
  readCode,
  renameTrainee,
  traineeName,
} from "./trainee-acts.server";

export const TRAINING_DOCUMENTS = [LESSONS];

/** What removing a lesson leaves behind, by the lesson's path in its document (CONT-10). */
export async function heldOfLessons(db: Db, { key }: ContentDocument): Promise<HeldItems> {
  if (key !== LESSONS.key) return {};
  const begun = [...(await begunBy(db))].map(([number, people]) => [
    `lessons.${number}`,
    `${people === 1 ? "1 trainee has" : `${people} trainees have`} progress on lesson ${number}; it is kept and comes back with the lesson.`,
  ]);
  return Object.fromEntries(begun);
}

/** How many lessons show no video to trainees: none was set, or its player is no longer allowed. */
export async function lessonsWithoutVideo(
  db: Db,
  lessons: readonly Lesson[],
  playerOrigins: readonly string[],
): Promise<number> {
  const videos = await configuredVideos(db, playerOrigins);
  const playable = new Set(videos.flatMap((each) => (each.address ? [each.lessonNumber] : [])));
  return lessons.filter(({ number }) => !playable.has(number)).length;
}

/** Every one of these lessons, begun or not, by person. */
export async function lessonsByUser(
  db: Db,
  userIds: readonly string[],
  lessons: readonly Lesson[],
): Promise<(userId: string) => LessonDetail[]> {
  const byUser = Map.groupBy(await progressOfAll(db, userIds), (row) => row.userId);
  return (userId) => lessonDetails(byUser.get(userId) ?? [], lessons);
}

export function lessonDetails(
  rows: readonly StoredProgress[],
  lessons: readonly Lesson[],
): LessonDetail[] {
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

/** How many questions of these lessons each person has not answered correctly. */
export async function openQuestionsByUser(
  db: Db,
  userIds: readonly string[],
  lessons: readonly Lesson[],
): Promise<(userId: string) => number> {
  const answers = await answersOfAll(db, userIds);
  return (userId) =>
    lessons.reduce((sum, lesson) => sum + openQuestions(lesson, answers(userId)), 0);
}

function stateWords(row: LessonProgress | undefined): LessonDetail["state"] {
  if (row?.completed) return "Completed";
  return row && row.progressSeconds > 0 ? "In Progress" : "Not Started";
}
