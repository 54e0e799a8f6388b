/** The erasing of a deleted person's name in the log. */
import { and, eq, inArray, ne, type SQLWrapper, sql } from "drizzle-orm";
import { users } from "~/auth/tables";
import { type Actor, recordEvent } from "~/events/events.server";
import { events } from "~/events/tables";
import type { Db } from "~/platform/db/database.server";

/** Whose names may be erased. */
const PEOPLE = ["trainee", "administrator"];
/** Replaces an erased name; the table's trigger uses it too. */
export const ERASED = "Former user";

/**
 * Replaces the name of a deleted person in events about them and by them; verb, time and ids stay. False: they still
 * have an account, or no event names them.
 */
export async function eraseName(db: Db, actor: Actor, userId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [account] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId));
    if (account) return false;
    const withoutNames = (facts: SQLWrapper) => sql`${facts} - array['firstName', 'lastName']`;
    const asSubject = await tx
      .update(events)
      .set({
        subjectLabel: ERASED,
        before: withoutNames(events.before),
        after: withoutNames(events.after),
      })
      .where(
        and(
          inArray(events.subjectKind, PEOPLE),
          eq(events.subjectId, userId),
          ne(events.subjectLabel, ERASED),
        ),
      )
      .returning({ id: events.id });
    const asActor = await tx
      .update(events)
      .set({ actorName: ERASED })
      .where(and(eq(events.actorId, userId), ne(events.actorName, ERASED)))
      .returning({ id: events.id });
    if (asSubject.length + asActor.length === 0) return false;
    const subject = { kind: "trainee" as const, id: userId, label: ERASED };
    await recordEvent(tx, { actor, verb: "log.erase", subject, before: null, after: null });
    return true;
  });
}
