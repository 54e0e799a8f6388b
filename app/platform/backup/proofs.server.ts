/** The proofs of backups: when one is due, and what the last ones showed. */
import { and, desc, eq, lt, lte, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/database.server";
import { level, type Probe } from "../metrics/probes.server";
import { DAY_MS, HOUR_MS } from "../time/durations";
import { backupProofs } from "./tables";

const EVERY_MS = DAY_MS;
const AFTER_FAILURE_MS = HOUR_MS;
/** Without a proof for this long, something is wrong. */
const FRESH_MS = 2 * DAY_MS;
const KEPT_DAYS = 90;
const MOST_LISTED = 20;

export type Proof = typeof backupProofs.$inferSelect;
export type NewProof = typeof backupProofs.$inferInsert;

/** `last`: the newest attempt; `proven`: the newest that succeeded. Those from the future, under a wrong clock, do not count. */
export type ProofState = { last: Proof | null; proven: Proof | null };

export async function proofState(db: Db): Promise<ProofState> {
  const newest = (which?: SQL) =>
    db
      .select()
      .from(backupProofs)
      .where(and(lte(backupProofs.triedAt, sql`now()`), which))
      .orderBy(desc(backupProofs.triedAt))
      .limit(1);
  const [last] = await newest();
  const [proven] = await newest(eq(backupProofs.result, "proven"));
  return { last: last ?? null, proven: proven ?? null };
}

/** The newest attempts. */
export async function listProofs(db: Db): Promise<Proof[]> {
  return db.select().from(backupProofs).orderBy(desc(backupProofs.triedAt)).limit(MOST_LISTED);
}

/** Daily, and an hour after an attempt that proved nothing. */
export function isProofDue({ last, proven }: ProofState, now: number): boolean {
  const isWithin = (proof: Proof | null, ms: number) =>
    proof !== null && now - Number(proof.triedAt) < ms;
  return !isWithin(proven, EVERY_MS) && !isWithin(last, AFTER_FAILURE_MS);
}

/** Whether a backup was proven within two days. */
export function isFresh({ proven }: ProofState, now: number): boolean {
  return proven !== null && now - Number(proven.triedAt) < FRESH_MS;
}

export async function storeProof(db: Db, proof: NewProof): Promise<void> {
  await db.insert(backupProofs).values(proof);
  const old = sql`now() - make_interval(days => ${KEPT_DAYS})`;
  await db.delete(backupProofs).where(lt(backupProofs.triedAt, old));
}

export function proofProbe(db: Db): Probe {
  return async () => {
    const { proven } = await proofState(db);
    const at = proven ? Number(proven.triedAt) / 1_000 : 0;
    return [
      level(
        "backup_proven_timestamp_seconds",
        "When a backup was last proven by a restore, in Unix time; 0: never.",
        at,
      ),
    ];
  };
}
