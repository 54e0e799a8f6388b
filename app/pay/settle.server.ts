/** Brings the ledger up to date with the prospects; called before each read of it (PAY-1). */
import { and, asc, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { events } from "~/auth/tables";
import type { Db } from "~/platform/db/database.server";
import { withFreeLock, withLock } from "~/platform/db/locks.server";
import { entered as entriesOf } from "./judging.server";
import {
  chained,
  type Draft,
  EMPTY,
  type Entry,
  type Fact,
  type Head,
  type Rule,
  type Terms,
} from "./ledger.server";
import { type Claim, Standing } from "./standing.server";
import { payClaims, payEntries, payFacts, payPeriods, payRules } from "./tables";

const PART = 1_000;
/** Short enough that no one notices while waiting for a page. */
const SMALL_PART = 200;
const ROWS = 500;

/** Enters everything pending. `zone`: the company's. */
export async function settle(db: Db, zone: string): Promise<void> {
  while (await isWaiting(db)) {
    await withLock(db, "pay", (tx) => enterPart(tx, zone, PART));
  }
}

/**
 * The same, but only a small part, and nothing while another request does it. Each part is announced as new figures; a
 * page that reads those has the next part entered.
 */
export async function settleSome(db: Db, zone: string): Promise<void> {
  if (await isWaiting(db)) await withFreeLock(db, "pay", (tx) => enterPart(tx, zone, SMALL_PART));
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
async function enterPart(tx: Db, zone: string, most: number): Promise<void> {
  const rows = await tx
    .select()
    .from(payFacts)
    .where(eq(payFacts.entered, false))
    .orderBy(asc(payFacts.seq))
    .limit(most);
  if (rows.length === 0) return;
  const authors = await authorsOf(tx, rows);
  const facts = rows.map((row) => factOf(row, authors.get(`${row.prospectId} ${row.version}`)));
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

/** Enters what did not come from a prospect; call it while holding the lock. */
export async function enter(tx: Db, draft: Draft): Promise<Entry> {
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

type StoredFact = typeof payFacts.$inferSelect;

/**
 * Who did it. `isOwn`: what it follows from was done by the prospect's own setter; `isVouched`: it says that the show took
 * place; `merged`: the prospect that was merged into this one.
 */
type Author = { id: string | null; isOwn: boolean; isVouched: boolean; merged: string | null };

/** The event of each fact, by prospect and version. An erasure has none. */
async function authorsOf(tx: Db, facts: readonly StoredFact[]): Promise<Map<string, Author>> {
  const ids = [...new Set(facts.map(({ prospectId }) => prospectId))];
  const versions = [...new Set(facts.map(({ version }) => `${version}`))];
  const version = sql<string>`${events.after}->>'version'`;
  const rows = await tx
    .select({ id: events.subjectId, version, actorId: events.actorId, after: events.after })
    .from(events)
    .where(
      and(
        eq(events.subjectKind, "prospect"),
        inArray(events.subjectId, ids),
        inArray(version, versions),
      ),
    );
  return new Map(rows.map((row) => [`${row.id} ${row.version}`, authorIn(row.actorId, row.after)]));
}

function authorIn(id: string | null, after: typeof events.$inferSelect.after): Author {
  const merged = typeof after?.merged === "string" ? after.merged : null;
  return { id, isOwn: after?.own === true, isVouched: after?.vouched === true, merged };
}

/** What happened without an event is not final either: no one is known to have done it. */
function factOf(
  { showedAt, closedAt, removed, ...row }: StoredFact,
  author: Author | undefined,
): Fact {
  const isOwn = author === undefined || author.isOwn || author.id === row.setterId;
  return {
    ...row,
    showedAt: showedAt?.toISOString() ?? null,
    closedAt: closedAt?.toISOString() ?? null,
    ...{ isOwn, isVouched: author?.isVouched === true && !isOwn, merged: author?.merged ?? null },
    kept: removed && author === undefined,
  };
}

/** What stands for the prospects and the meetings of these facts. */
async function standingOf(tx: Db, facts: readonly Fact[]): Promise<Standing> {
  const prospectIds = [...new Set(facts.map(({ prospectId }) => prospectId))];
  const bookingIds = [...new Set(facts.flatMap(({ bookingId }) => bookingId ?? []))];
  const reversal = alias(payEntries, "reversal");
  const isOfMeeting = bookingIds.length > 0 ? inArray(payEntries.bookingId, bookingIds) : undefined;
  const rows = await tx
    .select({ entry: payEntries })
    .from(payEntries)
    .leftJoin(reversal, eq(reversal.reverses, payEntries.seq))
    .where(
      or(
        and(
          inArray(payEntries.prospectId, prospectIds),
          isNull(payEntries.reverses),
          isNull(reversal.seq),
        ),
        isOfMeeting,
      ),
    )
    .orderBy(asc(payEntries.seq));
  return new Standing(
    rows.map(({ entry }) => entryOf(entry)),
    await claimsOf(tx, facts),
    await outcomesOf(tx, prospectIds),
  );
}

/** The last facts of these prospects that the ledger has. */
async function outcomesOf(tx: Db, prospectIds: string[]): Promise<Fact[]> {
  const rows = await tx
    .selectDistinctOn([payFacts.prospectId])
    .from(payFacts)
    .where(and(inArray(payFacts.prospectId, prospectIds), eq(payFacts.entered, true)))
    .orderBy(payFacts.prospectId, desc(payFacts.seq));
  return rows.map((row) => factOf(row, undefined));
}

/** The claims on these prospects and on those that were merged into them. */
async function claimsOf(tx: Db, facts: readonly Fact[]): Promise<Claim[]> {
  const ids = new Set(facts.flatMap(({ prospectId, merged }) => [prospectId, merged ?? []].flat()));
  const rows = await tx
    .select()
    .from(payClaims)
    .where(and(isNull(payClaims.reportId), inArray(payClaims.prospectId, [...ids])))
    .orderBy(asc(payClaims.seq));
  return rows.map(claimOf);
}

function claimOf({ earnedAt, ...row }: typeof payClaims.$inferSelect): Claim {
  return { ...row, at: earnedAt.toISOString() };
}

/** The ones that ended first, so that no two of a prospect wait at a time. */
async function keepClaims(tx: Db, claims: readonly Claim[]): Promise<void> {
  const isOver = ({ state }: Claim) => state !== "waiting";
  for (const claim of claims.toSorted(
    (one, other) => Number(isOver(other)) - Number(isOver(one)),
  )) {
    const { seq, at, ...row } = claim;
    const endedAt = isOver(claim) ? sql`clock_timestamp()` : null;
    if (seq === null)
      await tx.insert(payClaims).values({ ...row, earnedAt: new Date(at), endedAt });
    else
      await tx.update(payClaims).set({ state: row.state, endedAt }).where(eq(payClaims.seq, seq));
  }
}

export function entryOf({ enteredAt: _, earnedAt, ...row }: typeof payEntries.$inferSelect): Entry {
  return { ...row, earnedAt: earnedAt.toISOString() };
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
    ...{ id, kind, value },
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
