/** Uploads as the tus protocol sees them: the database says how much of each is safe, the store has the bytes. */
import { DataStore, ERRORS, Upload } from "@tus/server";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../db/database.server";
import { withLock } from "../db/locks.server";
import { beginningAs } from "./content-kind";
import { clearUpload, finishFile, removeMedia } from "./media-files.server";
import { isPromised, mediaRoom, roomRefusal } from "./media-room.server";
import type { MediaStore } from "./media-store.server";
import { mediaFiles, mediaUploads } from "./tables";
import { UploadRefusal } from "./upload-refusals.server";
import { LONGEST_VIDEO_SECONDS, SHORTEST_VIDEO_SECONDS } from "./video-length";

/** What browsers play, or may be able to. */
const VIDEO_TYPES = ["video/mp4", "video/quicktime", "video/webm"];
const MOST_NAME = 200;
const NO_VIDEO = "This is not a video that plays here: MP4, MOV and WebM work";
const LARGEST_SIDE = 16_384;
/** Of one person: what arrived of each is kept for a week. */
const MOST_UNFINISHED = 30;

/** `later`: is told of work that nobody waits for. */
export type UploadOptions = {
  db: Db;
  store: MediaStore;
  quotaBytes: number | null;
  later: (work: Promise<unknown>) => void;
};

/** The uploads of one person; others' are not there. */
export class UploadStore extends DataStore {
  readonly #options: UploadOptions;
  readonly #person: string;
  #writing: Promise<unknown> = Promise.resolve();

  constructor(options: UploadOptions, person: string) {
    super();
    this.extensions = ["creation", "creation-with-upload", "termination"];
    this.#options = options;
    this.#person = person;
  }

  override async create(upload: Upload): Promise<Upload> {
    const { db } = this.#options;
    const { id, size = 0, metadata } = upload;
    const contentType = metadata?.filetype ?? "";
    if (!VIDEO_TYPES.includes(contentType)) throw new UploadRefusal(415, NO_VIDEO);
    if (size <= 0) throw new UploadRefusal(400, "This file is empty");
    const file = {
      id,
      name: nameOf(metadata?.filename),
      contentType,
      bytes: size,
      durationSeconds: durationIn(metadata?.duration),
      width: sideIn(metadata?.width),
      height: sideIn(metadata?.height),
      createdBy: this.#person,
    };
    // One at a time: two that fit alone may not fit together.
    await withLock(db, "media", async (tx) => {
      await this.#needRoom(tx, size);
      const unfinished = and(
        eq(mediaFiles.createdBy, this.#person),
        eq(mediaFiles.state, "uploading"),
      );
      if ((await tx.$count(mediaFiles, unfinished)) >= MOST_UNFINISHED)
        throw new UploadRefusal(
          403,
          `You have ${MOST_UNFINISHED} uploads that are not finished. Finish some first, or delete them under Media.`,
        );
      await tx.insert(mediaFiles).values(file);
      await tx.insert(mediaUploads).values({ id, fileId: id });
    });
    return upload;
  }

  override write(body: AsyncIterable<Uint8Array>, id: string, offset: number): Promise<number> {
    const written = this.#write(body, id, offset);
    this.#writing = written.catch(() => undefined);
    return written;
  }

  /** When what has arrived is safe: a request whose connection is lost ends before that. */
  idle(): Promise<unknown> {
    return this.#writing;
  }

  async #write(body: AsyncIterable<Uint8Array>, id: string, offset: number): Promise<number> {
    const { db, store } = this.#options;
    let received = offset;
    const kept = async (end: number) => {
      const noted = await db
        .update(mediaUploads)
        .set({ receivedBytes: end, touchedAt: sql`now()` })
        .where(and(eq(mediaUploads.id, id), eq(mediaUploads.receivedBytes, received)));
      // Another request went on after this one's lease had ended.
      if (!noted.rowCount) throw ERRORS.ABORTED;
      received = end;
    };
    const row = await this.#row(id);
    if (row && !row.isPromised) await this.#promiseRest(id, row.bytes - offset);
    const wrong = () => new UploadRefusal(415, NO_VIDEO);
    const checked = row && offset === 0 ? beginningAs(row.contentType, body, wrong) : body;
    await store.append({ upload: id, offset, body: checked, kept });
    await this.#finishWhole(id);
    return received;
  }

  async #needRoom(tx: Db, bytes: number): Promise<void> {
    const { store, quotaBytes } = this.#options;
    const refused = roomRefusal(await mediaRoom(tx, store, quotaBytes), bytes);
    if (refused) throw new UploadRefusal(refused.status, refused.error);
  }

  /** After a while without a byte, others may have been given the room for the rest. */
  async #promiseRest(id: string, bytes: number): Promise<void> {
    await withLock(this.#options.db, "media", async (tx) => {
      await this.#needRoom(tx, bytes);
      await tx.update(mediaUploads).set({ touchedAt: sql`now()` }).where(eq(mediaUploads.id, id));
    });
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = await this.#row(id);
    if (!row) throw ERRORS.FILE_NOT_FOUND;
    const { bytes, state, received } = row;
    const offset = state === "ready" ? bytes : (received ?? 0);
    // Everything came, and then this server or another one ended.
    if (state === "uploading" && offset === bytes) await this.#finishWhole(id);
    return new Upload({ id, size: bytes, offset });
  }

  override async remove(id: string): Promise<void> {
    const row = await this.#row(id);
    if (row?.state !== "uploading") throw ERRORS.FILE_NOT_FOUND;
    await removeMedia(this.#options.db, this.#options.store, id);
  }

  async #finishWhole(id: string): Promise<void> {
    const { db, store, later } = this.#options;
    const row = await this.#row(id);
    if (row?.state !== "uploading" || row.received !== row.bytes) return;
    await finishFile(db, store, id);
    later(clearUpload(db, store, id));
  }

  async #row(id: string) {
    const [row] = await this.#options.db
      .select({
        bytes: mediaFiles.bytes,
        contentType: mediaFiles.contentType,
        state: mediaFiles.state,
        received: mediaUploads.receivedBytes,
        isPromised: sql<boolean>`coalesce(${isPromised}, false)`,
      })
      .from(mediaFiles)
      .leftJoin(mediaUploads, eq(mediaUploads.id, mediaFiles.id))
      .where(and(eq(mediaFiles.id, id), eq(mediaFiles.createdBy, this.#person)));
    return row ?? null;
  }
}

function nameOf(given: string | null | undefined): string {
  // Joiners stay: some scripts and pictures are written with them.
  const name = (given ?? "").replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu, "").trim();
  return [...name].slice(0, MOST_NAME).join("") || "Video";
}

/** In seconds; a program that uploads need not say it. */
function durationIn(given: string | null | undefined): number | null {
  if (!given) return null;
  const seconds = Number(given);
  if (seconds >= SHORTEST_VIDEO_SECONDS && seconds <= LONGEST_VIDEO_SECONDS) return seconds;
  throw new UploadRefusal(
    400,
    "A video has between a second and 12 hours, and this one says otherwise",
  );
}

/** Of the picture, in pixels; a file need not say it. */
function sideIn(given: string | null | undefined): number | null {
  if (!given) return null;
  const pixels = Math.round(Number(given));
  if (pixels >= 1 && pixels <= LARGEST_SIDE) return pixels;
  throw new UploadRefusal(400, "The picture of this video has a size that no video has");
}
