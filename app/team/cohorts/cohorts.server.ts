/** Cohorts as administrators and their coaches see them (TEAM-2). */
import { and, asc, count, desc, eq, isNotNull, sql } from "drizzle-orm";
import { traineesSeenBy, type Viewer } from "~/auth/auth.server";
import { users } from "~/auth/tables";
import { recordEvent } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import { type CutList, cutList, found } from "~/platform/queries/lists.server";
import type { Fields } from "~/settings/settings";
import { markOf, type Overtaken, overtaken } from "~/settings/settings.server";
import { traineeOverviews as overview } from "~/training/tables";
import type { Target } from "../cohort";
import { cohortMembers, cohorts } from "../tables";
import { type Late, lateReason } from "./members.server";

export {
  activeCoaches,
  addMembers,
  type Coach,
  type Late,
  lateReason,
  removeMembers,
} from "./members.server";

/** `coachId` null: none. */
export type CohortFields = {
  name: string;
  startsOn: string;
  coachId: string | null;
  targets: Target[];
};

export type Cohort = CohortFields & { id: string; coach: string | null };

/** All cohorts for someone who sees every trainee, otherwise those this person coaches. */
function visible(viewer: Viewer) {
  return traineesSeenBy(viewer).all ? undefined : eq(cohorts.coachId, viewer.userId);
}

const isLate = (today: string) =>
  sql`late_since(${overview.userId}, ${overview.heat}, ${today}::date)`;

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

export async function cohortNames(db: Db, viewer: Viewer): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: cohorts.id, name: cohorts.name })
    .from(cohorts)
    .where(visible(viewer))
    .orderBy(desc(cohorts.startsOn), asc(cohorts.name));
}

const cohortColumns = {
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

export type LateMember = Late & { userId: string; name: string; cohort: string };

/** Who has missed a date, the longest first, at most `most`: in one cohort, or in all visible ones. */
export async function lateMembers(
  db: Db,
  viewer: Viewer,
  { today, cohortId, most }: { today: string; cohortId?: string; most: number },
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
      ...lateReason(state, missed),
    })),
  );
}

/** `fault`: nothing was changed. `mark`: see `cohortMark`. */
export type CohortOutcome = { id: string; mark: string } | { fault: string } | Overtaken;

/** Of what the form of a cohort shows. */
export function cohortMark(cohort: Cohort): string {
  return markOf(shownOf(cohort));
}

function shownOf({ name, startsOn, coach, targets }: Cohort): Fields {
  const dates = targets.map(({ lesson, by }) => `${by} (lesson ${lesson})`).join(", ");
  return { Name: name, "Start date": startsOn, Coach: coach ?? "", "Target dates": dates };
}

const TAKEN = "A cohort with this name already exists";

/** `id` null: a new one. `began`: the mark of what was shown. */
export async function saveCohort(
  db: Db,
  actor: Viewer,
  id: string | null,
  { began, ...fields }: CohortFields & { began?: string | undefined },
): Promise<CohortOutcome> {
  return withLock(db, "settings", async (tx) => {
    const [same] = await tx
      .select({ id: cohorts.id })
      .from(cohorts)
      .where(sql`lower(${cohorts.name}) = lower(${fields.name})`);
    if (same && same.id !== id) return { fault: TAKEN };
    if (!(await isAccount(tx, fields.coachId))) return { fault: "This coach no longer exists" };
    const before = id === null ? null : await cohortOf(tx, actor, id);
    if (id !== null && before === null) return { fault: "This cohort no longer exists" };
    const refusal = before && overtaken(began, shownOf(before));
    if (refusal) return refusal;
    const [saved] = before
      ? await tx.update(cohorts).set(fields).where(eq(cohorts.id, before.id)).returning()
      : await tx.insert(cohorts).values(fields).onConflictDoNothing().returning();
    if (!saved) return { fault: TAKEN };
    await recordEvent(tx, {
      actor,
      verb: before ? "cohorts.change" : "cohorts.create",
      subject: { kind: "cohort", id: saved.id, label: saved.name },
      before: before && factsOf(before),
      after: factsOf(fields),
    });
    const after = await cohortOf(tx, actor, saved.id);
    return { id: saved.id, mark: after ? cohortMark(after) : "" };
  });
}

/** False: it no longer exists. Its members stay trainees, in no cohort. */
export async function deleteCohort(db: Db, actor: Viewer, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const before = await cohortOf(tx, actor, id);
    if (before === null) return false;
    await tx.delete(cohorts).where(eq(cohorts.id, id));
    await recordEvent(tx, {
      actor,
      verb: "cohorts.delete",
      after: null,
      subject: { kind: "cohort", id, label: before.name },
      before: factsOf(before),
    });
    return true;
  });
}

/** True also for none. */
async function isAccount(tx: Db, userId: string | null): Promise<boolean> {
  if (userId === null) return true;
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId));
  return rows.length > 0;
}

function factsOf({ startsOn, coachId, targets }: CohortFields) {
  const dates = targets.map(({ lesson, by }) => `${lesson}: ${by}`).join(", ");
  return { startsOn, coach: coachId, dates };
}
