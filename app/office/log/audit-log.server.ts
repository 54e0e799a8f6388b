/** The audit log: the acts of people with an account. */
import {
  and,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";
import { applicants } from "~/applicants/tables";
import { namesakes, type Seen } from "~/auth/auth.server";
import { bookings } from "~/booking/tables";
import { type RecordedEvent, recordedEvent } from "~/events/events.server";
import { events } from "~/events/tables";
import { submissions } from "~/forms/tables";
import type { Db } from "~/platform/db/database.server";
import { containsWords } from "~/platform/queries/lists.server";
import { ERASED } from "./erase-name.server";
import { type Change, changesOf } from "./log-changes";
import { isId, type Thing, type Things, thingsOf, titleOf } from "./log-things.server";

const PAGE_SIZE = 50;

/** What to list of the audit log: parts of names, a verb, days in UTC (the last one included), and a page from 1. */
export type AuditFilter = {
  actor?: string;
  verb?: string;
  subject?: string;
  from?: string;
  to?: string;
  /** All acts of one request, or of one bulk act, which otherwise is one line. */
  batch?: string;
  page: number;
};

/**
 * `erasable`: whose name may be erased, the person this act deleted. The details tell people with the same name apart;
 * null if only one has that name.
 */
export type AuditedEvent = Pick<RecordedEvent, "id" | "at" | "actorName" | "verb"> & {
  kind: "act";
  thing: Thing;
  changes: Change[];
  erasable: string | null;
  actorDetail: string | null;
  subjectDetail: string | null;
};

/** Acts that were done together, such as an import: one line. `events`: the first of `found`. */
export type AuditedBatch = {
  kind: "batch";
  id: string;
  at: string;
  actorName: string;
  counts: { verb: string; times: number }[];
  found: number;
  events: AuditedEvent[];
};

export type AuditLine = AuditedEvent | AuditedBatch;

export type AuditPage = { lines: AuditLine[]; page: number; more: boolean };

/**
 * A page of the audit log, newest first, restricted by `filter`; for trainees, restricted to those who are `seen`. What
 * one request did to many is one line, unless someone in particular is looked for.
 */
export async function readAuditLog(db: Db, filter: AuditFilter, seen: Seen): Promise<AuditPage> {
  const isGrouped = filter.subject === undefined && filter.batch === undefined;
  const rows = await db
    .select()
    .from(events)
    .where(
      and(
        eq(events.audited, true),
        ofSeen(seen),
        isGrouped ? isLastOfRequest(db, filter) : undefined,
        ...conditions(db, filter),
      ),
    )
    .orderBy(desc(events.at), desc(events.id))
    .limit(PAGE_SIZE + 1)
    .offset((filter.page - 1) * PAGE_SIZE);
  const onPage = rows.slice(0, PAGE_SIZE);
  const whole = isGrouped ? await withTheirRequests(db, onPage, { filter, seen }) : onPage;
  const audited = await auditedEvents(db, whole);
  const lines = isGrouped ? linesOf(whole, audited) : audited;
  return { lines, page: filter.page, more: rows.length > PAGE_SIZE };
}

type Row = typeof events.$inferSelect & { ofVerb?: number };

const later = alias(events, "later");

/** The acts of a request are written within minutes of each other. */
const TOGETHER = sql`interval '10 minutes'`;

function isLastOfRequest(db: Db, { verb }: AuditFilter): SQL {
  return notExists(
    db
      .select({ id: later.id })
      .from(later)
      .where(
        and(
          eq(later.audited, true),
          isNull(later.batchId),
          eq(later.requestId, events.requestId),
          sql`${later.actorId} is not distinct from ${events.actorId}`,
          sql`(${later.at}, ${later.id}) > (${events.at}, ${events.id})`,
          sql`${later.at} < ${events.at} + ${TOGETHER}`,
          verb ? eq(later.verb, verb) : undefined,
        ),
      ),
  );
}

/** How many acts of a batch are read for its line. */
const MOST_OF_BATCH = 100;

/** The rows with the others of the same requests, in the order of the log; `ofVerb`: how many of its request share its verb. */
async function withTheirRequests(
  db: Db,
  last: readonly Row[],
  { filter: { verb }, seen }: { filter: AuditFilter; seen: Seen },
): Promise<Row[]> {
  const requests = last.flatMap(({ requestId }) => requestId ?? []);
  const times = last.map(({ at }) => at.getTime());
  if (requests.length === 0) return [...last];
  const ofRequest = sql`partition by ${events.requestId}, ${events.actorId}`;
  const ranked = db
    .select({
      ...getTableColumns(events),
      ofVerb: sql<number>`(count(*) over (${ofRequest}, ${events.verb}))::int`.as("of_verb"),
      place:
        sql<number>`(row_number() over (${ofRequest}, ${events.verb} order by ${events.at} desc, ${events.id} desc))::int`.as(
          "place",
        ),
    })
    .from(events)
    .where(
      and(
        eq(events.audited, true),
        ofSeen(seen),
        isNull(events.batchId),
        inArray(events.requestId, requests),
        sql`${events.at} between ${new Date(Math.min(...times))}::timestamptz - ${TOGETHER}
          and ${new Date(Math.max(...times) + 1)}::timestamptz`,
        verb ? eq(events.verb, verb) : undefined,
      ),
    )
    .as("ranked");
  const rows = await db.select().from(ranked).where(lte(ranked.place, MOST_OF_BATCH));
  const alone = last.filter(({ requestId }) => requestId === null);
  return [...alone, ...rows].sort(
    (one, other) => other.at.getTime() - one.at.getTime() || (one.id < other.id ? 1 : -1),
  );
}

async function auditedEvents(db: Db, rows: readonly Row[]): Promise<AuditedEvent[]> {
  const shown = rows.map(recordedEvent);
  const [details, things] = await Promise.all([
    namesakes(
      db,
      rows.flatMap(({ actorId, subjectId }) => [actorId ?? subjectId, subjectId]),
    ),
    thingsOf(db, shown),
  ]);
  return rows.map((row, at) => {
    const event = shown[at] ?? recordedEvent(row);
    const isErasable = row.verb === "trainees.delete" && row.subjectLabel !== ERASED;
    return {
      kind: "act",
      id: event.id,
      at: event.at,
      actorName: event.actorName,
      verb: event.verb,
      thing: things.of(event),
      changes: changesOf({ ...event, nameOf: (value) => valueName(value, things) }),
      erasable: isErasable ? row.subjectId : null,
      actorDetail: details.get(row.actorId ?? "") ?? null,
      subjectDetail: details.get(row.subjectId) ?? null,
    };
  });
}

/** What is gone has no name left. */
function valueName(value: string, { nameOf }: Things): string | null {
  return isId(value) ? (nameOf(value) ?? "no longer there") : titleOf(value);
}

/** Requests that did one thing to several are a line of their own; all other acts are lines. */
function linesOf(rows: readonly Row[], audited: readonly AuditedEvent[]): AuditLine[] {
  const requestOf = ({ requestId, actorId }: Row) => `${requestId} ${actorId}`;
  const batches = new Set(rows.filter(({ ofVerb = 1 }) => ofVerb > 1).map(requestOf));
  const begun = new Set<string>();
  return rows.flatMap((row, at): AuditLine[] => {
    const event = audited[at];
    const request = requestOf(row);
    if (!event || begun.has(request)) return [];
    if (row.requestId === null || !batches.has(request)) return [event];
    begun.add(request);
    const own = rows.flatMap((other, place) => {
      const shown = audited[place];
      return shown && requestOf(other) === request ? [{ row: other, shown }] : [];
    });
    const counts = [...new Map(own.map(({ row: { verb, ofVerb = 1 } }) => [verb, ofVerb]))]
      .map(([verb, times]) => ({ verb, times }))
      .sort((one, other) => other.times - one.times);
    const { at: when, actorName } = event;
    return [
      {
        kind: "batch",
        id: row.requestId,
        at: when,
        actorName,
        counts,
        found: counts.reduce((sum, { times }) => sum + times, 0),
        events: own.slice(0, MOST_OF_BATCH).map(({ shown }) => shown),
      },
    ];
  });
}

const ofSeen = (seen: Seen) => or(ne(events.subjectKind, "trainee"), seen(events.subjectId));

function conditions(db: Db, { actor, verb, subject, from, to, batch }: AuditFilter): SQL[] {
  return [
    actor && containsWords(events.actorName, actor),
    verb && eq(events.verb, verb),
    subject && or(containsWords(events.subjectLabel, subject), isAboutGuest(db, subject)),
    from && gte(events.at, sql`${from}::timestamp at time zone 'UTC'`),
    to && lt(events.at, sql`(${to}::date + 1)::timestamp at time zone 'UTC'`),
    batch
      ? or(eq(events.requestId, batch), eq(sql`${events.batchId}::text`, batch))
      : !subject && isNull(events.batchId),
  ].filter((condition) => condition instanceof Object);
}

/** People without an account are named by their own rows. */
function isAboutGuest(db: Db, name: string): SQL | undefined {
  const named = (table: typeof submissions | typeof bookings | typeof applicants, of: PgColumn) =>
    inArray(
      events.subjectId,
      db
        .select({ id: sql<string>`${table.id}::text` })
        .from(table)
        .where(containsWords(of, name)),
    );
  return or(
    and(
      eq(events.subjectKind, "application"),
      or(named(submissions, submissions.senderName), named(applicants, applicants.name)),
    ),
    and(eq(events.subjectKind, "request"), named(submissions, submissions.senderName)),
    and(eq(events.subjectKind, "booking"), named(bookings, bookings.guestName)),
  );
}
