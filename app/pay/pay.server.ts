/** Door of the pay room: the ledger of what setters have earned, its periods, statements and disputes. */
import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { trainingCredentials } from "~/auth/tables";
import { eventsOn } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { rowsInParts } from "~/platform/queries/lists.server";
import { endOf, postEntries, postSomeEntries, rulesOf } from "./post-entries.server";
import { RATES } from "./rates";
import { payClaims, payDisputes, payEntries, payPayments } from "./tables";

export { changePeriod, type PeriodOutcome } from "./change-period.server";
export {
  type ClaimOutcome,
  claimFields,
  claimsOfSetter,
  confirmClaim,
  keepRefusal,
  type PayClaim,
  refusalReason,
  refuseClaim,
  waitingClaims,
} from "./claims.server";
export {
  acceptanceFields,
  type Dispute,
  denialFields,
  disputeFields,
  disputesOf,
  endDispute,
  openDispute,
} from "./disputes.server";
export type { Entry, Rule } from "./ledger.server";
export { markPaid, type Payment, paymentsOf, unmarkPaid } from "./payments.server";
export {
  closedHash,
  entriesBefore,
  entriesOf,
  hashOfPeriod,
  type Owed,
  owedFor,
  type Period,
  periodsOf,
} from "./periods.server";
export { ledgerFault, rulesOf } from "./post-entries.server";
export { addRule, ruleFields, withdrawRule } from "./rules.server";
export {
  claimMark,
  isPaidForGood,
  type UndoneClaim,
  undoClaim,
  undoRefusals,
} from "./undo-claim.server";
export { postEntries };

/** As the log names those whose name was erased. */
const FORMER = "Former user";

/**
 * All commission in the ledger, in cents, and each rate so far, in hundredths of a percent. A large backlog, such as
 * after a restore of prospects, is posted in parts.
 */
export async function commissionOf(
  db: Db,
  zone: string,
): Promise<{ cents: number; rates: number[] }> {
  await postSomeEntries(db, zone);
  const now = new Date().toISOString();
  const held = (await rulesOf(db)).filter(
    ({ kind, holdsFrom }) => kind === "commission" && holdsFrom <= now,
  );
  const rates = new Set([RATES.commission.shipped, ...held.map(({ value }) => value)]);
  return { cents: (await endOf(db)).commissionTotal, rates: [...rates] };
}

/**
 * Names by which what people are owed can be paid. The log keeps the name of a deleted one until it is erased there; then
 * the beginning of the id tells them apart.
 */
export async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const names = await accountNames(db, ids);
  const gone = ids.filter((id) => id !== "" && !names.has(id));
  if (gone.length === 0) return names;
  const deleted = await eventsOn(db, {
    kinds: ["trainee"],
    ids: gone,
    verbs: ["trainees.delete", "people.erase"],
  });
  for (const id of gone) {
    const label = deleted.find(({ subjectId }) => subjectId === id)?.subjectLabel;
    if (label === undefined) continue;
    names.set(id, label === FORMER ? `${FORMER} ${id.slice(0, 6)}` : `${label} (deleted)`);
  }
  return names;
}

async function accountNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: trainingCredentials.userId,
      firstName: trainingCredentials.firstName,
      lastName: trainingCredentials.lastName,
    })
    .from(trainingCredentials)
    .where(inArray(trainingCredentials.userId, [...ids]));
  return new Map(rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
}

/** What is stored about someone's pay. */
export async function payDataOf(db: Db, userId: string) {
  return {
    pay: await rowsInParts(({ limit, offset }) =>
      db
        .select()
        .from(payEntries)
        .where(eq(payEntries.setterId, userId))
        .orderBy(payEntries.seq)
        .limit(limit)
        .offset(offset),
    ),
    payDisputes: await db.select().from(payDisputes).where(eq(payDisputes.setterId, userId)),
    payPayments: await db.select().from(payPayments).where(eq(payPayments.setterId, userId)),
    payClaims: await db.select().from(payClaims).where(eq(payClaims.setterId, userId)),
  };
}

/** Removes someone's texts; what was earned stays, under an id that names no one. */
export async function erasePayTexts(db: Db, userId: string): Promise<void> {
  await db
    .update(payDisputes)
    .set({ reason: "Erased", answer: null })
    .where(eq(payDisputes.setterId, userId));
  await db
    .update(payClaims)
    .set({ reason: "Erased" })
    .where(and(eq(payClaims.setterId, userId), isNotNull(payClaims.reason)));
}
