/** Rate limits that never close: past them an attempt costs a proof of work, and the more attempts were paid for, the more work. */
import type { Db } from "../db/database.server";
import type { Exhausted } from "../limits/gate.server";
import {
  type Bucket,
  bucketOf,
  type Refusal,
  remaining,
  remainingIn,
  reserve,
  type Sign,
} from "../limits/limits.server";
import { DAY_SECONDS } from "../time/durations";
import type { Puzzle, Solution } from "./puzzle";
import { issuePuzzle, readToken, type SignedToken } from "./signed-token.server";

/** `buckets`: what may be tried without work. */
export type OpenLimit = { name: string; buckets: readonly Bucket[] };

/** An attempt that was not checked; with a puzzle if solving one opens the way. */
export type Refused = Exhausted & { puzzle?: Puzzle };

/** 65,000 hashes, a tenth of a second on a computer; and four million, some seconds there and up to a minute on a phone. */
const [LEAST_WORK, MOST_WORK] = [16, 22];
/** Paid attempts within a day at which the work is hardest. */
const MOST_PAID = 2 ** (MOST_WORK - LEAST_WORK) - 1;
/** The work may rise by this much while someone solves a puzzle. */
const TOLERANCE = 1;
const SOLVED_WITHIN_MS = 600_000;

/** The solved puzzle that came with an attempt; null if there is none, or it is not solved in time. */
export function solvedPuzzle(sign: Sign, name: string, solution: Solution): SignedToken | null {
  const { token, fault } = readToken(sign, name, solution, { earliestMs: 0 });
  return fault === null && Date.now() - token.issuedAt <= SOLVED_WITHIN_MS ? token : null;
}

/** Admits an attempt: `taken` is to be refunded if it turns out not to count. A puzzle counts once. */
export async function enter(
  db: Db,
  sign: Sign,
  { name, buckets }: OpenLimit,
  solved: SignedToken | null,
): Promise<{ kind: "open"; taken: readonly Bucket[] } | (Exhausted & Refusal)> {
  const paid = paidBucket(sign, name);
  const difficulty = await difficultyNow(db, paid);
  if (solved && solved.difficulty >= difficulty - TOLERANCE) {
    const once = { name: `${name}-puzzle`, most: 1, seconds: DAY_SECONDS };
    if ((await reserve(db, [bucketOf(sign, once, solved.id)])) === null) {
      // If this bucket is empty, the work is at its maximum.
      const full = await reserve(db, [paid]);
      return { kind: "open", taken: full ? [] : [paid] };
    }
  }
  const refusal = await reserve(db, buckets);
  if (refusal === null) return { kind: "open", taken: buckets };
  return { kind: "exhausted", ...refusal, difficulty };
}

/** The work that an attempt costs now; null if it is free. */
export async function workNow(
  db: Db,
  sign: Sign,
  { name, buckets }: OpenLimit,
): Promise<number | null> {
  const left = await remainingIn(db, buckets);
  if (buckets.every(({ key }) => (left.get(key) ?? 0) >= 1)) return null;
  return difficultyNow(db, paidBucket(sign, name));
}

export function withPuzzle(sign: Sign, name: string, exhausted: Exhausted): Refused {
  const { difficulty, ...rest } = exhausted;
  return difficulty === undefined ? rest : { ...rest, puzzle: issuePuzzle(sign, name, difficulty) };
}

function paidBucket(sign: Sign, name: string): Bucket {
  return bucketOf(sign, { name: `${name}-paid`, most: MOST_PAID, seconds: DAY_SECONDS });
}

async function difficultyNow(db: Db, paid: Bucket): Promise<number> {
  return difficultyAfter(MOST_PAID - (await remaining(db, paid)));
}

/** One more bit whenever the day's paid attempts have doubled. */
export function difficultyAfter(paid: number): number {
  return Math.min(MOST_WORK, LEAST_WORK + Math.floor(Math.log2(1 + Math.round(paid))));
}
