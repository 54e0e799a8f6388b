/** Door of the training room: lessons and everyone's progress, for administrators' pages. */
import { sql } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import { contentContext } from "~/content/content.server";
import type { Db } from "~/platform/db/database.server";
import { requestContext } from "~/platform/web/request-context.server";
import { answersOfAll, openQuestions } from "./answers.server";
import { type Lesson, shownLessons } from "./catalogue.server";
import { LESSONS } from "./copy/lessons.server";
import type { Coverage } from "./coverage/spans";
import { wordsPath } from "./lesson";
import { type LessonDetail, lessonDetails } from "./lesson-details.server";
import { progressOfAll } from "./progress.server";
import { sampleLessons } from "./sample-words.server";
import { configuredVideos } from "./videos.server";

export type { Lesson } from "./catalogue.server";
export { practiceContext, shownLessons, storeLessons } from "./catalogue.server";
export { blocksOf } from "./lesson";
export { lessonPublishing } from "./lesson-publishing.server";
export { practiceMinutes } from "./pace";
export { progressByKey } from "./progress.server";
export {
  changeTrainee,
  linkForTrainee,
  readCode,
  renameTrainee,
  traineeName,
} from "./trainee-acts.server";
export { startTranscribing } from "./transcription.server";
export { watchedLessons } from "./watched.server";
export { countNotes } from "./words/notes.server";

/** A lesson of someone's list, with what they have watched of it. */
export type WatchedLesson = LessonDetail & { coverage: Coverage | null };

export const TRAINING_DOCUMENTS = [LESSONS];

/** Counts the figures above the panel's list anew, one row per state. */
export async function sumTraineeCounts(tx: Db): Promise<void> {
  await tx.execute(sql`select sum_trainee_counts()`);
}

/**
 * What is left to do about the lessons that trainees see. `withoutVideo`: how many show none, as none was set or its
 * player is no longer allowed; `samples`: those whose video plays under sample words, with where these are written.
 */
export async function unfinishedLessons(context: Readonly<RouterContextProvider>) {
  const { db, config } = context.get(requestContext);
  const videos = await configuredVideos(db, config.playerOrigins);
  const playable = new Set(videos.flatMap((each) => (each.address ? [each.lessonNumber] : [])));
  const shown = shownLessons(context.get(contentContext));
  const samples = (await sampleLessons(context)).flatMap(({ id, number }) =>
    number === null ? [] : [{ href: wordsPath(id), words: `Lesson ${number}` }],
  );
  return { withoutVideo: shown.filter(({ id }) => !playable.has(id)).length, samples };
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
