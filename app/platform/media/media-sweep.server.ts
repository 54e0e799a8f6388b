/** Every hour and after each start: clears up what is left, and asks the store for everything that the database names. */
import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Db } from "../db/database.server";
import type { JobHandler } from "../jobs/job-loop.server";
import { inSeconds, requeueJob } from "../jobs/jobs.server";
import { HOUR_SECONDS } from "../time/durations";
import { forgetUploads } from "./media-files.server";
import { heldUntil } from "./media-removals.server";
import type { MediaStore } from "./media-store.server";
import { mediaRenditions } from "./tables";

const SWEEP = "media-sweep";
const AT_ONCE = 8;
/** A store that cannot be asked so many times is not asked for the rest. */
const MOST_FAULTS = 8;

/** At once: an instance that was killed may have left something. */
export function planMediaSweep(db: Db): Promise<void> {
  return requeueJob(db, { kind: SWEEP, key: SWEEP, label: "", payload: {} });
}

/** In no transaction: a store may take minutes. */
export function mediaSweepJob(db: Db, store: MediaStore, log: Logger): Record<string, JobHandler> {
  return {
    [SWEEP]: async () => ({
      async apart(ending) {
        await forgetUploads(db, store).catch((error: unknown) =>
          log.warn({ err: error }, "media were not cleared up"),
        );
        await store
          .endBegun?.()
          .catch((error: unknown) => log.warn({ err: error }, "begun media were not ended"));
        await checkFiles(db, store, ending).catch((error: unknown) =>
          log.warn({ err: error }, "media files were not checked"),
        );
        return async (tx) => ({ again: (await heldUntil(tx)) ?? inSeconds(HOUR_SECONDS) });
      },
    }),
  };
}

/**
 * Marks what the store does not have: after a restore, its files may not be there. Of what it cannot tell, nothing
 * changes; then the first fault is thrown.
 */
export async function checkFiles(db: Db, store: MediaStore, ending?: AbortSignal): Promise<void> {
  const asked = await db
    .selectDistinct({ sha256: mediaRenditions.sha256, since: sql<string>`now()::text` })
    .from(mediaRenditions);
  const faults: unknown[] = [];
  const left = asked.values();
  const inTurn = async () => {
    for (const content of left) {
      if (ending?.aborted || faults.length >= MOST_FAULTS) return;
      await checkContent(db, store, content).catch((fault: unknown) => faults.push(fault));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, inTurn));
  if (faults.length > 0) throw faults[0];
}

/** One that someone asked for and did not get is marked at once. */
export async function recheck(db: Db, store: MediaStore, sha256: string): Promise<void> {
  const [asked] = await db
    .selectDistinct({ sha256: mediaRenditions.sha256, since: sql<string>`now()::text` })
    .from(mediaRenditions)
    .where(eq(mediaRenditions.sha256, sha256));
  if (asked) await checkContent(db, store, asked);
}

async function checkContent(
  db: Db,
  store: MediaStore,
  { sha256, since }: { sha256: string; since: string },
): Promise<void> {
  const isMissing = !(await store.has(sha256));
  // It may have been uploaded again since it was asked for.
  const isOlder = or(
    isNull(mediaRenditions.checkedAt),
    lte(mediaRenditions.checkedAt, sql`${since}::timestamptz`),
  );
  await db
    .update(mediaRenditions)
    .set({ isMissing, checkedAt: sql`now()` })
    .where(and(eq(mediaRenditions.sha256, sha256), isOlder));
}
