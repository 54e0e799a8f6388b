/** How much room media have: the quota, the disk, and what uploads that go on were promised. */
import { eq, gt, sql } from "drizzle-orm";
import type { Db } from "../db/database.server";
import type { MediaStore } from "./media-store.server";
import { mediaFiles, mediaRenditions, mediaUploads } from "./tables";

const GB = 1024 ** 3;
/** Of one file. */
const LARGEST_BYTES = 5 * GB;

/** For how long an upload that nobody continues keeps the room for the rest of it. */
const PROMISED_MINUTES = 10;

/** Whether the room for all of an upload is kept; otherwise it has what arrived, and asks again when it goes on. */
export const isPromised = gt(
  mediaUploads.touchedAt,
  sql`now() - make_interval(mins => ${PROMISED_MINUTES})`,
);

/** `freeBytes`, `quotaBytes`: null if nothing limits them. `largestBytes`: of a file that may be uploaded now. */
export type MediaRoom = {
  freeBytes: number | null;
  quotaBytes: number | null;
  usedBytes: number;
  largestBytes: number;
};

export async function mediaRoom(
  db: Db,
  store: MediaStore,
  quotaBytes: number | null,
): Promise<MediaRoom> {
  const [{ stored, promised, missing }, disk] = await Promise.all([sums(db), store.freeBytes()]);
  const usedBytes = stored + promised;
  const freeBytes = disk === null ? null : Math.max(0, disk - missing);
  const left = quotaBytes === null ? LARGEST_BYTES : Math.max(0, quotaBytes - usedBytes);
  return {
    freeBytes,
    quotaBytes,
    usedBytes,
    largestBytes: Math.min(LARGEST_BYTES, left, freeBytes ?? LARGEST_BYTES),
  };
}

/** Why a file of this size may not be uploaded, in words; null if it may. */
export function roomRefusal(
  { freeBytes, quotaBytes, usedBytes }: MediaRoom,
  bytes: number,
): { status: 413 | 507; error: string } | null {
  if (bytes > LARGEST_BYTES)
    return {
      status: 413,
      error: `This file is too large: a video can have up to ${sizeOf(LARGEST_BYTES)}.`,
    };
  if (quotaBytes !== null && usedBytes + bytes > quotaBytes)
    return {
      status: 413,
      error: `This file has ${sizeOf(bytes)}, and only ${sizeOf(Math.max(0, quotaBytes - usedBytes))} of the ${sizeOf(quotaBytes)} allowed for videos are left. Delete videos you no longer need, or raise the limit.`,
    };
  if (freeBytes !== null && bytes > freeBytes)
    return {
      status: 507,
      error: `This file has ${sizeOf(bytes)}, and the server's disk has room for ${sizeOf(freeBytes)}. Delete videos you no longer need, or ask the people who run this site for more room.`,
    };
  return null;
}

/** A size as people read it. */
function sizeOf(bytes: number): string {
  const [size, unit] = bytes >= GB ? [bytes / GB, "GB"] : [bytes / 1024 ** 2, "MB"];
  return `${size < 10 ? Math.round(size * 10) / 10 : Math.round(size)} ${unit}`;
}

const arrived = sql`coalesce(${mediaUploads.receivedBytes}, 0)`;

async function sums(db: Db): Promise<{ stored: number; promised: number; missing: number }> {
  const contents = db
    .selectDistinctOn([mediaRenditions.sha256], { bytes: mediaRenditions.bytes })
    .from(mediaRenditions)
    .as("contents");
  const [[stored], [arriving]] = await Promise.all([
    db.select({ bytes: sql<number>`coalesce(sum(${contents.bytes}), 0)::float8` }).from(contents),
    db
      .select({
        promised: sql<number>`coalesce(sum(case when ${isPromised} then ${mediaFiles.bytes} else ${arrived} end), 0)::float8`,
        missing: sql<number>`coalesce(sum(${mediaFiles.bytes} - ${arrived}) filter (where ${isPromised}), 0)::float8`,
      })
      .from(mediaFiles)
      .leftJoin(mediaUploads, eq(mediaUploads.id, mediaFiles.id))
      .where(eq(mediaFiles.state, "uploading")),
  ]);
  return {
    stored: stored?.bytes ?? 0,
    promised: arriving?.promised ?? 0,
    missing: arriving?.missing ?? 0,
  };
}
