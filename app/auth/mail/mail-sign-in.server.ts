/** Signing in with a code by mail, for staff who have lost their access code; answers never tell who exists (AUTH-7). */
import { and, eq, TransactionRollbackError } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import {
  addressBuckets,
  bucketOf,
  DAY_SECONDS,
  refund,
  reserve,
} from "~/platform/limits/limits.server";
import { type QueuedMail, queueMail } from "~/platform/mail/outbox.server";
import { isActiveStaff } from "../accounts.server";
import type { CodeVault } from "../code-vault.server";
import type { SignInOutcome } from "../new-devices.server";
import { users } from "../tables";
import { signInMail } from "./letters.server";
import { drawMailCode, redeemMailCode } from "./mail-codes.server";

const ASKED = { name: "mail-asked", most: 10, seconds: DAY_SECONDS };
const ASKED_FROM = { name: "mail-asked-from", most: 30, seconds: DAY_SECONDS };
const WRONG_CODES = { name: "mail-code", most: 10, seconds: DAY_SECONDS };

/**
 * Mails a code to a staff member's address. Returns null, or the seconds until one may be asked for. Does the same work
 * for every address, so that neither the response nor its time tells one from another.
 */
export async function requestSignInCode(
  db: Db,
  vault: CodeVault,
  { email, clientAddress, brand }: { email: string; clientAddress: string; brand: string },
): Promise<number | null> {
  const refusal = await reserve(db, [
    bucketOf(vault.lookupOf, ASKED, email),
    ...addressBuckets(vault.lookupOf, ASKED_FROM, clientAddress),
  ]);
  if (refusal) return refusal.retryAfterSeconds;
  const staff = await staffOfAddress(db, email);
  await db.transaction(async (tx) => {
    const code = await drawMailCode(tx, vault, { purpose: "sign-in", of: email });
    if (code === null) return;
    await queueIf(tx, staff !== null, signInMail(vault, { to: email, code, brand }));
  });
  return null;
}

/** Queues a mail, and takes it back where nobody is to get it: the same statements either way. */
async function queueIf(db: Db, isWanted: boolean, mail: QueuedMail): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      await queueMail(tx, mail);
      if (!isWanted) tx.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
}

/** Whose code this is. Wrong ones of an address have a budget, whether or not anybody has that address. */
export async function redeemSignInCode(
  db: Db,
  vault: CodeVault,
  { email, code }: { email: string; code: string },
): Promise<SignInOutcome> {
  const buckets = [bucketOf(vault.lookupOf, WRONG_CODES, email)];
  return db.transaction(async (tx) => {
    const refusal = await reserve(tx, buckets);
    if (refusal) return { kind: "exhausted", retryAfterSeconds: refusal.retryAfterSeconds };
    const right = await redeemMailCode(tx, vault, { purpose: "sign-in", of: email }, code);
    const userId = await staffOfAddress(tx, email);
    if (!right || userId === null) return { kind: "refused" };
    await refund(tx, buckets);
    return { kind: "accepted", userId };
  });
}

async function staffOfAddress(db: Db, email: string): Promise<string | null> {
  const [user] = await db
    .select({ userId: users.id })
    .from(users)
    .where(and(eq(users.email, email), eq(users.emailVerified, true)));
  return user && (await isActiveStaff(db, user.userId)) ? user.userId : null;
}
