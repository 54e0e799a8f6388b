/** What of a closed month has been paid out: who said so, and when (PAY-2). The ledger says what is owed; this changes nothing of it. */
import { and, eq, gt, isNull } from "drizzle-orm";
import { type Actor, recordEvent } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import { payPayments, payPeriods, payStatements } from "./tables";

export type Payment = { setterId: string; cents: number; paidAt: string; paidBy: string };

/** Of everyone, or with `setterId` of one person. */
type Whose = { period: string; setterId?: string | undefined };

export async function paymentsOf(db: Db, { period, setterId }: Whose): Promise<Payment[]> {
  const rows = await db.select().from(payPayments).where(isOf({ period, setterId }));
  return rows.map(({ paidAt, period: _, ...row }) => ({ ...row, paidAt: paidAt.toISOString() }));
}

function isOf({ period, setterId }: Whose) {
  const ofPerson = setterId === undefined ? undefined : eq(payPayments.setterId, setterId);
  return and(eq(payPayments.period, period), ofPerson);
}

/** `at`: by which it is taken back. `open`: the month is not closed; `nothing`: all that is owed is marked. */
type Marked = { at: string; people: number } | "open" | "nothing";

export async function markPaid(
  db: Db,
  actor: Actor,
  { period, setterId }: Whose,
  now: Date,
): Promise<Marked> {
  return withLock(db, "pay", async (tx) => {
    const [stored] = await tx.select().from(payPeriods).where(eq(payPeriods.period, period));
    if (stored?.state !== "closed") return "open";
    const isTheirs = and(
      eq(payPayments.period, payStatements.period),
      eq(payPayments.setterId, payStatements.setterId),
    );
    const owed = await tx
      .select({ setterId: payStatements.setterId, cents: payStatements.cents })
      .from(payStatements)
      .leftJoin(payPayments, isTheirs)
      .where(
        and(
          eq(payStatements.period, period),
          isNull(payPayments.setterId),
          gt(payStatements.cents, 0),
          setterId === undefined ? undefined : eq(payStatements.setterId, setterId),
        ),
      );
    if (owed.length === 0) return "nothing";
    const rows = owed.map((each) => ({ ...each, period, paidBy: actor.userId, paidAt: now }));
    await tx.insert(payPayments).values(rows);
    const cents = owed.reduce((sum, each) => sum + each.cents, 0);
    await record(tx, actor, { verb: "pay.paid", period, people: owed.length, cents });
    return { at: now.toISOString(), people: owed.length };
  });
}

/** Takes back what was marked at that moment; false: it is not marked so any more. */
export async function unmarkPaid(
  db: Db,
  actor: Actor,
  { at, ...whose }: Whose & { at: string },
): Promise<boolean> {
  return withLock(db, "pay", async (tx) => {
    const dropped = await tx
      .delete(payPayments)
      .where(and(isOf(whose), eq(payPayments.paidAt, new Date(at))))
      .returning();
    if (dropped.length === 0) return false;
    const cents = dropped.reduce((sum, each) => sum + each.cents, 0);
    const facts = { period: whose.period, people: dropped.length, cents };
    await record(tx, actor, { verb: "pay.unpaid", ...facts });
    return true;
  });
}

type Recorded = { verb: "pay.paid" | "pay.unpaid"; period: string; people: number; cents: number };

function record(tx: Db, actor: Actor, { verb, period, ...after }: Recorded) {
  const subject = { kind: "pay" as const, id: period, label: period };
  return recordEvent(tx, { actor, verb, subject, before: null, after });
}
