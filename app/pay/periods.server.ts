/** Months in the company's zone, and what each setter is owed for one (PAY-2). */
import { and, asc, count, eq, gt, lt, sql } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { entryOf } from "./facts.server";
import { type Entry, periodOf, sumOf } from "./ledger.server";
import type { EntryKind, PeriodState } from "./states";
import { payEntries, payPeriods, payStatements } from "./tables";

export type Period = { period: string; state: PeriodState; zone: string; closedAt: string | null };

/** Every period with entries or a state, and the current one; newest first. */
export async function periodsOf(db: Db, zone: string, now = new Date()): Promise<Period[]> {
  const stored = await db.select().from(payPeriods);
  const known = new Map(stored.map((each) => [each.period, each]));
  const used = await db.selectDistinct({ period: payEntries.period }).from(payEntries);
  const all = new Set([
    periodOf(now.toISOString(), zone),
    ...used.map(({ period }) => period),
    ...known.keys(),
  ]);
  return [...all]
    .toSorted()
    .toReversed()
    .map((period) => {
      const found = known.get(period);
      const closedAt = found?.closedAt?.toISOString() ?? null;
      return { period, state: found?.state ?? "open", zone: found?.zone ?? zone, closedAt };
    });
}

/** With what the entries of each kind add up to. */
export type Owed = Readonly<Record<EntryKind, number>> & {
  setterId: string;
  entries: number;
  cents: number;
  hash: string;
};

/** What each setter is owed, from the entries; with `setterId` only theirs. */
export async function owedFor(db: Db, period: string, setterId?: string): Promise<Owed[]> {
  const ofKind = (kind: EntryKind) =>
    sql<number>`coalesce(sum(${payEntries.cents}) filter (where ${payEntries.kind} = ${kind}), 0)`.mapWith(
      Number,
    );
  const rows = await db
    .select({
      setterId: payEntries.setterId,
      entries: sql<number>`count(*)`.mapWith(Number),
      show: ofKind("show"),
      commission: ofKind("commission"),
      decision: ofKind("decision"),
      carried: ofKind("carried"),
      cents: sql<number>`sum(${payEntries.cents})`.mapWith(Number),
      hashes: sql<string[]>`json_agg(${payEntries.hash} order by ${payEntries.seq})`,
    })
    .from(payEntries)
    .where(
      and(eq(payEntries.period, period), setterId ? eq(payEntries.setterId, setterId) : undefined),
    )
    .groupBy(payEntries.setterId)
    .orderBy(asc(payEntries.setterId));
  return rows.map(({ hashes, ...row }) => ({ ...row, hash: sumOf(hashes) }));
}

/** A hash of a whole period: of all setters' statements. */
export function hashOfPeriod(owed: readonly Owed[]): string {
  return sumOf(owed.map(({ setterId, hash }) => `${setterId} ${hash}`));
}

/** Whose entries, and of which period. */
export type Account = { setterId: string; period: string };

const isOf = ({ setterId, period }: Account) =>
  and(eq(payEntries.setterId, setterId), eq(payEntries.period, period));

/** Those that follow the entry `after`, oldest first, at most `most`. */
export async function entriesOf(
  db: Db,
  account: Account,
  { after = 0, skip = 0, most }: { after?: number; skip?: number; most: number },
): Promise<Entry[]> {
  const rows = await db
    .select()
    .from(payEntries)
    .where(and(isOf(account), gt(payEntries.seq, after)))
    .orderBy(asc(payEntries.seq))
    .limit(most)
    .offset(skip);
  return rows.map(entryOf);
}

/** How many entries come before this one. */
export async function entriesBefore(db: Db, account: Account, seq: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(payEntries)
    .where(and(isOf(account), lt(payEntries.seq, seq)));
  return row?.count ?? 0;
}

export async function closedHash(db: Db, setterId: string, period: string): Promise<string | null> {
  const [row] = await db
    .select({ hash: payStatements.hash })
    .from(payStatements)
    .where(and(eq(payStatements.setterId, setterId), eq(payStatements.period, period)));
  return row?.hash ?? null;
}
