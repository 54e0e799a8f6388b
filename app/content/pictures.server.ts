/** Uploaded images: resized once, stored in the database, and served under addresses of their bytes (CONT-9). */
import { createHash } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "~/platform/db/database.server";
import {
  beginLikePixels,
  MOST_PIXELS,
  type OpenPicture,
  withPicture,
} from "~/platform/web/read-picture.server";
import { PICTURE, widthsOf } from "./picture";
import { contentPictures } from "./tables";

const LARGEST_PICTURE_BYTES = 10 * 1024 * 1024;

const FORMATS: ReadonlySet<string> = new Set(["png", "jpeg", "webp"]);
const QUALITY = 80;
const NO_PICTURE = "This is not a PNG, JPEG or WebP picture. Choose another file.";

/** `picture`: what a document stores. */
export type StoredPicture = { picture: string } | { fault: string };

type Variant = { width: number; height: number; data: string };

/** Stores every width of an image; the same bytes again change nothing. Anything else stores nothing. */
export async function storePicture(db: Db, bytes: Uint8Array): Promise<StoredPicture> {
  if (bytes.length > LARGEST_PICTURE_BYTES)
    return { fault: "This picture is larger than 10 MB. Choose a smaller one." };
  const variants = await variantsOf(bytes);
  if ("fault" in variants) return variants;
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 16);
  await db
    .insert(contentPictures)
    .values(variants.map((variant) => ({ hash, ...variant })))
    .onConflictDoNothing();
  const widest = variants.at(-1);
  return { picture: `${hash}-${widest?.width}x${widest?.height}` };
}

/** The bytes of one width; null if there is none. */
export async function readPicture(db: Db, hash: string, width: number): Promise<Buffer | null> {
  const [row] = await db
    .select({ data: contentPictures.data })
    .from(contentPictures)
    .where(and(eq(contentPictures.hash, hash), eq(contentPictures.width, width)));
  return row ? Buffer.from(row.data, "base64") : null;
}

/** One width of an image, as an export carries it. */
export const pictureRow = z.strictObject({
  hash: z.string().regex(/^[\w-]{16}$/),
  width: z.number().int().min(1).max(1_920),
  height: z.number().int().min(1).max(100_000),
  // "RIFF" in base64, which every WebP begins with.
  data: z.base64().startsWith("UklGR"),
});

export type PictureRow = z.output<typeof pictureRow>;

/** Every width of the images that documents name, for an export. */
export async function picturesIn(db: Db, texts: readonly string[]): Promise<PictureRow[]> {
  const hashes = texts.flatMap((text) => PICTURE.exec(text)?.[1] ?? []);
  if (hashes.length === 0) return [];
  const { hash, width, height, data } = contentPictures;
  return db
    .select({ hash, width, height, data })
    .from(contentPictures)
    .where(inArray(hash, [...new Set(hashes)]))
    .orderBy(hash, width);
}

/** Stores the images of an import; existing ones stay. */
export async function putPictures(tx: Db, rows: readonly PictureRow[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(contentPictures)
      .values([...rows])
      .onConflictDoNothing();
}

async function variantsOf(bytes: Uint8Array): Promise<Variant[] | { fault: string }> {
  if (!beginLikePixels(bytes)) return { fault: NO_PICTURE };
  try {
    return await withPicture(bytes, async (open) => {
      const { format, autoOrient } = await open(false).metadata();
      if (!FORMATS.has(format)) return { fault: NO_PICTURE };
      const { width, height } = autoOrient;
      if (width * height > MOST_PIXELS) return { fault: "At most 60 megapixels" };
      const variants: Variant[] = [];
      for (const each of widthsOf(width)) variants.push(await variantOf(open, each));
      return variants;
    });
  } catch {
    // Whatever the library throws at these bytes, they are not an image anyone could view.
    return { fault: NO_PICTURE };
  }
}

async function variantOf(open: OpenPicture, width: number): Promise<Variant> {
  const { data, info } = await open()
    .autoOrient()
    .resize({ width })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: data.toString("base64") };
}
