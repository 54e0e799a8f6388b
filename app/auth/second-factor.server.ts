/** The second step of a sign-in: an authenticator app's key, used codes, recovery codes (AUTH-7). */
import { randomBytes } from "node:crypto";
import { and, count, eq, gt, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { bucketOf } from "~/platform/limits/limits.server";
import { DAY_SECONDS } from "~/platform/time/durations";
import { adminCode, normalizeCode } from "./access-code";
import { endSessions, lockAccount } from "./account-lock.server";
import { type CodeVault, newToken, tokenHash } from "./code-vault.server";
import { compareWithin } from "./limited-codes.server";
import type { SignInOutcome } from "./new-devices.server";
import { recoveryCodes, secondFactors, signInChallenges, trainingCredentials } from "./tables";
import { matchingStep } from "./totp.server";

const MINUTES = 10;
export const CHALLENGE_SECONDS = MINUTES * 60;
export const CHALLENGE_COOKIES = { secure: "__Host-challenge", plain: "challenge" } as const;

const KEY_BYTES = 20;
const RECOVERY_CODES = 10;
const RECOVERY_CODE_LENGTH = 10;
const WRONG_CODES = { name: "second-factor", most: 10, seconds: DAY_SECONDS };

/** Whether a person's sign-in has a second step. */
export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(verifiedOf(userId));
  return row !== undefined;
}

/** Creates a key for a person who has no active one; null if one is active. An unfinished one is replaced. */
export async function startEnrolment(
  db: Db,
  vault: CodeVault,
  userId: string,
): Promise<Buffer | null> {
  const key = randomBytes(KEY_BYTES);
  const secret = vault.seal(key.toString("base64url"), sealedFor(userId));
  const stored = await db
    .insert(secondFactors)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret, lastStep: 0, createdAt: sql`now()` },
      setWhere: isNull(secondFactors.verifiedAt),
    })
    .returning({ userId: secondFactors.userId });
  return stored.length > 0 ? key : null;
}

/** The key being set up; null if there is none. */
async function unfinishedKey(db: Db, vault: CodeVault, userId: string): Promise<Buffer | null> {
  const [row] = await db
    .select({ secret: secondFactors.secret })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNull(secondFactors.verifiedAt)));
  return row ? openKey(vault, row.secret, userId) : null;
}

/**
 * Activates a key once its app has shown a right code, ends the person's other sessions, which began without a second
 * step, and returns recovery codes; null if the code is wrong.
 */
export async function finishEnrolment(
  db: Db,
  vault: CodeVault,
  { userId, sessionId, code }: { userId: string; sessionId: string; code: string },
): Promise<string[] | null> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    const key = await unfinishedKey(tx, vault, userId);
    const step = key && matchingStep(key, normalizeCode(code), { moment: Date.now(), used: 0 });
    if (step === null) return null;
    const finished = await tx
      .update(secondFactors)
      .set({ verifiedAt: sql`now()`, lastStep: step })
      .where(and(eq(secondFactors.userId, userId), isNull(secondFactors.verifiedAt)))
      .returning({ userId: secondFactors.userId });
    if (finished.length === 0) return null;
    await endSessions(tx, userId, { kept: sessionId });
    return replaceRecoveryCodes(tx, vault, userId);
  });
}

/** Removes the second step with its recovery codes. False: there was none. */
export async function removeSecondFactor(db: Db, userId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    const removed = await tx
      .delete(secondFactors)
      .where(verifiedOf(userId))
      .returning({ userId: secondFactors.userId });
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    return removed.length > 0;
  });
}

/** Re-encrypts the keys of all apps; one that cannot be decrypted stays as it is. */
export async function reencryptSecondFactors(
  db: Db,
  from: CodeVault,
  to: CodeVault,
): Promise<void> {
  const { userId, secret } = secondFactors;
  for (const row of await db.select({ userId, secret }).from(secondFactors)) {
    const key = from.tryOpen(row.secret, sealedFor(row.userId));
    if (key === null) continue;
    const sealed = to.seal(key, sealedFor(row.userId));
    await db.update(secondFactors).set({ secret: sealed }).where(eq(userId, row.userId));
  }
}

