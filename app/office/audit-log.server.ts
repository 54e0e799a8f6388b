/** The audit log: the acts of people with an account, and the erasing of names in it. */
import {
  and,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import { namesakes, type Seen } from "~/auth/auth.server";
import { users } from "~/auth/tables";
import { type Actor, type RecordedEvent, recordEvent, recordedEvent } from "~/events/events.server";
import { events } from "~/events/tables";
import type { Db } from "~/platform/db/database.server";
import { contains } from "~/platform/queries/lists.server";

const PAGE_SIZE = 50;
/** Whose names may be erased. */
const PEOPLE = ["trainee", "administrator"];
/** Replaces an erased name; the table's trigger uses it too. */
const ERASED = "Former user";

/** What to list of the audit log: parts of names, a verb, days in UTC (the last one included), and a page from 1. */
export type AuditFilter = {
  actor?: string;
  verb?: string;
  subject?: string;
  from?: string;
  to?: string;
  /** The parts of one bulk act, which otherwise is one line. */
  batch?: string;
  page: number;
};

/**
 * `erasable`: whose name may be erased, the person this act deleted. The details tell people with the same name apart;
 * null if only one has that name.
 */
type AuditedEvent = RecordedEvent & {
  erasable: string | null;
  actorDetail: string | null;
  subjectDetail: string | null;
};

export type AuditPage = { events: AuditedEvent[]; page: number; more: boolean };

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

/** A page of the audit log, newest first, restricted by `filter`; for trainees, restricted to those who are `seen`. */
export async function readAuditLog(db: Db, filter: AuditFilter, seen: Seen): Promise<AuditPage> {
  const rows = await db
    .select()
    .from(events)
    .where(and(eq(events.audited, true), ofSeen(seen), ...conditions(filter)))
    .orderBy(desc(events.at), desc(events.id))
    .limit(PAGE_SIZE + 1)
    .offset((filter.page - 1) * PAGE_SIZE);
  const onPage = rows.slice(0, PAGE_SIZE);
  const details = await namesakes(
    db,
    onPage.flatMap(({ actorId, subjectId }) => [actorId ?? subjectId, subjectId]),
  );
  const shown = onPage.map((row) => {
    const isErasable = row.verb === "trainees.delete" && row.subjectLabel !== ERASED;
    return {
      ...recordedEvent(row),
      erasable: isErasable ? row.subjectId : null,
      actorDetail: details.get(row.actorId ?? "") ?? null,
      subjectDetail: details.get(row.subjectId) ?? null,
    };
  });
  return { events: shown, page: filter.page, more: rows.length > PAGE_SIZE };
}

const ofSeen = (seen: Seen) => or(ne(events.subjectKind, "trainee"), seen(events.subjectId));

function conditions({ actor, verb, subject, from, to, batch }: AuditFilter): SQL[] {
  return [
    batch ? eq(events.batchId, batch) : !subject && isNull(events.batchId),
    actor && contains(events.actorName, actor),
    verb && eq(events.verb, verb),
    subject && contains(events.subjectLabel, subject),
    from && gte(events.at, sql`${from}::timestamp at time zone 'UTC'`),
    to && lt(events.at, sql`(${to}::date + 1)::timestamp at time zone 'UTC'`),
  ].filter((condition) => condition instanceof Object);
}
