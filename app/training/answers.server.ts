/** Answers to the questions after lessons, and the completions that follow (PRAC-5). */
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import type { Lesson } from "./catalogue.server";
import { linesOf } from "./copy/question-fault";
import { COMPLETION_PART } from "./lesson";
import { choicesOf, isRight, type Question } from "./questions";
import { lessonAnswers, lessonProgress } from "./tables";

/** A question as its page shows it: the right answer is included once it was answered. */
export type AskedQuestion = {
  id: string;
  question: string;
  choices: string[];
  answered: { answer: string; isRight: boolean; reason: string; right: string } | null;
};

type Answers = ReadonlyMap<string, { answer: string; isRight: boolean }>;

/** This person's answers, by "lesson question". */
export async function answersOf(db: Db, userId: string): Promise<Answers> {
  return (await answersOfAll(db, [userId]))(userId);
}

export async function answersOfAll(
  db: Db,
  userIds: readonly string[],
): Promise<(userId: string) => Answers> {
  const rows = await db
    .select()
    .from(lessonAnswers)
    .where(inArray(lessonAnswers.userId, [...userIds]));
  const byUser = Map.groupBy(rows, ({ userId }) => userId);
  return (userId) =>
    new Map((byUser.get(userId) ?? []).map((row) => [keyOf(row.lessonNumber, row.question), row]));
}

/** `right`: the right answers, one per line, included once this person has answered. */
export function askedQuestions({ id, questions }: Lesson, answers: Answers): AskedQuestion[] {
  return questions.map((each) => {
    const own = answers.get(keyOf(id, each.id));
    return {
      id: each.id,
      question: each.question,
      choices: choicesOf(each),
      answered: own
        ? {
            answer: own.answer,
            isRight: own.isRight,
            reason: each.reason,
            right: linesOf(each.right)[0] ?? "",
          }
        : null,
    };
  });
}

/** How many questions of a lesson are not answered correctly. */
export function openQuestions({ id, questions }: Lesson, answers: Answers): number {
  return questions.filter((each) => !answers.get(keyOf(id, each.id))?.isRight).length;
}

/** Stores an answer, and completes the lesson if only its questions were missing. A right answer is never overwritten. */
export async function takeAnswer(
  db: Db,
  userId: string,
  lesson: Lesson,
  { question, answer }: { question: Question; answer: string },
): Promise<void> {
  const own = { userId, lessonNumber: lesson.id, question: question.id };
  const changed = { answer, isRight: isRight(question, answer), answeredAt: new Date() };
  await db.transaction(async (tx) => {
    await tx
      .insert(lessonAnswers)
      .values({ ...own, ...changed })
      .onConflictDoUpdate({
        target: [lessonAnswers.userId, lessonAnswers.lessonNumber, lessonAnswers.question],
        set: changed,
        setWhere: sql`not ${lessonAnswers.isRight}`,
      });
    if (openQuestions(lesson, await answersOf(tx, userId)) > 0) return;
    await tx
      .update(lessonProgress)
      .set({ completed: true, completedAt: sql`now()` })
      .where(
        and(
          eq(lessonProgress.userId, userId),
          eq(lessonProgress.lessonNumber, lesson.id),
          eq(lessonProgress.completed, false),
          sql`${lessonProgress.progressSeconds} >= ${lessonProgress.durationSeconds} * ${COMPLETION_PART}::float8`,
        ),
      );
  });
}

function keyOf(lesson: number, question: string): string {
  return `${lesson} ${question}`;
}
