/**
 * Messages that trainees say were read wrongly (READ-6). They wait for a coach, whose label decides: it holds for the run
 * too, which is judged again. Until then the run keeps its result.
 */
import { and, asc, eq, isNull, ne, sql } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import { authContext, type Seen, type Viewer } from "~/auth/auth.server";
import { contentOf } from "~/content/content.server";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import { bucketOf, reserve } from "~/platform/limits/limits.server";
import { DAY_SECONDS } from "~/platform/time/durations";
import { requestContext } from "~/platform/web/request-context.server";
import { RUBRIC } from "./copy/prospects.server";
import { addLabel, readerOf } from "./labels.server";
import type { Move } from "./message-classifier";
import { type Dispute, outcomeOf } from "./outcome";
import { play } from "./run";
import { figuresAt, prospectOf, runOf, type StoredRun } from "./stored-runs.server";
import { messageDisputes, messageLabels, practiceRuns } from "./tables";

type Context = Readonly<RouterContextProvider>;

/** As many as a person's messages in a long day. */
const DISPUTES = { name: "practice-disputes", most: 100, seconds: DAY_SECONDS };
const MOST_LISTED = 20;

export type DisputeOutcome =
  | { kind: "filed" | "unknown" }
  | { kind: "limited"; retryAfterSeconds: number };

/** Files a message of this person's own run, once it has ended. Twice is once. */
export async function dispute(
  context: Context,
  userId: string,
  { prospect, attempt, at }: { prospect: string; attempt: number; at: number },
): Promise<DisputeOutcome> {
  const { db } = context.get(requestContext);
  const { vault } = context.get(authContext);
  const run = await runOf(db, userId, { prospect, attempt });
  const said = run?.finishedAt && (await playedOf(db, context, run))?.exchanges[at];
  if (!run || !said) return { kind: "unknown" };
  return db.transaction(async (tx) => {
    const added = await tx
      .insert(messageDisputes)
      .values({ runId: run.id, at, moves: said.reading.moves })
      .onConflictDoNothing()
      .returning({ at: messageDisputes.at });
    if (added.length === 0) return { kind: "filed" };
    const refusal = await reserve(tx, [bucketOf(vault.hmac, DISPUTES, userId)]);
    if (!refusal) return { kind: "filed" };
    await tx
      .delete(messageDisputes)
      .where(and(eq(messageDisputes.runId, run.id), eq(messageDisputes.at, at)));
    return { kind: "limited", retryAfterSeconds: refusal.retryAfterSeconds };
  });
}

/** The disputed messages of a run, with what came of each. */
export async function disputesOf(db: Db, runId: string): Promise<Dispute[]> {
  const rows = await db
    .select({
      at: messageDisputes.at,
      moves: messageDisputes.moves,
      labels: messageLabels.labels,
    })
    .from(messageDisputes)
    .leftJoin(messageLabels, eq(messageLabels.number, messageDisputes.label))
    .where(eq(messageDisputes.runId, runId))
    .orderBy(asc(messageDisputes.at));
  return rows.map(({ at, moves, labels }) => ({
    at,
    moves,
    agreed: labels && !isSame(moves, labels),
  }));
}

function isSame(moves: readonly Move[], labels: readonly string[]): boolean {
  return (
    moves.toSorted().join() ===
    labels
      .filter((each) => each !== "none")
      .toSorted()
      .join()
  );
}

export type OpenDispute = { runId: string; at: number; message: string; moves: readonly Move[] };

/** What waits for this coach, the oldest first. Nobody decides about their own. */
export async function openDisputes(db: Db, viewer: Viewer, seen: Seen) {
  const where = whereOpen(viewer, seen);
  const disputes: OpenDispute[] = await db
    .select(OPEN)
    .from(messageDisputes)
    .innerJoin(practiceRuns, eq(practiceRuns.id, messageDisputes.runId))
    .where(where)
    .orderBy(asc(messageDisputes.disputedAt))
    .limit(MOST_LISTED);
  const [row] = await db
    .select({ waiting: sql<number>`count(*)::int` })
    .from(messageDisputes)
    .innerJoin(practiceRuns, eq(practiceRuns.id, messageDisputes.runId))
    .where(where);
  return { disputes, disputed: row?.waiting ?? 0 };
}

const OPEN = {
  runId: messageDisputes.runId,
  at: messageDisputes.at,
  moves: messageDisputes.moves,
  message: sql<string>`${practiceRuns.messages} ->> ${messageDisputes.at}`,
};

function whereOpen({ userId }: Viewer, seen: Seen) {
  return and(
    isNull(messageDisputes.label),
    seen(practiceRuns.userId),
    ne(practiceRuns.userId, userId),
  );
}

/** Labels the message and judges its run again; false: it is gone, decided, or not theirs to decide. */
export async function decide(
  context: Context,
  viewer: Viewer,
  seen: Seen,
  { runId, at, labels }: { runId: string; at: number; labels: readonly string[] },
): Promise<boolean> {
  const { db } = context.get(requestContext);
  return withLock(db, "labels", async (tx) => {
    const its = and(eq(messageDisputes.runId, runId), eq(messageDisputes.at, at));
    const [found] = await tx
      .select({ run: practiceRuns, message: OPEN.message })
      .from(messageDisputes)
      .innerJoin(practiceRuns, eq(practiceRuns.id, messageDisputes.runId))
      .where(and(its, whereOpen(viewer, seen)));
    if (!found) return false;
    const { run, message } = found;
    const label = await addLabel(tx, viewer, { message, labels, runId });
    await tx.update(messageDisputes).set({ label }).where(its);
    await judgeAgain(tx, context, run);
    return true;
  });
}

/** What comes after its new end is not part of the run; without an end, it was stopped. */
async function judgeAgain(tx: Db, context: Context, run: StoredRun): Promise<void> {
  const played = await playedOf(tx, context, run);
  if (!played) return;
  const { prospect, reader, exchanges } = played;
  const messages = exchanges.map(({ said }) => said);
  const said = { seed: run.seed, messages, voiced: run.voiced, stopped: true, reader };
  const outcome = outcomeOf(prospect, contentOf(context, RUBRIC).checks, said);
  if (!outcome?.finished) return;
  await tx
    .update(practiceRuns)
    .set({ unread: outcome.unread, ...outcome.finished })
    .where(eq(practiceRuns.id, run.id));
}

async function playedOf(db: Db, context: Context, run: StoredRun) {
  const prospect = await prospectOf(context, run.prospect, run.version);
  if (!prospect) return null;
  const reader = await readerOf(db, run, await figuresAt(context, run.startedAt));
  const { exchanges } = play(prospect, run.seed, run.messages, run.voiced, reader);
  return { prospect, reader, exchanges };
}
