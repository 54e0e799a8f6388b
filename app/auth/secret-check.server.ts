/** Secrets that several people share, each checked within a miss budget of its own. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { Db } from "~/platform/db/database.server";
import { addressBlock } from "~/platform/http/client-address.server";
import { BudgetGate, type Exhausted } from "./budget-gate.server";
import type { CodeVault } from "./code-vault.server";
import { type Bucket, refundTry, reserveTry } from "./miss-budget.server";

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
    const block = vault.lookupOf(`address ${addressBlock(clientAddress)}`);
    const everybody: Bucket = { key: `${name} everybody`, triesADay: triesADay.everybody };
    const address: Bucket = { key: `${name} address ${block}`, triesADay: triesADay.address };
    return gate.pass<SecretOutcome>(() =>
      db.transaction(async (tx) => {
        const waitForAll = await reserveTry(tx, everybody);
        if (waitForAll !== null) return gate.close(waitForAll);
        const waitHere = await reserveTry(tx, address);
        const right = waitHere === null && sameText(given, expected);
        if (waitHere !== null || right) await refundTry(tx, everybody);
        if (waitHere !== null) return { kind: "exhausted", retryAfterSeconds: waitHere };
        if (!right) return { kind: "wrong" };
        await refundTry(tx, address);
        return { kind: "right" };
      }),
    );
  };
}

function sameText(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => createHash("sha256").update(text).digest());
  return first !== undefined && second !== undefined && timingSafeEqual(first, second);
}
