/** Confirming or refusing what is due but not final: never by the one who gains (PAY-4). */
import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { type Actor, recordEvent } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import { entryOf } from "./facts.server";
import { draftOf } from "./ledger.server";
import { postEntries, postEntry, termsOf } from "./post-entries.server";
import type { RuleKind } from "./rates";
import { Standing } from "./standing.server";
import type { ClaimReason, ClaimState } from "./states";
import { payClaims, payEntries } from "./tables";

const LONGEST_REASON = 500;
const MOST_SHOWN = 100;

export const refusalReason = z
  .string()
  .trim()
  .min(1, "Say why, for the setter")
  .max(LONGEST_REASON, `At most ${LONGEST_REASON} characters`);

export const claimFields = z.strictObject({
  claim: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
});

export type PayClaim = {
  seq: number;
  kind: RuleKind;
  setterId: string;
  prospectId: string;
  earnedAt: string;
  baseCents: number | null;
  why: ClaimReason;
  state: ClaimState;
  reason: string | null;
};

/**
 * `state`: it is no longer waiting; `own`: the one who gains may not decide; `paid`: its meeting pays already; `twice`:
 * the person pays already, as another prospect.
 */
export type ClaimOutcome = "done" | "state" | "own" | "paid" | "twice";

type Clock = { zone: string; now: Date };
type Decision = { claim: number; reason?: string };

/** `decide`: what is recorded with it, once nothing else is paid for this person or someone decided to; otherwise null. */
type Confirmation = {
  claim: number;
  decide: (tx: Db, prospectId: string) => Promise<Readonly<Record<string, string>> | null>;
};

/** Pays a claim, at the rate of the day of its event. */
export async function confirmClaim(
  db: Db,
  actor: Actor,
  { claim: seq, decide: decideTwice }: Confirmation,
  { zone, now }: Clock,
): Promise<ClaimOutcome> {
  return decide(db, actor, seq, zone, async (tx, claim) => {
    const meeting = await meetingOf(tx, claim.bookingId);
    if (meeting?.isPaid) return "paid";
    const facts = await decideTwice(tx, claim.prospectId);
    if (facts === null) return "twice";
    const due = { ...claim, at: claim.earnedAt.toISOString() };
    const origin = { ...claim, againAfter: meeting?.freedBy ?? null };
    const draft = draftOf(due, origin, await termsOf(tx, zone));
    if (draft) await postEntry(tx, draft);
    await end(tx, actor, { seq, state: "confirmed", now, facts });
    return "done";
  });
}

/** Refuses a claim; the same event is not paid again unless someone else makes it happen again. */
export async function refuseClaim(
  db: Db,
  actor: Actor,
  { claim: seq, reason }: Decision,
  { zone, now }: Clock,
): Promise<ClaimOutcome> {
  return decide(db, actor, seq, zone, async (tx) => {
    await end(tx, actor, { seq, state: "refused", now, reason });
    return "done";
  });
}

type Stored = typeof payClaims.$inferSelect;

async function decide(
  db: Db,
  actor: Actor,
  seq: number,
  zone: string,
  act: (tx: Db, claim: Stored) => Promise<ClaimOutcome>,
): Promise<ClaimOutcome> {
  return withLock(db, "pay", async (tx) => {
    // Not after the claim is read: what its prospect became meanwhile may withdraw it, and it would pay all the same.
    await postEntries(tx, zone);
    const [claim] = await tx.select().from(payClaims).where(eq(payClaims.seq, seq));
    if (claim?.state !== "waiting") return "state";
    if (claim.setterId === actor.userId) return "own";
    return act(tx, claim);
  });
}

/** What the ledger holds about a meeting. */
async function meetingOf(tx: Db, bookingId: string | null) {
  if (bookingId === null) return undefined;
  const rows = await tx
    .select()
    .from(payEntries)
    .where(eq(payEntries.bookingId, bookingId))
    .orderBy(asc(payEntries.seq));
  return new Standing(rows.map(entryOf)).meeting(bookingId);
}

type Ending = {
  seq: number;
  state: "confirmed" | "refused";
  now: Date;
  reason?: string | undefined;
  facts?: Readonly<Record<string, string>>;
};

async function end(
  tx: Db,
  actor: Actor,
  { seq, state, now, reason, facts }: Ending,
): Promise<void> {
  await tx
    .update(payClaims)
    .set({ state, endedAt: now, reason: reason ?? null })
    .where(eq(payClaims.seq, seq));
  await recordEvent(tx, {
    actor,
    verb: state === "confirmed" ? "pay.confirm" : "pay.refuse",
    subject: { kind: "pay", id: String(seq), label: `Claim ${seq}` },
    before: { state: "waiting" },
    after: { state, ...facts },
  });
}

type Refused = Pick<Stored, "setterId" | "prospectId" | "version" | "reportId"> & {
  earnedAt: Date;
  reason: string;
};

/** Keeps that a show someone reported was refused; false if it was already. */
export async function keepRefusal(tx: Db, actor: Actor, refused: Refused): Promise<boolean> {
  const [made] = await tx
    .insert(payClaims)
    .values({ ...refused, kind: "show", why: "reported", state: "refused", endedAt: new Date() })
    .onConflictDoNothing()
    .returning({ seq: payClaims.seq });
  if (!made) return false;
  await recordEvent(tx, {
    actor,
    verb: "pay.refuse",
    subject: { kind: "pay", id: String(made.seq), label: `Claim ${made.seq}` },
    before: { state: "waiting" },
    after: { state: "refused" },
  });
  return true;
}

/** What waits for someone or was refused, newest first. */
export async function claimsOfSetter(db: Db, setterId: string): Promise<PayClaim[]> {
  const rows = await db
    .select()
    .from(payClaims)
    .where(and(eq(payClaims.setterId, setterId), inArray(payClaims.state, ["waiting", "refused"])))
    .orderBy(desc(payClaims.seq))
    .limit(MOST_SHOWN);
  return rows.map(shownClaim);
}

/** The waiting ones among these. */
export async function waitingClaims(db: Db, numbers: readonly number[]): Promise<PayClaim[]> {
  if (numbers.length === 0) return [];
  const rows = await db
    .select()
    .from(payClaims)
    .where(and(inArray(payClaims.seq, [...numbers]), eq(payClaims.state, "waiting")));
  return rows.map(shownClaim);
}

function shownClaim(row: Stored): PayClaim {
  const { seq, kind, setterId, prospectId, baseCents, why, state, reason } = row;
  const earnedAt = row.earnedAt.toISOString();
  return { seq, kind, setterId, prospectId, earnedAt, baseCents, why, state, reason };
}
