/** Assigning coaches, to one trainee or to everyone in a view (TEAM-1). */
import { and, eq, sql } from "drizzle-orm";
import { traineesSeenBy, type Viewer } from "~/auth/auth.server";
import { traineePlaces, userRoles, users } from "~/auth/tables";
import { recordEvents } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { addMembers, type Coach, cohortOf, removeMembers } from "~/team/cohorts/cohorts.server";
import { traineeOverviews } from "~/training/tables";
import { MOST_AT_ONCE, type PanelView } from "./panel-view";
import { traineeIds } from "./trainees.server";

/** `fault`: nothing was changed. */
export type CoachOutcome = { done: string } | { fault: string };

/** Gives everyone in the view this coach; an empty id: none. */
export async function assignCoach(
  db: Db,
  actor: Viewer,
  { coachId, count }: { coachId: string; count: number },
  view: PanelView,
): Promise<CoachOutcome> {
  return db.transaction(async (tx) => {
    const coach = coachId === "" ? null : await lockCoach(tx, coachId);
    if (coach === undefined) return { fault: "This person is no longer a coach" };
    const ids = await idsIn(tx, actor, view, count);
    if (!Array.isArray(ids)) return ids;
    await setCoach(tx, actor, ids, coach);
    const who = count === 1 ? "1 trainee" : `${count} trainees`;
    return { done: coach ? `${coach.name} is now the coach of ${who}` : `${who} without a coach` };
  });
}

/** Assigns a coach to trainees, in a transaction; false: this person is no longer a coach. */
export async function giveCoach(
  tx: Db,
  actor: Viewer,
  ids: readonly string[],
  coachId: string,
): Promise<boolean> {
  const coach = await lockCoach(tx, coachId);
  if (coach === undefined) return false;
  await setCoach(tx, actor, ids, coach);
  return true;
}

async function setCoach(
  tx: Db,
  actor: Viewer,
  ids: readonly string[],
  coach: Coach | null,
): Promise<void> {
  const changed = await tx
    .insert(traineePlaces)
    .values(ids.map((userId) => ({ userId, coachId: coach?.userId ?? null })))
    .onConflictDoUpdate({
      target: traineePlaces.userId,
      set: { coachId: sql`excluded.coach_id` },
      setWhere: sql`${traineePlaces.coachId} is distinct from excluded.coach_id`,
    })
    .returning({ userId: traineePlaces.userId });
  await recordAssignments(
    tx,
    actor,
    changed.map(({ userId }) => userId),
    coach,
  );
}

/** Everyone in a view, provided it still has as many as when it was shown; otherwise why not. */
async function idsIn(
  tx: Db,
  actor: Viewer,
  view: PanelView,
  count: number,
): Promise<string[] | { fault: string }> {
  if (count > MOST_AT_ONCE)
    return { fault: `Assign at most ${MOST_AT_ONCE} at a time: narrow the list with a filter` };
  const seen = traineesSeenBy(actor);
  const listed = await traineeIds(tx, { view, seen }, MOST_AT_ONCE + 1).next();
  const ids = listed.done ? [] : listed.value;
  return ids.length === count ? ids : { fault: "The list has changed. Check it again." };
}

/** Moves everyone in the view to this cohort; an empty id: to none. */
export async function putInCohort(
  db: Db,
  actor: Viewer,
  { cohortId, count }: { cohortId: string; count: number },
  view: PanelView,
): Promise<CoachOutcome> {
  return db.transaction(async (tx) => {
    const cohort = cohortId === "" ? null : await cohortOf(tx, actor, cohortId);
    if (cohortId !== "" && cohort === null) return { fault: "This cohort no longer exists" };
    const ids = await idsIn(tx, actor, view, count);
    if (!Array.isArray(ids)) return ids;
    if (cohort) await addMembers(tx, actor, cohort.id, ids);
    else await removeMembers(tx, actor, ids);
    const who = count === 1 ? "1 trainee" : `${count} trainees`;
    return { done: cohort ? `${who} in ${cohort.name}` : `${who} without a cohort` };
  });
}

/** The coach, locked as one until this transaction ends; undefined if no one with this id is a coach. */
async function lockCoach(tx: Db, userId: string): Promise<Coach | undefined> {
  const [role] = await tx
    .select()
    .from(userRoles)
    .where(and(eq(userRoles.userId, userId), eq(userRoles.role, "coach")))
    .for("share");
  if (!role) return undefined;
  const [coach] = await tx
    .select({ userId: users.id, name: users.name })
    .from(users)
    .where(eq(users.id, userId));
  return coach;
}

async function recordAssignments(
  tx: Db,
  actor: Viewer,
  userIds: readonly string[],
  coach: Coach | null,
): Promise<void> {
  const named = await tx
    .select({ id: traineeOverviews.userId, label: traineeOverviews.name })
    .from(traineeOverviews)
    .where(sql`${traineeOverviews.userId} = any(${sql.param([...userIds])}::text[])`);
  const facts = { actor, verb: "coaches.assign", before: null } as const;
  await recordEvents(
    tx,
    named.map((each) => ({
      ...facts,
      subject: { kind: "trainee" as const, ...each },
      after: { coach: coach?.userId ?? null },
    })),
  );
}
