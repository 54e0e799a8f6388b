/** Signing in with an emailed link or code, for everyone with an address; responses never reveal who exists (AUTH-7, PEOPLE-3). */
import { and, eq, gt, sql, TransactionRollbackError } from "drizzle-orm";
import type { Content } from "~/content/content.server";
import type { Db } from "~/platform/db/database.server";
import { addressBuckets, bucketOf, reserve } from "~/platform/limits/limits.server";
import { queueMail } from "~/platform/mail/outbox.server";
import { DAY_SECONDS } from "~/platform/time/durations";
import { lockAccount } from "./account-lock.server";
import type { Admission, FirstStep } from "./begin-session.server";
import { type CodeVault, tokenHash } from "./code-vault.server";
import { compareWithin } from "./limited-codes.server";
import { drawMailCode, isMailCode, redeemMailCode, signInMail } from "./mail-codes.server";
import type { SignInRefusal } from "./new-devices.server";
import { accountOfAddress, confirmAddress } from "./own-address.server";
import { createSignInLink, linkPath } from "./sign-in-link.server";
import { knownDevices, users } from "./tables";

/** For each address: strangers together, and each browser on which its owner has signed in. */
const ASKED = { name: "mail-asked", most: 10, seconds: DAY_SECONDS };
const ASKED_FROM = { name: "mail-asked-from", most: 30, seconds: DAY_SECONDS };
const WRONG_CODES = { name: "mail-code", most: 10, seconds: DAY_SECONDS };

/** `deviceToken`: the content of the browser's device cookie. */
type Asking = { email: string; deviceToken: string | null };
export type MailWanted = Asking & { clientAddress: string; words: Content; baseUrl: string };

/**
 * Emails a link and a code to an address, confirmed or not: what is sent there proves it. Returns null, or the seconds
 * until the next one may be requested. Does the same work for every address, so neither the response nor its timing
 * distinguishes them.
 */
export async function requestSignInMail(
  db: Db,
  vault: CodeVault,
  { email, clientAddress, words, deviceToken, baseUrl }: MailWanted,
): Promise<number | null> {
  const of = await subjectOf(db, { email, deviceToken });
  const refusal = await reserve(db, [
    bucketOf(vault.hmac, ASKED, of),
    ...addressBuckets(vault.hmac, ASKED_FROM, clientAddress),
  ]);
  if (refusal) return refusal.retryAfterSeconds;
  await db.transaction(async (tx) => {
    const userId = await lockedOwner(tx, email);
    const code = await drawMailCode(tx, vault, { purpose: "sign-in", of, userId });
    if (code === null) return;
    await keepIf(tx, userId !== null, async (kept) => {
      const token = (await createSignInLink(kept, userId ?? "", email)) ?? "";
      const link = baseUrl + linkPath(token);
      await queueMail(kept, signInMail(vault, { to: email, code, link, words }));
    });
  });
  return null;
}

/** The active account with this address, locked, so nothing that ends its access is overtaken; null if there is none. */
async function lockedOwner(tx: Db, email: string): Promise<string | null> {
  const userId = await accountOfAddress(tx, email);
  await lockAccount(tx, userId ?? "");
  return (await accountOfAddress(tx, email)) === userId ? userId : null;
}

/** Does something, and undoes it if no one should get it: the same statements either way. */
async function keepIf(db: Db, isWanted: boolean, does: (tx: Db) => Promise<void>): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      await does(tx);
      if (!isWanted) tx.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
}

/** The owner of this code. Wrong ones are rate limited per address, whether or not the address belongs to someone. */
export async function redeemSignInCode(
  db: Db,
  vault: CodeVault,
  { email, code, deviceToken }: Asking & { code: string },
): Promise<FirstStep | SignInRefusal> {
  const of = await subjectOf(db, { email, deviceToken });
  return compareWithin(db, bucketOf(vault.hmac, WRONG_CODES, of), async (tx) => {
    const entered = { purpose: "sign-in", of, code } as const;
    const right = await isMailCode(tx, vault, entered);
    const userId = await accountOfAddress(tx, email);
    if (!right || userId === null) return null;
    const admits: Admission = async (locked) =>
      (await redeemMailCode(locked, vault, entered)) && ownsAddress(locked, userId, email);
    return { kind: "accepted", userId, admits };
  });
}

/** Whether the address is still theirs, which the code that came there has then confirmed. */
async function ownsAddress(tx: Db, userId: string, email: string): Promise<boolean> {
  if ((await accountOfAddress(tx, email)) !== userId) return false;
  await confirmAddress(tx, userId, email);
  return true;
}

/** Who codes and limits belong to: strangers can neither use up nor void what an address's owner gets on their own browser. */
async function subjectOf(db: Db, { email, deviceToken }: Asking): Promise<string> {
  const device = tokenHash(deviceToken ?? "");
  const [own] = await db
    .select({ userId: users.id })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(
      and(
        eq(knownDevices.tokenHash, device),
        gt(knownDevices.expiresAt, sql`now()`),
        eq(users.email, email),
      ),
    );
  return own ? `${email} on ${device}` : email;
}
