/** Cohorts with how many are late in them, and who is. */
import { and, asc, count, desc, eq, isNotNull, sql } from "drizzle-orm";
import { traineesSeenBy, type Viewer } from "~/auth/auth.server";
import { users } from "~/auth/tables";
import type { Db } from "~/platform/db/database.server";
import { type CutList, cutList, found } from "~/platform/queries/lists.server";
import { traineeOverviews as overview } from "~/training/tables";
import { cohortMembers, cohorts } from "../tables";
import { type Cohort, cohortColumns, visible } from "./cohort-records.server";
import { type Late, lateReason } from "./members.server";

const isLate = (today: string) =>
  sql`late_since(${overview.userId}, ${overview.progressDigits}, ${today}::date)`;

export type ListedCohort = Cohort & { members: number; late: number };

export async function cohortList(db: Db, viewer: Viewer, today: string): Promise<ListedCohort[]> {
  const seen = traineesSeenBy(viewer);
  return db
    .select({
      ...cohortColumns,
      members: count(overview.userId),
      late: sql<number>`count(*) filter (where ${overview.isActive} and ${isLate(today)} is not null)::int`,
    })
    .from(cohorts)
    .leftJoin(users, eq(users.id, cohorts.coachId))
    .leftJoin(cohortMembers, eq(cohortMembers.cohortId, cohorts.id))
    .leftJoin(overview, and(eq(overview.userId, cohortMembers.userId), seen(cohortMembers.userId)))
    .where(visible(viewer))
    .groupBy(cohorts.id, users.name)
    .orderBy(desc(cohorts.startsOn), asc(cohorts.name));
}

/** The names of those in a cohort who have missed one of its dates, by id. */
export async function lateIn(
  db: Db,
  viewer: Viewer,
  cohortId: string,
): Promise<ReadonlyMap<string, string>> {
  const today = new Date().toISOString().slice(0, 10);
  const rows = await db
    .select({ userId: overview.userId, name: overview.name })
    .from(overview)
    .innerJoin(cohortMembers, eq(cohortMembers.userId, overview.userId))
    .where(
      and(
        eq(cohortMembers.cohortId, cohortId),
        traineesSeenBy(viewer)(overview.userId),
        eq(overview.isActive, true),
        isNotNull(isLate(today)),
      ),
    )
    .orderBy(asc(overview.nameKey), asc(overview.userId));
  return new Map(rows.map(({ userId, name }) => [userId, name]));
}

export type LateMember = Late & { userId: string; name: string; cohort: string };

/** Who has missed a date, the longest first, at most `most`: in one cohort, or in all visible ones. */
export async function lateMembers(
  db: Db,
  viewer: Viewer,
  {
    today,
    cohortId,
    most,
    lessons,
  }: {
    today: string;
    cohortId?: string;
    most: number;
    lessons: readonly { id: number; number: number }[];
  },
): Promise<CutList<LateMember>> {
  const missed = sql<string>`${isLate(today)}::text`;
  const rows = await db
    .select({ overview, cohort: cohorts.name, missed, found })
    .from(overview)
    .innerJoin(cohortMembers, eq(cohortMembers.userId, overview.userId))
    .innerJoin(cohorts, eq(cohorts.id, cohortMembers.cohortId))
    .where(
      and(
        traineesSeenBy(viewer)(overview.userId),
        visible(viewer),
        eq(overview.isActive, true),
        cohortId === undefined ? undefined : eq(cohorts.id, cohortId),
        isNotNull(isLate(today)),
      ),
    )
    .orderBy(asc(isLate(today)), asc(overview.nameKey), asc(overview.userId))
    .limit(most);
  return cutList(
    rows.map(({ overview: { userId, name, ...state }, missed, ...row }) => ({
      userId,
      name,
      ...row,
      ...lateReason(state, missed, lessons),
    })),
  );
}
