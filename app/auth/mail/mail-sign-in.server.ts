/** Signing in with a code by mail, for staff who have lost their access code; answers never tell who exists (AUTH-7). */
import { and, eq } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import {
  addressBuckets,
  bucketOf,
  DAY_SECONDS,
  refund,
  reserve,
} from "~/platform/limits/limits.server";
import { isActiveStaff } from "../accounts.server";
import type { CodeVault } from "../code-vault.server";
import type { SignInOutcome } from "../new-devices.server";
import { users } from "../tables";
import { drawMailCode, redeemMailCode } from "./mail-codes.server";

const ASKED = { name: "mail-asked", most: 10, seconds: DAY_SECONDS };
const ASKED_FROM = { name: "mail-asked-from", most: 30, seconds: DAY_SECONDS };
const WRONG_CODES = { name: "mail-code", most: 10, seconds: DAY_SECONDS };

/** `send`: a code to be mailed, because the address is a staff member's; null where there is nothing to send. */
export type CodeRequest =
  | { kind: "taken"; send: string | null }
  | { kind: "exhausted"; retryAfterSeconds: number };

/** Does the same work for every address, so that neither the answer nor its time tells one from another. */
export async function requestSignInCode(
  db: Db,
  vault: CodeVault,
  { email, clientAddress }: { email: string; clientAddress: string },
): Promise<CodeRequest> {
  const refusal = await reserve(db, [
    bucketOf(vault.lookupOf, ASKED, email),
    ...addressBuckets(vault.lookupOf, ASKED_FROM, clientAddress),
  ]);
  if (refusal) return { kind: "exhausted", retryAfterSeconds: refusal.retryAfterSeconds };
  const staff = await staffOfAddress(db, email);
  const code = await drawMailCode(db, vault, { purpose: "sign-in", of: email });
  return { kind: "taken", send: staff === null ? null : code };
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
