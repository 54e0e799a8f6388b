/** Clearing a trainee to set, and revoking it (READY-1). */
import { sql } from "drizzle-orm";
import { type Actor, recordEvent } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { clearances } from "./tables";

/** Clears a trainee, again if it was revoked; when the server does it, the actor is the trainee who has earned it. */
export async function clear(db: Db, actor: Actor, trainee: Actor): Promise<Date> {
  return db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(clearances)
      .values({ userId: trainee.userId, clearedBy: actor.userId })
      .onConflictDoUpdate({
        target: clearances.userId,
        set: { clearedBy: actor.userId, clearedAt: sql`now()`, revokedAt: null, reason: null },
        setWhere: sql`${clearances.revokedAt} is not null and ${actor.userId} <> ${trainee.userId}`,
      })
      .returning({ at: clearances.clearedAt });
    if (stored) {
      const after = { cleared: true };
      await recordEvent(tx, { ...aboutClearance(actor, trainee, "readiness.clear"), after });
    }
    return stored?.at ?? new Date();
  });
}

/** Revokes a clearance, with the reason that the trainee reads. False: there is none. */
export async function revoke(
  db: Db,
  actor: Actor,
  trainee: Actor,
  reason: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .update(clearances)
      .set({ revokedAt: sql`now()`, reason })
      .where(sql`${clearances.userId} = ${trainee.userId} and ${clearances.revokedAt} is null`)
      .returning({ userId: clearances.userId });
    if (rows.length === 0) return false;
    const after = { cleared: false };
    await recordEvent(tx, { ...aboutClearance(actor, trainee, "readiness.revoke"), after });
    return true;
  });
}

function aboutClearance(
  actor: Actor,
  { userId, firstName, lastName }: Actor,
  verb: "readiness.clear" | "readiness.revoke",
) {
  const subject = { kind: "trainee" as const, id: userId, label: `${firstName} ${lastName}` };
  return { actor, verb, subject, before: null };
}
