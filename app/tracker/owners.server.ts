/** Whose prospects there are. */
import { asc, eq, gt, sql } from "drizzle-orm";
import { trainingCredentials } from "~/auth/tables";
import type { Db } from "~/platform/db/database.server";
import { byName } from "~/platform/queries/lists.server";
import { momentText } from "~/platform/time/zones";
import { prospectTallies } from "./tables";

export type Owner = { id: string; name: string };

/** Everyone who has added a prospect that still exists, by name; people with the same name also with their first day. */
export async function readOwners(db: Db): Promise<Owner[]> {
  const name = sql<string>`${trainingCredentials.firstName} || ' ' || ${trainingCredentials.lastName}`;
  const owners = await db
    .select({ id: trainingCredentials.userId, name, since: trainingCredentials.createdAt })
    .from(prospectTallies)
    .innerJoin(trainingCredentials, eq(trainingCredentials.userId, prospectTallies.owner))
    .where(gt(prospectTallies.prospects, 0))
    .groupBy(trainingCredentials.id)
    .orderBy(asc(byName(name)), asc(trainingCredentials.createdAt));
  const named = Map.groupBy(owners, (owner) => owner.name);
  return owners.map(({ id, name, since }) => {
    const isOnly = named.get(name)?.length === 1;
    return { id, name: isOnly ? name : `${name} (since ${momentText(since, "UTC")})` };
  });
}
