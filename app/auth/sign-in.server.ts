/** Deciding a sign-in: which account an access code or a sign-in link belongs to, within the miss budget (AUTH-1). */
import { and, count, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Db } from "~/platform/db/database.server";
import {
  addressBuckets,
  type Bucket,
  bucketOf,
  DAY_SECONDS,
  forgetFullBuckets,
  refund,
  remaining,
  reserve,
} from "~/platform/limits/limits.server";
import { withFreeLock } from "~/platform/locks/locks.server";
import { countRun } from "~/platform/metrics/background.server";
import { level, type Probe } from "~/platform/metrics/probes.server";
import { type CodeCount, normaliseCode, triesADay } from "./access-code";
import { forgetOldNotices } from "./account-notices.server";
import type { BudgetGate, SignInOutcome } from "./budget-gate.server";
import { type CodeVault, newToken, tokenHash } from "./code-vault.server";
import {
  knownDevices,
  sessions,
  signInChallenges,
  signInLinks,
  trainingCredentials,
  verifications,
} from "./tables";

const DEVICE_DAYS = 180;
const DEVICE_MISSES = 5;
const LINK_HOURS = 24;
const HOUR_MS = 3_600_000;
const BUDGET_KNOWN_MS = 600_000;

/** What codes are compared with, and what holds back a flood of them. */
export type SignInGuard = { vault: CodeVault; gate: BudgetGate };

export type SignInAttempt = { code: string; clientAddress: string; deviceToken: string | null };

/**
 * Finds the account of an access code. A known device is compared with its own people first, which
 * costs no budget; everybody else reserves a try, for all and for the address, before the comparison.
 */
export async function checkAccessCode(
  db: Db,
  guard: SignInGuard,
  attempt: SignInAttempt,
): Promise<SignInOutcome> {
  const lookup = guard.vault.lookupOf(normaliseCode(attempt.code));
  const device = attempt.deviceToken === null ? null : tokenHash(attempt.deviceToken);
  const tried = device === null ? "stranger" : await checkOnDevice(db, device, lookup);
  if (typeof tried === "object") return { kind: "accepted", ...tried };
  const outcome = await checkWithinBudget(db, guard, lookup, attempt.clientAddress);
  // On a known device the budget of strangers must never look like a lock-out of its own people.
  return tried === "missed" && outcome.kind === "exhausted" ? { kind: "refused" } : outcome;
}

/** Active trainees' codes, counted by their number of digits: what the budget and the next code's length rest on. */
export async function countActiveCodes(db: Db): Promise<CodeCount[]> {
  const rows = await db
    .select({ digits: trainingCredentials.accessCodeDigits, codes: count() })
    .from(trainingCredentials)
    .where(
      and(eq(trainingCredentials.isActive, true), isNotNull(trainingCredentials.accessCodeDigits)),
    )
    .groupBy(trainingCredentials.accessCodeDigits);
  return rows.flatMap(({ digits, codes }) => (digits === null ? [] : [{ digits, codes }]));
}

/** The active account of a normalised code. */
export async function accountOfCode(
  db: Db,
  lookup: string,
): Promise<{ userId: string; email: string } | null> {
  const [account] = await db
    .select({ userId: trainingCredentials.userId, email: trainingCredentials.email })
    .from(trainingCredentials)
    .where(
      and(eq(trainingCredentials.accessCodeLookup, lookup), eq(trainingCredentials.isActive, true)),
    );
  return account ?? null;
}

