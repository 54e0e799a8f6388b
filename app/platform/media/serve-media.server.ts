/** Sends a part of a file to someone with an address of their own: whole, or the range that a player asks for. */
import type { Db } from "../db/database.server";
import { jsonError } from "../web/responses.server";
import { pathOf } from "./directory-store.server";
import { mediaPart } from "./media-files.server";
import { ContentMissing, type MediaStore } from "./media-store.server";
import { recheck } from "./media-sweep.server";

/** Only these have addresses; a file's sound is read by the product itself. */
const SERVED = ["video", "poster", "strip"];

export type ServeOptions = {
  db: Db;
  store: MediaStore;
  /** nginx's internal location of the store's directory; null if the product sends the bytes itself. */
  accelPrefix: string | null;
};

/** The address was checked before. */
export async function sendPart(
  { db, store, accelPrefix }: ServeOptions,
  request: Request,
  { id, part: kind }: { id: string; part: string },
): Promise<Response> {
  const part = SERVED.includes(kind) ? await mediaPart(db, id, kind) : null;
  if (!part) return jsonError(404, "There is no such file");
  const { sha256, bytes, contentType } = part;
  const etag = `"${sha256}"`;
  const headers = new Headers({
    ETag: etag,
    "Accept-Ranges": "bytes",
    // A video's address always leads to the same bytes, another part may be replaced.
    "Cache-Control": kind === "video" ? "private, max-age=3600" : "private, no-cache",
    Vary: "Cookie",
  });
  const asked = {
    range: request.headers.get("Range"),
    ifRange: request.headers.get("If-Range"),
    ifNoneMatch: request.headers.get("If-None-Match"),
    ifMatch: request.headers.get("If-Match"),
  };
  const answer = answerTo(asked, { bytes, etag });
  if (answer.status === 304 || answer.status === 412)
    return new Response(null, { status: answer.status, headers });
  if (answer.status === 416) {
    headers.set("Content-Range", `bytes */${bytes}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set("Content-Type", contentType);
  const missing = async () => {
    await recheck(db, store, sha256);
    return jsonError(404, "This file is not in the media store");
  };
  if (accelPrefix !== null) {
    if (!(await store.has(sha256))) return missing();
    headers.set("X-Accel-Redirect", `${accelPrefix}/${pathOf({ sha256 })}`);
    return new Response(null, { headers });
  }
  const { status, first, last } = answer;
  headers.set("Content-Length", String(last + 1 - first));
  if (status === 206) headers.set("Content-Range", `bytes ${first}-${last}/${bytes}`);
  if (request.method === "HEAD") return new Response(null, { status, headers });
  try {
    const body = await store.read({ sha256 }, { first, last });
    return new Response(body, { status, headers });
  } catch (error) {
    if (!(error instanceof ContentMissing)) throw error;
    return missing();
  }
}

export type Asked = {
  range: string | null;
  ifRange: string | null;
  ifNoneMatch: string | null;
  ifMatch: string | null;
};

/** `etag`: strong, with its quotation marks. */
export type Held = { bytes: number; etag: string };

export type Answer =
  | { status: 200 | 206; first: number; last: number }
  | { status: 304 }
  | { status: 412 }
  | { status: 416 };

/** A request for several ranges gets the whole, which a server may always send. */
export function answerTo(
  { range, ifRange, ifNoneMatch, ifMatch }: Asked,
  { bytes, etag }: Held,
): Answer {
  if (ifMatch !== null && !isNamed(ifMatch, etag, "strongly")) return { status: 412 };
  if (ifNoneMatch !== null && isNamed(ifNoneMatch, etag, "weakly")) return { status: 304 };
  const whole = { status: 200, first: 0, last: bytes - 1 } as const;
  // A date or a weak tag does not say that the bytes are the same.
  if (range === null || (ifRange !== null && ifRange.trim() !== etag)) return whole;
  const [, from, to] = /^bytes=[ \t]*(\d{0,15})-(\d{0,15})[ \t]*$/i.exec(range.trim()) ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return whole;
  if (from === "") {
    const length = Math.min(Number(to), bytes);
    return length === 0 ? { status: 416 } : { status: 206, first: bytes - length, last: bytes - 1 };
  }
  const [first, last] = [Number(from), to === "" ? bytes - 1 : Number(to)];
  if (to !== "" && last < first) return whole;
  if (first >= bytes) return { status: 416 };
  return { status: 206, first, last: Math.min(last, bytes - 1) };
}

function isNamed(list: string, etag: string, compared: "strongly" | "weakly"): boolean {
  const isWeak = compared === "weakly";
  const tags = list.split(",").map((tag) => (isWeak ? tag.trim().replace(/^W\//, "") : tag.trim()));
  return list.trim() === "*" || tags.includes(etag);
}
