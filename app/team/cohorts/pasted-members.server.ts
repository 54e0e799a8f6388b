/** Adding pasted people to a cohort (TEAM-2). */
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { traineesSeenBy, type Viewer } from "~/auth/auth.server";
import { users } from "~/auth/tables";
import type { Db } from "~/platform/db/database.server";
import { asciiMail } from "~/platform/mail/names";
import { named, plainLine, recipientsIn } from "~/platform/mail/recipients";
import { splitName } from "~/platform/text/person-name";
import { traineeOverviews as overview } from "~/training/tables";
import { cohortMembers, cohorts } from "../tables";
import { addMembers } from "./members.server";

/** What became of them, in words, and the lines that match no one or several people. */
export async function addPasted(
  tx: Db,
  viewer: Viewer,
  { cohortId, lines }: { cohortId: string; lines: readonly string[] },
): Promise<{ told: string; rest: string[] }> {
  const { userIds, missing, ambiguous } = await findPasted(tx, viewer, lines);
  const left = await cohortsLeft(tx, cohortId, userIds);
  const added = await addMembers(tx, viewer, cohortId, userIds);
  const parts = [
    `Added ${added}`,
    ...left.map(({ name, count }) => `${count} of them out of ${name}`),
    missing.length > 0 && `not found: ${missing.length}`,
    ambiguous.length > 0 && `more than one match: ${ambiguous.length}`,
  ];
  const told = parts.filter((part) => part !== false).join(", ");
  return { told, rest: [...missing, ...ambiguous] };
}

async function cohortsLeft(tx: Db, cohortId: string, userIds: readonly string[]) {
  return tx
    .select({ name: cohorts.name, count: sql<number>`count(*)::int` })
    .from(cohortMembers)
    .innerJoin(cohorts, eq(cohorts.id, cohortMembers.cohortId))
    .where(and(inArray(cohortMembers.userId, [...userIds]), ne(cohortMembers.cohortId, cohortId)))
    .groupBy(cohorts.id)
    .orderBy(cohorts.name);
}

/**
 * The pasted people, in lines as mail programs, notes and chats write them: who has the address, or else the name. Lines
 * that match no one, or several people, are returned.
 */
async function findPasted(
  db: Db,
  viewer: Viewer,
  lines: readonly string[],
): Promise<{ userIds: string[]; missing: string[]; ambiguous: string[] }> {
  const wanted = lines.flatMap(waysToSay);
  const list = (of: (way: Way) => string) => sql`${sql.param(wanted.map(of))}::text[]`;
  const pasted = sql`unnest(${list(({ line }) => line)}, ${list(({ said }) => said)}, ${list(({ said }) => asciiMail(said))}) as pasted(line, said, stored)`;
  const seen = traineesSeenBy(viewer)(overview.userId);
  const { rows } = await db.execute<Way & { id: string }>(sql`
    select line, said, ${overview.userId} as id from ${pasted}
      join ${overview} on plain_name(${overview.name}) = plain_name(said) where ${seen}
    union select line, said, ${overview.userId} as id from ${pasted}
      join ${users} on lower(${users.email}) = lower(stored)
      join ${overview} on ${overview.userId} = ${users.id} where ${seen}`);
  const idsOf = Map.groupBy(rows, ({ line, said }) => `${line}\n${said}`);
  const found = [...Map.groupBy(wanted, ({ line }) => line)].map(([line, ways]) => ({
    line,
    ids:
      ways
        .map(({ said }) => (idsOf.get(`${line}\n${said}`) ?? []).map(({ id }) => id))
        .find((ids) => ids.length > 0) ?? [],
  }));
  return {
    userIds: [...new Set(found.flatMap(({ ids }) => (ids.length === 1 ? ids : [])))],
    missing: found.flatMap(({ line, ids }) => (ids.length === 0 ? [line] : [])),
    ambiguous: found.flatMap(({ line, ids }) => (ids.length > 1 ? [line] : [])),
  };
}

type Way = { line: string; said: string };

/** What of a line may say who it is, the surest first; a line of several people is one for each. */
function waysToSay(line: string): Way[] {
  const told = recipientsIn(line);
  const people = told.length > 0 ? told : [named(plainLine(line))];
  const isOne = people.length === 1;
  return people.flatMap(({ name, email, rest }) => {
    const own = isOne ? line : [name, email].filter(Boolean).join(" ");
    const { firstName, lastName } = splitName(name);
    const whole = rest === "" ? [] : [`${name} (${rest})`];
    const ways = [email, own, ...whole, name, `${firstName} ${lastName}`.trim()];
    return [...new Set(ways)].filter(Boolean).map((said) => ({ line: own, said }));
  });
}
