/** Stored facts with who did them, and what stands in the ledger for their prospects (PAY-1, PAY-4). */
import { and, asc, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { events } from "~/events/tables";
import type { Db } from "~/platform/db/database.server";
import type { Entry, Fact } from "./ledger.server";
import { type Claim, Standing } from "./standing.server";
import { payClaims, payEntries, payFacts } from "./tables";

type StoredFact = typeof payFacts.$inferSelect;

/**
 * Who did it. `isOwn`: what it follows from was done by the prospect's own setter; `isVouched`: it says that the show took
 * place; `merged`: the prospect that was merged into this one.
 */
type Author = { id: string | null; isOwn: boolean; isVouched: boolean; merged: string | null };

/** Facts with who did them. */
export async function factsOf(tx: Db, rows: readonly StoredFact[]): Promise<Fact[]> {
  const authors = await authorsOf(tx, rows);
  return rows.map((row) => factOf(row, authors.get(`${row.prospectId} ${row.version}`)));
}

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
    isOwn,
    isVouched: author?.isVouched === true && !isOwn,
    merged: author?.merged ?? null,
    kept: removed && author === undefined,
  };
}

/** What stands for the prospects and the meetings of these facts. */
export async function standingOf(tx: Db, facts: readonly Fact[]): Promise<Standing> {
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
export async function keepClaims(tx: Db, claims: readonly Claim[]): Promise<void> {
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
