/** The files of the media store, as the database knows them. */
import { createHash } from "node:crypto";
import { and, eq, lt, notExists, or, sql } from "drizzle-orm";
import type { Db } from "../db/database.server";
import { withLock } from "../db/locks.server";
import type { MediaStore } from "./media-store.server";
import { mediaFiles, mediaRenditions, mediaUploads } from "./tables";

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

/** Null if there is none. `parts`: what it has besides the video, such as "poster". */
export async function mediaFile(db: Db, id: string): Promise<MediaFile | null> {
  const [row] = await db.select().from(mediaFiles).where(eq(mediaFiles.id, id));
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

/** Makes a whole upload playable. After a crash at any point, it is done again. What the store still has of it is left. */
export async function finishFile(db: Db, store: MediaStore, id: string): Promise<void> {
  const [file] = await db.select().from(mediaFiles).where(eq(mediaFiles.id, id));
  if (!file || file.state === "ready") return;
  const { bytes, contentType, width, height } = file;
  const sha256 = file.sha256 ?? (await digestOf(store, id, bytes));
  // Before the upload is gone: after that, nothing else knows its name. From then on nobody removes this content.
  await withLock(db, { name: "media", of: sha256 }, (tx) =>
    tx.update(mediaFiles).set({ sha256 }).where(eq(mediaFiles.id, id)),
  );
  // In no transaction: a store may take minutes.
  await store.place(id, sha256, bytes);
  const isKept = await db.transaction(async (tx) => {
    const ready = await tx.update(mediaFiles).set({ state: "ready" }).where(eq(mediaFiles.id, id));
    if (!ready.rowCount) return false;
    const part = { fileId: id, kind: "video", sha256, bytes, contentType, width, height };
    await tx.insert(mediaRenditions).values(part).onConflictDoNothing();
    return true;
  });
  // Somebody deleted it in the meantime.
  if (!isKept) await removeUnused(db, store, sha256);
}

async function digestOf(store: MediaStore, upload: string, bytes: number): Promise<string> {
  const hash = createHash("sha256");
  for await (const piece of await store.read({ upload }, { first: 0, last: bytes - 1 }))
    hash.update(piece);
  return hash.digest("hex");
}

/** Deletes a file with all its parts; false if there is none. */
export async function removeMedia(db: Db, store: MediaStore, id: string): Promise<boolean> {
  const { contents, uploads, removed } = await db.transaction(async (tx) => {
    const contents = await tx
      .select({ sha256: mediaRenditions.sha256 })
      .from(mediaRenditions)
      .where(eq(mediaRenditions.fileId, id));
    const uploads = await tx
      .delete(mediaUploads)
      .where(eq(mediaUploads.fileId, id))
      .returning({ id: mediaUploads.id });
    const removed = await tx.delete(mediaFiles).where(eq(mediaFiles.id, id));
    return { contents, uploads, removed: removed.rowCount !== 0 };
  });
  for (const upload of uploads) await store.remove({ upload: upload.id });
  for (const { sha256 } of contents) await removeUnused(db, store, sha256);
  return removed;
}

/** Removes a content that no file has any more. */
export async function removeUnused(db: Db, store: MediaStore, sha256: string): Promise<void> {
  await withLock(db, { name: "media", of: sha256 }, async (tx) => {
    const used = await tx.$count(mediaRenditions, eq(mediaRenditions.sha256, sha256));
    const coming = await tx.$count(mediaFiles, eq(mediaFiles.sha256, sha256));
    const placed = await tx.$count(mediaUploads, eq(mediaUploads.sha256, sha256));
    if (used + coming + placed === 0) await store.remove({ sha256 });
  });
}

/** The bytes first: if this process ends in between, the row says what is left to do. */
export async function clearUpload(db: Db, store: MediaStore, id: string): Promise<void> {
  await store.remove({ upload: id });
  await db.delete(mediaUploads).where(eq(mediaUploads.id, id));
}

/** Forgets uploads that nobody has continued for a week, and what is left of those that are playable. */
export async function forgetUploads(db: Db, store: MediaStore): Promise<void> {
  const isOld = lt(mediaUploads.touchedAt, sql`now() - make_interval(days => ${KEPT_DAYS})`);
  // A part of a file has an id of its own.
  const isWhole = and(eq(mediaUploads.id, mediaFiles.id), eq(mediaFiles.state, "ready"));
  const done = await db
    .select({ id: mediaUploads.id })
    .from(mediaUploads)
    .innerJoin(mediaFiles, eq(mediaFiles.id, mediaUploads.fileId))
    .where(or(isOld, isWhole));
  for (const { id } of done) await clearUpload(db, store, id);
  const arriving = db
    .select({ id: mediaUploads.id })
    .from(mediaUploads)
    .where(eq(mediaUploads.fileId, mediaFiles.id));
  await db.delete(mediaFiles).where(and(eq(mediaFiles.state, "uploading"), notExists(arriving)));
}
