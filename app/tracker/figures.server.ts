/** The tracker's figures, as the database and the ledger maintain them (TRK-1). */
import { and, eq, type SQL, sql } from "drizzle-orm";
import { rateText } from "~/pay/pay";
import { commissionOf } from "~/pay/pay.server";
import { payEntries } from "~/pay/tables";
import type { Db } from "~/platform/db/database.server";
import type { Figures, OwnFigures, StoredFigures, UnpaidDeals } from "./figures";
import { prospectTallies } from "./tables";
import { unpaidDeals } from "./waiting.server";

/** No prospect is read for them. `zone`: the company's. */
export async function readFigures(db: Db, zone: string): Promise<Figures> {
  const { cents, rates } = await commissionOf(db, zone);
  const unpaid = await unpaidDeals(db);
  const { rows } = await db.execute<{ figures: StoredFigures }>(
    sql`select tracker_figures() as figures`,
  );
  const [row] = rows;
  if (!row) throw new Error("The database returned no figures");
  return { ...row.figures, commission: { cents, note: rateNote(rates, unpaid) }, unpaid };
}

/** What the same cards count of one setter; the commission is that of My Pay, all months together (WEEK-7). */
export async function readOwnFigures(db: Db, userId: string): Promise<OwnFigures> {
  const sum = (value: SQL, where = sql`true`) =>
    sql<number>`coalesce(sum(${value}) filter (where ${where}), 0)`.mapWith(Number);
  const isClosed = sql`${prospectTallies.status} = 'closed'`;
  const added = sql`${prospectTallies.prospects}`;
  const [tally] = await db
    .select({
      prospects: sum(added),
      qualified: sum(added, sql`${prospectTallies.qualified}`),
      closed: sum(added, isClosed),
      dealCents: sum(sql`${prospectTallies.dealCents}`, isClosed),
    })
    .from(prospectTallies)
    .where(eq(prospectTallies.owner, userId));
  const [paid] = await db
    .select({ commissionCents: sum(sql`${payEntries.cents}`) })
    .from(payEntries)
    .where(and(eq(payEntries.setterId, userId), eq(payEntries.kind, "commission")));
  if (!tally || !paid) throw new Error("A sum without a group is always one row");
  return { ...tally, ...paid };
}

/** Rates differ once the company has changed them: each deal has the one of the day it closed. */
function rateNote([rate = 0, ...others]: readonly number[], unpaid: UnpaidDeals): string {
  if (others.length > 0) return "at the rate of each closing day";
  const areAllPaid = unpaid.waitingCents + unpaid.refusedCents === 0;
  return areAllPaid ? rateText("commission", rate) : `${rate / 100}% of confirmed deals`;
}
