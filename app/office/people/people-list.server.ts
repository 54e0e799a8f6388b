/** Everyone with an account: role, address, and when they were last here (PEOPLE-1, PEOPLE-2). */
import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { type Seen, shownAddress } from "~/auth/auth.server";
import { hasAddress, sessions, trainingCredentials, userRoles, users } from "~/auth/tables";
import type { Db } from "~/platform/db/database.server";
import {
  byName,
  type CutList,
  containsWords,
  cutList,
  found,
  nameAndMail,
} from "~/platform/queries/lists.server";
import { cohortMembers } from "~/team/tables";
import { type PeopleView, type PersonRole, ROLES } from "./people-view";

export const PEOPLE_A_PAGE = 50;

export type ListedPerson = {
  userId: string;
  name: string;
  photo: string | null;
  role: PersonRole;
  address: string | null;
  isConfirmed: boolean;
  isActive: boolean;
  lastSeenAt: string | null;
};

const roleOf = sql<PersonRole>`coalesce((select min(${userRoles.role}) from ${userRoles}
  where ${userRoles.userId} = ${trainingCredentials.userId}
    and ${inArray(userRoles.role, ROLES)}), 'trainee')`;

export async function listPeople(
  db: Db,
  { view, seen }: { view: PeopleView; seen: Seen },
): Promise<CutList<ListedPerson>> {
  const lastSeen = sql<Date | null>`greatest(${trainingCredentials.lastLoginAt},
    (select max(${sessions.lastSeenAt}) from ${sessions} where ${sessions.userId} = ${trainingCredentials.userId}))`;
  const rows = await db
    .select({
      userId: users.id,
      name: users.name,
      photo: users.image,
      role: roleOf,
      email: users.email,
      isConfirmed: users.emailVerified,
      isActive: trainingCredentials.isActive,
      lastSeenAt: lastSeen.mapWith(trainingCredentials.lastLoginAt),
      found,
    })
    .from(users)
    .innerJoin(trainingCredentials, eq(trainingCredentials.userId, users.id))
    .where(and(seen(users.id), conditionOf(view)))
    .orderBy(asc(byName(users.name)), asc(users.id))
    .limit(PEOPLE_A_PAGE)
    .offset((view.page - 1) * PEOPLE_A_PAGE);
  return cutList(
    rows.map(({ email, lastSeenAt, ...row }) => ({
      ...row,
      address: shownAddress(email),
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
    })),
  );
}

/** Everyone of a view, in its order, a portion at a time. */
export async function* peopleIds(
  db: Db,
  { view, seen }: { view: PeopleView; seen: Seen },
  portion: number,
): AsyncGenerator<string[]> {
  for (let from = 0; ; from += portion) {
    const rows = await db
      .select({ id: users.id })
      .from(users)
      .innerJoin(trainingCredentials, eq(trainingCredentials.userId, users.id))
      .where(and(seen(users.id), conditionOf(view)))
      .orderBy(asc(byName(users.name)), asc(users.id))
      .limit(portion)
      .offset(from);
    yield rows.map(({ id }) => id);
    if (rows.length < portion) return;
  }
}

function conditionOf({ q, role, cohort, address }: PeopleView): SQL | undefined {
  return and(
    q === undefined ? undefined : containsWords(nameAndMail(users.name, users.email), q),
    role && eq(roleOf, role),
    cohort === undefined ? undefined : inCohort(cohort),
    address && addressCondition(address),
  );
}

function inCohort(cohort: string): SQL {
  return sql`exists (select 1 from ${cohortMembers}
    where ${cohortMembers.userId} = ${users.id} and ${cohortMembers.cohortId} = ${cohort})`;
}

function addressCondition(address: NonNullable<PeopleView["address"]>): SQL | undefined {
  if (address === "none") return sql`not (${hasAddress})`;
  return and(hasAddress, eq(users.emailVerified, address === "confirmed"));
}
