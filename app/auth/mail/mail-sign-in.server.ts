/** Signing in with a code by mail, for staff who have lost their access code; answers never tell who exists (AUTH-7). */
import { and, eq } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { addressBlock } from "~/platform/http/client-address.server";
import { isActiveStaff } from "../accounts.server";
import type { SignInOutcome } from "../budget-gate.server";
import type { CodeVault } from "../code-vault.server";
import { type Bucket, refundTry, reserveTry } from "../miss-budget.server";
import { users } from "../tables";
import { drawMailCode, redeemMailCode } from "./mail-codes.server";

const ASKED_A_DAY = 10;
const ASKED_FROM_AN_ADDRESS_A_DAY = 30;
const TRIES_A_DAY = 10;

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
  const block = vault.lookupOf(`address ${addressBlock(clientAddress)}`);
  const buckets: Bucket[] = [
    { key: `mail-asked-from ${block}`, triesADay: ASKED_FROM_AN_ADDRESS_A_DAY },
    { key: `mail-asked ${vault.lookupOf(`mail ${email}`)}`, triesADay: ASKED_A_DAY },
  ];
  for (const bucket of buckets) {
    const wait = await reserveTry(db, bucket);
    if (wait !== null) return { kind: "exhausted", retryAfterSeconds: wait };
  }
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
  const bucket: Bucket = {
    key: `mail-code ${vault.lookupOf(`mail ${email}`)}`,
    triesADay: TRIES_A_DAY,
  };
  return db.transaction(async (tx) => {
    const wait = await reserveTry(tx, bucket);
    if (wait !== null) return { kind: "exhausted", retryAfterSeconds: wait };
    const right = await redeemMailCode(tx, vault, { purpose: "sign-in", of: email }, code);
    const userId = await staffOfAddress(tx, email);
    if (!right || userId === null) return { kind: "refused" };
    await refundTry(tx, bucket);
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
