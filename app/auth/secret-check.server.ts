/** Secrets that several people share: wrong ones are limited for each signed-in person, and for strangers together (OPS-2, TRK-4). */
import { createHash, timingSafeEqual } from "node:crypto";
import type { Db } from "~/platform/db/database.server";
import { Gate } from "~/platform/limits/gate.server";
import {
  addressBuckets,
  type Bucket,
  bucketOf,
  type Limit,
  refund,
  type Sign,
} from "~/platform/limits/limits.server";
import {
  enter,
  type Refused,
  solvedPuzzle,
  withPuzzle,
} from "~/platform/proof-of-work/open-limit.server";
import type { Solution } from "~/platform/proof-of-work/puzzle";
import type { SignedToken } from "~/platform/proof-of-work/signed-token.server";
import { DAY_SECONDS } from "~/platform/time/durations";
import type { CodeVault } from "./code-vault.server";

/** Wrong ones a day. */
const MOST = { person: 10, address: 30, strangers: 300 };

/** `name` separates its limits from those of other secrets. */
export type SharedSecret = { name: string; expected: string };

/** `userId`: of the signed-in person, null for a stranger; `solution`: to the puzzle that an earlier attempt was given. */
export type SecretAttempt = {
  given: string;
  userId: string | null;
  clientAddress: string;
  solution?: Solution;
};

export type SecretOutcome = { kind: "right" } | { kind: "wrong" } | Refused;

export type SecretCheck = (secret: SharedSecret, attempt: SecretAttempt) => Promise<SecretOutcome>;

/** Compares in constant time; past its limits, only attempts with a proof of work are checked. */
export function createSecretCheck(db: Db, { hmac: sign }: CodeVault): SecretCheck {
  const gates = new Map<string, Gate>();
  return async (secret, { given, userId, clientAddress, solution }) => {
    const { name } = secret;
    const puzzle = solution ? solvedPuzzle(sign, name, solution) : null;
    const compareWithin = (buckets: readonly Bucket[]) =>
      compare(db, sign, { secret, given, buckets, puzzle });
    const asPerson = async (id: string) =>
      compareWithin([bucketOf(sign, aDay(`${name}-person`, MOST.person), id)]);
    const asStranger = async () => {
      const gate = gates.get(name) ?? new Gate();
      gates.set(name, gate);
      const all = bucketOf(sign, aDay(name, MOST.strangers));
      const own = addressBuckets(sign, aDay(`${name}-from`, MOST.address), clientAddress);
      const check = async () => {
        const outcome = await compareWithin([all, ...own]);
        const isClosed = outcome.kind === "exhausted" && outcome.bucket === all;
        return isClosed ? gate.close(outcome) : outcome;
      };
      return gate.pass(check, { paid: puzzle !== null });
    };
    const outcome = await (userId === null ? asStranger() : asPerson(userId));
    return outcome.kind === "exhausted" ? withPuzzle(sign, name, outcome) : outcome;
  };
}

type Comparison = {
  secret: SharedSecret;
  given: string;
  buckets: readonly Bucket[];
  puzzle: SignedToken | null;
};

async function compare(db: Db, sign: Sign, { secret, given, buckets, puzzle }: Comparison) {
  return db.transaction(async (tx) => {
    const entry = await enter(tx, sign, { name: secret.name, buckets }, puzzle);
    if (entry.kind === "exhausted") return entry;
    if (!isSameText(trimmed(given), trimmed(secret.expected))) return { kind: "wrong" as const };
    await refund(tx, entry.taken);
    return { kind: "right" as const };
  });
}

function aDay(name: string, most: number): Limit {
  return { name, most, seconds: DAY_SECONDS };
}

/** Without blanks and what cannot be seen at its ends, which come along when a password is copied. */
function trimmed(text: string): string {
  const signs = [...text];
  const isSeen = (sign: string) => !/[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(sign);
  const first = signs.findIndex(isSeen);
  return first < 0 ? text : signs.slice(first, signs.findLastIndex(isSeen) + 1).join("");
}

function isSameText(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => createHash("sha256").update(text).digest());
  return first !== undefined && second !== undefined && timingSafeEqual(first, second);
}
