/** Messages that were not read, or wrongly, as coaches label them (PRAC-2): from then on the reader follows (READ-6). */
import { and, asc, desc, eq, inArray, isNull, lte, max, or, type SQL, sql } from "drizzle-orm";
import type { Seen, Viewer } from "~/auth/auth.server";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
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
/** For a message that means nothing in a setter's conversation. */
export const NO_CLASS = "none";
export const LABELS: readonly string[] = [...MOVE_NAMES, NO_CLASS];

export type Unread = { message: string; times: number };

/** What waits for a label, most frequent first, in conversations of trainees this person may see. */
export async function unreadMessages(db: Db, seen: Seen) {
  const { rows } = await db.execute<Unread & { waiting: number }>(sql`
    select message, count(*)::int as times, (count(*) over ())::int as waiting
    from ${practiceRuns}, jsonb_array_elements_text(${practiceRuns.unread}) as said(message)
    where ${practiceRuns.unread} <> '[]'::jsonb and ${seen(practiceRuns.userId)}
      and not exists (select from ${messageLabels} where ${messageLabels.message} = said.message)
    group by message order by times desc, message limit ${MOST_LISTED}`);
  return {
    unread: rows.map(({ message, times }) => ({ message, times })),
    waiting: rows[0]?.waiting ?? 0,
    labeled: await db.$count(labelsSeen(db, seen).as("seen")),
    agreed: await agreement(db, seen),
  };
}

/** False: no one this person sees wrote it, or it has a label. The run in which it was written keeps its result. */
export async function labelMessage(
  db: Db,
  viewer: Viewer,
  seen: Seen,
  { message, labels }: { message: string; labels: readonly string[] },
): Promise<boolean> {
  const written = and(
    sql`${practiceRuns.unread} @> ${JSON.stringify([message])}::jsonb`,
    seen(practiceRuns.userId),
  );
  return withLock(db, "labels", async (tx) => {
    const [run] = await tx
      .select({ id: practiceRuns.id })
      .from(practiceRuns)
      .where(written)
      .limit(1);
    if (!run || (await labelOf(tx, message))) return false;
    await addLabel(tx, viewer, { message, labels, runId: run.id });
    return true;
  });
}

/** A sentence of the company's own, such as one of its script. */
export async function labelSentence(
  db: Db,
  viewer: Viewer,
  { message, labels }: { message: string; labels: readonly string[] },
): Promise<void> {
  await withLock(db, "labels", (tx) => addLabel(tx, viewer, { message, labels, runId: null }));
}

/** Its number: that of an earlier one that says the same, or of a new one. Call it under the lock of labels. */
export async function addLabel(
  tx: Db,
  { userId }: Viewer,
  { message, labels, runId }: { message: string; labels: readonly string[]; runId: string | null },
): Promise<number> {
  const known = await labelOf(tx, message);
  if (known && known.labels.toSorted().join() === labels.toSorted().join()) return known.number;
  const [added] = await tx
    .insert(messageLabels)
    .values({ message, labels, runId, coachId: userId })
    .returning({ number: messageLabels.number });
  return added?.number ?? 0;
}

async function labelOf(tx: Db, message: string) {
  const [known] = await tx
    .select({ number: messageLabels.number, labels: messageLabels.labels })
    .from(messageLabels)
    .where(eq(messageLabels.message, message))
    .orderBy(desc(messageLabels.number))
    .limit(1);
  return known;
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
    .where(which)
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
function labelsSeen(db: Db, seen: Seen) {
  const later = sql`select from ${messageLabels} as later where later.message = ${messageLabels.message} and later.number > ${messageLabels.number}`;
  return db
    .select({ message: messageLabels.message, labels: messageLabels.labels })
    .from(messageLabels)
    .leftJoin(practiceRuns, eq(practiceRuns.id, messageLabels.runId))
    .where(
      and(or(isNull(messageLabels.runId), seen(practiceRuns.userId)), sql`not exists (${later})`),
    )
    .$dynamic();
}

/** All labeled messages of trainees who are seen, the oldest first. */
export async function labeledMessages(db: Db, seen: Seen) {
  return rowsInParts(({ limit, offset }) =>
    labelsSeen(db, seen).orderBy(asc(messageLabels.number)).limit(limit).offset(offset),
  );
}
