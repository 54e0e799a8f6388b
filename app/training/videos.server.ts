/** The video of each lesson. */
import { and, asc, eq, or, sql } from "drizzle-orm";
import { type Actor, recordEvent } from "~/auth/auth.server";
import type { Db } from "~/platform/db/database.server";
import type { Lesson } from "./content/lessons.server";
import { lessonEpochs, lessonProgress, lessonVideos } from "./tables";
import { readEmbedCode, type VideoReference, videoAddress } from "./video-address";

/**
 * A lesson's stored player address, null if none is set or its origin is no longer a player's (LES-2); and how often
 * the video was replaced.
 */
export async function lessonVideo(
  db: Db,
  lessonNumber: number,
  playerOrigins: readonly string[],
): Promise<{ address: string | null; epoch: number }> {
  const [row] = await db
    .select({ embedCode: lessonVideos.embedCode, epoch: lessonEpochs.epoch })
    .from(lessonVideos)
    .fullJoin(lessonEpochs, eq(lessonEpochs.lessonNumber, lessonVideos.lessonNumber))
    .where(
      or(eq(lessonVideos.lessonNumber, lessonNumber), eq(lessonEpochs.lessonNumber, lessonNumber)),
    );
  const address = row?.embedCode ? playable(row.embedCode, playerOrigins) : null;
  return { address, epoch: row?.epoch ?? 0 };
}

/** A lesson that has a video: its id, and the player's address, null if its origin is no longer a player's. */
export type ConfiguredVideo = { lessonNumber: number; videoId: string; address: string | null };

export async function configuredVideos(
  db: Db,
  playerOrigins: readonly string[],
): Promise<ConfiguredVideo[]> {
  const rows = await db.select().from(lessonVideos).orderBy(asc(lessonVideos.lessonNumber));
  return rows.map(({ lessonNumber, videoId, embedCode }) => ({
    lessonNumber,
    videoId,
    address: playable(embedCode, playerOrigins),
  }));
}

type LessonName = Pick<Lesson, "number" | "title">;

/** Sets a lesson's video, in one transaction with its event. Another video restarts the lesson for those who have not completed it. */
export async function putLessonVideo(
  db: Db,
  actor: Actor,
  lesson: LessonName,
  video: VideoReference,
): Promise<void> {
  const lessonNumber = lesson.number;
  const { libraryId, videoId } = video;
  const values = { libraryId, videoId, embedCode: videoAddress(video), updatedAt: sql`now()` };
  await db.transaction(async (tx) => {
    await startOver(tx, lessonNumber, { libraryId, videoId });
    const before = await lockedVideo(tx, lessonNumber);
    await tx
      .insert(lessonVideos)
      .values({ lessonNumber, ...values })
      .onConflictDoUpdate({ target: lessonVideos.lessonNumber, set: values });
    const after = { videoId };
    await recordEvent(tx, {
      actor,
      verb: "videos.set",
      subject: subjectOf(lesson),
      before,
      after,
    });
  });
}

export async function removeLessonVideo(
  db: Db,
  actor: Actor,
  lesson: LessonName,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [before] = await tx
      .delete(lessonVideos)
      .where(eq(lessonVideos.lessonNumber, lesson.number))
      .returning({ videoId: lessonVideos.videoId });
    if (!before) return false;
    const subject = subjectOf(lesson);
    await recordEvent(tx, { actor, verb: "videos.remove", subject, before, after: null });
    return true;
  });
}

/** If the lesson's last video was another one: its progress belongs to the old one, and late saves for it are refused. */
async function startOver(
  tx: Db,
  lessonNumber: number,
  video: { libraryId: string; videoId: string },
): Promise<void> {
  const [last] = await tx
    .insert(lessonEpochs)
    .values({ lessonNumber, ...video })
    .onConflictDoUpdate({
      target: lessonEpochs.lessonNumber,
      set: { ...video, epoch: sql`${lessonEpochs.epoch} + 1` },
      setWhere: sql`(${lessonEpochs.libraryId}, ${lessonEpochs.videoId}) <> (${video.libraryId}, ${video.videoId})`,
    })
    .returning({ epoch: lessonEpochs.epoch });
  if (last === undefined || last.epoch === 0) return;
  // Recounts every trainee in progress.
  await tx.execute(sql`set local statement_timeout = 0`);
  const ofLesson = eq(lessonProgress.lessonNumber, lessonNumber);
  await tx.delete(lessonProgress).where(and(ofLesson, eq(lessonProgress.completed, false)));
  await tx.update(lessonProgress).set({ positionSeconds: 0 }).where(ofLesson);
}

function playable(stored: string, playerOrigins: readonly string[]): string | null {
  const video = readEmbedCode(stored, playerOrigins);
  return video && videoAddress(video);
}

async function lockedVideo(tx: Db, lessonNumber: number): Promise<{ videoId: string } | null> {
  const [row] = await tx
    .select({ videoId: lessonVideos.videoId })
    .from(lessonVideos)
    .where(eq(lessonVideos.lessonNumber, lessonNumber))
    .for("update");
  return row ?? null;
}

function subjectOf({ number, title }: LessonName) {
  return { kind: "lesson" as const, id: String(number), label: `Lesson ${number}: ${title}` };
}
