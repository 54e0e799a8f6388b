/**
 * Media in an S3-compatible store. What arrives is kept in pieces of one size, so where each begins follows from its
 * number; the store itself puts them together in the end.
 */
import { createHash } from "node:crypto";
import { arrayBuffer, buffer } from "node:stream/consumers";
import { AwsClient } from "aws4fetch";
import { DAY_MS } from "../time/durations";
import { StoreAway } from "../web/faults.server";
import {
  type Arriving,
  type ByteRange,
  type ByteStream,
  ContentMissing,
  type MediaStore,
} from "./media-store.server";
import { endJoining, endJoinings } from "./s3-joinings.server";

/** The least that such a store takes as a part of a file, unless it is the last one. */
const PIECE_BYTES = 5 * 1024 * 1024;
const AT_ONCE = 4;
/** Pieces in memory while an upload is read. */
const AHEAD = 3;
/** Until the store responds to a request without bytes: one of them is made while others wait for it. */
const LONGEST_MS = 10_000;
/** Nothing is joined for so long: the largest video takes minutes. */
const LONGEST_JOINING_MS = DAY_MS;
/** Of a request that writes a piece: longer than its bytes take on a slow line. */
const LONGEST_PIECE_MS = 120_000;

export type S3Options = {
  /** With the bucket's name, as in https://s3.example.com/videos. */
  address: string;
  region: string;
  keyId: string;
  secret: string;
};

export function s3Store(options: S3Options): MediaStore {
  const s3 = connect(options);
  return {
    append: (arriving) => append(s3, arriving),
    async place(upload, sha256, bytes) {
      const count = Math.ceil(bytes / PIECE_BYTES);
      if (!(await s3.has(pieceAt(upload, 0))) && (await s3.has(contentAt(sha256)))) return;
      await s3.join(
        Array.from({ length: count }, (_, number) => pieceAt(upload, number)),
        contentAt(sha256),
      );
    },
    read: (place, range) =>
      "upload" in place
        ? piecesOf(s3, place.upload, range)
        : s3.get(contentAt(place.sha256), range),
    async has(sha256) {
      const { status } = await s3.head(contentAt(sha256));
      if (status === 200 || status === 404) return status === 200;
      throw new StoreAway(`The media store responded with ${status}`);
    },
    async remove(place) {
      if ("upload" in place) await removePieces(s3, place.upload);
      else if (!(await s3.remove(contentAt(place.sha256))))
        throw new StoreAway("The media store kept a content");
    },
    endBegun: () => s3.endJoinings(Date.now() - LONGEST_JOINING_MS),
    freeBytes: async () => null,
  };
}

type S3 = ReturnType<typeof connect>;

const contentAt = (sha256: string) => `content/${sha256}`;
const pieceAt = (upload: string, number: number) => `uploads/${upload}/${number}`;

async function append(s3: S3, { upload, offset, body, kept }: Arriving): Promise<void> {
  let number = Math.floor(offset / PIECE_BYTES);
  let end = offset;
  let waiting: Uint8Array[] = [];
  let size = offset - number * PIECE_BYTES;
  // A piece that is not full yet is written again as a whole.
  if (size > 0) {
    const begun = await s3.get(pieceAt(upload, number), { first: 0, last: size - 1 });
    waiting.push(await buffer(begun));
  } else if (number > 0) {
    // Of a full one, its last byte tells that it is there.
    const last = PIECE_BYTES - 1;
    await buffer(await s3.get(pieceAt(upload, number - 1), { first: last, last }));
  }
  const flush = async () => {
    const piece = Buffer.concat(waiting);
    const next = number * PIECE_BYTES + piece.length;
    // If this fails, nothing of it may be written again.
    [waiting, size] = [[], 0];
    if (next === end) return;
    await s3.put(pieceAt(upload, number), piece);
    end = next;
    await kept(end);
  };
  try {
    for await (const arrived of body) {
      for (let at = 0; at < arrived.length; ) {
        const part = arrived.subarray(at, at + PIECE_BYTES - size);
        waiting.push(part);
        size += part.length;
        at += part.length;
        if (size < PIECE_BYTES) continue;
        await flush();
        number += 1;
      }
    }
  } finally {
    if (size > 0) await flush();
  }
}

/** From the end, some at once: what a crash leaves of a batch is found again, because all batches before it are whole. */
async function removePieces(s3: S3, upload: string): Promise<void> {
  const batch = (first: number) =>
    Array.from({ length: AT_ONCE }, (_, index) => pieceAt(upload, first + index));
  const isThere = async (first: number) =>
    (await Promise.all(batch(first).map(s3.has))).some((is) => is);
  let end = 0;
  while (await isThere(end)) end += AT_ONCE;
  while (end > 0) {
    end -= AT_ONCE;
    const removed = await Promise.all(batch(end).map(s3.remove));
    if (removed.includes(false)) throw new StoreAway("The media store kept pieces of an upload");
  }
}

