/** Someone's open pay while they are deleted: it is as it was shown, and nothing changes it until they are (PAY-2). */
import { inArray } from "drizzle-orm";
import { z } from "zod";
import type { Call } from "~/auth/acts/acts.server";
import { postEntries } from "~/pay/pay.server";
import type { Db } from "~/platform/db/database.server";
import { type Lock, withLock } from "~/platform/db/locks.server";
import { type ActResult, refused } from "~/platform/web/act-result";
import { calendarOf } from "~/settings/settings.server";
import { prospects } from "~/tracker/tables";
import { openPayOf } from "~/tracker/tracker.server";

/** What of it was shown as open, empty if nothing was; a page that could not look it up does not say. */
export const seenPay = z.string().max(100).optional();

/** By person. */
type Open = Awaited<ReturnType<typeof openPayOf>>;

/**
 * Deletes people by what of their pay is open, in one transaction: until it ends, neither the ledger nor their prospects
 * change. Deleting someone also cancels their meetings or removes them as a host, and who waits for that lock should hold
 * nothing yet. A part of an import locks many prospects, in any order, so none is done meanwhile.
 */
export async function withOpenPay<Result>(
  db: Db,
  ids: readonly string[],
  zone: string,
  run: (tx: Db, open: Open) => Promise<Result>,
): Promise<Result> {
  // A backlog is entered in parts, before anything is locked for longer.
  await postEntries(db, zone);
  return withLocks(db, ["bookings", "pay", { name: "imports", of: "prospects" }], async (tx) => {
    const { id, userId } = prospects;
    const theirs = inArray(userId, [...ids]);
    await tx.select({ id }).from(prospects).where(theirs).orderBy(id).for("update");
    return run(tx, await openPayOf(tx, ids, zone));
  });
}

function withLocks<Result>(
  db: Db,
  [next, ...others]: readonly Lock[],
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  return next ? withLock(db, next, (tx) => withLocks(tx, others, work)) : work(db);
}

/** Does it with someone whose open pay is as it was `seen`, and stays so until it is done. */
export function unlessPayChanged(
  { db, context }: Call,
  { id, seen }: { id: string; seen: string | undefined },
  run: (tx: Db) => Promise<ActResult>,
): Promise<ActResult> {
  const { zone } = calendarOf(context, "discovery");
  return withOpenPay(db, [id], zone, async (tx, open) => {
    if (seen !== undefined && seen !== (open.get(id)?.seen ?? ""))
      return refused(409, "Their pay has changed in the meantime. Look at it again.");
    return run(tx);
  });
}
