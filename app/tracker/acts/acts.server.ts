/** Door of what setters do with prospects, on the server: an act that was taken back does not count. */
import { and, eq, inArray, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { events } from "~/events/tables";
import type { Db } from "~/platform/db/database.server";

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
