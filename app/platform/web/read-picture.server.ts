/** Uploaded pictures as pixels: one at a time, and none that is larger in memory than a picture should be. */
import type { Sharp } from "sharp";

export const MOST_PIXELS = 60_000_000;

/** Opens the same bytes as often as they are needed; `mostPixels`: false only to read what a picture says of itself. */
export type OpenPicture = (mostPixels?: number | false) => Sharp;

let last: Promise<unknown> = Promise.resolve();

/** Runs `work` on a picture when those before it are done. Rejects as `work` does: the bytes may be no picture. */
export function withPicture<T>(
  bytes: Uint8Array,
  work: (open: OpenPicture) => Promise<T>,
): Promise<T> {
  const turn = last.then(async () => {
    // Loaded with the first picture: most starts never need it.
    const { default: sharp } = await import("sharp");
    // One picture at a time leaves the other core to everyone else, and nothing is worth keeping of it.
    sharp.concurrency(1);
    sharp.cache(false);
    return work((mostPixels = MOST_PIXELS) => sharp(bytes, { limitInputPixels: mostPixels }));
  });
  last = turn.catch(() => undefined);
  return turn;
}
