/** Every uploaded file with the lessons that it is the video of. */
import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Call } from "~/auth/acts/acts.server";
import { users } from "~/auth/tables";
import { contentContext, contentStoreContext } from "~/content/content.server";
import { recordEvent } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { mediaContext } from "~/platform/media/media.server";
import { mediaFiles, mediaRenditions, mediaUploads } from "~/platform/media/tables";
import { requestContext } from "~/platform/web/request-context.server";
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
  /** Of an upload that is not finished. */
  receivedBytes: number;
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
      receivedBytes: sql<number>`coalesce(${mediaUploads.receivedBytes}, 0)::float8`,
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
    .leftJoin(mediaUploads, eq(mediaUploads.id, mediaFiles.id))
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
export function deleteVideo(call: Call, id: string): Promise<boolean> {
  const { context } = call;
  const all = allLessons(context.get(contentContext), context.get(contentStoreContext).current());
  return context.get(mediaContext).remove(id, async (tx, file) => {
    for (const lesson of (await lessonsByFile(tx)).get(id) ?? []) {
      const { number = null, title = "" } = all.find((each) => each.id === lesson) ?? {};
      await removeLessonVideo(tx, call.viewer, { id: lesson, number, title });
    }
    await recordDeletion(tx, call, file);
    return true;
  });
}

/** Deletes all uploads that are not finished and that nobody is sending right now; returns how many. */
export async function deleteUnfinished(call: Call): Promise<number> {
  const { db } = call.context.get(requestContext);
  const unfinished = eq(mediaFiles.state, "uploading");
  const left = await db.select({ id: mediaFiles.id }).from(mediaFiles).where(unfinished);
  let deleted = 0;
  for (const { id } of left) {
    const isGone = await call.context.get(mediaContext).remove(id, async (tx, file) => {
      const isSent = and(eq(mediaUploads.id, id), gt(mediaUploads.heldUntil, sql`now()`));
      // It may have been finished in the meantime, or go on.
      if (file.state !== "uploading" || (await tx.$count(mediaUploads, isSent)) > 0) return false;
      await recordDeletion(tx, call, file);
      return true;
    });
    if (isGone) deleted += 1;
  }
  return deleted;
}

function recordDeletion(tx: Db, { viewer }: Call, file: typeof mediaFiles.$inferSelect) {
  return recordEvent(tx, {
    actor: viewer,
    verb: "videos.delete",
    subject: { kind: "video", id: file.id, label: file.name },
    before: { bytes: file.bytes },
    after: null,
  });
}
