/** Which uploaded files people see who have no further rights (MED-2). */
import { and, eq } from "drizzle-orm";
import type { Content } from "./content/content.server";
import type { Db } from "./platform/db/database.server";
import { lessonVideos } from "./training/tables";
import { shownLessons } from "./training/training.server";

/** Whether a lesson that trainees see now has this file as its video. */
export async function isShownInLesson(db: Db, content: Content, file: string): Promise<boolean> {
  const rows = await db
    .select({ lesson: lessonVideos.lessonNumber })
    .from(lessonVideos)
    .where(and(eq(lessonVideos.host, "own"), eq(lessonVideos.videoId, file)));
  return rows.some(({ lesson }) => shownLessons(content).some(({ id }) => id === lesson));
}
