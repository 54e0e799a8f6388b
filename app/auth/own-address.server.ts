/** The email address of one's own account, verified by a code sent there (AUTH-7). */
import { randomBytes } from "node:crypto";
import { and, eq, exists, inArray, ne, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "~/platform/db/database.server";
import { bucketOf, refund, reserve } from "~/platform/limits/limits.server";
import { DAY_SECONDS } from "~/platform/time/durations";
import { shortMomentText } from "~/platform/time/zones";
import type { CodeVault } from "./code-vault.server";
import { drawMailCode, redeemMailCode } from "./mail-codes.server";
import type { Viewer } from "./session-reader.server";
import { trainingCredentials, users } from "./tables";

const WRONG_CODES = { name: "address", most: 10, seconds: DAY_SECONDS };
const CODES_ASKED = { name: "address-asked", most: 10, seconds: DAY_SECONDS };

/** The verified address; null if there is none. */
export async function ownAddress(db: Db, userId: string): Promise<string | null> {
  const [user] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.emailVerified, true)));
  return user?.email ?? null;
}

/** A code to send to the address; null if too many were requested, or one a moment ago. */
export async function askForAddress(
  db: Db,
  vault: CodeVault,
  { userId, email }: { userId: string; email: string },
): Promise<string | null> {
  if (await reserve(db, [bucketOf(vault.hmac, CODES_ASKED, userId)])) return null;
  return drawMailCode(db, vault, { purpose: "address", of: `${userId} ${email}` });
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
    if (!(await redeemMailCode(tx, vault, { purpose: "address", of }, code))) return "wrong";
    await refund(tx, buckets);
    const others = alias(users, "others");
    const set = await tx
      .update(users)
      .set({ email, emailVerified: true, updatedAt: sql`now()` })
      .where(
        and(
          eq(users.id, userId),
          notExists(
            tx
              .select({ id: others.id })
              .from(others)
              .where(and(eq(others.email, email), ne(others.id, userId))),
          ),
        ),
      )
      .returning({ id: users.id });
    return set.length > 0 ? "set" : "taken";
  });
}

/** Replaces the person's address with one that reaches no one. False: there was none. */
export async function removeAddress(db: Db, viewer: Viewer): Promise<boolean> {
  const removed = await db
    .update(users)
    .set({ email: unreachableAddress(viewer), emailVerified: false, updatedAt: sql`now()` })
    .where(and(eq(users.id, viewer.userId), eq(users.emailVerified, true)))
    .returning({ id: users.id });
  return removed.length > 0;
}

const UNREACHABLE = "@trainees.invalid";

/** What tells accounts with the same name apart: when they were created, and the address if a person has set one. */
export function accountDetail({ createdAt, email }: { createdAt: Date; email: string }): string {
  const address = reachableAddress(email);
  return `Created ${shortMomentText(createdAt, "UTC")}${address ? `, ${address}` : ""}`;
}

/** The address that a person has set, otherwise null. */
export function reachableAddress(email: string): string | null {
  return email.endsWith(UNREACHABLE) ? null : email;
}

/** An address that no email can ever reach, until its person sets one. */
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
