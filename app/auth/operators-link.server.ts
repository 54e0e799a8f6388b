import { and, asc, eq } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { recordEvent } from "./events.server";
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
    const subject = { kind: "administrator" as const, id, label: `${firstName} ${lastName}` };
    const facts = { actor: "system" as const, subject, before: null, after: null };
    if (oneStep && (await removeSecondFactor(tx, id)))
      await recordEvent(tx, { verb: "second-steps.remove", ...facts });
    await recordEvent(tx, { verb: "links.make", ...facts });
    return token;
  });
}
