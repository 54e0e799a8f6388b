/** Door of what setters do with prospects, on the server: an act that was taken back does not count. */
import { and, eq, inArray, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { events } from "~/events/tables";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";

const undone = alias(events, "undone");

/** A condition on a prospect's event in the query around it. `verbs`: those that take it back. */
export function notUndone(db: Db, verbs: readonly string[] = ["prospects.undo"]) {
  return notExists(
    db
      .select({ id: undone.id })
      .from(undone)
      .where(
        and(
          eq(undone.subjectKind, "prospect"),
          eq(undone.subjectId, events.subjectId),
          inArray(undone.verb, [...verbs]),
          sql`${undone.after}->>'of' = ${events.id}::text`,
        ),
      ),
  );
}

/** The same act sent twice at once waits here, because ids of events are unique only in their month. */
export async function isActDone(tx: Db, id: string): Promise<boolean> {
  return withLock(tx, { name: "acts", of: id }, async (locked) => {
    const rows = await locked.select({ id: events.id }).from(events).where(eq(events.id, id));
    return rows.length > 0;
  });
}