/** Remembers that a user signed in on a device; answers the token that the device keeps. */
export async function rememberDevice(
  db: Db,
  userId: string,
  deviceToken: string | null,
): Promise<string> {
  const token =
    deviceToken !== null && (await isKnownDevice(db, tokenHash(deviceToken)))
      ? deviceToken
      : newToken();
  const expiresAt = sql`now() + make_interval(days => ${DEVICE_DAYS})`;
  await db
    .insert(knownDevices)
    .values({ tokenHash: tokenHash(token), userId, expiresAt })
    .onConflictDoUpdate({
      target: [knownDevices.tokenHash, knownDevices.userId],
      set: { expiresAt },
    });
  await db
    .update(knownDevices)
    .set({ misses: 0 })
    .where(eq(knownDevices.tokenHash, tokenHash(token)));
  return token;
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

/** What is left of the wrong codes that everybody together may enter; a new code counts within ten minutes. */
export function missBudgetProbe(db: Db, vault: CodeVault): Probe {
  let known = { triesADay: 0, until: 0 };
  return async () => {
    if (known.until < Date.now())
      known = {
        triesADay: triesADay(await countActiveCodes(db)),
        until: Date.now() + BUDGET_KNOWN_MS,
      };
    const { triesADay: most } = known;
    const left = await remaining(db, strangersBucket(vault, most));
    return [
      level("sign_in_miss_budget_left", "Wrong codes that new devices may still enter.", left),
      level("sign_in_miss_budget_most", "Wrong codes that new devices may enter in a day.", most),
    ];
  };
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

/** Reservation, comparison and refund are one transaction: its row lock lets one try through at a time. */
async function checkWithinBudget(
  db: Db,
  { vault, gate }: SignInGuard,
  lookup: string,
  clientAddress: string,
): Promise<SignInOutcome> {
  return gate.pass<SignInOutcome>(async () => {
    const triesForAll = triesADay(await countActiveCodes(db));
    const everybody = strangersBucket(vault, triesForAll);
    const ofAddress = {
      name: "sign-in-code-from",
      most: Math.ceil(triesForAll / 2),
      seconds: DAY_SECONDS,
    };
    const buckets = [everybody, ...addressBuckets(vault.lookupOf, ofAddress, clientAddress)];
    return db.transaction(async (tx) => {
      const refusal = await reserve(tx, buckets);
      if (refusal?.bucket === everybody) return gate.close(refusal.retryAfterSeconds);
      if (refusal) return { kind: "exhausted", retryAfterSeconds: refusal.retryAfterSeconds };
      const account = await accountOfCode(tx, lookup);
      if (account === null) return { kind: "refused" };
      await refund(tx, buckets);
      return { kind: "accepted", userId: account.userId };
    });
  });
}

/** What all devices that nobody has signed in on share. */
function strangersBucket(vault: CodeVault, most: number): Bucket {
  return bucketOf(vault.lookupOf, { name: "sign-in-code", most, seconds: DAY_SECONDS });
}

/** One try of a device at a time: of many at once no more are compared than it may miss. */
async function checkOnDevice(
  db: Db,
  hash: string,
  lookup: string,
): Promise<{ userId: string } | "missed" | "stranger"> {
  return db.transaction(async (tx) => {
    const people = await tx
      .select({ userId: knownDevices.userId })
      .from(knownDevices)
      .where(and(eq(knownDevices.tokenHash, hash), gt(knownDevices.expiresAt, sql`now()`)))
      .orderBy(knownDevices.userId)
      .for("update");
    if (people.length === 0) return "stranger";
    const userId = await personOnDevice(tx, hash, lookup);
    if (userId !== null) return { userId };
    await countDeviceMiss(tx, hash);
    return "missed";
  });
}

async function isKnownDevice(db: Db, hash: string): Promise<boolean> {
  const [device] = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(and(eq(knownDevices.tokenHash, hash), gt(knownDevices.expiresAt, sql`now()`)))
    .limit(1);
  return device !== undefined;
}

async function personOnDevice(db: Db, hash: string, lookup: string): Promise<string | null> {
  const [person] = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .innerJoin(trainingCredentials, eq(trainingCredentials.userId, knownDevices.userId))
    .where(
      and(
        eq(knownDevices.tokenHash, hash),
        gt(knownDevices.expiresAt, sql`now()`),
        eq(trainingCredentials.accessCodeLookup, lookup),
        eq(trainingCredentials.isActive, true),
      ),
    );
  return person?.userId ?? null;
}

/** After five misses a device is a stranger again. */
async function countDeviceMiss(db: Db, hash: string): Promise<void> {
  await db
    .update(knownDevices)
    .set({ misses: sql`${knownDevices.misses} + 1` })
    .where(eq(knownDevices.tokenHash, hash));
  await db
    .delete(knownDevices)
    .where(and(eq(knownDevices.tokenHash, hash), sql`${knownDevices.misses} >= ${DEVICE_MISSES}`));
}
