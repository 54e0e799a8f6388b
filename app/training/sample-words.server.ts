/** Lessons that show a company's own video under the words of a fresh install, until these are rewritten or kept (OWN-3). */
import { inArray } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import {
  contentContext,
  contentStoreContext,
  liveFields,
  publishedFields,
} from "~/content/content.server";
import { type Actor, recordEvents } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { requestContext } from "~/platform/web/request-context.server";
import { allLessons, type ListedLesson } from "./catalogue.server";
import { LESSONS } from "./copy/lessons.server";
import { lessonVideos } from "./tables";
import { configuredVideos } from "./videos.server";
import { subjectOf } from "./words/cues.server";

const PARTS = ["title", "subtitle", "description", "overview", "questions"];
const SHIPPED = liveFields(LESSONS, {});

/** The fields of a shipped lesson's part, such as `7 overview`. */
const FIELDS = Map.groupBy(Object.keys(SHIPPED), (path) => {
  const [list, id, part] = path.split(".");
  return list === "lessons" ? `${id} ${part}` : "";
});

/** `words`: which of its words are the sample's, as a sentence. */
export type SampleLesson = ListedLesson & { words: string };

export async function sampleLessons(
  context: Readonly<RouterContextProvider>,
): Promise<SampleLesson[]> {
  const { db, config } = context.get(requestContext);
  const published = context.get(contentStoreContext).current();
  const fields = publishedFields(LESSONS, published);
  const videos = await configuredVideos(db, config.playerOrigins);
  const open = videos.filter(({ address, wordsKept }) => address !== null && !wordsKept);
  const ids = new Set(open.map(({ lessonNumber }) => lessonNumber));
  return allLessons(context.get(contentContext), published).flatMap((lesson) => {
    if (!ids.has(lesson.id)) return [];
    const parts = PARTS.filter((part) => {
      const paths = FIELDS.get(`${lesson.id} ${part}`) ?? [];
      return (
        paths.some((path) => SHIPPED[path]) && paths.every((path) => fields[path] === SHIPPED[path])
      );
    });
    return parts.length > 0 ? [{ ...lesson, words: sentence(parts) }] : [];
  });
}

/** They fit the company's videos as they are. */
export async function keepWords(
  db: Db,
  actor: Actor,
  lessons: readonly Pick<ListedLesson, "id" | "number" | "title">[],
): Promise<void> {
  const ids = lessons.map(({ id }) => id);
  await db.transaction(async (tx) => {
    await tx
      .update(lessonVideos)
      .set({ wordsKept: true })
      .where(inArray(lessonVideos.lessonNumber, ids));
    await recordEvents(
      tx,
      lessons.map((lesson) => ({
        actor,
        verb: "videos.keep-words",
        subject: subjectOf(lesson),
        before: null,
        after: null,
      })),
    );
  });
}

function sentence(parts: readonly string[]): string {
  const named = new Intl.ListFormat("en").format(parts);
  const are = parts.length === 1 && parts[0] !== "questions" ? "is" : "are";
  return `${named.charAt(0).toUpperCase()}${named.slice(1)} ${are} still the sample’s.`;
}
