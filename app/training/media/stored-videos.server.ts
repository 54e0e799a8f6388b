/** Every uploaded file with the lessons that it is the video of. */
import { desc, eq, sql } from "drizzle-orm";
import type { Call } from "~/auth/acts/acts.server";
import { users } from "~/auth/tables";
import { contentContext, contentStoreContext } from "~/content/content.server";
import { recordEvent } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { mediaContext } from "~/platform/media/media.server";
import { mediaFiles, mediaRenditions } from "~/platform/media/tables";
import { allLessons } from "../catalogue.server";
import { lessonVideos } from "../tables";
import { removeLessonVideo } from "../videos.server";

export type StoredVideo = {
  id: string;
  name: string;
  /** With everything that belongs to it. */
  bytes: number;
  durationSeconds: number | null;
  isReady: boolean;
  /** What the store did not have of it when it was last asked, such as "video" or "poster". */
  missing: string[];
  checkedAt: string | null;
  uploadedBy: string | null;
  uploadedAt: string;
  /** Their ids. */
  lessons: number[];
};

/** Newest first. */
export async function storedVideos(db: Db): Promise<StoredVideo[]> {
  const parts = sql<number>`coalesce((select sum(r.bytes) from ${mediaRenditions} r where r.file_id = ${mediaFiles.id}), ${mediaFiles.bytes})::float8`;
  const rows = await db
    .select({
      id: mediaFiles.id,
      name: mediaFiles.name,
      bytes: parts,
      durationSeconds: mediaFiles.durationSeconds,
      state: mediaFiles.state,
      uploadedBy: users.name,
      uploadedAt: mediaFiles.createdAt,
      missing: sql<
        string[]
      >`array(select r.kind from ${mediaRenditions} r where r.file_id = ${mediaFiles.id} and r.is_missing order by 1)`,
      checkedAt:
        sql<Date | null>`(select max(r.checked_at) from ${mediaRenditions} r where r.file_id = ${mediaFiles.id})`.mapWith(
          mediaRenditions.checkedAt,
        ),
    })
    .from(mediaFiles)
    .leftJoin(users, eq(users.id, mediaFiles.createdBy))
    .orderBy(desc(mediaFiles.createdAt), mediaFiles.id);
  const used = await lessonsByFile(db);
  return rows.map(({ state, uploadedAt, checkedAt, ...row }) => ({
    ...row,
    isReady: state === "ready",
    uploadedAt: uploadedAt.toISOString(),
    checkedAt: checkedAt?.toISOString() ?? null,
    lessons: used.get(row.id) ?? [],
  }));
}

async function lessonsByFile(db: Db): Promise<Map<string, number[]>> {
  const rows = await db
    .select({ lesson: lessonVideos.lessonNumber, file: lessonVideos.videoId })
    .from(lessonVideos)
    .where(eq(lessonVideos.host, "own"))
    .orderBy(lessonVideos.lessonNumber);
  const byFile = Map.groupBy(rows, ({ file }) => file);
  return new Map([...byFile].map(([file, all]) => [file, all.map(({ lesson }) => lesson)]));
}

/** Deletes a file, and takes it off its lessons, whose progress stays; false if there is none. */
export async function deleteVideo({ viewer, context }: Call, id: string): Promise<boolean> {
  const all = allLessons(context.get(contentContext), context.get(contentStoreContext).current());
  return context.get(mediaContext).remove(id, async (tx, file) => {
    for (const lesson of (await lessonsByFile(tx)).get(id) ?? []) {
      const { number = null, title = "" } = all.find((each) => each.id === lesson) ?? {};
      await removeLessonVideo(tx, viewer, { id: lesson, number, title });
    }
    await recordEvent(tx, {
      actor: viewer,
      verb: "videos.delete",
      subject: { kind: "video", id, label: file.name },
      before: { bytes: file.bytes },
      after: null,
    });
  });
}
