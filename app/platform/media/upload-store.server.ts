/** Uploads as the tus protocol sees them: the database says how much of each is safe, the store has the bytes. */
import { DataStore, ERRORS, Upload } from "@tus/server";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../db/database.server";
import { withLock } from "../db/locks.server";
import { beginningAs } from "./content-kind";
import {
  clearUpload,
  finishFile,
  forgetArrived,
  NotWhole,
  removeMedia,
} from "./media-files.server";
import { isPromised, mediaRoom, roomRefusal } from "./media-room.server";
import { ContentMissing, type MediaStore } from "./media-store.server";
import { mediaFiles, mediaUploads } from "./tables";
import { announced, NO_VIDEO, NO_WHOLE_VIDEO } from "./upload-announced.server";
import { UploadRefusal } from "./upload-refusals.server";

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
    const file = { id, ...announced(size, metadata), createdBy: this.#person };
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
    if (!row) throw ERRORS.FILE_NOT_FOUND;
    if (!row.isPromised) await this.#promiseRest(id, row.bytes - offset);
    const wrong = () => new UploadRefusal(415, NO_VIDEO);
    const checked = offset === 0 ? beginningAs(row.contentType, body, wrong) : body;
    const appended = store
      .append({ upload: id, offset, body: checked, kept })
      .finally(() => this.#clearDeleted(id));
    if (!(await this.#isThere(id, appended)) || !(await this.#finishWhole(id)))
      throw ERRORS.INVALID_OFFSET;
    return received;
  }

  /** Who deleted it meanwhile leaves the last piece to this request. */
  async #clearDeleted(id: string): Promise<void> {
    const { db, store } = this.#options;
    if (!(await this.#row(id))) await clearUpload(db, store, id);
  }

  /** False: the store has lost what arrived, as after a restore of the database alone. All of it is sent again. */
  async #isThere(id: string, work: Promise<void>): Promise<boolean> {
    try {
      await work;
      return true;
    } catch (error) {
      if (!(error instanceof ContentMissing)) throw error;
      await forgetArrived(this.#options.db, id);
      return false;
    }
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
    const isThere = offset < bytes || (await this.#finishWhole(id));
    return new Upload({ id, size: bytes, offset: isThere ? offset : 0 });
  }

  override async remove(id: string): Promise<void> {
    const row = await this.#row(id);
    if (row?.state !== "uploading") throw ERRORS.FILE_NOT_FOUND;
    await this.#delete(id);
  }

  async #delete(id: string): Promise<void> {
    const { db, store } = this.#options;
    await removeMedia(db, store, id);
    // This request has the lock, so nobody writes.
    await clearUpload(db, store, id);
  }

  /** False: it would be whole, and the store has lost some of it. */
  async #finishWhole(id: string): Promise<boolean> {
    const { db, store, later } = this.#options;
    const row = await this.#row(id);
    if (row?.state !== "uploading" || row.received !== row.bytes) return true;
    if (!(await this.#isThere(id, this.#finish(id)))) return false;
    later(clearUpload(db, store, id));
    return true;
  }

  /** What is no video leaves nothing: no other bytes may come, so it would be refused for a week. */
  async #finish(id: string): Promise<void> {
    const { db, store } = this.#options;
    try {
      await finishFile(db, store, id);
    } catch (error) {
      if (!(error instanceof NotWhole)) throw error;
      await this.#delete(id);
      throw new UploadRefusal(415, NO_WHOLE_VIDEO);
    }
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
