/** What came of the last attempt to make a scheduled backup, whichever instance made it. */
import { desc, lte, sql } from "drizzle-orm";
import { DirectoryUnusable } from "../config/data-directory.server";
import type { Db } from "../db/database.server";
import { isDiskFull } from "../db/reached.server";
import { DumpError } from "./dump-file.server";
import { backupRuns } from "./tables";

const FULL = "The disk is full.";
const UNEXPECTED = "The log of the server says why.";

export async function noteRun(
  db: Db,
  { directory, fault }: { directory: string; fault: string | null },
): Promise<void> {
  const run = { at: sql`now()`, fault };
  await db
    .insert(backupRuns)
    .values({ directory, ...run })
    .onConflictDoUpdate({ target: backupRuns.directory, set: run });
}

/** The last attempt of all, if it failed. What a clock that was ahead has dated does not count. */
export async function failedRun(db: Db): Promise<{ at: Date; fault: string } | null> {
  const [last] = await db
    .select()
    .from(backupRuns)
    .where(lte(backupRuns.at, sql`now()`))
    .orderBy(desc(backupRuns.at))
    .limit(1);
  return last?.fault ? { at: last.at, fault: last.fault } : null;
}

/** A failed attempt's reason, in a sentence. */
export function faultOf(error: unknown): string {
  if (isDiskFull(error)) return FULL;
  const isTold = error instanceof DumpError || error instanceof DirectoryUnusable;
  return isTold ? error.message : UNEXPECTED;
}
