/** Deciding a sign-in: which account an access code or a sign-in link belongs to (AUTH-1). */
import { and, eq, gt, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Db } from "~/platform/db/database.server";
import { forgetFullBuckets } from "~/platform/limits/limits.server";
import { withFreeLock } from "~/platform/locks/locks.server";
import { countRun } from "~/platform/metrics/background.server";
import type { Solution } from "~/platform/proof-of-work/puzzle";
import { isDigits, normaliseCode } from "./access-code";
import { forgetOldNotices } from "./account-notices.server";
import { newToken, tokenHash } from "./code-vault.server";
import { checkOnDevice } from "./known-devices.server";
import {
  checkDigits,
  checkLongCode,
  type SignInGuard,
  type SignInOutcome,
} from "./new-devices.server";
import {
  knownDevices,
  sessions,
  signInChallenges,
  signInLinks,
  trainingCredentials,
  verifications,
} from "./tables";

const LINK_HOURS = 24;
const HOUR_MS = 3_600_000;

/** `solution`: of the puzzle that an earlier attempt was given. */
export type SignInAttempt = {
  code: string;
  clientAddress: string;
  deviceToken: string | null;
  solution: Solution;
};

/**
 * Finds the account of an access code: among the people of a known device first, then among all. Each way has limits of its
 * own, so that strangers use up nothing that known devices or long codes need.
 */
export async function checkAccessCode(
  db: Db,
  guard: SignInGuard,
  { code, clientAddress, deviceToken, solution }: SignInAttempt,
): Promise<SignInOutcome> {
  const normalised = normaliseCode(code);
  const lookup = guard.vault.lookupOf(normalised);
  const onDevice =
    deviceToken === null ? null : await checkOnDevice(db, guard, { deviceToken, lookup });
  if (onDevice?.kind === "accepted") return onDevice;
  const check = isDigits(normalised) ? checkDigits : checkLongCode;
  const outcome = await check(db, guard, { lookup, clientAddress, solution });
  // Strangers' wrong codes must not look like a lockout of the people whose codes were just compared.
  const everybodyWasCompared = onDevice?.kind === "missed" && onDevice.everybody;
  return outcome.kind === "exhausted" && everybodyWasCompared ? { kind: "refused" } : outcome;
}

/** Makes a link token for an active user that works once within 24 hours; null where there is none. */
export async function createSignInLink(db: Db, userId: string): Promise<string | null> {
  const token = newToken();
  const made = await db
    .insert(signInLinks)
    .select(
      db
        .select({
          tokenHash: sql<string>`${tokenHash(token)}`.as("token_hash"),
          userId: trainingCredentials.userId,
          expiresAt: sql<Date>`now() + make_interval(hours => ${LINK_HOURS})`.as("expires_at"),
          createdAt: sql<Date>`now()`.as("created_at"),
        })
        .from(trainingCredentials)
        .where(and(eq(trainingCredentials.userId, userId), eq(trainingCredentials.isActive, true))),
    )
    .returning({ userId: signInLinks.userId });
  return made.length > 0 ? token : null;
}

/** Uses up a link token. 256 random bits are not worth guessing, so this needs no budget. */
export async function redeemSignInLink(db: Db, token: string): Promise<SignInOutcome> {
  const [link] = await db
    .delete(signInLinks)
    .where(and(eq(signInLinks.tokenHash, tokenHash(token)), gt(signInLinks.expiresAt, sql`now()`)))
    .returning({ userId: signInLinks.userId });
  if (!link) return { kind: "refused" };
  const [active] = await db
    .select({ userId: trainingCredentials.userId })
    .from(trainingCredentials)
    .where(
      and(eq(trainingCredentials.userId, link.userId), eq(trainingCredentials.isActive, true)),
    );
  return active ? { kind: "accepted", userId: active.userId } : { kind: "refused" };
}

/** Every hour, deletes what has expired, one instance at a time. Answers how to stop. */
export function sweepHourly(db: Db, log: Logger): () => void {
  const sweep = () =>
    countRun("expired", () => forgetExpired(db)).catch((error) =>
      log.error({ err: error }, "sweep failed"),
    );
  const timer = setInterval(sweep, HOUR_MS).unref();
  return () => clearInterval(timer);
}

/**
 * Deletes what has expired: sessions, second steps, mail codes, devices, links, notices and the budgets of addresses
 * that missed long ago. Nothing where another instance is at it.
 */
async function forgetExpired(db: Db): Promise<void> {
  await withFreeLock(db, "expiry", async (tx) => {
    await tx.delete(knownDevices).where(sql`${knownDevices.expiresAt} < now()`);
    await tx.delete(signInLinks).where(sql`${signInLinks.expiresAt} < now()`);
    await tx.delete(sessions).where(sql`${sessions.expiresAt} < now()`);
    await tx.delete(signInChallenges).where(sql`${signInChallenges.expiresAt} < now()`);
    await tx.delete(verifications).where(sql`${verifications.expiresAt} < now()`);
    await forgetOldNotices(tx);
    await forgetFullBuckets(tx);
  });
}
