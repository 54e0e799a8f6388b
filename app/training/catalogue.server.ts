/** The published lessons in order: the basis for all other counts. */
import { sql } from "drizzle-orm";
import { createContext } from "react-router";
import { type Content, contentAt, readPublished } from "~/content/content.server";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import { LESSONS, type Lesson } from "./copy/lessons.server";
import { lessonCatalog } from "./tables";

const SHIPPED = new Map(
  LESSONS.schema.parse(LESSONS.shipped).lessons.map((lesson) => [lesson.number, lesson]),
);

export function shownLessons(content: Content): readonly Lesson[] {
  return content
    .of(LESSONS)
    .lessons.filter(({ hidden }) => !hidden)
    .map(withOwnQuestions);
}

/** A lesson with another title is another lesson: questions that were shipped for the first are left out. */
function withOwnQuestions(lesson: Lesson): Lesson {
  const shipped = SHIPPED.get(lesson.number);
  if (!shipped || shipped.title === lesson.title) return lesson;
  const isShipped = ({ id, question, right }: Lesson["questions"][number]) =>
    shipped.questions.some(
      (each) => each.id === id && each.question === question && each.right === right,
    );
  return { ...lesson, questions: lesson.questions.filter((each) => !isShipped(each)) };
}

/**
 * Stores which lessons are shown, for the database's own counts; a changed list recounts every trainee. The published
 * lessons are read under the lock: of two instances, the last writes the newest.
 */
export async function storeLessons(db: Db): Promise<void> {
  await withLock(db, "catalog", async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    const content = contentAt(await readPublished(tx), () => new Map());
    const numbers = shownLessons(content).map(({ number }) => number);
    await tx
      .insert(lessonCatalog)
      .values({ numbers })
      .onConflictDoUpdate({
        target: lessonCatalog.id,
        set: { numbers },
        setWhere: sql`${lessonCatalog.numbers} <> excluded.numbers`,
      });
  });
}

/** How many objections are left to practice today, by person; training does not know about practice. */
export const practiceContext = createContext<(userId: string) => Promise<number>>();
