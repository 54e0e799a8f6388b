/** How rows of the database become what a viewer may see of a prospect: the one place that masks (TRK-5). */
import { eq, sql } from "drizzle-orm";
import { trainingCredentials } from "~/auth/tables";
import type { Db } from "~/platform/db/database.server";
import type { Finances, Prospect } from "./prospect";
import { prospects } from "./tables";

/** Who looks: `seesAll` where income and score of every prospect may be shown. */
export type ProspectReader = { userId: string; seesAll: boolean };

const columns = {
  id: prospects.id,
  version: prospects.version,
  firstName: prospects.firstName,
  lastName: prospects.lastName,
  country: prospects.country,
  qualified: prospects.qualified,
  callDate: prospects.scheduledCallDate,
  status: prospects.status,
  dealCents: prospects.dealAmountCents,
  rescheduledDate: prospects.rescheduledDate,
  createdAt: prospects.createdAt,
  ownerId: prospects.userId,
  ownerName: sql<
    string | null
  >`${trainingCredentials.firstName} || ' ' || ${trainingCredentials.lastName}`,
  annualIncome: prospects.annualIncome,
  annualIncomeCents: prospects.annualIncomeCents,
  score: prospects.score,
  scorePoints: prospects.scorePoints,
};

/** Prospects with their adders' names; the query goes on from here. */
export function selectProspects(db: Db) {
  return db
    .select(columns)
    .from(prospects)
    .leftJoin(trainingCredentials, eq(trainingCredentials.userId, prospects.userId))
    .$dynamic();
}

type Selected = Awaited<ReturnType<typeof selectProspects>>[number];

export function shownTo({ userId, seesAll }: ProspectReader, row: Selected): Prospect {
  const { annualIncome, annualIncomeCents, score, scorePoints, ...open } = row;
  const finances: Finances = { annualIncome, annualIncomeCents, score, scorePoints };
  return {
    ...open,
    createdAt: open.createdAt.toISOString(),
    finances: seesAll || open.ownerId === userId ? finances : null,
  };
}
