/** Shows that setters report in their day, and that pay waits for: no one confirms their own (PAY-1). */
import { and, asc, eq, isNull, ne, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Actor } from "~/auth/auth.server";
import { events } from "~/auth/tables";
import type { Db } from "~/platform/db/database.server";
import { editProspect } from "./edit-prospect.server";
import { nameOf } from "./prospect";
import type { EditOutcome } from "./prospect-writes.server";
import { prospects } from "./tables";

const MOST = 100;

export type ReportedShow = {
  id: string;
  version: number;
  name: string;
  setterId: string | null;
  reportedAt: string;
};

/** Qualified prospects' shows that no one has confirmed, oldest first; with `setterId` only theirs. */
export async function reportedShows(db: Db, setterId?: string): Promise<ReportedShow[]> {
  const undone = alias(events, "undone");
  const rows = await db
    .select({
      id: prospects.id,
      version: prospects.version,
      firstName: prospects.firstName,
      lastName: prospects.lastName,
      setterId: prospects.userId,
      reportedAt: sql<Date>`max(${events.at})`.mapWith(events.at),
    })
    .from(prospects)
    .innerJoin(
      events,
      and(eq(events.subjectKind, "prospect"), eq(events.subjectId, sql`${prospects.id}::text`)),
    )
    .where(
      and(
        eq(events.verb, "prospects.follow-up"),
        sql`${events.after}->>'outcome' = 'showed'`,
        isNull(prospects.showedAt),
        eq(prospects.qualified, true),
        ne(prospects.status, "disqualified"),
        setterId ? eq(prospects.userId, setterId) : undefined,
        notExists(
          db
            .select({ id: undone.id })
            .from(undone)
            .where(
              and(
                eq(undone.subjectKind, "prospect"),
                eq(undone.subjectId, events.subjectId),
                eq(undone.verb, "prospects.undo"),
                sql`${undone.after}->>'of' = ${events.id}::text`,
              ),
            ),
        ),
      ),
    )
    .groupBy(prospects.id)
    .orderBy(asc(sql`max(${events.at})`))
    .limit(MOST);
  return rows.map(({ firstName, lastName, reportedAt, ...row }) => ({
    ...row,
    name: nameOf({ firstName, lastName }),
    reportedAt: reportedAt.toISOString(),
  }));
}

/** The call was held, as of now. */
export async function confirmShow(
  db: Db,
  actor: Actor,
  seen: { id: string; version: number },
): Promise<EditOutcome["kind"]> {
  const [row] = await db.select().from(prospects).where(eq(prospects.id, seen.id));
  if (!row) return "gone";
  const { status, dealAmountCents: dealCents, rescheduledDate } = row;
  const wanted = { status, dealCents, rescheduledDate, showed: true };
  return (await editProspect(db, seen, wanted, actor)).kind;
}
