/** Codes of one person are compared within a limit, which only wrong ones use up (AUTH-1, AUTH-7). */
import type { Db } from "~/platform/db/database.server";
import { type Bucket, refund, reserve } from "~/platform/limits/limits.server";
import type { SignInRefusal } from "./new-devices.server";

/**
 * What `compare` returns; null from it is a wrong code. The attempt is reserved first, in the same transaction: its row
 * lock lets one attempt per bucket through at a time, on every instance, so no code counts twice.
 */
export async function compareWithin<Right>(
  db: Db,
  bucket: Bucket,
  compare: (tx: Db) => Promise<Right | null>,
): Promise<Right | SignInRefusal> {
  return db.transaction(async (tx) => {
    const refusal = await reserve(tx, [bucket]);
    if (refusal) return { kind: "exhausted", retryAfterSeconds: refusal.retryAfterSeconds };
    const right = await compare(tx);
    if (right === null) return { kind: "refused" };
    await refund(tx, [bucket]);
    return right;
  });
}
