/** The event table: who did what, when, and what changed, one row per act; the audit log shows some of them. */
import {
  and,
  desc,
  eq,
  gte,
  inArray,
  lt,
  ne,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { currentRequestId } from "~/platform/log/request-log.server";
import { contains } from "~/platform/queries/lists.server";
import { namesakes } from "./own-address.server";
import { events, type Facts, users } from "./tables";
import type { Seen } from "./trainee-scope.server";
import { AUDIT_LABELS, type EventVerb } from "./verbs";

/** Who acts, as a session knows them. */
export type Actor = {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
};

const PEOPLE = ["trainee", "administrator"] as const;
type SubjectKind =
  | (typeof PEOPLE)[number]
  | (
      | "lesson"
      | "settings"
      | "request"
      | "application"
      | "booking"
      | "prospect"
      | "guest"
      | "content"
      | "cohort"
      | "message"
      | "pay"
    );

/** A visitor, someone at the machine's command line, or the product itself. */
type Nobody = "guest" | "system" | "automatic";
const NAMES = { guest: "Guest", system: "Command line", automatic: "Automatic" } as const;

/**
 * `label` names a person only if they have an account, and `before` and `after` hold no code, token, address or
 * contact: names must be erasable. Null: there was, or is, nothing.
 */
export type NewEvent = {
  actor: Actor | Nobody;
  verb: EventVerb;
  subject: { kind: SubjectKind; id: string; label: string };
  before: Facts | null;
  after: Facts | null;
  /** The id of an act done offline, from the browser that did it; a second event with the same id is refused. */
  id?: string;
  at?: Date;
};

/** What to list of the audit log: parts of names, a verb, days in UTC (the last one included), and a page from 1. */
export type AuditFilter = {
  actor?: string;
  verb?: string;
  subject?: string;
  from?: string;
  to?: string;
  page: number;
};

export type RecordedEvent = {
  id: string;
  at: string;
  actorName: string;
  verb: string;
  subjectKind: string;
  subjectId: string;
  subjectLabel: string;
  before: Facts | null;
  after: Facts | null;
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

const PAGE_SIZE = 50;
const MOST_EVENTS = 5_000;
/** Replaces an erased name; the table's trigger uses it too. */
const ERASED = "Former user";

/** Writes an act's event; call it in the act's transaction. */
export async function recordEvent(db: Db, event: NewEvent): Promise<void> {
  await recordEvents(db, [event]);
}

/** The same for an act on several subjects. */
export async function recordEvents(db: Db, all: readonly NewEvent[]): Promise<void> {
  if (all.length > 0) await db.insert(events).values(all.map(rowOf));
}

function rowOf({
  actor,
  verb,
  subject,
  before,
  after,
  ...given
}: NewEvent): typeof events.$inferInsert {
  const isPerson = typeof actor === "object";
  return {
    ...given,
    actorKind: isPerson ? "user" : actor === "automatic" ? "system" : actor,
    actorId: isPerson ? actor.userId : null,
    actorName: isPerson ? `${actor.firstName} ${actor.lastName}` : NAMES[actor],
    verb,
    subjectKind: subject.kind,
    subjectId: subject.id,
    subjectLabel: subject.label,
    before,
    after,
    requestId: currentRequestId(),
    audited: actor !== "guest" && Object.hasOwn(AUDIT_LABELS, verb),
  };
}

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
      ...recorded(row),
      erasable: isErasable ? row.subjectId : null,
      actorDetail: details.get(row.actorId ?? "") ?? null,
      subjectDetail: details.get(row.subjectId) ?? null,
    };
  });
  return { events: shown, page: filter.page, more: rows.length > PAGE_SIZE };
}

type About<Verb> = {
  kinds: readonly SubjectKind[];
  ids: readonly string[];
  verbs?: readonly Verb[];
  since?: Date;
};

/** What people with an account did to these subjects, newest first. */
export async function eventsOn<Verb extends EventVerb>(
  db: Db,
  { kinds, ids, verbs, since }: About<Verb>,
): Promise<(RecordedEvent & { verb: Verb })[]> {
  const rows = await db
    .select()
    .from(events)
    .where(
      and(
        inArray(events.subjectKind, [...kinds]),
        inArray(events.subjectId, [...ids]),
        verbs && inArray(events.verb, [...verbs]),
        ne(events.actorKind, "guest"),
        since && gte(events.at, since),
      ),
    )
    .orderBy(desc(events.at), desc(events.id))
    .limit(MOST_EVENTS);
  // The query covers only these verbs, or all there are.
  return rows.map((row) => ({ ...recorded(row), verb: row.verb as Verb }));
}

function recorded(row: typeof events.$inferSelect): RecordedEvent {
  const { actorKind: _, actorId: __, requestId: ___, audited: ____, at, ...shown } = row;
  return { ...shown, at: at.toISOString() };
}

const ofSeen = (seen: Seen) => or(ne(events.subjectKind, "trainee"), seen(events.subjectId));

function conditions({ actor, verb, subject, from, to }: AuditFilter): SQL[] {
  return [
    actor && contains(events.actorName, actor),
    verb && eq(events.verb, verb),
    subject && contains(events.subjectLabel, subject),
    from && gte(events.at, sql`${from}::timestamp at time zone 'UTC'`),
    to && lt(events.at, sql`(${to}::date + 1)::timestamp at time zone 'UTC'`),
  ].filter((condition) => condition instanceof Object);
}
