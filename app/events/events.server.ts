/** The event table: who did what, when, and what changed, one row per act. */
import { and, desc, gte, inArray, ne, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Db } from "~/platform/db/database.server";
import { withFreeLock } from "~/platform/db/locks.server";
import { currentRequestId } from "~/platform/log/request-log.server";
import { AUDIT_LABELS, type EventVerb } from "./events";
import { events, type Facts } from "./tables";

/** Who acts, as a session knows them; `batchId`: in the bulk act with this id. */
export type Actor = {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly batchId?: string;
};

type SubjectKind =
  | "trainee"
  | "administrator"
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
      | "batch"
      | "card"
      | "label"
      | "video"
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

const MOST_EVENTS = 5_000;

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
    batchId: isPerson ? actor.batchId : undefined,
    audited: isAnswerable(actor) && Object.hasOwn(AUDIT_LABELS, verb),
  };
}

/** Someone with an account, or at the command line: whose acts the audit log is about. */
function isAnswerable(actor: NewEvent["actor"]): boolean {
  return actor !== "guest" && actor !== "automatic";
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
  return rows.map((row) => ({ ...recordedEvent(row), verb: row.verb as Verb }));
}

/** A row of the table as it may be shown. */
export function recordedEvent(row: typeof events.$inferSelect): RecordedEvent {
  const { id, actorName, verb, subjectKind, subjectId, subjectLabel, before, after } = row;
  const at = row.at.toISOString();
  return { id, at, actorName, verb, subjectKind, subjectId, subjectLabel, before, after };
}

const FORGOTTEN_AT_ONCE = 20_000;

/**
 * Makes the partitions that are missing, unless another instance is doing it. Waits only briefly for a long query on
 * events, and tries again at the next time: rows without a partition stand in `events_rest` meanwhile.
 */
export async function makeEventMonths(db: Db, log: Logger): Promise<void> {
  try {
    await withFreeLock(db, "event-months", async (tx) => {
      await tx.execute(sql`select set_config('lock_timeout', '2s', true)`);
      await tx.execute(sql`select make_event_months()`);
    });
  } catch (error) {
    log.warn({ err: error }, "partitions of events cannot be made");
  }
}

/** Deletes events that are neither audited nor about pay and older than this, a part of them at a time; 0: none. */
export async function forgetEvents(tx: Db, months: number): Promise<void> {
  if (months === 0) return;
  await tx.execute(sql`
    delete from events where (id, at) in (
      select id, at from events
      where at < now() - make_interval(months => ${months}::int) and not is_kept_event(audited, subject_kind, verb)
      order by at limit ${FORGOTTEN_AT_ONCE}
    )`);
}
