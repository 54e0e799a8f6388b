/** The video of each lesson. */
import { and, asc, eq, isNotNull, ne, or, sql } from "drizzle-orm";
import { type Actor, recordEvent } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import { signedPlayerAddress } from "~/platform/embeds/signed-player.server";
import { mediaFile } from "~/platform/media/media.server";
import { COMPLETION_PART, leastLength, SHORTEST_LESSON_SECONDS } from "./lesson";
import { ownVideoId } from "./own-video.server";
import type { ProgressSave } from "./progress-save";
import { lessonEpochs, lessonProgress, lessonVideos } from "./tables";
import { type Opening, playerAddress, readStored, type VideoReference } from "./video-address";
import { knownHostAt } from "./video-hosts";
import { keepCoverage } from "./watched.server";
import { type LessonName, subjectOf } from "./words/cues.server";

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
export type ConfiguredVideo = {
  lessonNumber: number;
  videoId: string;
  address: string | null;
  wordsKept: boolean;
};

export async function configuredVideos(
  db: Db,
  playerOrigins: readonly string[],
): Promise<ConfiguredVideo[]> {
  const rows = await db.select().from(lessonVideos).orderBy(asc(lessonVideos.lessonNumber));
  return rows.map(({ lessonNumber, videoId, embedCode, wordsKept }) => ({
    lessonNumber,
    videoId,
    wordsKept,
    address: playable(embedCode, playerOrigins),
  }));
}

/**
 * Sets a lesson's video, in one transaction with its event. Another video restarts the lesson for those who have not
 * completed it. False: it is a file of ours that is no longer here.
 */
export async function putLessonVideo(
  db: Db,
  actor: Actor,
  lesson: LessonName,
  video: VideoReference,
): Promise<boolean> {
  const lessonNumber = lesson.id;
  const { address, ...kept } = video;
  const values = { ...kept, embedCode: address, updatedAt: sql`now()` };
  // One at a time: each recounts everyone who is in the middle of its lesson, and two would wait for each other's.
  return withLock(db, "videos", async (tx) => {
    if (video.host === "own" && !(await mediaFile(tx, video.videoId, { held: true }))) return false;
    await startOver(tx, lessonNumber, kept);
    const before = await lockedVideo(tx, lessonNumber);
    await tx
      .insert(lessonVideos)
      .values({ lessonNumber, ...values })
      .onConflictDoUpdate({ target: lessonVideos.lessonNumber, set: values });
    const after = { videoId: video.videoId };
    await recordEvent(tx, {
      actor,
      verb: "videos.set",
      subject: subjectOf(lesson),
      before,
      after,
    });
    return true;
  });
}

/** Sets several, all or none: they are addresses of other sites. */
export async function putLessonVideos(
  db: Db,
  actor: Actor,
  all: readonly { lesson: LessonName; video: VideoReference }[],
): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { lesson, video } of all) await putLessonVideo(tx, actor, lesson, video);
  });
}

export async function removeLessonVideo(
  db: Db,
  actor: Actor,
  lesson: LessonName,
): Promise<{ host: string } | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .delete(lessonVideos)
      .where(eq(lessonVideos.lessonNumber, lesson.id))
      .returning({ videoId: lessonVideos.videoId, host: lessonVideos.host });
    if (!row) return null;
    const { host, ...before } = row;
    const subject = subjectOf(lesson);
    await recordEvent(tx, { actor, verb: "videos.remove", subject, before, after: null });
    return { host };
  });
}

/** If the lesson's last video was another one: its progress belongs to the old one, and late saves for it are refused. */
async function startOver(
  tx: Db,
  lessonNumber: number,
  video: Omit<VideoReference, "address">,
): Promise<void> {
  // Nothing was counted yet for a video that was not set on a page.
  await tx.execute(sql`
    insert into lesson_epochs (lesson_number, host, library_id, video_id, content)
    select v.lesson_number, v.host, v.library_id, v.video_id, f.sha256
    from lesson_videos v left join media_files f on v.host = 'own' and f.id = v.video_id
    where v.lesson_number = ${lessonNumber} on conflict do nothing`);
  const content = sql<
    string | null
  >`(select f.sha256 from media_files f where ${video.host} = 'own' and f.id = ${video.videoId})`;
  const last = { ...video, content };
  const [replaced] = await tx
    .insert(lessonEpochs)
    .values({ lessonNumber, ...last })
    .onConflictDoUpdate({
      target: lessonEpochs.lessonNumber,
      set: { ...last, epoch: sql`${lessonEpochs.epoch} + 1`, replacedAt: sql`now()` },
      setWhere: sql`(${lessonEpochs.host}, ${lessonEpochs.libraryId}, ${lessonEpochs.videoId}) <> (${video.host}, ${video.libraryId}, ${video.videoId})
        and (${lessonEpochs.content} = ${content}) is not true`,
    })
    .returning({ epoch: lessonEpochs.epoch });
  if (!replaced)
    await tx.update(lessonEpochs).set(last).where(eq(lessonEpochs.lessonNumber, lessonNumber));
  if (!replaced || replaced.epoch === 0) return;
  // Recounts every trainee in progress.
  await tx.execute(sql`set local statement_timeout = 0`);
  await keepCoverage(tx, lessonNumber, replaced.epoch - 1);
  const ofLesson = eq(lessonProgress.lessonNumber, lessonNumber);
  await tx.delete(lessonProgress).where(and(ofLesson, eq(lessonProgress.completed, false)));
  await tx.update(lessonProgress).set({ positionSeconds: 0 }).where(ofLesson);
}

