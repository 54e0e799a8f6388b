/** Proves a backup: restores it into a scratch database and compares every row (ONE-4). */
import { drizzle } from "drizzle-orm/node-postgres";
import type { Db } from "../db/database.server";
import type { Engine, Session } from "../db/engine";
import { DumpError, RowsSum } from "./dump-file.server";
import { type Restored, restoreFrom } from "./restore.server";
import { openSnapshot } from "./snapshot.server";

/** Returns what is wrong with a restored database, in a sentence; null if nothing is. */
export type Check = (db: Db) => Promise<string | null>;

type Proving = { file: string; secret: string; check: Check; signal: AbortSignal };

/**
 * Restores `file` into `scratch` and reads it back: the same tables, each with the same rows. Throws `DumpError` if one
 * differs, or `check` finds a fault in the database once its schema is up to date.
 */
export async function proveIn(
  scratch: Engine,
  { file, secret, check, signal }: Proving,
): Promise<{ tables: number; rows: number }> {
  const verify = (session: Session, { tables }: Restored) => requireSame(session, tables, signal);
  const options = { secret, signal, verify, leaveOut: [] };
  const { rows, tables } = await restoreFrom(scratch, file, options);
  const fault = await scratch.withSession((session) => check(drizzle(session)));
  if (fault !== null) throw new DumpError(fault);
  return { rows, tables: tables.size };
}

async function requireSame(
  session: Session,
  expected: Restored["tables"],
  signal: AbortSignal,
): Promise<void> {
  const snapshot = await openSnapshot(session);
  const found = new Map<string, RowsSum>();
  for (const { name } of snapshot.tables) {
    const sum = new RowsSum();
    for await (const batch of snapshot.batches(name)) {
      signal.throwIfAborted();
      sum.add(`[${batch.join(",")}]`);
    }
    found.set(name, sum);
  }
  await snapshot.close();
  const names = new Set([...expected.keys(), ...found.keys()]);
  const different = [...names].filter((name) => {
    const sum = expected.get(name);
    return !sum || !found.get(name)?.equals(sum);
  });
  if (different.length > 0)
    throw new DumpError(`What was restored differs from the backup in ${different.join(", ")}.`);
}
