/**
 * Media in an S3-compatible store. What arrives is kept in pieces of one size, so where each begins follows from its
 * number; the store itself puts them together in the end.
 */
import { arrayBuffer, buffer } from "node:stream/consumers";
import { AwsClient } from "aws4fetch";
import {
  type Arriving,
  type ByteRange,
  type ByteStream,
  ContentMissing,
  type MediaStore,
} from "./media-store.server";

/** The least that such a store takes as a part of a file, unless it is the last one. */
const PIECE_BYTES = 5 * 1024 * 1024;
const AT_ONCE = 4;
/** Pieces in memory while an upload is read. */
const AHEAD = 3;
/** Of a request without bytes: one of them is made while others wait for it. */
const LONGEST_MS = 10_000;

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
      throw new Error(`The media store responded with ${status}`);
    },
    async remove(place) {
      if ("upload" in place) await removePieces(s3, place.upload);
      else if (!(await s3.remove(contentAt(place.sha256))))
        throw new Error("The media store kept a content");
    },
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
    if (removed.includes(false)) throw new Error("The media store kept pieces of an upload");
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
  const ask = async (key: string, init: RequestInit = {}): Promise<Response> => {
    const response = await client.fetch(at(key), init);
    if (response.ok) return response;
    const words = (await response.text()).slice(0, 300);
    if (response.status === 404) throw new ContentMissing(`${key} is not in the store`);
    throw new Error(`The media store responded with ${response.status}: ${words}`);
  };
  const head = (key: string) => client.fetch(at(key), { method: "HEAD", signal: soon() });
  return {
    put: async (key: string, body: Buffer<ArrayBuffer>) =>
      void (await (await ask(key, { method: "PUT", body })).arrayBuffer()),
    async get(key: string, { first, last }: ByteRange): Promise<ByteStream> {
      const { body } = await ask(key, { headers: { Range: `bytes=${first}-${last}` } });
      if (!body) throw new ContentMissing(`${key} is empty`);
      return body;
    },
    head,
    has: async (key: string): Promise<boolean> => (await head(key)).status === 200,
    /** False if it is still there. */
    async remove(key: string): Promise<boolean> {
      const response = await client.fetch(at(key), { method: "DELETE", signal: soon() });
      await response.arrayBuffer();
      return response.ok || response.status === 404;
    },
    /** Makes one object of several, without their bytes passing through here. */
    async join(keys: readonly string[], to: string): Promise<void> {
      const begun = await (await ask(`${to}?uploads`, { method: "POST" })).text();
      const id = encodeURIComponent(/<UploadId>([^<]+)<\/UploadId>/.exec(begun)?.[1] ?? "");
      const tags: string[] = [];
      for (let first = 0; first < keys.length; first += AT_ONCE) {
        const some = keys.slice(first, first + AT_ONCE).map(async (key, index) => {
          const part = `${to}?partNumber=${first + index + 1}&uploadId=${id}`;
          const headers = { "x-amz-copy-source": `${bucketPath}/${key}` };
          const copied = await (await ask(part, { method: "PUT", headers })).text();
          return /<ETag>([^<]+)<\/ETag>/.exec(copied)?.[1] ?? "";
        });
        tags.push(...(await Promise.all(some)));
      }
      const parts = tags.map(
        (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
      );
      const body = `<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`;
      const done = await (await ask(`${to}?uploadId=${id}`, { method: "POST", body })).text();
      // The store may find out only after it has begun to respond.
      if (!done.includes("<ETag>")) throw new Error(`The media store joined nothing: ${done}`);
    },
  };
}
