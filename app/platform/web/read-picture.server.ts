/** Uploaded images as pixels: one at a time, and none larger in memory than an image should be. */
import type { Sharp } from "sharp";

export const MOST_PIXELS = 60_000_000;

/** Opens the same bytes as often as needed; `mostPixels`: false only to read an image's own metadata. */
export type OpenPicture = (mostPixels?: number | false) => Sharp;

/** An upload that may be larger is refused before it is read. */
const LARGEST_PHOTO_BYTES = 10 * 1024 * 1024;
/** How many times as long as wide at most: cut to a square, a line of pixels would be enlarged to thousands of megapixels. */
const MOST_STRETCHED = 20;
/** For the same in a picture that is slow for another reason. */
const LONGEST_WORK_S = 30;
const FORMATS: ReadonlySet<string> = new Set(["png", "jpeg", "webp"]);
const NO_PHOTO = "This is not a PNG, JPEG or WebP picture. Choose another file.";

let last: Promise<unknown> = Promise.resolve();

const BEGINNINGS = [/^\x89PNG/, /^\xff\xd8\xff/, /^RIFF.{4}WEBP/s];

/** Whether they begin like a PNG, JPEG or WebP. A drawing takes as long as it likes, so only a worker may open one. */
function beginLikePixels(bytes: Uint8Array): boolean {
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
    return work((mostPixels = MOST_PIXELS) =>
      sharp(bytes, { limitInputPixels: mostPixels }).timeout({ seconds: LONGEST_WORK_S }),
    );
  });
  last = turn.catch(() => undefined);
  return turn;
}

/** Its size as it is held upright. */
export type PhotoSize = { width: number; height: number };

/** The same for an upload that must be a PNG, JPEG or WebP; `fault` says what it is instead. */
export async function withPhoto<T>(
  bytes: Uint8Array,
  work: (open: OpenPicture, size: PhotoSize) => Promise<T>,
): Promise<{ read: T } | { fault: string }> {
  if (bytes.length > LARGEST_PHOTO_BYTES)
    return { fault: "This picture is larger than 10 MB. Choose a smaller one." };
  if (!beginLikePixels(bytes)) return { fault: NO_PHOTO };
  try {
    return await withPicture(bytes, async (open) => {
      const { format, autoOrient } = await open(false).metadata();
      if (!FORMATS.has(format)) return { fault: NO_PHOTO };
      const { width, height } = autoOrient;
      if (width * height > MOST_PIXELS) return { fault: "At most 60 megapixels" };
      if (Math.max(width, height) > MOST_STRETCHED * Math.min(width, height))
        return { fault: "This picture is too long and narrow. Choose another one." };
      return { read: await work(open, { width, height }) };
    });
  } catch {
    // Whatever the library throws at these bytes, they are not an image anyone could view.
    return { fault: NO_PHOTO };
  }
}