/** Only ever read from the first byte to the last, for its checksum: the next pieces arrive while one is read. */
async function piecesOf(s3: S3, upload: string, { last }: ByteRange): Promise<ByteStream> {
  const count = Math.floor(last / PIECE_BYTES) + 1;
  const read = async (number: number) => {
    const left = last - number * PIECE_BYTES;
    const range = { first: 0, last: Math.min(left, PIECE_BYTES - 1) };
    return new Uint8Array(await arrayBuffer(await s3.get(pieceAt(upload, number), range)));
  };
  const coming: Promise<Uint8Array<ArrayBuffer>>[] = [];
  let next = 0;
  return new ReadableStream(
    {
      async pull(controller) {
        for (; coming.length < AHEAD && next < count; next += 1) {
          const piece = read(next);
          // A failure is thrown to a reader that goes on; one that has stopped must not end the process.
          piece.catch(() => undefined);
          coming.push(piece);
        }
        const piece = await coming.shift();
        if (piece) controller.enqueue(piece);
        else controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

/** The range's bytes; not those of a store that responds with others. */
async function partOf(
  { status, headers, body }: Response,
  key: string,
  { first, last }: ByteRange,
): Promise<ByteStream> {
  const length = headers.get("Content-Length");
  const isOther = status !== 206 && first > 0;
  const isCutOff = length !== null && Number(length) !== last + 1 - first;
  if (body && !isOther && !isCutOff) return body;
  await body?.cancel();
  if (isOther) throw new StoreAway("The media store does not send ranges");
  throw new ContentMissing(`${key} is cut off`);
}

/** The signing client's request may be forgotten while it waits, and its signal with it: this one ends the waiting. */
function heard<T>(work: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
  work.then(resolve, reject);
  return promise;
}

function connect({ address, region, keyId, secret }: S3Options) {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    region,
    service: "s3",
    retries: 3,
  });
  const at = (key: string) => `${address}/${key}`;
  const soon = () => AbortSignal.timeout(LONGEST_MS);
  const bucketPath = new URL(address).pathname;
  const sent = async (key: string, init: RequestInit): Promise<Response> => {
    try {
      return await heard(client.fetch(at(key), init), init.signal);
    } catch (cause) {
      throw new StoreAway("The media store does not respond", { cause });
    }
  };
  const ask = async (key: string, init: RequestInit = {}): Promise<Response> => {
    const response = await sent(key, init);
    if (response.ok) return response;
    const words = (await response.text().catch(() => "")).slice(0, 300);
    // That a bucket or a joining is not there does not say that bytes are lost.
    if (response.status === 404 && !/NoSuch(?:Bucket|Upload)/.test(words))
      throw new ContentMissing(`${key} is not in the store`);
    throw new StoreAway(`The media store responded with ${response.status}: ${words}`);
  };
  const head = (key: string) => sent(key, { method: "HEAD", signal: soon() });
  const joined = async (keys: readonly string[], to: string): Promise<void> => {
    const tags: string[] = [];
    for (let first = 0; first < keys.length; first += AT_ONCE) {
      const some = keys.slice(first, first + AT_ONCE).map(async (key, index) => {
        const part = `${to}&partNumber=${first + index + 1}`;
        const headers = { "x-amz-copy-source": `${bucketPath}/${key}` };
        const signal = AbortSignal.timeout(LONGEST_PIECE_MS);
        const copied = await (await ask(part, { method: "PUT", headers, signal })).text();
        return /<ETag>([^<]+)<\/ETag>/.exec(copied)?.[1] ?? "";
      });
      tags.push(...(await Promise.all(some)));
    }
    const parts = tags.map(
      (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
    );
    const body = `<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`;
    const done = await (await ask(to, { method: "POST", body })).text();
    // The store may find out only after it has begun to respond.
    if (!done.includes("<ETag>")) throw new StoreAway(`The media store joined nothing: ${done}`);
  };
  return {
    async put(key: string, body: Buffer<ArrayBuffer>): Promise<void> {
      // Signed with the request: the store refuses bytes that have changed on their way.
      const headers = { "X-Amz-Content-Sha256": createHash("sha256").update(body).digest("hex") };
      const signal = AbortSignal.timeout(LONGEST_PIECE_MS);
      await (await ask(key, { method: "PUT", headers, body, signal })).arrayBuffer();
    },
    async get(key: string, range: ByteRange): Promise<ByteStream> {
      const waiting = new AbortController();
      const tooLong = setTimeout(() => waiting.abort(), LONGEST_MS);
      const headers = { Range: `bytes=${range.first}-${range.last}` };
      const asked = ask(key, { headers, signal: waiting.signal });
      // What is played may take as long as its viewer likes.
      return partOf(await asked.finally(() => clearTimeout(tooLong)), key, range);
    },
    head,
    has: async (key: string): Promise<boolean> => (await head(key)).status === 200,
    /** False if it is still there. */
    async remove(key: string): Promise<boolean> {
      const response = await sent(key, { method: "DELETE", signal: soon() });
      await response.arrayBuffer();
      return response.ok || response.status === 404;
    },
    /** Makes one object of several, without their bytes passing through here. */
    async join(keys: readonly string[], to: string): Promise<void> {
      const begun = await (await ask(`${to}?uploads`, { method: "POST" })).text();
      const id = encodeURIComponent(/<UploadId>([^<]+)<\/UploadId>/.exec(begun)?.[1] ?? "");
      try {
        await joined(keys, `${to}?uploadId=${id}`);
      } catch (error) {
        // What was joined so far would stay, paid for and in no list.
        await endJoining(sent, to, id).catch(() => undefined);
        throw error;
      }
    },
    endJoinings: (begunBefore: number) => endJoinings(sent, begunBefore),
  };
}
