/** The files of the media store, as the database knows them. */
import { createHash } from "node:crypto";
import { and, eq, lt, notExists, or, sql } from "drizzle-orm";
import type { Db } from "../db/database.server";
import {
  claimContent,
  clearRemovals,
  faultsOf,
  noteRemovals,
  type Removal,
} from "./media-removals.server";
import type { MediaStore } from "./media-store.server";
import { mediaFiles, mediaRemovals, mediaRenditions, mediaUploads } from "./tables";
import { VideoOutline } from "./video-outline";

/** Days until an upload that nobody continued is forgotten. */
const KEPT_DAYS = 7;

export type MediaFile = {
  id: string;
  name: string;
  bytes: number;
  durationSeconds: number | null;
  contentType: string;
  ready: boolean;
  parts: readonly string[];
};

/**
 * Null if there is none. `parts`: what it has besides the video, such as "poster". `held`: who removes it waits until
 * this transaction ends.
 */
export async function mediaFile(
  db: Db,
  id: string,
  { held = false } = {},
): Promise<MediaFile | null> {
  const found = db.select().from(mediaFiles).where(eq(mediaFiles.id, id));
  const [row] = await (held ? found.for("share") : found);
  if (!row) return null;
  const { name, bytes, durationSeconds, contentType, state } = row;
  const kinds = await db
    .select({ kind: mediaRenditions.kind })
    .from(mediaRenditions)
    .where(eq(mediaRenditions.fileId, id))
    .orderBy(mediaRenditions.kind);
  const parts = kinds.map(({ kind }) => kind).filter((kind) => kind !== "video");
  return { id, name, bytes, durationSeconds, contentType, ready: state === "ready", parts };
}

/** What is stored of a file under this kind; null if nothing is. */
export async function mediaPart(db: Db, id: string, kind: string) {
  const [row] = await db
    .select()
    .from(mediaRenditions)
    .where(and(eq(mediaRenditions.fileId, id), eq(mediaRenditions.kind, kind)));
  return row ?? null;
}

/** Everything came, and it is no whole video. */
export class NotWhole extends Error {}

/**
 * Makes a whole upload playable. After a crash at any point, it is done again. What the store still has of it is left. Fails
 * with `NotWhole`.
 */
export async function finishFile(db: Db, store: MediaStore, id: string): Promise<void> {
  const [file] = await db.select().from(mediaFiles).where(eq(mediaFiles.id, id));
  if (!file || file.state === "ready") return;
  const { bytes, contentType, width, height } = file;
  const sha256 = file.sha256 ?? (await digestOf(store, file));
  // Before the upload is gone: after that, nothing else knows its name. From then on nobody removes this content.
  const isThere = await claimContent(db, sha256, (tx) =>
    tx.update(mediaFiles).set({ sha256 }).where(eq(mediaFiles.id, id)),
  );
  if (!isThere) return;
  // In no transaction: a store may take minutes.
  await store.place(id, sha256, bytes);
  const isKept = await db.transaction(async (tx) => {
    const ready = await tx.update(mediaFiles).set({ state: "ready" }).where(eq(mediaFiles.id, id));
    if (!ready.rowCount) {
      await noteRemovals(tx, [{ sha256 }]);
      return false;
    }
    const part = { fileId: id, kind: "video", sha256, bytes, contentType, width, height };
    await tx.insert(mediaRenditions).values(part).onConflictDoNothing();
    await notePlaced(tx, sha256);
    return true;
  });
  // Somebody deleted it in the meantime.
  if (!isKept) await clearRemovals(db, store);
}

/** The store has nothing of what arrived, so it begins again. */
export async function forgetArrived(db: Db, id: string): Promise<void> {
  const isUploading = and(eq(mediaFiles.id, id), eq(mediaFiles.state, "uploading"));
  await db.transaction(async (tx) => {
    const files = await tx.update(mediaFiles).set({ sha256: null }).where(isUploading);
    if (!files.rowCount) return;
    await tx.update(mediaUploads).set({ receivedBytes: 0 }).where(eq(mediaUploads.id, id));
  });
}

/** The store has just taken this content, which it may have lost before. */
export async function notePlaced(tx: Db, sha256: string): Promise<void> {
  await tx
    .update(mediaRenditions)
    .set({ isMissing: false, checkedAt: sql`now()` })
    .where(eq(mediaRenditions.sha256, sha256));
}

