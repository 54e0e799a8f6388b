import { and, asc, eq } from "drizzle-orm";
import { trainingCredentials, userRoles, users } from "~/auth/tables";
import type { Db } from "~/platform/db/database.server";

export type Coach = { userId: string; name: string };

export async function activeCoaches(db: Db): Promise<Coach[]> {
  return db
    .select({ userId: users.id, name: users.name })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .innerJoin(trainingCredentials, eq(trainingCredentials.userId, users.id))
    .where(and(eq(userRoles.role, "coach"), eq(trainingCredentials.isActive, true)))
    .orderBy(asc(users.name), asc(users.id));
}
