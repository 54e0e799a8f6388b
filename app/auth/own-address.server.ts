/** The email address of an account: given by staff, and confirmed by what is sent there (AUTH-7, PEOPLE-2). */

import { randomBytes } from "node:crypto";
import { and, eq, exists, inArray, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import { bucketOf, refund, reserve } from "~/platform/limits/limits.server";
import { writtenMail } from "~/platform/mail/written-mail.server";
import { DAY_SECONDS } from "~/platform/time/durations";
import { shortMomentText } from "~/platform/time/zones";
import { endEntries, lockAccount } from "./account-lock.server";
import type { CodeVault } from "./code-vault.server";
import { drawMailCode, redeemMailCode } from "./mail-codes.server";
import type { Viewer } from "./session-reader.server";
import { signInLinks, trainingCredentials, UNREACHABLE, users } from "./tables";

const WRONG_CODES = { name: "address", most: 10, seconds: DAY_SECONDS };
const CODES_ASKED = { name: "address-asked", most: 10, seconds: DAY_SECONDS };

/** The confirmed address; null if there is none. */
export async function ownAddress(db: Db, userId: string): Promise<string | null> {
  const [user] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.emailVerified, true)));
  return user?.email ?? null;
}

/** A code to send to the address, the account locked by the caller; null if too many were requested, or one a moment ago. */
export async function askForAddress(
  db: Db,
  vault: CodeVault,
  { userId, email }: { userId: string; email: string },
): Promise<string | null> {
  if (await reserve(db, [bucketOf(vault.hmac, CODES_ASKED, userId)])) return null;
  return drawMailCode(db, vault, { purpose: "address", of: `${userId} ${email}`, userId });
}

/** `taken`: another account has this address. */
export async function proveAddress(
  db: Db,
  vault: CodeVault,
  { userId, email, code }: { userId: string; email: string; code: string },
): Promise<"set" | "wrong" | "taken" | "exhausted"> {
  const buckets = [bucketOf(vault.hmac, WRONG_CODES, userId)];
  return db.transaction(async (tx) => {
    if (await reserve(tx, buckets)) return "exhausted";
    const of = `${userId} ${email}`;
    if (!(await redeemMailCode(tx, vault, { purpose: "address", of, code }))) return "wrong";
    await refund(tx, buckets);
    return (await putAddress(tx, userId, { email, confirmed: true })) ? "set" : "taken";
  });
}

/** Replaces the person's address with one that reaches no one. False: there was none. */
export async function removeAddress(db: Db, viewer: Viewer): Promise<boolean> {
  return db.transaction(async (tx) => {
    if ((await knownAddress(tx, viewer.userId)) === null) return false;
    return putAddress(tx, viewer.userId, { email: unreachableAddress(viewer), confirmed: false });
  });
}

/**
 * Gives an account this address, and ends what came from the one before: the links and codes that were mailed there, and
 * second steps. A link that was handed over stays. False: another account has it.
 */
export async function putAddress(
  tx: Db,
  userId: string,
  { email, confirmed }: { email: string; confirmed: boolean },
): Promise<boolean> {
  await lockAccount(tx, userId);
  if (await isTaken(tx, email, userId)) return false;
  await tx
    .update(users)
    .set({ email, emailVerified: confirmed, updatedAt: sql`now()` })
    .where(eq(users.id, userId));
  await tx.update(trainingCredentials).set({ email }).where(eq(trainingCredentials.userId, userId));
  await endEntries(tx, userId, ne(signInLinks.sentTo, email));
  return true;
}

/** Whether another account has this address. Within a transaction nobody else is given it until the end. */
export async function isTaken(db: Db, email: string, userId = ""): Promise<boolean> {
  return withLock(db, { name: "addresses", of: email }, async (tx) => {
    const [other] = await tx
      .select({ id: users.id })
      .from(users)
      .leftJoin(trainingCredentials, eq(trainingCredentials.userId, users.id))
      .where(
        and(ne(users.id, userId), or(eq(users.email, email), eq(trainingCredentials.email, email))),
      );
    return other !== undefined;
  });
}

/** Its owner has opened what was sent there. Nothing, if it is no longer their address. */
export async function confirmAddress(db: Db, userId: string, email: string): Promise<void> {
  await db
    .update(users)
    .set({ emailVerified: true, updatedAt: sql`now()` })
    .where(and(eq(users.id, userId), eq(users.email, email), eq(users.emailVerified, false)));
}

/** The address, confirmed or not; null if there is none. */
export async function knownAddress(db: Db, userId: string): Promise<string | null> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return user ? reachableAddress(user.email) : null;
}

/** The active account with this address; null if there is none. */
export async function accountOfAddress(db: Db, email: string): Promise<string | null> {
  const [user] = await db
    .select({ userId: users.id })
    .from(users)
    .innerJoin(trainingCredentials, eq(trainingCredentials.userId, users.id))
    .where(and(eq(users.email, email), eq(trainingCredentials.isActive, true)));
  return user && reachableAddress(email) ? user.userId : null;
}

/** What tells accounts with the same name apart: when they were created, and the address if a person has set one. */
export function accountDetail({ createdAt, email }: { createdAt: Date; email: string }): string {
  const address = shownAddress(email);
  return `Created ${shortMomentText(createdAt, "UTC")}${address ? `, ${address}` : ""}`;
}

/** The address that a person has, as they write it, otherwise null. */
export function shownAddress(email: string): string | null {
  const address = reachableAddress(email);
  return address && writtenMail(address);
}

/** The address that a person has, as it is stored, otherwise null. */
export function reachableAddress(email: string): string | null {
  return email.endsWith(UNREACHABLE) ? null : email;
}

/** An address that no email can ever reach, until its person has one. */
export function unreachableAddress({
  firstName,
  lastName,
}: Pick<Viewer, "firstName" | "lastName">): string {
  const words = `${firstName} ${lastName}`
    .normalize("NFKD")
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ["trainee"];
  return `${words.join(".").slice(0, 40)}.${randomBytes(4).toString("hex")}${UNREACHABLE}`;
}

/** The people among these who share their name with another account, and what tells them apart. */
export async function namesakes(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { userId, firstName, lastName, createdAt, email } = trainingCredentials;
  const other = alias(trainingCredentials, "other");
  const another = db
    .select({ userId: other.userId })
    .from(other)
    .where(
      and(eq(other.firstName, firstName), eq(other.lastName, lastName), ne(other.userId, userId)),
    );
  const rows = await db
    .select({ userId, createdAt, email })
    .from(trainingCredentials)
    .where(and(inArray(userId, [...new Set(ids)]), exists(another)));
  return new Map(rows.map((row) => [row.userId, accountDetail(row)]));
}
