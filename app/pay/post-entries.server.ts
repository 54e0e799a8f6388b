/** Brings the ledger up to date with the prospects; called before each read of it (PAY-1). */
import { asc, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { withFreeLock, withLock } from "~/platform/db/locks.server";
import { entryOf, factsOf, keepClaims, standingOf } from "./facts.server";
import { entriesOf } from "./judging.server";
import {
  chained,
  type Draft,
  EMPTY,
  type Entry,
  type Head,
  type Rule,
  type Terms,
} from "./ledger.server";
import { payEntries, payFacts, payPeriods, payRules } from "./tables";

/** Of an entry that follows from no event of a prospect. */
export const WITHOUT_EVENT = {
  prospectId: null,
  version: null,
  disputeId: null,
  reverses: null,
  baseCents: null,
  rate: null,
  ruleId: null,
  bookingId: null,
  againAfter: null,
} as const;

const PART = 1_000;
/** Short enough that no one notices while waiting for a page. */
const SMALL_PART = 200;
const ROWS = 500;

/** Posts everything pending. `zone`: the company's. */
export async function postEntries(db: Db, zone: string): Promise<void> {
  while (await isWaiting(db)) {
    await withLock(db, "pay", (tx) => postPart(tx, zone, PART));
  }
}

/**
 * The same, but only a small part, and nothing while another request does it. Each part is announced as new figures; a
 * page that reads those has the next part posted.
 */
export async function postSomeEntries(db: Db, zone: string): Promise<void> {
  if (await isWaiting(db)) await withFreeLock(db, "pay", (tx) => postPart(tx, zone, SMALL_PART));
}

async function isWaiting(db: Db): Promise<boolean> {
  const rows = await db
    .select({ seq: payFacts.seq })
    .from(payFacts)
    .where(eq(payFacts.entered, false))
    .limit(1);
  return rows.length > 0;
}

/** Call it while holding the lock. */
async function postPart(tx: Db, zone: string, most: number): Promise<void> {
  const rows = await tx
    .select()
    .from(payFacts)
    .where(eq(payFacts.entered, false))
    .orderBy(asc(payFacts.seq))
    .limit(most);
  if (rows.length === 0) return;
  const facts = await factsOf(tx, rows);
  const standing = await standingOf(tx, facts);
  const terms = await termsOf(tx, zone);
  await append(tx, entriesOf(facts, standing, { terms, end: await endOf(tx) }));
  await keepClaims(tx, standing.changedClaims());
  const done = rows.map(({ seq }) => seq);
  await tx.update(payFacts).set({ entered: true }).where(inArray(payFacts.seq, done));
  await tx.execute(
    sql`select raise_live(array['tracker'], 'tracker-figures', 'tracker-figures', '{}'::json)`,
  );
}

/** Posts what did not come from a prospect; call it while holding the lock. */
export async function postEntry(tx: Db, draft: Draft): Promise<Entry> {
  const [entry] = chained([draft], await endOf(tx));
  if (!entry) throw new Error("No entry was made");
  await append(tx, [entry]);
  return entry;
}

async function append(tx: Db, entries: readonly Entry[]): Promise<void> {
  for (let at = 0; at < entries.length; at += ROWS) {
    const part = entries.slice(at, at + ROWS);
    await tx
      .insert(payEntries)
      .values(part.map((entry) => ({ ...entry, earnedAt: new Date(entry.earnedAt) })));
  }
}

export async function termsOf(tx: Db, zone: string): Promise<Terms> {
  const closed = await tx
    .select({ period: payPeriods.period })
    .from(payPeriods)
    .where(eq(payPeriods.state, "closed"));
  return { rules: await rulesOf(tx), zone, closed: new Set(closed.map(({ period }) => period)) };
}

export async function rulesOf(db: Db): Promise<Rule[]> {
  const rows = await db.select().from(payRules).orderBy(asc(payRules.seq));
  return rows.map(({ id, kind, value, holdsFrom }) => ({
    id,
    kind,
    value,
    holdsFrom: holdsFrom.toISOString(),
  }));
}

export async function endOf(db: Db): Promise<Head> {
  const [row] = await db
    .select({
      seq: payEntries.seq,
      hash: payEntries.hash,
      commissionTotal: payEntries.commissionTotal,
    })
    .from(payEntries)
    .orderBy(desc(payEntries.seq))
    .limit(1);
  return row ?? EMPTY;
}

/** Where the ledger is not what was posted, in a sentence; null if every entry follows from the one before it. */
export async function ledgerFault(db: Db): Promise<string | null> {
  let head: Head = EMPTY;
  for (;;) {
    const rows = await db
      .select()
      .from(payEntries)
      .where(gt(payEntries.seq, head.seq))
      .orderBy(asc(payEntries.seq))
      .limit(ROWS);
    if (rows.length === 0) return null;
    for (const entry of rows.map(entryOf)) {
      const [right = EMPTY] = chained([entry], head);
      const isRight = entry.previous === head.hash && entry.hash === right.hash;
      if (!isRight || entry.seq !== right.seq || entry.commissionTotal !== right.commissionTotal)
        return `The ledger of pay is broken at entry ${entry.seq}.`;
      head = right;
    }
  }
}
