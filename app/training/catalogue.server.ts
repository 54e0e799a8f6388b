/** The published lessons in order: the basis for all other counts. */
import { sql } from "drizzle-orm";
import { createContext, type RouterContextProvider } from "react-router";
import {
  type Content,
  contentAt,
  contentContext,
  itemsIn,
  madeOf,
  type Published,
  publishedFields,
  readPublished,
} from "~/content/content.server";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import { notFound } from "~/platform/web/responses.server";
import { LESSONS, type WrittenLesson } from "./copy/lessons.server";
import { type BlockHeading, lessonIdOf, numberIn } from "./lesson";
import { lessonCatalog } from "./tables";

/** A lesson that trainees see. `number`: the number that people see, which is its place. */
export type Lesson = Omit<WrittenLesson, "block"> & { number: number; block: BlockHeading | null };

/** In their order. */
export const shownLessons = madeOf((content: Content): readonly Lesson[] => {
  const { blocks, lessons } = content.of(LESSONS);
  const ids = lessons.map(({ id }) => id);
  return lessons.map(({ block, ...lesson }) => ({
    ...lesson,
    number: numberIn(ids, lesson.id),
    block: blocks.find(({ id }) => id === block) ?? null,
  }));
});

type Context = Readonly<RouterContextProvider>;

/** The lesson of an address, among all that are shown; throws the not-found page. */
export function lessonAt(context: Context, name: string | undefined) {
  const lessons = shownLessons(context.get(contentContext));
  return { lesson: shownAt(context, name) ?? notFound(), lessons };
}

/** Null if none is shown there. */
export function shownAt(context: Context, name: string | undefined): Lesson | null {
  const lessons = shownLessons(context.get(contentContext));
  const id = lessonIdOf(
    name ?? "",
    lessons.map((each) => each.id),
  );
  return lessons.find((each) => each.id === id) ?? null;
}

/** A lesson for those who edit: `number` is null while trainees do not see it. */
export type ListedLesson = {
  id: number;
  title: string;
  number: number | null;
  state: ReturnType<typeof itemsIn>[number]["state"];
};

/** All lessons of the published words, in their order, also those that trainees do not see. */
export function allLessons(content: Content, published: Published): readonly ListedLesson[] {
  const shown = new Map(shownLessons(content).map((lesson) => [lesson.id, lesson]));
  const items = itemsIn(LESSONS.root, "lessons", publishedFields(LESSONS, published));
  return items.map(({ id: key, text, state }) => {
    const id = Number(key);
    const { number = null, title = text || "Without a title" } = shown.get(id) ?? {};
    return { id, title, number, state };
  });
}

/**
 * Stores which lessons are shown, for the database's own counts; a changed list recounts every trainee. The published
 * lessons are read under the lock: of two instances, the last writes the newest.
 */
export async function storeLessons(db: Db): Promise<void> {
  await withLock(db, "catalog", async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    const content = contentAt(await readPublished(tx), () => new Map());
    const numbers = shownLessons(content).map(({ id }) => id);
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
