/** The tracker's figures, as the database and the ledger maintain them (TRK-1). */
import { sql } from "drizzle-orm";
import { rateText } from "~/pay/pay";
import { commissionOf } from "~/pay/pay.server";
import type { Db } from "~/platform/db/database.server";
import type { Figures, StoredFigures, UnpaidDeals } from "./figures";
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

/** Rates differ once the company has changed them: each deal has the one of the day it closed. */
function rateNote([rate = 0, ...others]: readonly number[], unpaid: UnpaidDeals): string {
  if (others.length > 0) return "at the rate of each closing day";
  const areAllPaid = unpaid.waitingCents + unpaid.refusedCents === 0;
  return areAllPaid ? rateText("commission", rate) : `${rate / 100}% of confirmed deals`;
}
