/** Messages that were not read, or wrongly, as coaches label them (PRAC-2): from then on the reader follows (READ-6). */
import { and, asc, desc, eq, inArray, isNull, lte, max, ne, or, type SQL, sql } from "drizzle-orm";
import type { Seen, Viewer } from "~/auth/auth.server";
import { users } from "~/auth/tables";
import type { Db } from "~/platform/db/database.server";
import { rowsInParts } from "~/platform/queries/lists.server";
import { FAULTS } from "./copy/setter-statements";
import { type Label, labelsIn, type PackedLabels, packed } from "./labels";
import { MOVE_NAMES, type Move, read } from "./message-classifier";
import { messageDisputes, messageLabels, practiceRuns } from "./tables";

const MOST_LISTED = 20;
/** The newest of a company; each costs a page 30 bytes. */
const MOST_APPLIED = 2_000;
/** The newest that are compared with the reader. */
const MOST_COMPARED = 100;
/** Null: their account is gone. */
export const nameOfCoach = sql<string | null>`${users.name}`;

/** The label applies: it was not taken back. */
export const inForce = isNull(messageLabels.takenBackAt);

export const disputedMessage = sql<string>`${practiceRuns.messages} ->> ${messageDisputes.at}`;

/** A dispute that waits for this coach: nobody decides about their own. */
export function whereOpen({ userId }: Viewer, seen: Seen) {
  return and(
    isNull(messageDisputes.label),
    seen(practiceRuns.userId),
    ne(practiceRuns.userId, userId),
  );
}

export type Unread = { message: string; times: number };

/** What waits for a label, most frequent first, in conversations of trainees this person may see; no open dispute. */
export async function unreadMessages(db: Db, viewer: Viewer, seen: Seen) {
  const disputed = db
    .select({ message: disputedMessage })
    .from(messageDisputes)
    .innerJoin(practiceRuns, eq(practiceRuns.id, messageDisputes.runId))
    .where(whereOpen(viewer, seen));
  const { rows } = await db.execute<Unread & { waiting: number }>(sql`
    select message, count(*)::int as times, (count(*) over ())::int as waiting
    from ${practiceRuns}, jsonb_array_elements_text(${practiceRuns.unread}) as said(message)
    where ${practiceRuns.unread} <> '[]'::jsonb and ${seen(practiceRuns.userId)}
      and not exists (select from ${messageLabels} where ${messageLabels.message} = said.message and ${inForce})
      and said.message not in ${disputed}
    group by message order by times desc, message limit ${MOST_LISTED}`);
  return {
    unread: rows.map(({ message, times }) => ({ message, times })),
    waiting: rows[0]?.waiting ?? 0,
    agreed: await agreement(db, seen),
  };
}

/** The number of the last one; 0 while there is none. */
export async function lastLabel(db: Db): Promise<number> {
  const [row] = await db.select({ last: max(messageLabels.number) }).from(messageLabels);
  return row?.last ?? 0;
}

/** Those with which a run is read: the ones that there were when it began, and what a coach decided about it. */
export async function labelsOf(
  db: Db,
  { id, labels }: { id?: string; labels: number },
): Promise<PackedLabels> {
  const own = id === undefined ? [] : await decidedIn(db, id);
  const isIts = or(lte(messageLabels.number, labels), inArray(messageLabels.number, own));
  const rows = await appliedLabels(db, isIts);
  return packed(
    rows.map((label) => (own.includes(label.number) ? { ...label, number: 0 } : label)),
  );
}

/** The reader of such a run; `figures`: what the company said of itself when it began. */
export async function readerOf(
  db: Db,
  run: { id?: string; labels: number },
  figures: readonly string[],
): Promise<typeof read> {
  const labels = labelsIn(await labelsOf(db, run), run.labels);
  return (message, heard = []) => read(message, heard, { labels, figures });
}

/** The labels that coaches gave to messages of this run that were disputed. */
export async function decidedIn(db: Db, runId: string): Promise<number[]> {
  const rows = await db
    .select({ label: messageDisputes.label })
    .from(messageDisputes)
    .where(eq(messageDisputes.runId, runId));
  return rows.flatMap(({ label }) => label ?? []);
}

/** The newest of them, the oldest first. */
async function appliedLabels(db: Db, which: SQL | undefined): Promise<Label[]> {
  const rows = await db
    .select({
      number: messageLabels.number,
      message: messageLabels.message,
      labels: messageLabels.labels,
    })
    .from(messageLabels)
    .where(and(which, inForce))
    .orderBy(desc(messageLabels.number))
    .limit(MOST_APPLIED);
  return rows
    .toReversed()
    .map(({ number, message, labels }) => ({ number, message, moves: movesOf(labels) }));
}

function movesOf(labels: readonly string[]): Move[] {
  return MOVE_NAMES.filter((move) => labels.includes(move));
}

/** The keys of what a coach's last word is that it is no fault: no words of the company are refused for it (READ-5). */
export async function allowedSentences(db: Db): Promise<ReadonlySet<string>> {
  const labels = labelsIn(packed(await appliedLabels(db, undefined)), Number.POSITIVE_INFINITY);
  return new Set(
    [...labels].flatMap(([key, moves]) => (moves.some((move) => move in FAULTS) ? [] : key)),
  );
}

/** How many of the newest labels say what the reader alone would. */
async function agreement(db: Db, seen: Seen): Promise<{ agreed: number; of: number }> {
  const rows = await labelsSeen(db, seen).orderBy(desc(messageLabels.number)).limit(MOST_COMPARED);
  const agreed = rows.filter(
    ({ message, labels }) =>
      read(message).moves.toSorted().join() === movesOf(labels).toSorted().join(),
  );
  return { agreed: agreed.length, of: rows.length };
}

/** The newest label of each message that trainees wrote who are seen, or nobody. */
export function labelsSeen(db: Db, seen: Seen, which?: SQL) {
  const later = sql`select from ${messageLabels} as later where later.message = ${messageLabels.message} and later.number > ${messageLabels.number} and later.taken_back_at is null`;
  return db
    .select({
      number: messageLabels.number,
      message: messageLabels.message,
      labels: messageLabels.labels,
      at: messageLabels.labeledAt,
      by: nameOfCoach,
    })
    .from(messageLabels)
    .leftJoin(users, eq(users.id, messageLabels.coachId))
    .leftJoin(practiceRuns, eq(practiceRuns.id, messageLabels.runId))
    .where(
      and(
        or(isNull(messageLabels.runId), seen(practiceRuns.userId)),
        inForce,
        which,
        sql`not exists (${later})`,
      ),
    )
    .$dynamic();
}

/** All labeled messages of trainees who are seen, the oldest first. */
export async function labeledMessages(db: Db, seen: Seen) {
  return rowsInParts(({ limit, offset }) =>
    labelsSeen(db, seen).orderBy(asc(messageLabels.number)).limit(limit).offset(offset),
  );
}
