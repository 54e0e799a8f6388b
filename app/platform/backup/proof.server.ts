/** Proves a backup: restores it into a scratch database and compares every row (ONE-4). */
import type { Engine, Session } from "../db/engine";
import { DumpError, RowsSum } from "./dump-file.server";
import { type Check, type Restored, restoreFrom } from "./restore.server";
import { openSnapshot } from "./snapshot.server";

type Proving = { file: string; secret: string; check: Check; signal: AbortSignal };

/**
 * Restores `file` into `scratch` and reads it back: the same tables, each with the same rows. Throws `DumpError` if one
 * differs, or what it holds does not pass the check.
 */
export async function proveIn(
  scratch: Engine,
  { file, secret, check, signal }: Proving,
): Promise<{ tables: number; rows: number }> {
  const verify = (session: Session, { tables }: Restored) => requireSame(session, tables, signal);
  const options = { secret, signal, check, verify, leaveOut: [] };
  const { rows, tables } = await restoreFrom(scratch, file, options);
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
