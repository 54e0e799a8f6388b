/** Reported shows that wait for someone's word (PAY-1). */
import { and, eq, gt, isNull, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { events } from "~/events/tables";
import { payClaims } from "~/pay/tables";
import type { Db } from "~/platform/db/database.server";
import { notUndone } from "./acts/acts.server";
import { prospects } from "./tables";

const later = alias(events, "later");

/** The reports of shows of qualified prospects that no one has confirmed, refused, undone or said otherwise since, with their prospects. */
export function openReports(db: Db) {
  return db
    .select({
      id: events.id,
      at: events.at,
      prospectId: sql<string>`${prospects.id}`.as("prospect_id"),
      // Of a setter who has left, whether they or someone else reported it.
      userId: sql<string | null>`coalesce(${prospects.userId}, ${events.actorId})`.as("user_id"),
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
        sql`${prospects.status} <> 'disqualified'`,
        notUndone(db),
        notExists(laterNoShow(db)),
        notExists(
          db
            .select({ seq: payClaims.seq })
            .from(payClaims)
            .where(eq(payClaims.reportId, events.id)),
        ),
      ),
    );
}

/** What its setter said of the same call afterward: they did not come. */
function laterNoShow(db: Db) {
  return db
    .select({ id: later.id })
    .from(later)
    .where(
      and(
        eq(prospects.status, "no_show"),
        eq(later.subjectKind, "prospect"),
        eq(later.subjectId, events.subjectId),
        eq(later.verb, "prospects.follow-up"),
        gt(later.at, events.at),
        sql`${later.after}->>'outcome' = 'no-show'`,
      ),
    );
}

/** Of how many prospects someone's reports wait. */
export async function countReports(db: Db, setterId: string): Promise<number> {
  const reports = openReports(db).as("reports");
  const [row] = await db
    .select({ found: sql<number>`count(distinct ${reports.prospectId})::int` })
    .from(reports)
    .where(eq(reports.userId, setterId));
  return row?.found ?? 0;
}