/**
 * Creates new recovery codes in place of the old ones: shown once, stored as HMACs. Null without a second step. Of
 * several at once the last ones stand, and they alone.
 */
export async function replaceRecoveryCodes(
  db: Db,
  vault: CodeVault,
  userId: string,
): Promise<string[] | null> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => {
    const drawn = adminCode(randomBytes(RECOVERY_CODE_LENGTH));
    return `${drawn.slice(0, 5)}-${drawn.slice(5)}`;
  });
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    if (!(await hasSecondFactor(tx, userId))) return null;
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    const rows = codes.map((code) => ({ userId, codeHash: hashOf(vault, userId, code) }));
    await tx.insert(recoveryCodes).values(rows);
    return codes;
  });
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return row?.left ?? 0;
}

/** Uses up a code of the app or a recovery code. */
export async function redeemSecondFactor(
  db: Db,
  vault: CodeVault,
  { userId, code }: { userId: string; code: string },
): Promise<SignInOutcome> {
  return compareWithin(db, bucketOf(vault.hmac, WRONG_CODES, userId), async (tx) => {
    const right =
      (await redeemAppCode(tx, vault, userId, normalizeCode(code))) ||
      (await redeemRecoveryCode(tx, vault, userId, code));
    return right ? { kind: "accepted", userId } : null;
  });
}

async function redeemAppCode(db: Db, vault: CodeVault, userId: string, code: string) {
  const [row] = await db
    .select({ secret: secondFactors.secret, lastStep: secondFactors.lastStep })
    .from(secondFactors)
    .where(verifiedOf(userId));
  if (!row) return false;
  const key = openKey(vault, row.secret, userId);
  const step = matchingStep(key, code, { moment: Date.now(), used: row.lastStep });
  if (step === null) return false;
  const used = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return used.length > 0;
}

async function redeemRecoveryCode(db: Db, vault: CodeVault, userId: string, code: string) {
  const used = await db
    .delete(recoveryCodes)
    .where(
      and(
        eq(recoveryCodes.codeHash, hashOf(vault, userId, code)),
        eq(recoveryCodes.userId, userId),
      ),
    )
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}

function openKey(vault: CodeVault, secret: string, userId: string): Buffer {
  return Buffer.from(vault.open(secret, sealedFor(userId)), "base64url");
}

function sealedFor(userId: string): string {
  return `second-factor ${userId}`;
}

function hashOf(vault: CodeVault, userId: string, code: string): string {
  return vault.hmac(`recovery ${userId} ${normalizeCode(code)}`);
}

/** Whether a browser is between the two steps of a sign-in. */
export function hasChallenge(request: Request): boolean {
  return /(?:^|; )(?:__Host-)?challenge=./.test(request.headers.get("Cookie") ?? "");
}

/** Starts the second step for a person; returns the browser's token. */
export async function beginChallenge(db: Db, userId: string): Promise<string> {
  const token = newToken();
  await db.insert(signInChallenges).values({
    tokenHash: tokenHash(token),
    userId,
    expiresAt: sql`now() + make_interval(mins => ${MINUTES})`,
  });
  return token;
}

/** Whose second step this is; null if it is over or its account is deactivated. */
export async function challengedUser(db: Db, token: string): Promise<string | null> {
  const [row] = await db
    .select({ userId: signInChallenges.userId })
    .from(signInChallenges)
    .innerJoin(trainingCredentials, eq(trainingCredentials.userId, signInChallenges.userId))
    .where(
      and(
        eq(signInChallenges.tokenHash, tokenHash(token)),
        gt(signInChallenges.expiresAt, sql`now()`),
        eq(trainingCredentials.isActive, true),
      ),
    );
  return row?.userId ?? null;
}

export async function endChallenge(db: Db, token: string): Promise<void> {
  await db.delete(signInChallenges).where(eq(signInChallenges.tokenHash, tokenHash(token)));
}

/** The second step of a person who has turned it on. */
function verifiedOf(userId: string): SQL | undefined {
  return and(eq(secondFactors.userId, userId), isNotNull(secondFactors.verifiedAt));
}
