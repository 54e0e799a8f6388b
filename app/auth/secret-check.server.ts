/** Secrets that several people share, each checked within a miss budget of its own. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { Db } from "~/platform/db/database.server";
import {
  addressBuckets,
  bucketOf,
  DAY_SECONDS,
  refund,
  reserve,
} from "~/platform/limits/limits.server";
import { BudgetGate, type Exhausted } from "./budget-gate.server";
import type { CodeVault } from "./code-vault.server";

/** `name` tells its budget from others; tries are wrong ones a day, from one address and from everywhere. */
export type SharedSecret = {
  name: string;
  expected: string;
  triesADay: { address: number; everybody: number };
};

export type SecretOutcome = { kind: "right" } | { kind: "wrong" } | Exhausted;

export type SecretCheck = (
  secret: SharedSecret,
  given: string,
  clientAddress: string,
) => Promise<SecretOutcome>;

/** A check that compares in constant time, and once the budget is used up does not look at all. */
export function createSecretCheck(db: Db, vault: CodeVault): SecretCheck {
  const gates = new Map<string, BudgetGate>();
  return (secret, given, clientAddress) => {
    const { name, expected, triesADay } = secret;
    const gate = gates.get(name) ?? new BudgetGate();
    gates.set(name, gate);
    const ofAll = { name, most: triesADay.everybody, seconds: DAY_SECONDS };
    const ofAddress = { name: `${name}-from`, most: triesADay.address, seconds: DAY_SECONDS };
    const everybody = bucketOf(vault.lookupOf, ofAll);
    const buckets = [everybody, ...addressBuckets(vault.lookupOf, ofAddress, clientAddress)];
    return gate.pass<SecretOutcome>(() =>
      db.transaction(async (tx) => {
        const refusal = await reserve(tx, buckets);
        if (refusal?.bucket === everybody) return gate.close(refusal.retryAfterSeconds);
        if (refusal) return { kind: "exhausted", retryAfterSeconds: refusal.retryAfterSeconds };
        if (!sameText(given, expected)) return { kind: "wrong" };
        await refund(tx, buckets);
        return { kind: "right" };
      }),
    );
  };
}

function sameText(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => createHash("sha256").update(text).digest());
  return first !== undefined && second !== undefined && timingSafeEqual(first, second);
}
