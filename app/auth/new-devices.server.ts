/** Limits codes tried on unknown browsers: codes of digits share one rate limit, longer codes are outside it (AUTH-1). */
import type { Logger } from "pino";
import type { Content } from "~/content/content.server";
import type { Db } from "~/platform/db/database.server";
import type { Gate } from "~/platform/limits/gate.server";
import {
  addressBuckets,
  type Bucket,
  bucketOf,
  type Limit,
  refund,
  remaining,
  reserve,
  secondsToFill,
  usedBuckets,
} from "~/platform/limits/limits.server";
import { level, type Probe } from "~/platform/metrics/probes.server";
import {
  enter,
  type Refused,
  solvedPuzzle,
  withPuzzle,
} from "~/platform/proof-of-work/open-limit.server";
import type { Solution } from "~/platform/proof-of-work/puzzle";
import { DAY_SECONDS, HOUR_SECONDS } from "~/platform/time/durations";
import { triesADay } from "./access-code";
import { accountOfCode } from "./accounts.server";
import { watchNewDevices } from "./alarms.server";
import { countCodesForLimits } from "./code-counts.server";
import type { CodeVault } from "./code-vault.server";

/** What codes are compared with, and what holds back a flood of them. */
export type SignInGuard = {
  vault: CodeVault;
  gate: Gate;
  log: Logger;
  /** The published ones, for emails. */
  words: () => Content;
};

/** The same for wrong, inactive and unknown codes; `exhausted` even for a right one, which is then not checked. */
export type SignInOutcome = { kind: "accepted"; userId: string } | SignInRefusal;
export type SignInRefusal = { kind: "refused" } | Refused;

/** `lookup`: of the normalized code. */
type Attempt = { lookup: string; clientAddress: string; solution: Solution };

const DIGITS_FROM: Limit = { name: "sign-in-code-from", most: 1, seconds: DAY_SECONDS };
/** Wrong codes from one address that cost no work: 60 random bits are not worth guessing, so this only bounds the cost of a flood. */
const LONG_CODES_FROM: Limit = { name: "sign-in-long-code-from", most: 60, seconds: HOUR_SECONDS };
const LONG_CODES = "sign-in-long-code";
const COUNTED_MS = 600_000;

/** Reservation, comparison and refund are one transaction: its row lock lets one attempt through at a time. */
export async function checkDigits(
  db: Db,
  { vault, gate, log }: SignInGuard,
  { lookup, clientAddress }: Attempt,
): Promise<SignInOutcome> {
  return gate.pass<SignInOutcome>(async () => {
    const tries = triesADay(await countCodesForLimits(db));
    const everybody = digitsBucket(vault, tries);
    // One careless office, or one lazy attacker, cannot use up everything.
    const perAddress = { ...DIGITS_FROM, most: Math.ceil(tries / 2) };
    const buckets = [everybody, ...addressBuckets(vault.hmac, perAddress, clientAddress)];
    return db.transaction(async (tx) => {
      const refusal = await reserve(tx, buckets);
      if (refusal) {
        const { bucket, retryAfterSeconds } = refusal;
        const exhausted = { kind: "exhausted" as const, retryAfterSeconds };
        return bucket === everybody ? gate.close(exhausted) : exhausted;
      }
      const account = await accountOfCode(tx, lookup);
      if (account === null) {
        await watchNewDevices({ db: tx, vault, log }, DIGITS_FROM);
        return { kind: "refused" };
      }
      await refund(tx, buckets);
      return { kind: "accepted", userId: account.userId };
    });
  });
}

/** Codes with letters, such as administrators'. Their limit is per address, so strangers elsewhere cannot exhaust it. */
export async function checkLongCode(
  db: Db,
  { vault }: SignInGuard,
  { lookup, clientAddress, solution }: Attempt,
): Promise<SignInOutcome> {
  const { hmac: sign } = vault;
  const limit = {
    name: LONG_CODES,
    buckets: addressBuckets(sign, LONG_CODES_FROM, clientAddress),
  };
  const outcome = await db.transaction(async (tx): Promise<SignInOutcome> => {
    const entry = await enter(tx, sign, limit, solvedPuzzle(sign, LONG_CODES, solution));
    if (entry.kind === "exhausted") return entry;
    const account = await accountOfCode(tx, lookup);
    if (account === null) return { kind: "refused" };
    await refund(tx, entry.taken);
    return { kind: "accepted", userId: account.userId };
  });
  return outcome.kind === "exhausted" ? withPuzzle(sign, LONG_CODES, outcome) : outcome;
}

/** Whether trainees can enter codes on new devices: `nextTryAt` null if everyone can, except those on `networks`. */
export async function newDeviceLimit(db: Db, vault: CodeVault) {
  const bucket = digitsBucket(vault, triesADay(await countCodesForLimits(db)));
  const left = await remaining(db, bucket);
  const { empty: networks } = await usedBuckets(db, DIGITS_FROM);
  const after = (tokens: number) =>
    new Date(Date.now() + secondsToFill(bucket, tokens) * 1_000).toISOString();
  return {
    nextTryAt: left < 1 ? after(1 - left) : null,
    fullAt: after(bucket.most - left),
    networks,
  };
}

/** What is left of the wrong codes that everyone together may enter; a new code counts within ten minutes. */
export function newDeviceProbe(db: Db, vault: CodeVault): Probe {
  let known = { tries: 0, until: 0 };
  return async () => {
    if (known.until < performance.now())
      known = {
        tries: triesADay(await countCodesForLimits(db)),
        until: performance.now() + COUNTED_MS,
      };
    const left = await remaining(db, digitsBucket(vault, known.tries));
    return [
      level(
        "sign_in_miss_budget_left",
        "Wrong codes that new devices may still enter today.",
        left,
      ),
      level(
        "sign_in_miss_budget_most",
        "Wrong codes that new devices may enter per day.",
        known.tries,
      ),
    ];
  };
}

/** The limit shared by all devices on which no one has signed in. */
function digitsBucket(vault: CodeVault, most: number): Bucket {
  return bucketOf(vault.hmac, { name: "sign-in-code", most, seconds: DAY_SECONDS });
}
