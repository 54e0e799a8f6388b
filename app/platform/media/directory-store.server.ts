/** Media in a directory: `uploads/` while they arrive, then `content/` under their SHA-256. */
import { constants } from "node:fs";
import { chmod, type FileHandle, open, rename, rm, stat, statfs } from "node:fs/promises";
import path from "node:path";
import { codeOf, makeDirectory, syncDirectory } from "../config/data-directory.server";
import {
  type Arriving,
  type ByteRange,
  type ByteStream,
  ContentMissing,
  type MediaStore,
  type Place,
} from "./media-store.server";

const MB = 1024 * 1024;
/** A killed server loses at most this much of an upload. */
const STEP_BYTES = MB;
const READ_BYTES = 256 * 1024;
/** Left to everything else on the disk. */
const SPARE_BYTES = 64 * MB;

/** `isShared`: the product's group may read contents, for an nginx that sends them. */
export function directoryStore(directory: string, isShared = false): MediaStore {
  const fileOf = (place: Place) => path.join(directory, pathOf(place));
  return {
    async append(arriving) {
      const file = fileOf(arriving);
      await makeDirectory(path.dirname(file));
      const handle = await open(file, constants.O_WRONLY | constants.O_CREAT, 0o600);
      try {
        if (arriving.offset === 0) await syncDirectory(path.dirname(file));
        await needBytes(handle, file, arriving.offset);
        await writeAll(handle, arriving);
      } finally {
        await handle.close();
      }
    },
    async place(upload, sha256, bytes) {
      const [from, to] = [fileOf({ upload }), fileOf({ sha256 })];
      // By a process that may have ended before its disk had the new name.
      if (!(await exists(from)) && (await exists(to))) return syncBoth(from, to);
      await makeDirectory(path.dirname(to));
      const handle = await opened(from, "r+");
      try {
        await needBytes(handle, from, bytes);
        await handle.truncate(bytes);
        if (isShared) {
          await handle.chmod(0o640);
          for (const folder of [path.dirname(to), path.dirname(path.dirname(to)), directory])
            await chmod(folder, 0o750);
        }
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(from, to);
      await syncBoth(from, to);
    },
    read: (place, range) => fileStream(fileOf(place), range),
    async has(sha256) {
      try {
        return (await stat(fileOf({ sha256 }))).isFile();
      } catch (error) {
        if (codeOf(error) === "ENOENT") return false;
        throw error;
      }
    },
    async remove(place) {
      const file = fileOf(place);
      await rm(file, { force: true });
      // Nothing else knows of it from now on: one that a power cut brings back would stay for ever.
      await syncDirectory(path.dirname(file)).catch(unlessMissing);
    },
    async freeBytes() {
      await makeDirectory(directory);
      const { bavail, bsize } = await statfs(directory);
      return Math.max(0, bavail * bsize - SPARE_BYTES);
    },
  };
}

/** The new name first: a power cut in between leaves the file under both. */
async function syncBoth(from: string, to: string): Promise<void> {
  await syncDirectory(path.dirname(to));
  await syncDirectory(path.dirname(from));
}

function unlessMissing(error: unknown): void {
  if (codeOf(error) !== "ENOENT") throw error;
}

/** Bytes that were lost must not become zeros in the middle of a content. */
async function needBytes(handle: FileHandle, file: string, bytes: number): Promise<void> {
  if ((await handle.stat()).size < bytes) throw new ContentMissing(`${file} is cut off`);
}

/** Below the store's directory, and below nginx's location of it. */
export function pathOf(place: Place): string {
  return "upload" in place
    ? path.posix.join("uploads", place.upload)
    : path.posix.join("content", place.sha256.slice(0, 2), place.sha256);
}

async function writeAll(handle: FileHandle, { offset, body, kept }: Arriving): Promise<void> {
  let end = offset;
  let waiting: Uint8Array[] = [];
  let size = 0;
  const flush = async () => {
    const bytes = Buffer.concat(waiting);
    [waiting, size] = [[], 0];
    if (bytes.length === 0) return;
    for (let at = 0; at < bytes.length; ) {
      const { bytesWritten } = await handle.write(bytes, at, bytes.length - at, end + at);
      at += bytesWritten;
    }
    await handle.datasync();
    end += bytes.length;
    await kept(end);
  };
  try {
    for await (const piece of body) {
      waiting.push(piece);
      size += piece.length;
      if (size >= STEP_BYTES) await flush();
    }
  } finally {
    await flush();
  }
}

/** Reads when it is asked to, so a slow reader takes one piece of memory. */
async function fileStream(file: string, { first, last }: ByteRange): Promise<ByteStream> {
  const handle = await opened(file);
  let at = first;
  return new ReadableStream(
    {
      async pull(controller) {
        const wanted = Math.min(READ_BYTES, last + 1 - at);
        const { bytesRead, buffer } = await handle
          .read(new Uint8Array(wanted), 0, wanted, at)
          .catch((error) => closed(handle, error));
        if (bytesRead === 0) return closed(handle, new ContentMissing(`${file} is cut off`));
        at += bytesRead;
        controller.enqueue(buffer.subarray(0, bytesRead));
        if (at <= last) return;
        await handle.close();
        controller.close();
      },
      cancel: () => handle.close(),
    },
    { highWaterMark: 0 },
  );
}

async function closed(handle: FileHandle, error: unknown): Promise<never> {
  await handle.close();
  throw error;
}

async function opened(file: string, flags = "r"): Promise<FileHandle> {
  try {
    return await open(file, flags);
  } catch (error) {
    if (codeOf(error) === "ENOENT") throw new ContentMissing(`${file} does not exist`);
    throw error;
  }
}

function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
