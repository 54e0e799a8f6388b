/** What is wrong with an upload's request, in our own words and with the status that fits: never the library's. */
import { ERRORS } from "@tus/server";
import { jsonError } from "../web/responses.server";

type Told = { status_code: number; body: string };

/** A refusal of ours, as the library takes it. */
export class UploadRefusal extends Error {
  constructor(
    readonly status_code: number,
    readonly body: string,
  ) {
    super(body);
  }
}

const told = (status_code: number, body: string): Told => ({ status_code, body });

const GONE = "This upload does not exist any more. Begin a new one.";
const PIECE = "A piece of an upload has the content type application/offset+octet-stream";
const VERSION = "Send the header Tus-Resumable: 1.0.0";
const FAULT = told(500, "Something went wrong here, so this was not saved. Try again.");

const TOO_LONG = told(413, "This is more than the size that was announced");

/** The library's own refusals. */
const REFUSALS = new Map<unknown, Told>([
  [ERRORS.MISSING_OFFSET, told(400, "Send the header Upload-Offset: where this piece begins")],
  [ERRORS.INVALID_CONTENT_TYPE, told(415, PIECE)],
  [ERRORS.INVALID_OFFSET, told(409, "This piece does not begin where the upload has stopped")],
  [ERRORS.INVALID_LENGTH, told(400, "Send the header Upload-Length: the size of the file")],
  [ERRORS.INVALID_METADATA, told(400, "The header Upload-Metadata cannot be read")],
  [ERRORS.FILE_NOT_FOUND, told(404, "There is no such upload. Begin a new one.")],
  [ERRORS.FILE_NO_LONGER_EXISTS, told(410, GONE)],
  [ERRORS.ERR_SIZE_EXCEEDED, TOO_LONG],
  [ERRORS.ERR_MAX_SIZE_EXCEEDED, told(413, "This file is too large")],
  [ERRORS.ABORTED, told(409, "Another request goes on with this upload")],
  [ERRORS.ERR_LOCK_TIMEOUT, told(423, "Another request is writing this upload. Try again.")],
  [ERRORS.INVALID_TERMINATION, told(409, "This upload is complete. Delete its video instead.")],
  [
    ERRORS.UNSUPPORTED_CREATION_DEFER_LENGTH_EXTENSION,
    told(501, "The size of a file must be known when its upload begins"),
  ],
  [
    ERRORS.UNSUPPORTED_CONCATENATION_EXTENSION,
    told(501, "A file is uploaded in one row of pieces, not in parts side by side"),
  ],
]);

/** Null: it is no refusal, but a fault. */
export function refusalOf(error: unknown): Told | null {
  if (error instanceof UploadRefusal) return told(error.status_code, error.body);
  const known = REFUSALS.get(error);
  if (known) return known;
  if (typeof error !== "object" || error === null || !("status_code" in error)) return null;
  // A body of unannounced length that goes on too long ends with an error of its own.
  return error.status_code === TOO_LONG.status_code ? TOO_LONG : FAULT;
}

/** What is refused before the upload is looked at: `words` are the library's. */
export function refusedRequest({ method }: Request, status: number, words: string): Told {
  const [, headers = ""] = /^Invalid ([a-z -]+)$/.exec(words) ?? [];
  if (status === 412 || headers.includes("tus-resumable")) return told(412, VERSION);
  if (headers.includes("content-type")) return told(415, PIECE);
  if (headers !== "") return told(400, `Not as the tus protocol has it: ${headers}`);
  return status === 404 ? told(405, `An upload does not take ${method}`) : FAULT;
}

/** In the shape of all other refusals. */
export function toldAs({ status_code, body }: Told, given: Headers): Response {
  const headers = new Headers(given);
  headers.delete("Content-Length");
  headers.delete("Content-Type");
  if (status_code === 412) headers.set("Tus-Version", "1.0.0");
  if (status_code === 405) headers.set("Allow", "POST, HEAD, PATCH, DELETE, OPTIONS");
  return jsonError(status_code, body, headers);
}
