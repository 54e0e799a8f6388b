/** Disputes about entries: a reason, a due date, and a decision that is an entry itself (PAY-3). */
import { and, asc, count, desc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { z } from "zod";
import { type Actor, recordEvent } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import { parseMoney } from "~/platform/money/money";
import { addDays, localAt } from "~/platform/time/zones";
import { openPeriodFrom, periodOf } from "./ledger.server";
import { postEntries, postEntry, termsOf, WITHOUT_EVENT } from "./post-entries.server";
import { DISPUTE_ACTS, type DisputeAct, type DisputeState } from "./states";
import { payDisputes, payEntries } from "./tables";

/** The deadline for deciding a dispute. */
const DAYS_TO_DECIDE = 7;
const LONGEST_TEXT = 1_000;
const LARGEST_CENTS = 10_000_000;
const MOST_OPEN = 50;
const MOST_SHOWN = 200;

const words = (missing: string) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .max(LONGEST_TEXT, `At most ${LONGEST_TEXT.toLocaleString("en-US")} characters`);

export const disputeFields = z.strictObject({
  entry: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
  reason: words("Say what is wrong"),
});

const decided = { id: z.uuid(), answer: words("Explain the decision") };

/** `amount`: what is paid in addition; negative: what is taken back. */
export const acceptanceFields = z.strictObject({
  ...decided,
  amount: z
    .string()
    .trim()
    .max(40)
    .transform((text, context) => {
      const cents = parseMoney(text.replace(/^[-−]/, ""));
      if (cents !== null && cents > 0 && cents <= LARGEST_CENTS)
        return /^[-−]/.test(text) ? -cents : cents;
      context.addIssue({
        code: "custom",
        message: "Enter the amount in dollars, such as 50 or -25.50, up to 100,000",
      });
      return z.NEVER;
    }),
});

// The form has one field for both decisions.
export const denialFields = z.strictObject({
  ...decided,
  amount: z.string().max(40).optional(),
});

export type Dispute = {
  id: string;
  entrySeq: number;
  setterId: string;
  period: string;
  state: DisputeState;
  reason: string;
  answer: string | null;
  dueOn: string;
  openedAt: string;
  endedAt: string | null;
  /** What an accepted one pays or takes back, and the month of its entry. */
  decided: { cents: number; period: string } | null;
};

/** Someone's disputes, newest first; without `setterId` everyone's, open ones first by due date. */
export async function disputesOf(db: Db, setterId?: string): Promise<Dispute[]> {
  const decision = alias(payEntries, "decision");
  const rows = await db
    .select({
      dispute: payDisputes,
      period: payEntries.period,
      decided: { cents: decision.cents, period: decision.period },
    })
    .from(payDisputes)
    .innerJoin(payEntries, eq(payEntries.seq, payDisputes.entrySeq))
    .leftJoin(
      decision,
      and(eq(decision.disputeId, payDisputes.id), eq(payDisputes.state, "accepted")),
    )
    .where(setterId ? eq(payDisputes.setterId, setterId) : undefined)
    .orderBy(
      desc(eq(payDisputes.state, "open")),
      asc(payDisputes.dueOn),
      desc(payDisputes.openedAt),
    )
    .limit(MOST_SHOWN);
  return rows.map(({ dispute: { openedAt, endedAt, ...row }, period, decided }) => ({
    ...row,
    period,
    decided,
    openedAt: openedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }));
}

/** `gone`: no such entry or dispute, or not theirs; `state`: it is already open, or decided; `own`: others decide it. */
export type DisputeOutcome = "done" | "gone" | "state" | "many" | "own";

type Clock = { zone: string; now: Date };

export async function openDispute(
  db: Db,
  actor: Actor,
  { entry, reason }: { entry: number; reason: string },
  { zone, now }: Clock,
): Promise<DisputeOutcome> {
  const setterId = actor.userId;
  return withLock(db, "pay", async (tx) => {
    const [found] = await tx
      .select({ seq: payEntries.seq })
      .from(payEntries)
      .where(and(eq(payEntries.seq, entry), eq(payEntries.setterId, setterId)));
    if (!found) return "gone";
    const isOpen = and(eq(payDisputes.setterId, setterId), eq(payDisputes.state, "open"));
    const [open] = await tx.select({ found: count() }).from(payDisputes).where(isOpen);
    if ((open?.found ?? 0) >= MOST_OPEN) return "many";
    const dueOn = addDays(localAt(zone, now.getTime()).day, DAYS_TO_DECIDE);
    const [made] = await tx
      .insert(payDisputes)
      .values({ entrySeq: entry, setterId, reason, dueOn })
      .onConflictDoNothing()
      .returning({ id: payDisputes.id });
    if (!made) return "state";
    await recordEvent(tx, {
      actor,
      verb: "disputes.open",
      subject: { kind: "pay", id: made.id, label: `Entry ${entry}` },
      before: null,
      after: { state: "open", entry, dueOn },
    });
    return "done";
  });
}

type Ending = { id: string; act: DisputeAct; answer?: string; cents?: number };

/** Withdraws one's own dispute, or decides one; a decision is an entry in the first open period. */
export async function endDispute(
  db: Db,
  actor: Actor,
  { id, act, answer, cents = 0 }: Ending,
  { zone, now }: Clock,
): Promise<DisputeOutcome> {
  await postEntries(db, zone);
  return withLock(db, "pay", async (tx) => {
    const own = act === "withdraw" ? eq(payDisputes.setterId, actor.userId) : undefined;
    const [dispute] = await tx
      .select()
      .from(payDisputes)
      .where(and(eq(payDisputes.id, id), own));
    if (!dispute) return "gone";
    if (act !== "withdraw" && dispute.setterId === actor.userId) return "own";
    const acts: Partial<Record<DisputeAct, DisputeState>> = DISPUTE_ACTS[dispute.state];
    const state = acts[act];
    if (state === undefined) return "state";
    await tx
      .update(payDisputes)
      .set({ state, answer: answer ?? null, endedAt: now })
      .where(eq(payDisputes.id, id));
    if (act !== "withdraw") await enterDecision(tx, dispute, cents, { zone, now });
    await recordEvent(tx, {
      actor,
      verb: `disputes.${act}`,
      subject: { kind: "pay", id, label: `Entry ${dispute.entrySeq}` },
      before: { state: dispute.state },
      after: { state, entry: dispute.entrySeq, cents },
    });
    return "done";
  });
}

async function enterDecision(
  tx: Db,
  { id, entrySeq, setterId }: typeof payDisputes.$inferSelect,
  cents: number,
  { zone, now }: Clock,
): Promise<void> {
  const [entry] = await tx.select().from(payEntries).where(eq(payEntries.seq, entrySeq));
  const { closed } = await termsOf(tx, zone);
  const earnedAt = now.toISOString();
  const period = openPeriodFrom(periodOf(earnedAt, zone), closed);
  const about = entry && entry.period !== period ? entry.period : null;
  await postEntry(tx, {
    ...WITHOUT_EVENT,
    kind: "decision",
    setterId,
    prospectId: entry?.prospectId ?? null,
    disputeId: id,
    cents,
    earnedAt,
    period,
    corrects: about,
  });
}
