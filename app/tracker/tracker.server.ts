/** Entry file of the tracker: what other rooms may call, and its figures. */
import { asc, eq, gt, sql } from "drizzle-orm";
import { trainingCredentials } from "~/auth/tables";
import { rateText } from "~/pay/pay";
import { commissionOf } from "~/pay/pay.server";
import type { Db } from "~/platform/db/database.server";
import { momentText } from "~/platform/time/zones";
import type { Figures, StoredFigures, UnpaidDeals } from "./figures";
import { prospectTallies } from "./tables";
import { unpaidDeals } from "./waiting.server";

export { addProspect, type NewProspect } from "./add-prospect.server";
export { correctProspect, editProspect, removeProspect } from "./edit-prospect.server";
export { prospectsForMeeting } from "./meeting-matches.server";
export { followMeeting, prospectOfMeeting } from "./meeting-outcomes.server";
export { eraseContacts, type Guest, requestsNaming, requestsOf } from "./meeting-requests.server";
export { outcomesReport, versionIn } from "./outcomes/outcomes.server";
export type { Editable } from "./prospect";
export { prospectImportJobs } from "./prospect-imports.server";
export { linkMeeting, unlinkMeeting } from "./prospect-meetings.server";
export { publicProspects } from "./prospects.server";
export { planStoredKeys, storedKeysJobs } from "./stored-keys.server";

/** The figures for open pages, under the one key their changes use. */
export async function liveFigures(db: Db, zone: string): Promise<ReadonlyMap<string, Figures>> {
  return new Map([["tracker-figures", await readFigures(db, zone)]]);
}

/** The figures as the database and the ledger maintain them; no prospect is read for them (TRK-1). `zone`: the company's. */
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

export type Owner = { id: string; name: string };

/** Everyone who has added a prospect that still exists, by name; people with the same name also with their first day. */
export async function readOwners(db: Db): Promise<Owner[]> {
  const name = sql<string>`${trainingCredentials.firstName} || ' ' || ${trainingCredentials.lastName}`;
  const owners = await db
    .selectDistinct({ id: trainingCredentials.userId, name, since: trainingCredentials.createdAt })
    .from(prospectTallies)
    .innerJoin(trainingCredentials, eq(trainingCredentials.userId, prospectTallies.owner))
    .where(gt(prospectTallies.prospects, 0))
    .orderBy(asc(name), asc(trainingCredentials.createdAt));
  const named = Map.groupBy(owners, (owner) => owner.name);
  return owners.map(({ id, name, since }) => {
    const isOnly = named.get(name)?.length === 1;
    return { id, name: isOnly ? name : `${name} (since ${momentText(since, "UTC")})` };
  });
}
