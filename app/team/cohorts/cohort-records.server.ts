/** A cohort as its administrators and its coach may see it. */
import { and, eq, sql } from "drizzle-orm";
import { traineesSeenBy, type Viewer } from "~/auth/auth.server";
import { users } from "~/auth/tables";
import type { Db } from "~/platform/db/database.server";
import type { Target } from "../cohort";
import { cohorts } from "../tables";

/** `coachId` null: none. */
export type CohortFields = {
  name: string;
  startsOn: string;
  coachId: string | null;
  targets: Target[];
};

export type Cohort = CohortFields & { id: string; coach: string | null };

/** All cohorts for someone who sees every trainee, otherwise those this person coaches. */
export function visible(viewer: Viewer) {
  return traineesSeenBy(viewer).all ? undefined : eq(cohorts.coachId, viewer.userId);
}

export const cohortColumns = {
  id: cohorts.id,
  name: cohorts.name,
  startsOn: cohorts.startsOn,
  targets: cohorts.targets,
  coachId: cohorts.coachId,
  coach: users.name,
};

/** Null if this person sees no such cohort. */
export async function cohortOf(db: Db, viewer: Viewer, id: string): Promise<Cohort | null> {
  const [row] = await db
    .select(cohortColumns)
    .from(cohorts)
    .leftJoin(users, eq(users.id, cohorts.coachId))
    .where(and(sql`${cohorts.id}::text = ${id}`, visible(viewer)));
  return row ?? null;
}
