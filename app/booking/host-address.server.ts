/** Who hears about a host's meetings: the account of the team that the host is, or the entered address (PEOPLE-4). */

import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { hasAddress, trainingCredentials, userRoles, users } from "~/auth/tables";
import type { Db } from "~/platform/db/database.server";
import { writtenMail } from "~/platform/mail/written-mail.server";
import { byName } from "~/platform/queries/lists.server";
import { hosts } from "~/settings/tables";

/** `zone`: null if neither the host nor their account has one. */
export type HostAddress = { name: string; mail: string; zone: string | null; hasAccount: boolean };

/** Joins the account whose address is the host's: only while it is open and has a role in the team. */
export function accountOfHost(db: Db): SQL | undefined {
  return and(eq(users.id, hosts.userId), hasAddress, inArray(users.id, teamIds(db)));
}

/** With `accountOfHost` joined; empty if there is none. */
export const hostMail = sql<string>`coalesce(${users.email}, ${hosts.mail})`;

/** Null for no host, and for one without an address. */
export async function hostAddress(db: Db, hostId: string | null): Promise<HostAddress | null> {
  if (hostId === null) return null;
  const [row] = await db
    .select({
      name: hosts.name,
      mail: hostMail,
      zone: sql<string | null>`coalesce(${hosts.zone}, ${users.zone})`,
      hasAccount: sql<boolean>`${users.id} is not null`,
    })
    .from(hosts)
    .leftJoin(users, accountOfHost(db))
    .where(eq(hosts.id, hostId));
  return row?.mail ? row : null;
}

/** `mail`: null if the person has no address. */
export type TeamMember = { userId: string; name: string; mail: string | null };

/** Everyone with a role in the team, by name. */
export async function teamMembers(db: Db): Promise<TeamMember[]> {
  const team = await db
    .select({
      userId: users.id,
      name: users.name,
      mail: sql<string | null>`case when ${hasAddress} then ${users.email} end`,
    })
    .from(users)
    .where(inArray(users.id, teamIds(db)))
    .orderBy(asc(byName(users.name)), asc(users.id));
  return team.map(({ mail, ...member }) => ({ ...member, mail: mail && writtenMail(mail) }));
}

function teamIds(db: Db) {
  return db
    .select({ id: userRoles.userId })
    .from(userRoles)
    .innerJoin(trainingCredentials, eq(trainingCredentials.userId, userRoles.userId))
    .where(eq(trainingCredentials.isActive, true));
}
