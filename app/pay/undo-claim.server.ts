/** Taking back a word about what is due, as long as nothing else has come of it (PAY-4). */
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Actor, recordEvent } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import { entryOf } from "./facts.server";
import { reversalOf } from "./ledger.server";
import { postEntries, postEntry, termsOf } from "./post-entries.server";
import { payClaims, payDisputes, payEntries, payFacts, payPeriods } from "./tables";

/** `changed`: something else has happened to it since; `own`: the one who gains; `closed`: its month is. */
export type UndoneClaim = "done" | "changed" | "own" | "closed";

/** The state of a claim and its prospect so far. A decision can be undone only while this is still the same. */
export async function claimMark(db: Db, seq: number): Promise<string> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select claim.state, claim.ended_at::text,
      (select max(seq) from ${payFacts} fact where fact.prospect_id = claim.prospect_id) as fact,
      (select max(seq) from ${payEntries} entry where entry.prospect_id = claim.prospect_id) as entry,
      (select count(*) from ${payDisputes} dispute join ${payEntries} entry
        on entry.seq = dispute.entry_seq where entry.prospect_id = claim.prospect_id) as disputes
    from ${payClaims} claim where claim.seq = ${seq}`);
  const [row] = rows;
  if (!row) return "";
  return Object.values(row).join(" ");
}

type Undo = { claim: number; mark: string };

/** It waits again; what it paid is reversed. */
export async function undoClaim(
  db: Db,
  actor: Actor,
  { claim: seq, mark }: Undo,
  { zone }: { zone: string },
): Promise<UndoneClaim> {
  await postEntries(db, zone);
  return withLock(db, "pay", async (tx) => {
    if (mark !== (await claimMark(tx, seq))) return "changed";
    const [claim] = await tx.select().from(payClaims).where(eq(payClaims.seq, seq));
    if (claim?.state !== "confirmed" && claim?.state !== "refused") return "changed";
    if (claim.setterId === actor.userId) return "own";
    if (claim.state === "confirmed") {
      const terms = await termsOf(tx, zone);
      const own = await standingEntries(tx, claim.prospectId);
      const paid = own.filter(({ kind }) => kind === claim.kind);
      if (paid.some(({ period }) => terms.closed.has(period))) return "closed";
      for (const entry of paid) await postEntry(tx, reversalOf(entry, claim, terms));
    }
    await tx
      .update(payClaims)
      .set({ state: "waiting", endedAt: null, reason: null })
      .where(eq(payClaims.seq, seq));
    await recordUndo(tx, actor, seq, claim.state);
    return "done";
  });
}

async function standingEntries(tx: Db, prospectId: string) {
  const reversal = alias(payEntries, "reversal");
  const rows = await tx
    .select({ entry: payEntries })
    .from(payEntries)
    .leftJoin(reversal, eq(reversal.reverses, payEntries.seq))
    .where(
      and(eq(payEntries.prospectId, prospectId), isNull(payEntries.reverses), isNull(reversal.seq)),
    );
  return rows.map(({ entry }) => entryOf(entry));
}

/** Whether a prospect's pay is in a month that is closed, so it stays there. */
export async function isPaidForGood(tx: Db, prospectId: string): Promise<boolean> {
  const closed = await tx
    .select({ period: payPeriods.period })
    .from(payPeriods)
    .where(eq(payPeriods.state, "closed"));
  const entries = await standingEntries(tx, prospectId);
  return entries.some(({ period }) => closed.some((each) => each.period === period));
}

/** The reports of a prospect as it is now that were refused wait again; false: none were. */
export async function undoRefusals(
  tx: Db,
  actor: Actor,
  { id, version }: { id: string; version: number },
): Promise<boolean> {
  const { prospectId, version: seen, state, reportId } = payClaims;
  const dropped = await tx
    .delete(payClaims)
    .where(and(eq(prospectId, id), eq(seen, version), eq(state, "refused"), isNotNull(reportId)))
    .returning({ seq: payClaims.seq });
  for (const { seq } of dropped) await recordUndo(tx, actor, seq, "refused");
  return dropped.length > 0;
}

function recordUndo(tx: Db, actor: Actor, seq: number, state: string) {
  return recordEvent(tx, {
    actor,
    verb: "pay.undo",
    subject: { kind: "pay", id: String(seq), label: `Claim ${seq}` },
    before: { state },
    after: { state: "waiting" },
  });
}
