/** Uploads that go on where they stopped, by the tus protocol. */
import { randomBytes } from "node:crypto";
import { Server } from "@tus/server";
import { isDiskFull } from "../db/reached.server";
import { jsonError } from "../web/responses.server";
import { uploadLocker } from "./upload-lock.server";
import { type UploadOptions, UploadStore } from "./upload-store.server";

export const UPLOADS_PATH = "/media/uploads";
const DRAIN_MS = 500;

export const NO_ROOM =
  "The server's disk is full, so the rest of this file was not saved. Delete videos you no longer need, or ask the people who run this site for more room, and then choose Resume.";

/** A new file's id, as unguessable as a session. */
function newId(): string {
  return randomBytes(16).toString("base64url");
}

/** Responds to a request of the protocol from this person, who may upload. */
export async function takeUpload(
  options: UploadOptions,
  request: Request,
  person: string,
): Promise<Response> {
  const datastore = new UploadStore(options, person);
  const server = new Server({
    path: UPLOADS_PATH,
    relativeLocation: true,
    datastore,
    locker: uploadLocker(options.db, () => datastore.idle()),
    lockDrainTimeout: DRAIN_MS,
    namingFunction: newId,
    disableTerminationForFinishedUploads: true,
    onResponseError: (_, error) => {
      if (isDiskFull(error)) return { status_code: 507, body: NO_ROOM };
      if (!("status_code" in error)) throw error;
      return undefined;
    },
  });
  const response = await server.handleWeb(request);
  // Only this site's own pages upload.
  for (const name of [...response.headers.keys()])
    if (name.startsWith("access-control-")) response.headers.delete(name);
  return response.status < 400 ? response : told(response);
}

/** A refusal in the shape of all others. */
async function told(response: Response): Promise<Response> {
  const text = (await response.text()).trim();
  const headers = new Headers(response.headers);
  headers.delete("Content-Length");
  headers.delete("Content-Type");
  return jsonError(response.status, text || "The upload was refused", headers);
}
