/** Uploads that go on where they stopped, by the tus protocol. */
import { randomBytes } from "node:crypto";
import { Server } from "@tus/server";
import { isDiskFull } from "../db/reached.server";
import { uploadLocker } from "./upload-lock.server";
import { refusalOf, refusedRequest, toldAs } from "./upload-refusals.server";
import { type UploadOptions, UploadStore } from "./upload-store.server";

export const UPLOADS_PATH = "/media/uploads";
const DRAIN_MS = 500;

export const NO_ROOM =
  "The server's disk is full, so the rest of this file was not saved. Delete videos you no longer need, or ask the people who run this site for more room, and then choose Resume.";

const NO_CHECKSUM =
  "Checksums of pieces are not offered here. Leave out the header Upload-Checksum: the checksum of the whole file is made once it is here.";

export const NOT_ALLOWED = "You may not upload videos";

/** `mayUpload`: asked while the request arrives, which may take hours. */
type Uploader = { userId: string; mayUpload: () => Promise<boolean> };

/** A new file's id, as unguessable as a session. */
function newId(): string {
  return randomBytes(16).toString("base64url");
}

/** Responds to a request of the protocol from this person, who may upload. */
export async function takeUpload(
  options: UploadOptions,
  request: Request,
  { userId, mayUpload }: Uploader,
): Promise<Response> {
  // It would be ignored, and its sender believe that what arrived was compared.
  if (request.headers.has("Upload-Checksum"))
    return toldAs(
      { status_code: 400, body: NO_CHECKSUM },
      new Headers({ "Tus-Resumable": "1.0.0" }),
    );
  const datastore = new UploadStore(options, userId);
  let refused: ReturnType<typeof refusalOf> = null;
  const server = new Server({
    path: UPLOADS_PATH,
    relativeLocation: true,
    datastore,
    locker: uploadLocker(options.db, { idle: () => datastore.idle(), mayUpload }),
    lockDrainTimeout: DRAIN_MS,
    namingFunction: newId,
    disableTerminationForFinishedUploads: true,
    onResponseError: (_, error) => {
      refused = isDiskFull(error) ? { status_code: 507, body: NO_ROOM } : refusalOf(error);
      if (refused === null) throw error;
      return refused;
    },
  });
  const response = await server.handleWeb(request);
  // Only this site's own pages upload.
  for (const name of [...response.headers.keys()])
    if (name.startsWith("access-control-")) response.headers.delete(name);
  if (response.status < 400) return response;
  if (response.status === 409 && !(await mayUpload()))
    return toldAs({ status_code: 403, body: NOT_ALLOWED }, response.headers);
  const words = (await response.text()).trim();
  return toldAs(refused ?? refusedRequest(request, response.status, words), response.headers);
}
