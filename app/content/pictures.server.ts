/** Uploaded images: resized once, stored in the database, and served under addresses of their bytes (CONT-9). */
import { createHash } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "~/platform/db/database.server";
import { type OpenPicture, withPhoto } from "~/platform/web/read-picture.server";
import { PICTURE, widthsOf } from "./picture";
import { contentPictures } from "./tables";

const QUALITY = 80;

/** `picture`: what a document stores. */
export type StoredPicture = { picture: string } | { fault: string };

type Variant = { width: number; height: number; data: string };

/** Stores every width of an image; the same bytes again change nothing. Anything else stores nothing. */
export async function storePicture(db: Db, bytes: Uint8Array): Promise<StoredPicture> {
  const found = await withPhoto(bytes, async (open, { width }) => {
    const made: Variant[] = [];
    for (const each of widthsOf(width)) made.push(await variantOf(open, each));
    return made;
  });
  if ("fault" in found) return found;
  const variants = found.read;
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

async function variantOf(open: OpenPicture, width: number): Promise<Variant> {
  const { data, info } = await open()
    .autoOrient()
    .resize({ width })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: data.toString("base64") };
}
