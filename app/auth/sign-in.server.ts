/** Decides which account an access code belongs to (AUTH-1). */
import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Db } from "~/platform/db/database.server";
import type { JobHandler } from "~/platform/jobs/job-loop.server";
import { inSeconds, queueJob } from "~/platform/jobs/jobs.server";
import { forgetFullBuckets, refund } from "~/platform/limits/limits.server";
import { countRun } from "~/platform/metrics/background.server";
import type { Solution } from "~/platform/proof-of-work/puzzle";
import { HOUR_SECONDS } from "~/platform/time/durations";
import { isDigits, normalizeCode } from "./access-code";
import { forgetOldNotices } from "./account-notices.server";
import { checkOnDevice } from "./known-devices.server";
import {
  checkDigits,
  checkLongCode,
  type SignInGuard,
  type SignInOutcome,
} from "./new-devices.server";
import { knownDevices, sessions, signInChallenges, signInLinks, verifications } from "./tables";

/** `solution`: to the puzzle that an earlier attempt was given. */
export type SignInAttempt = {
  code: string;
  clientAddress: string;
  deviceToken: string | null;
  solution: Solution;
};

/**
 * Finds an access code's account: first among a known device's people, then among all. Each way has its own limits, so
 * strangers use up nothing that known devices or long codes need.
 */
export async function checkAccessCode(
  db: Db,
  guard: SignInGuard,
  { code, clientAddress, deviceToken, solution }: SignInAttempt,
): Promise<SignInOutcome> {
  const normalized = normalizeCode(code);
  const lookup = guard.vault.hmac(normalized);
  const onDevice =
    deviceToken === null ? null : await checkOnDevice(db, guard, { deviceToken, lookup });
  if (onDevice?.kind === "accepted") return onDevice;
  const check = isDigits(normalized) ? checkDigits : checkLongCode;
  const outcome = await check(db, guard, { lookup, clientAddress, solution });
  // Someone new on a shared computer has not guessed anyone's code.
  if (outcome.kind === "accepted" && onDevice?.kind === "missed") await refund(db, onDevice.taken);
  // Strangers' wrong codes must not look like a lockout of the people whose codes were just compared.
  const everybodyWasCompared = onDevice?.kind === "missed" && onDevice.everybody;
  return outcome.kind === "exhausted" && everybodyWasCompared ? { kind: "refused" } : outcome;
}

/** What else an hourly sweep deletes, in its transaction. */
export type AlsoExpired = (tx: Db) => Promise<void>;

/** The kind and the key of the job that deletes what has expired. */
const SWEEP = "sweep";
const IN_AN_HOUR = inSeconds(HOUR_SECONDS);

/** Plans the first sweep, which repeats; each start of an instance does this. */
export async function planSweeps(db: Db): Promise<void> {
  await queueJob(db, { kind: SWEEP, key: SWEEP, label: "", runAt: IN_AN_HOUR, payload: {} });
}

/** Deletes what has expired, every hour, whether the last time worked or not. */
export function sweepJobs(log: Logger, also: AlsoExpired): Record<string, JobHandler> {
  return {
    async [SWEEP](tx) {
      const sweep = () => tx.transaction((inner) => forgetExpired(inner, also));
      await countRun("expired", sweep).catch((error) => log.error({ err: error }, "sweep failed"));
      return { again: IN_AN_HOUR };
    },
  };
}

/**
 * Deletes what has expired: sessions, second steps, emailed codes, devices, links, notices and the rate limits of
 * addresses that are full again.
 */
async function forgetExpired(tx: Db, also: AlsoExpired): Promise<void> {
  await tx.delete(knownDevices).where(sql`${knownDevices.expiresAt} < now()`);
  await tx.delete(signInLinks).where(sql`${signInLinks.expiresAt} < now()`);
  await tx.delete(sessions).where(sql`${sessions.expiresAt} < now()`);
  await tx.delete(signInChallenges).where(sql`${signInChallenges.expiresAt} < now()`);
  await tx.delete(verifications).where(sql`${verifications.expiresAt} < now()`);
  await forgetOldNotices(tx);
  await forgetFullBuckets(tx);
  await also(tx);
}
