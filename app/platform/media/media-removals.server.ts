/** Removals under way: each is noted with the decision and gone last, so a crash at any point leaves nothing behind. */
import { setTimeout as pause } from "node:timers/promises";
import { and, asc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import type { Db } from "../db/database.server";
import { withLock } from "../db/locks.server";
import type { MediaStore, Place } from "./media-store.server";
import { mediaFiles, mediaRemovals, mediaRenditions, mediaUploads } from "./tables";

/** Longer than a store is waited for: after it nobody removes this content any more. */
const HELD_SECONDS = 60;
/** Longer than a store is waited for while it takes a piece. */
const WRITTEN_SECONDS = 150;
const ASK_AGAIN_MS = 200;

/** `isWritten`: by a request that may go on for a moment, or that has just lost its process. */
export type Removal = Place & { isWritten?: boolean };

/** In the transaction that takes the rows away; who wrote it notes it again at the end. Of one name, the last one counts. */
export async function noteRemovals(tx: Db, removals: readonly Removal[]): Promise<void> {
  const rows = new Map(removals.map(rowOf).map((row) => [row.name, row]));
  const again = { target: mediaRemovals.name, set: { writtenUntil: sql`excluded.written_until` } };
  if (rows.size === 0) return;
  await tx
    .insert(mediaRemovals)
    .values([...rows.values()])
    .onConflictDoUpdate(again);
}

function rowOf(removal: Removal) {
  const [name, isContent] = "upload" in removal ? [removal.upload, false] : [removal.sha256, true];
  const writtenUntil = removal.isWritten
    ? sql`now() + make_interval(secs => ${WRITTEN_SECONDS})`
    : null;
  return { name, isContent, writtenUntil };
}

/** Removes what was noted. What fails stays noted; then the first fault is thrown. */
export async function clearRemovals(db: Db, store: MediaStore): Promise<void> {
  const rows = await db
    .select()
    .from(mediaRemovals)
    .where(or(isNull(mediaRemovals.writtenUntil), lt(mediaRemovals.writtenUntil, sql`now()`)))
    .orderBy(asc(mediaRemovals.addedAt));
  const faults = await faultsOf(rows, ({ name, isContent }) =>
    isContent ? removeContent(db, store, name) : removeUpload(db, store, name),
  );
  if (faults.length > 0) throw faults[0];
}

/** What fails holds up none of the others. */
export async function faultsOf<Row>(
  rows: readonly Row[],
  act: (row: Row) => Promise<void>,
): Promise<unknown[]> {
  const faults: unknown[] = [];
  for (const row of rows) await act(row).catch((fault: unknown) => faults.push(fault));
  return faults;
}

/** When what a process that may have ended was doing is over next; null if nothing waits for one. */
export async function heldUntil(db: Db): Promise<Date | null> {
  const at = sql`greatest(${mediaRemovals.heldUntil}, ${mediaRemovals.writtenUntil})`.mapWith(
    mediaRemovals.heldUntil,
  );
  const [row] = await db
    .select({ at })
    .from(mediaRemovals)
    .where(gt(at, sql`now()`))
    .orderBy(asc(at))
    .limit(1);
  // The database counts smaller parts of a second.
  return row?.at ? new Date(row.at.getTime() + 1) : null;
}

async function removeUpload(db: Db, store: MediaStore, upload: string): Promise<void> {
  await store.remove({ upload });
  await db.delete(mediaRemovals).where(eq(mediaRemovals.name, upload));
}

/** Unless a file has it, or another instance removes it. The lock is not held while the store works. */
async function removeContent(db: Db, store: MediaStore, sha256: string): Promise<void> {
  const row = eq(mediaRemovals.name, sha256);
  const isMine = await withLock(db, { name: "media", of: sha256 }, async (tx) => {
    if (await isUsed(tx, sha256)) {
      await tx.delete(mediaRemovals).where(row);
      return false;
    }
    const isFree = or(isNull(mediaRemovals.heldUntil), lt(mediaRemovals.heldUntil, sql`now()`));
    const held = await tx
      .update(mediaRemovals)
      .set({ heldUntil: sql`now() + make_interval(secs => ${HELD_SECONDS})` })
      .where(and(row, isFree));
    return held.rowCount === 1;
  });
  if (!isMine) return;
  try {
    await store.remove({ sha256 });
  } catch (fault) {
    await db.update(mediaRemovals).set({ heldUntil: null }).where(row);
    throw fault;
  }
  await db.delete(mediaRemovals).where(row);
}

/** Several files may have the same content. */
async function isUsed(tx: Db, sha256: string): Promise<boolean> {
  const used = await tx.$count(mediaRenditions, eq(mediaRenditions.sha256, sha256));
  const coming = await tx.$count(mediaFiles, eq(mediaFiles.sha256, sha256));
  const placed = await tx.$count(mediaUploads, eq(mediaUploads.sha256, sha256));
  return used + coming + placed > 0;
}

/**
 * Marks a content as one that is used, once nobody is removing it; from then on nobody does. False: what would use it is
 * gone, so it must not be placed.
 */
export async function claimContent(
  db: Db,
  sha256: string,
  mark: (tx: Db) => Promise<{ rowCount: number | null }>,
): Promise<boolean> {
  const isHeld = and(eq(mediaRemovals.name, sha256), gt(mediaRemovals.heldUntil, sql`now()`));
  const claim = () =>
    withLock(db, { name: "media", of: sha256 }, async (tx) => {
      if ((await tx.$count(mediaRemovals, isHeld)) > 0) return null;
      if (!(await mark(tx)).rowCount) return false;
      await tx.delete(mediaRemovals).where(eq(mediaRemovals.name, sha256));
      return true;
    });
  for (;;) {
    const claimed = await claim();
    if (claimed !== null) return claimed;
    await pause(ASK_AGAIN_MS);
  }
}
