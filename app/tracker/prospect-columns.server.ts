/** What a viewer may see of a prospect, on pages and in files: the one place that masks (TRK-5). */
import { eq, sql } from "drizzle-orm";
import { trainingCredentials } from "~/auth/tables";
import type { Db } from "~/platform/db/database.server";
import { dollars } from "~/platform/money/money";
import { leadZone } from "./lead-zone";
import { type Finances, STATUSES } from "./prospect";
import { whyNotMasked, whyNotQualified } from "./qualification";
import { prospects } from "./tables";

/** The viewer: `seesAll` if income and score of every prospect may be shown. */
export type ProspectReader = { userId: string; seesAll: boolean };

const columns = {
  id: prospects.id,
  version: prospects.version,
  typedVersion: prospects.typedVersion,
  firstName: prospects.firstName,
  lastName: prospects.lastName,
  country: prospects.country,
  qualified: prospects.qualified,
  callDate: prospects.scheduledCallDate,
  status: prospects.status,
  dealCents: prospects.dealAmountCents,
  rescheduledDate: prospects.rescheduledDate,
  showed: sql<boolean>`${prospects.showedAt} is not null`,
  createdAt: prospects.createdAt,
  ownerId: prospects.userId,
  ownerName: sql<
    string | null
  >`${trainingCredentials.firstName} || ' ' || ${trainingCredentials.lastName}`,
  annualIncome: prospects.annualIncome,
  annualIncomeCents: prospects.annualIncomeCents,
  score: prospects.score,
  handle: prospects.handle,
  platform: prospects.platform,
  profile: prospects.profile,
  nextContactAt: prospects.nextContactAt,
  notes: prospects.notes,
  scorePoints: prospects.scorePoints,
};

/** Prospects with their adders' names; callers add to the query. */
export function selectProspects(db: Db) {
  return db
    .select(columns)
    .from(prospects)
    .leftJoin(trainingCredentials, eq(trainingCredentials.userId, prospects.userId))
    .$dynamic();
}

type Selected = Awaited<ReturnType<typeof selectProspects>>[number];

/** What everyone signed in may see. Dates are calendar days, `YYYY-MM-DD`. */
export type PublicProspect = Omit<Selected, keyof Finances | "createdAt"> & { createdAt: string };

/** `finances` is null if they are masked for this viewer. */
export type Prospect = PublicProspect & { finances: Finances | null };

/** A prospect as sent on the event stream. */
export type ProspectChange = PublicProspect & { removed: boolean };

export function shownTo({ userId, seesAll }: ProspectReader, row: Selected): Prospect {
  const { annualIncome, annualIncomeCents, score, scorePoints, ...rest } = row;
  const { handle, platform, profile, notes, nextContactAt, ...open } = rest;
  const contact = { handle, platform, profile, notes };
  const finances: Finances = {
    annualIncome,
    annualIncomeCents,
    score,
    scorePoints,
    nextContactAt: nextContactAt?.toISOString() ?? null,
    zone: leadZone({ country: open.country, notes }),
    ...contact,
  };
  return {
    ...open,
    createdAt: open.createdAt.toISOString(),
    finances: seesAll || open.ownerId === userId ? finances : null,
  };
}

export function csvLine(prospect: Prospect) {
  const { finances, country, dealCents } = prospect;
  const reasons = finances ? whyNotQualified({ ...finances, country }) : whyNotMasked(country);
  return [
    prospect.firstName,
    prospect.lastName,
    country,
    finances ? finances.annualIncome : "Hidden",
    finances ? finances.score : "Hidden",
    prospect.qualified ? "Yes" : "No",
    prospect.qualified ? null : reasons.join("; "),
    prospect.callDate,
    STATUSES[prospect.status],
    dealCents === null ? null : dollars(dealCents, true).replace(/[$,]/g, ""),
    prospect.rescheduledDate,
    prospect.ownerName,
    prospect.createdAt,
    finances ? finances.handle : "Hidden",
    finances ? finances.platform : "Hidden",
    finances ? finances.profile : "Hidden",
    finances ? finances.notes : "Hidden",
    finances ? finances.nextContactAt : "Hidden",
    prospect.showed ? "Yes" : null,
  ];
}
