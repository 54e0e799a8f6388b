/** Who is in a cohort: added by search and from a list, each trainee in one cohort at most (TEAM-2); who can coach them, and why one is late. */

import { and, asc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { traineesSeenBy, type Viewer } from "~/auth/auth.server";
import { trainingCredentials, userRoles, users } from "~/auth/tables";
import type { EventVerb } from "~/events/events";
import { recordEvents } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import {
  byName,
  type CutList,
  containsWords,
  cutList,
  found,
} from "~/platform/queries/lists.server";
import { traineeOverviews as overview } from "~/training/tables";
import { cohortMembers } from "../tables";

const MOST_FOUND = 20;

export type Member = { userId: string; name: string; percent: number; isActive: boolean };

const columns = {
  userId: overview.userId,
  name: overview.name,
  percent: overview.percent,
  isActive: overview.isActive,
};

export async function membersOf(
  db: Db,
  viewer: Viewer,
  { cohortId, most }: { cohortId: string; most: number },
): Promise<CutList<Member>> {
  const rows = await db
    .select({ ...columns, found })
    .from(overview)
    .innerJoin(cohortMembers, eq(cohortMembers.userId, overview.userId))
    .where(and(eq(cohortMembers.cohortId, cohortId), traineesSeenBy(viewer)(overview.userId)))
    .orderBy(asc(overview.nameKey), asc(overview.userId))
    .limit(most);
  return cutList(rows);
}

/** Trainees whose name or address contains this text and who are not in this cohort. */
export async function findTrainees(
  db: Db,
  viewer: Viewer,
  { text, cohortId }: { text: string; cohortId: string },
): Promise<Member[]> {
  return db
    .select(columns)
    .from(overview)
    .leftJoin(cohortMembers, eq(cohortMembers.userId, overview.userId))
    .where(
      and(
        containsWords(overview.name, text),
        traineesSeenBy(viewer)(overview.userId),
        or(isNull(cohortMembers.cohortId), sql`${cohortMembers.cohortId} <> ${cohortId}`),
      ),
    )
    .orderBy(asc(overview.nameKey), asc(overview.userId))
    .limit(MOST_FOUND);
}

/** Moves trainees into a cohort, out of their current one. Returns how many were not in it. */
export async function addMembers(
  tx: Db,
  actor: Viewer,
  cohortId: string,
  userIds: readonly string[],
): Promise<number> {
  if (userIds.length === 0) return 0;
  const added = await tx
    .insert(cohortMembers)
    .values(userIds.map((userId) => ({ userId, cohortId })))
    .onConflictDoUpdate({
      target: cohortMembers.userId,
      set: { cohortId, joinedAt: sql`now()` },
      setWhere: sql`${cohortMembers.cohortId} <> ${cohortId}`,
    })
    .returning({ userId: cohortMembers.userId });
  const ids = added.map(({ userId }) => userId);
  await record(tx, actor, { verb: "cohorts.join", cohortId, userIds: ids });
  return added.length;
}

/** Removes trainees from their cohort. Returns how many were in one. */
export async function removeMembers(
  tx: Db,
  actor: Viewer,
  userIds: readonly string[],
  cohortId?: string,
): Promise<number> {
  const removed = await tx
    .delete(cohortMembers)
    .where(
      and(
        inArray(cohortMembers.userId, [...userIds]),
        cohortId === undefined ? undefined : eq(cohortMembers.cohortId, cohortId),
      ),
    )
    .returning({ userId: cohortMembers.userId });
  const ids = removed.map(({ userId }) => userId);
  await record(tx, actor, { verb: "cohorts.leave", cohortId: cohortId ?? null, userIds: ids });
  return removed.length;
}

type Change = { verb: EventVerb; cohortId: string | null; userIds: readonly string[] };

async function record(tx: Db, actor: Viewer, { verb, cohortId, userIds }: Change): Promise<void> {
  if (userIds.length === 0) return;
  const named = await tx
    .select({ id: overview.userId, label: overview.name })
    .from(overview)
    .where(inArray(overview.userId, [...userIds]));
  await recordEvents(
    tx,
    named.map((each) => ({
      actor,
      verb,
      before: null,
      subject: { kind: "trainee" as const, ...each },
      after: { cohort: cohortId },
    })),
  );
}

export type Coach = { userId: string; name: string };

export async function activeCoaches(db: Db): Promise<Coach[]> {
  return db
    .select({ userId: users.id, name: users.name })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .innerJoin(trainingCredentials, eq(trainingCredentials.userId, users.id))
    .where(and(eq(userRoles.role, "coach"), eq(trainingCredentials.isActive, true)))
    .orderBy(asc(byName(users.name)), asc(users.id));
}

type State = {
  lastLoginAt: Date | null;
  createdAt: Date;
  activeAt: Date;
  begun: number;
  currentLesson: number | null;
};

/** `missed`: the first cohort date they have not met; `since`: since when, ISO. */
export type Late = { reason: string; since: string; missed: string };

/** Why somebody is late, in words: the step that is missing (TEAM-2). `lessons`: those shown. */
export function lateReason(
  state: State,
  missed: string,
  lessons: readonly { id: number; number: number }[],
): Late {
  const { lastLoginAt, createdAt, activeAt, begun, currentLesson } = state;
  if (lastLoginAt === null)
    return { reason: "Never signed in", since: createdAt.toISOString(), missed };
  if (begun === 0)
    return { reason: "Has not started a lesson", since: lastLoginAt.toISOString(), missed };
  const current = lessons.find(({ id }) => id === currentLesson);
  return {
    reason: current ? `At lesson ${current.number}` : "Has completed the lessons",
    since: activeAt.toISOString(),
    missed,
  };
}
