/** How many codes there are of each length: limits and the length of the next code follow from it. */
import { and, count, eq, isNotNull } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { type CodeCount, codeLength } from "./access-code";
import { trainingCredentials } from "./tables";

/** Active trainees' codes, counted by number of digits: the basis for limits and for the next code's length. */
async function countActiveCodes(db: Db): Promise<CodeCount[]> {
  const { accessCodeDigits, isActive } = trainingCredentials;
  const rows = await db
    .select({ digits: accessCodeDigits, codes: count() })
    .from(trainingCredentials)
    .where(and(eq(isActive, true), isNotNull(accessCodeDigits)))
    .groupBy(accessCodeDigits);
  return rows.flatMap(({ digits, codes }) => (digits === null ? [] : [{ digits, codes }]));
}

/** How many digits the next code has, for as many people as there are with it. */
export async function newCodeDigits(db: Db, fixedLength?: number): Promise<number> {
  return fixedLength ?? (await digitsAfter(db, 1));
}

/** The digits of a code that is safe once so many more people have one. */
export async function digitsAfter(db: Db, more: number): Promise<number> {
  return codeLength(Math.max(1, (await activeCodes(db)) + more));
}

async function activeCodes(db: Db): Promise<number> {
  return (await countActiveCodes(db)).reduce((sum, { codes }) => sum + codes, 0);
}

const MANY_CODES = 10_000;
const KEPT_MS = 60_000;
const kept = new WeakMap<Db, { counts: CodeCount[]; until: number }>();

/** The same for limits, which one more of very many hardly changes: their count is kept for a minute. */
export async function countCodesForLimits(db: Db): Promise<CodeCount[]> {
  const known = kept.get(db);
  if (known && known.until > performance.now()) return known.counts;
  const counts = await countActiveCodes(db);
  if (counts.some(({ codes }) => codes > MANY_CODES))
    kept.set(db, { counts, until: performance.now() + KEPT_MS });
  return counts;
}
