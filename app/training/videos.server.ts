/** The video of each lesson. */
import { asc, eq, sql } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { lessonVideos } from "./tables";
import { readEmbedCode, type VideoReference, videoAddress } from "./video-address";

/** The stored player address of a lesson; null where none is set or its origin is no longer a player's (LES-2). */
export async function lessonVideo(
  db: Db,
  lessonNumber: number,
  playerOrigins: readonly string[],
): Promise<string | null> {
  const [row] = await db
    .select({ embedCode: lessonVideos.embedCode })
    .from(lessonVideos)
    .where(eq(lessonVideos.lessonNumber, lessonNumber));
  const video = row ? readEmbedCode(row.embedCode, playerOrigins) : null;
  return video && videoAddress(video);
}

/** Every configured lesson with its video's id. */
export async function configuredVideos(
  db: Db,
): Promise<{ lessonNumber: number; videoId: string }[]> {
  return db
    .select({ lessonNumber: lessonVideos.lessonNumber, videoId: lessonVideos.videoId })
    .from(lessonVideos)
    .orderBy(asc(lessonVideos.lessonNumber));
}

/** Sets a lesson's video. */
export async function putLessonVideo(
  db: Db,
  lessonNumber: number,
  video: VideoReference,
): Promise<void> {
  const { libraryId, videoId } = video;
  const values = { libraryId, videoId, embedCode: videoAddress(video), updatedAt: sql`now()` };
  await db
    .insert(lessonVideos)
    .values({ lessonNumber, ...values })
    .onConflictDoUpdate({ target: lessonVideos.lessonNumber, set: values });
}