/** The address that a page opens, with a token if the company's own video host asks for one. */
export function openedAddress(address: string, opening: Opening, key: string | undefined): string {
  const player = playerAddress(address, opening);
  return knownHostAt(address) === null ? signedPlayerAddress(player, key) : player;
}

function playable(stored: string, playerOrigins: readonly string[]): string | null {
  if (ownVideoId(stored) !== null) return stored;
  return readStored(stored, playerOrigins)?.address ?? null;
}

async function lockedVideo(tx: Db, lessonNumber: number): Promise<{ videoId: string } | null> {
  const [row] = await tx
    .select({ videoId: lessonVideos.videoId })
    .from(lessonVideos)
    .where(eq(lessonVideos.lessonNumber, lessonNumber))
    .for("update");
  return row ?? null;
}

/** The lessons whose transcript was last changed before they got another video. */
export async function oldTranscripts(db: Db): Promise<ReadonlySet<number>> {
  const { rows } = await db.execute<{ lesson: number }>(sql`
    select lesson_number as lesson from lesson_epochs e
    where exists (select 1 from lesson_cues c where c.lesson_number = e.lesson_number) and replaced_at > coalesce(
      (select max(changed_at) from lesson_cue_changes c where c.lesson_number = e.lesson_number), '-infinity')`);
  return new Set(rows.map(({ lesson }) => lesson));
}

/** What its uploader's browser measured of a lesson's video; null if it is no file of ours. */
export async function fileSeconds(db: Db, lessonNumber: number): Promise<number | null> {
  const { rows } = await db.execute<{ seconds: number | null }>(
    sql`select ${fileLength(lessonNumber)} as seconds`,
  );
  return rows[0]?.seconds ?? null;
}

const fileLength = (lessonNumber: number) => sql`(
  select f.duration_seconds from lesson_videos v join media_files f on f.id = v.video_id
  where v.lesson_number = ${lessonNumber} and v.host = 'own'
)`;

/** Fewer people than this may be wrong about a video's length, or lie. */
const FEWEST_WITNESSES = 3;
const MOST_WITNESSES = 25;

type Watching = Pick<ProgressSave, "userId" | "lessonNumber">;

/** What is known of the length of a lesson's current video, apart from what this person's player says now. */
export async function knownLength(
  db: Db,
  watching: Watching,
): Promise<{ usual: number | null; least: number }> {
  const others = await usualLength(db, watching);
  const { ended, file } = await ownLengths(db, watching);
  const usual = others === null && file === null ? null : Math.max(others ?? 0, file ?? 0);
  return { usual, least: leastLength(usual, ended) };
}

/** What others' players said: the median, because a single browser could report anything; null if too few have said it. */
async function usualLength(db: Db, watching: Watching): Promise<number | null> {
  const others = await db
    .select({ seconds: lessonProgress.durationSeconds })
    .from(lessonProgress)
    .where(
      and(
        eq(lessonProgress.lessonNumber, watching.lessonNumber),
        ne(lessonProgress.userId, watching.userId),
        isNotNull(lessonProgress.durationSeconds),
        // Not a join, for which PostgreSQL may read what everyone has watched.
        sql`${lessonProgress.lastWatchedAt} >= coalesce((select updated_at from lesson_videos v where v.lesson_number = ${watching.lessonNumber}), '-infinity')`,
      ),
    )
    .limit(MOST_WITNESSES);
  if (others.length < FEWEST_WITNESSES) return null;
  const known = others.map(({ seconds }) => seconds ?? 0).sort((one, other) => one - other);
  return known[Math.floor((known.length - 1) / 2)] ?? null;
}

/**
 * `ended`: the length of what this person has watched to its end a while ago, with nothing longer after it; null if
 * nothing. `file`: what its uploader's browser measured, if the video is a file of ours.
 */
async function ownLengths(db: Db, { userId, lessonNumber }: Watching) {
  const { rows } = await db.execute<{ ended: number | null; file: number | null }>(sql`
    select (
      select duration_seconds from lesson_progress
      where user_id = ${userId} and lesson_number = ${lessonNumber}
        and progress_seconds >= duration_seconds * ${COMPLETION_PART}::float8
        and first_saved_at < now() - make_interval(secs => ${2 * SHORTEST_LESSON_SECONDS})
    ) as ended, ${fileLength(lessonNumber)} as file`);
  return rows[0] ?? { ended: null, file: null };
}