/** Of a whole video. All of it is read for this, so its outline is looked at on the way. */
async function digestOf(
  store: MediaStore,
  { id: upload, bytes, contentType }: typeof mediaFiles.$inferSelect,
): Promise<string> {
  const hash = createHash("sha256");
  const outline = new VideoOutline(contentType, bytes);
  for await (const piece of await store.read({ upload }, { first: 0, last: bytes - 1 })) {
    hash.update(piece);
    outline.pass(piece);
  }
  if (!outline.isWhole) throw new NotWhole();
  return hash.digest("hex");
}

/**
 * What goes with a file, in the transaction that deletes it, once nobody else can use or delete it. False: it stays after
 * all.
 */
export type AlsoRemoved = (tx: Db, file: typeof mediaFiles.$inferSelect) => Promise<boolean>;

/** Deletes a file with all its parts; false if there is none. What the store cannot remove now is removed later. */
export async function removeMedia(
  db: Db,
  store: MediaStore,
  id: string,
  also?: AlsoRemoved,
): Promise<boolean> {
  const removed = await db.transaction(async (tx) => {
    const [file] = await tx.select().from(mediaFiles).where(eq(mediaFiles.id, id)).for("update");
    if (!file || (await also?.(tx, file)) === false) return false;
    const contents = await tx
      .select({ sha256: mediaRenditions.sha256 })
      .from(mediaRenditions)
      .where(eq(mediaRenditions.fileId, id));
    const uploads = await tx
      .delete(mediaUploads)
      .where(eq(mediaUploads.fileId, id))
      .returning({ upload: mediaUploads.id, sha256: mediaUploads.sha256, isWritten });
    await tx.delete(mediaFiles).where(eq(mediaFiles.id, id));
    const placed = uploads.flatMap((upload) => contentOf(upload, upload.isWritten));
    const isJoined = uploads.some(({ upload, isWritten }) => upload === id && isWritten);
    await noteRemovals(tx, [...uploads, ...placed, ...contentOf(file, isJoined), ...contents]);
    return true;
  });
  await clearRemovals(db, store).catch(() => undefined);
  return removed;
}

/** Now: a whole file's by who holds it, and one of its parts' as long as the row is there. */
const isWritten = sql<boolean>`${mediaUploads.id} <> ${mediaUploads.fileId} or coalesce(${mediaUploads.heldUntil} > now(), false)`;

function contentOf({ sha256 }: { sha256: string | null }, isWritten = false): Removal[] {
  return sha256 === null ? [] : [{ sha256, isWritten }];
}

/**
 * Called at the end by the request that wrote it. The bytes first: if this process ends in between, the row says what is left to do. The
 * content that a part still names was placed, and then belonged to nothing.
 */
export async function clearUpload(db: Db, store: MediaStore, id: string): Promise<void> {
  await store.remove({ upload: id });
  await db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(mediaUploads)
      .where(eq(mediaUploads.id, id))
      .returning({ sha256: mediaUploads.sha256 });
    await tx.delete(mediaRemovals).where(eq(mediaRemovals.name, id));
    if (gone) await noteRemovals(tx, contentOf(gone));
  });
}

/** Forgets uploads that nobody has continued for a week, what is left of those that are playable, and what is to be removed. */
export async function forgetUploads(db: Db, store: MediaStore): Promise<void> {
  const isOld = lt(mediaUploads.touchedAt, sql`now() - make_interval(days => ${KEPT_DAYS})`);
  // A part of a file has an id of its own.
  const isWhole = and(eq(mediaUploads.id, mediaFiles.id), eq(mediaFiles.state, "ready"));
  const done = await db
    .select({ id: mediaUploads.id })
    .from(mediaUploads)
    .innerJoin(mediaFiles, eq(mediaFiles.id, mediaUploads.fileId))
    .where(or(isOld, isWhole));
  const faults = await faultsOf(done, ({ id }) => clearUpload(db, store, id));
  const arriving = db
    .select({ id: mediaUploads.id })
    .from(mediaUploads)
    .where(eq(mediaUploads.fileId, mediaFiles.id));
  await db.transaction(async (tx) => {
    const files = await tx
      .delete(mediaFiles)
      .where(and(eq(mediaFiles.state, "uploading"), notExists(arriving)))
      .returning({ sha256: mediaFiles.sha256 });
    await noteRemovals(
      tx,
      files.flatMap((file) => contentOf(file)),
    );
  });
  await clearRemovals(db, store);
  if (faults.length > 0) throw faults[0];
}
