/** Door of own media: files that people upload here, stored, served and deleted. What they are of is others' business. */
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import { createContext } from "react-router";
import type { Config } from "../config/config.server";
import type { Db } from "../db/database.server";
import { jsonError } from "../web/responses.server";
import { directoryStore } from "./directory-store.server";
import { isOpen, mediaAddress, type Sign } from "./media-address.server";
import {
  type AlsoRemoved,
  forgetUploads,
  mediaFile,
  mediaPart,
  removeMedia,
} from "./media-files.server";
import { takePart } from "./media-parts.server";
import { mediaRoom } from "./media-room.server";
import type { ByteStream } from "./media-store.server";
import { checkFiles, mediaSweepJob, planMediaSweep } from "./media-sweep.server";
import { s3Store } from "./s3-store.server";
import { sendPart } from "./serve-media.server";
import { NOT_ALLOWED, takeUpload, UPLOADS_PATH } from "./uploads.server";

export { mediaAddress, mediaFile };

export type Media = ReturnType<typeof openMedia>;

export const mediaContext = createContext<Media>();

/** Who asks, as far as media need to know. `seesAll`: also what is shown to nobody else; `mayUpload`: now. */
export type MediaPerson = { userId: string; seesAll: boolean; mayUpload: () => Promise<boolean> };

type MediaOptions = {
  /** As it is now: the quota can be set while the product runs. */
  config: () => Pick<Config, "media">;
  db: Db;
  sign: Sign;
  /** Whether people without further rights may see a file now, whatever address they were given before. */
  isShown: (id: string) => Promise<boolean>;
};

const LONGEST_STOP_MS = 2_000;
const PART = /^\/media\/([A-Za-z0-9_-]{22})\/([a-z]{1,20})$/;

/** `sign`: of addresses. */
export function openMedia({ config, db, sign, isShown }: MediaOptions) {
  const { s3, directory, accelPrefix: given } = config().media;
  const quotaBytes = () => config().media.quotaBytes;
  // nginx can only read a directory.
  const accelPrefix = s3 ? null : given;
  const store = s3 ? s3Store(s3) : directoryStore(directory, accelPrefix !== null);
  const clearings = new Set<Promise<unknown>>();
  const later = (work: Promise<unknown>) => {
    // What it leaves, `forgetUploads` removes.
    const clearing = work.catch(() => undefined).finally(() => clearings.delete(clearing));
    clearings.add(clearing);
  };
  const uploads = () => ({ db, store, quotaBytes: quotaBytes(), later });
  const room = () => mediaRoom(db, store, quotaBytes());
  return {
    /** Responds to a request under /media/; `person`: null for a visitor. */
    async respond(request: Request, person: MediaPerson | null): Promise<Response> {
      if (!person) return jsonError(401, "Sign in first");
      const { pathname, searchParams } = new URL(request.url);
      const reads = request.method === "GET" || request.method === "HEAD";
      const [, id, part] = PART.exec(pathname) ?? [];
      if (reads && id !== undefined && part !== undefined) {
        const asked = { id, part, viewer: person.userId, now: Date.now() };
        if (!isOpen(sign, searchParams, asked))
          return jsonError(403, "This address has expired or belongs to someone else");
        if (!(person.seesAll || (await isShown(id))))
          return jsonError(404, "There is no such file, or it is not shown anymore");
        return sendPart({ db, store, accelPrefix }, request, { id, part });
      }
      if (!(await person.mayUpload())) return jsonError(403, NOT_ALLOWED);
      if (pathname === "/media/room" && reads) return Response.json(await room());
      if (pathname === UPLOADS_PATH || pathname.startsWith(`${UPLOADS_PATH}/`))
        return takeUpload(uploads(), request, person);
      if (request.method === "PUT" && id !== undefined && part !== undefined)
        return takePart(uploads(), request, { id, part });
      return jsonError(404, "Not found");
    },
    address: (asked: Parameters<typeof mediaAddress>[1]) => mediaAddress(sign, asked),
    /** A stored part as its bytes; null if there is none. Fails with `ContentMissing`. */
    async read(id: string, kind: string): Promise<StoredPart | null> {
      const part = await mediaPart(db, id, kind);
      if (!part) return null;
      const { sha256, bytes, contentType } = part;
      const body = await store.read({ sha256 }, { first: 0, last: bytes - 1 });
      return { bytes, contentType, body };
    },
    /** Where the bytes are, for people. */
    place: s3 ? s3.address : directory,
    room,
    /** Deletes a file with its parts; false if there is none. */
    remove: (id: string, also?: AlsoRemoved) => removeMedia(db, store, id, also),
    checkFiles: (ending?: AbortSignal) => checkFiles(db, store, ending),
    /** Its first sweep, which repeats; each start of an instance does this. */
    planSweep: () => planMediaSweep(db),
    sweepJob: (log: Logger) => mediaSweepJob(db, store, log),
    forgetUploads: () => forgetUploads(db, store),
    /** When nothing more is cleared up after uploads, or soon: a store may take minutes, and a stop may not. */
    idle: () =>
      Promise.race([Promise.all(clearings), pause(LONGEST_STOP_MS, null, { ref: false })]),
  };
}

export type StoredPart = { bytes: number; contentType: string; body: ByteStream };
