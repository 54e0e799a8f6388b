/** What the uploader's browser made of a video: its poster, its strip of previews and its sound. */
import { createHash, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "../db/database.server";
import { isDiskFull } from "../db/reached.server";
import { jsonError } from "../web/responses.server";
import { beginningAs } from "./content-kind";
import { clearUpload, mediaFile, mediaPart, notePlaced } from "./media-files.server";
import { claimContent, clearRemovals, noteRemovals } from "./media-removals.server";
import { mediaRoom, roomRefusal } from "./media-room.server";
import { mediaFiles, mediaRenditions, mediaUploads } from "./tables";
import type { UploadOptions } from "./upload-store.server";
import { NO_ROOM } from "./uploads.server";

const MB = 1024 * 1024;
const PICTURE = { types: /^image\/(?:jpeg|webp)$/, most: 2 * MB };
const PARTS: Readonly<Record<string, { types: RegExp; most: number }>> = {
  poster: PICTURE,
  strip: PICTURE,
  audio: { types: /^audio\/[a-z0-9.+-]{1,40}$/, most: 100 * MB },
};

const NO_FILE = "There is no such file";

/** Stores the request's body as a part of a file, in place of an earlier one. */
export async function takePart(
  options: UploadOptions,
  request: Request,
  { id, part: kind }: { id: string; part: string },
): Promise<Response> {
  const { db, store, quotaBytes } = options;
  const part = Object.hasOwn(PARTS, kind) ? PARTS[kind] : undefined;
  if (!part || !(await mediaFile(db, id))) return jsonError(404, NO_FILE);
  const contentType = (request.headers.get("Content-Type") ?? "").toLowerCase().split(";")[0] ?? "";
  if (!part.types.test(contentType)) return jsonError(415, new WrongKind().message);
  const size = Number(request.headers.get("Content-Length") ?? part.most);
  if (size > part.most) return tooLarge(part.most);
  const refused = roomRefusal(await mediaRoom(db, store, quotaBytes), size);
  if (refused) return jsonError(refused.status, refused.error);

  // Not before: a body that was touched and is not read cuts the connection off.
  if (!request.body) return jsonError(400, "Nothing was sent");

  const upload = randomUUID();
  await db.insert(mediaUploads).values({ id: upload, fileId: id });
  const measure = new Measure(part.most);
  try {
    const sent = beginningAs(contentType, request.body, () => new WrongKind());
    const body = measure.passing(sent);
    await store.append({ upload, offset: 0, body, kept: async () => undefined });
    const { bytes, sha256 } = measure;
    if (bytes === 0) return jsonError(400, "Nothing was sent");
    const isKept = await keep(options, upload, { fileId: id, kind, sha256, bytes, contentType });
    if (!isKept) return jsonError(404, NO_FILE);
    return new Response(null, { status: 204, headers: { ETag: `"${sha256}"` } });
  } catch (error) {
    if (measure.isOver) return tooLarge(part.most);
    if (isDiskFull(error)) return jsonError(507, NO_ROOM);
    if (error instanceof WrongKind) return jsonError(415, error.message);
    if (request.signal.aborted) return jsonError(400, "The request was cut off");
    throw error;
  } finally {
    await clearUpload(db, store, upload);
    await clearRemovals(db, store).catch(() => undefined);
  }
}

class WrongKind extends Error {
  constructor() {
    super("This kind of file does not belong here");
  }
}

/** Counts and hashes what passes, and stops it when it is too much. */
class Measure {
  readonly #hash = createHash("sha256");
  readonly #most: number;
  bytes = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get isOver(): boolean {
    return this.bytes > this.#most;
  }

  get sha256(): string {
    return this.#hash.digest("hex");
  }

  async *passing(body: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
    for await (const piece of body) {
      this.bytes += piece.length;
      if (this.isOver) throw new Error("The part is too large");
      this.#hash.update(piece);
      yield piece;
    }
  }
}

/** False: somebody deleted the file in the meantime. */
async function keep(
  { db, store }: UploadOptions,
  upload: string,
  part: typeof mediaRenditions.$inferInsert,
): Promise<boolean> {
  const { fileId, kind, sha256, bytes, contentType } = part;
  const mine = eq(mediaUploads.id, upload);
  // From then on nobody removes this content, until the upload is forgotten.
  const mark = (tx: Db) => tx.update(mediaUploads).set({ sha256 }).where(mine);
  if (!(await claimContent(db, sha256, mark))) return false;
  await store.place(upload, sha256, bytes);
  return db.transaction(async (tx) => {
    // One part at a time of a file, so each knows which one it takes the place of.
    const [file] = await tx
      .select()
      .from(mediaFiles)
      .where(eq(mediaFiles.id, fileId))
      .for("update");
    if (!file) {
      await noteRemovals(tx, [{ sha256 }]);
      return false;
    }
    const before = await mediaPart(tx, fileId, kind);
    await tx
      .insert(mediaRenditions)
      .values(part)
      .onConflictDoUpdate({
        target: [mediaRenditions.fileId, mediaRenditions.kind],
        set: { sha256, bytes, contentType },
      });
    await tx.update(mediaUploads).set({ sha256: null }).where(mine);
    await notePlaced(tx, sha256);
    if (before && before.sha256 !== sha256) await noteRemovals(tx, [{ sha256: before.sha256 }]);
    return true;
  });
}

function tooLarge(most: number): Response {
  return jsonError(413, `This is too large: at most ${most / MB} MB can be sent here`);
}
