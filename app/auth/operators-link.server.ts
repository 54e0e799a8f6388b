import { and, asc, eq } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { insertAct } from "./audit-log.server";
import { removeSecondFactor } from "./second-factor.server";
import { createSignInLink } from "./sign-in-link.server";
import { trainingCredentials, userRoles } from "./tables";

/** A sign-in token for the administrator who has been there longest, made at the command line and recorded as that. */
export async function administratorLink(db: Db, oneStep: boolean): Promise<string | null> {
  const [administrator] = await db
    .select({
      userId: userRoles.userId,
      firstName: trainingCredentials.firstName,
      lastName: trainingCredentials.lastName,
    })
    .from(userRoles)
    .innerJoin(trainingCredentials, eq(trainingCredentials.userId, userRoles.userId))
    .where(and(eq(userRoles.role, "admin"), eq(trainingCredentials.isActive, true)))
    .orderBy(asc(trainingCredentials.createdAt))
    .limit(1);
  if (!administrator) return null;
  return db.transaction(async (tx) => {
    const { userId: id, firstName, lastName } = administrator;
    const token = await createSignInLink(tx, id);
    const target = { kind: "administrator" as const, id, label: `${firstName} ${lastName}` };
    const facts = { actor: null, target, before: null, after: null };
    if (oneStep && (await removeSecondFactor(tx, id)))
      await insertAct(tx, { act: "remove-second-factor", ...facts });
    await insertAct(tx, { act: "make-link", ...facts });
    return token;
  });
}
