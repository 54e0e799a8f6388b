/** The photo that people show of themselves: cut to a square, small, and without what the camera wrote (PEOPLE-1). */
import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { withPhoto } from "~/platform/web/read-picture.server";
import { personPhotos, users } from "./tables";

/** The largest place that shows one is 96 px; dense screens need more. */
const SIDE = 256;
const QUALITY = 82;

/** Keeps a person's photo in place of the one before; a sentence: why it cannot be one. */
export async function setOwnPhoto(
  db: Db,
  userId: string,
  bytes: Uint8Array,
): Promise<string | null> {
  const made = await withPhoto(bytes, (open) =>
    open()
      .autoOrient()
      // Toward what stands out, which in a portrait is the face.
      .resize({ width: SIDE, height: SIDE, fit: "cover", position: "attention" })
      .webp({ quality: QUALITY })
      .toBuffer(),
  );
  if ("fault" in made) return made.fault;
  // Two people may have the same picture; each has an address of their own.
  const hash = createHash("sha256").update(userId).update(made.read).digest("base64url");
  const photo = { hash: hash.slice(0, 22), data: made.read.toString("base64") };
  await db.transaction(async (tx) => {
    await tx
      .insert(personPhotos)
      .values({ userId, ...photo })
      .onConflictDoUpdate({ target: personPhotos.userId, set: { ...photo, addedAt: sql`now()` } });
    await tx.update(users).set({ image: photo.hash }).where(eq(users.id, userId));
  });
  return null;
}

/** False: there was none. */
export async function removeOwnPhoto(db: Db, userId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.update(users).set({ image: null }).where(eq(users.id, userId));
    const removed = await tx
      .delete(personPhotos)
      .where(eq(personPhotos.userId, userId))
      .returning({ userId: personPhotos.userId });
    return removed.length > 0;
  });
}

/** What `users.image` names; null: none. */
export async function ownPhoto(db: Db, userId: string): Promise<string | null> {
  const [user] = await db.select({ image: users.image }).from(users).where(eq(users.id, userId));
  return user?.image ?? null;
}

/** The bytes of a photo; null if there is none of this name. */
export async function readPhoto(db: Db, hash: string): Promise<Buffer | null> {
  const [row] = await db
    .select({ data: personPhotos.data })
    .from(personPhotos)
    .where(eq(personPhotos.hash, hash));
  return row ? Buffer.from(row.data, "base64") : null;
}
