/** Uploaded images as pixels: one at a time, and none larger in memory than an image should be. */
import type { Sharp } from "sharp";

export const MOST_PIXELS = 60_000_000;

/** Opens the same bytes as often as needed; `mostPixels`: false only to read an image's own metadata. */
export type OpenPicture = (mostPixels?: number | false) => Sharp;

let last: Promise<unknown> = Promise.resolve();

const BEGINNINGS = [/^\x89PNG/, /^\xff\xd8\xff/, /^RIFF.{4}WEBP/s];

/** Whether they begin like a PNG, JPEG or WebP. A drawing takes as long as it likes, so only a worker may open one. */
export function beginLikePixels(bytes: Uint8Array): boolean {
  const begin = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  return BEGINNINGS.some((each) => each.test(begin));
}

/** Runs `work` on an image when those before it are done. Rejects as `work` does: the bytes may not be an image. */
export function withPicture<T>(
  bytes: Uint8Array,
  work: (open: OpenPicture) => Promise<T>,
): Promise<T> {
  const turn = last.then(async () => {
    // Loaded with the first image: most starts never need it.
    const { default: sharp } = await import("sharp");
    // One image at a time leaves the other core to everyone else, and nothing is worth caching.
    sharp.concurrency(1);
    sharp.cache(false);
    return work((mostPixels = MOST_PIXELS) => sharp(bytes, { limitInputPixels: mostPixels }));
  });
  last = turn.catch(() => undefined);
  return turn;
}
