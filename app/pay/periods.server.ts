/** Months in the company's zone: open, in review and closed; a closed month's statements never change (PAY-2). */
import { and, asc, count, eq, gt, lt, sql } from "drizzle-orm";
import { type Actor, recordEvent } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import { entryOf } from "./facts.server";
import { carriedOver, type Entry, periodOf, sumOf } from "./ledger.server";
import { postEntries, postEntry, termsOf } from "./post-entries.server";
import { PERIOD_ACTS, type PeriodAct, type PeriodState } from "./states";
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

export type Owed = {
  setterId: string;
  entries: number;
  show: number;
  commission: number;
  decision: number;
  carried: number;
  cents: number;
  hash: string;
};

/** What each setter is owed, from the entries; with `setterId` only theirs. */
export async function owedFor(db: Db, period: string, setterId?: string): Promise<Owed[]> {
  const ofKind = (kind: string) =>
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

/**
 * `changed`: it no longer holds what was shown; `state`: not possible from its state; `future`: it has not begun;
 * `undecided`: something has to be decided first.
 */
export type PeriodOutcome = "done" | "changed" | "state" | "future" | "undecided";

/** What was decided with an act, for its event. */
type Decision = Readonly<Record<string, string | number>>;

/** `decide`: asked while nothing else changes pay; null if something is left to decide. */
type Wanted = {
  period: string;
  act: PeriodAct;
  seen: string;
  decide?: (tx: Db) => Promise<Decision | null>;
};

/** What each is owed once those who owe something back take it into the next month. */
async function carriedOn(
  tx: Db,
  period: string,
  owed: readonly Owed[],
  { zone, now }: { zone: string; now: Date },
): Promise<readonly Owed[]> {
  const owing = owed.filter(({ cents }) => cents < 0);
  const { closed } = await termsOf(tx, zone);
  const at = now.toISOString();
  for (const each of owing)
    for (const draft of carriedOver(each, { period, closed, at })) await postEntry(tx, draft);
  return owing.length > 0 ? owedFor(tx, period) : owed;
}

/** `seen`: the hash of what was shown, so nothing is closed that no one has looked at. */
export async function changePeriod(
  db: Db,
  actor: Actor,
  { period, act, seen, decide }: Wanted,
  { zone, now }: { zone: string; now: Date },
): Promise<PeriodOutcome> {
  if (period > periodOf(now.toISOString(), zone)) return "future";
  await postEntries(db, zone);
  return withLock(db, "pay", async (tx) => {
    const [stored] = await tx.select().from(payPeriods).where(eq(payPeriods.period, period));
    const before = stored?.state ?? "open";
    const acts: Partial<Record<PeriodAct, PeriodState>> = PERIOD_ACTS[before];
    const state = acts[act];
    if (state === undefined) return "state";
    const shown = await owedFor(tx, period);
    const isClosing = state === "closed";
    if (isClosing && hashOfPeriod(shown) !== seen) return "changed";
    const decision = decide ? await decide(tx) : {};
    if (decision === null) return "undecided";
    const owed = isClosing ? await carriedOn(tx, period, shown, { zone, now }) : shown;
    const hash = hashOfPeriod(owed);
    const values = { period, state, zone, hash: null, closedAt: null };
    const closing = { hash, closedAt: now };
    const row = isClosing ? { ...values, ...closing } : values;
    await tx
      .insert(payPeriods)
      .values({ ...values, state: "open" })
      .onConflictDoNothing();
    if (isClosing && owed.length > 0)
      await tx.insert(payStatements).values(
        owed.map(({ setterId, entries, cents, hash: own }) => ({
          period,
          setterId,
          entries,
          cents,
          hash: own,
        })),
      );
    await tx.update(payPeriods).set(row).where(eq(payPeriods.period, period));
    await recordEvent(tx, {
      actor,
      verb: `pay.${act}`,
      subject: { kind: "pay", id: period, label: period },
      before: { state: before },
      after: { state, ...(isClosing && { hash, ...decision }) },
    });
    return "done";
  });
}
