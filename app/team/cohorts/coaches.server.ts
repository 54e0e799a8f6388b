/** Assigning coaches to trainees (TEAM-1). */
import { and, eq, sql } from "drizzle-orm";
import { traineesSeenBy, type Viewer } from "~/auth/auth.server";
import { traineePlaces, userRoles, users } from "~/auth/tables";
import { recordEvents } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { traineeOverviews } from "~/training/tables";
import { traineeName } from "~/training/training.server";
import type { Coach } from "./members.server";

/** `fault`: nothing was changed. */
type CoachOutcome = { done: string } | { fault: string };

/** Gives a trainee this coach; an empty id: none. */
export async function assignCoach(
  db: Db,
  actor: Viewer,
  { coachId, userId }: { coachId: string; userId: string },
): Promise<CoachOutcome> {
  return db.transaction(async (tx) => {
    const coach = coachId === "" ? null : await lockCoach(tx, coachId);
    if (coach === undefined) return { fault: "This person is no longer a coach" };
    if ((await traineeName(tx, userId, traineesSeenBy(actor))) === null)
      return { fault: "The list has changed. Check it again." };
    await setCoach(tx, actor, [userId], coach);
    const who = "1 trainee";
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

/** Takes trainees their coach, in a transaction. */
export async function takeCoach(tx: Db, actor: Viewer, ids: readonly string[]): Promise<void> {
  await setCoach(tx, actor, ids, null);
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
