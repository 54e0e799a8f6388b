/**
 * Messages that trainees say were read wrongly (READ-6). They wait for a coach, whose label decides: it holds for the run
 * too, which is judged again. Until then the run keeps its result.
 */
import { and, asc, eq, isNull, type SQL } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import { authContext, type Seen, type Viewer } from "~/auth/auth.server";
import { users } from "~/auth/tables";
import { contentOf } from "~/content/content.server";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import { bucketOf, reserve } from "~/platform/limits/limits.server";
import { DAY_SECONDS } from "~/platform/time/durations";
import { requestContext } from "~/platform/web/request-context.server";
import { RUBRIC } from "./copy/prospects.server";
import { addLabel, type LabelOutcome } from "./give-label.server";
import { disputedMessage, nameOfCoach, readerOf, whereOpen } from "./labels.server";
import type { Move } from "./message-classifier";
import { type Dispute, outcomeOf } from "./outcome";
import { play } from "./run";
import { figuresAt, prospectOf, runOf, type StoredRun } from "./stored-runs.server";
import { messageDisputes, messageLabels, practiceRuns } from "./tables";

type Context = Readonly<RouterContextProvider>;

/** As many as a person's messages in a long day. */
const DISPUTES = { name: "practice-disputes", most: 100, seconds: DAY_SECONDS };

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

/** Takes back what this person said of a message. False: a coach has decided. */
export async function takeBackDispute(
  db: Db,
  userId: string,
  { prospect, attempt, at }: { prospect: string; attempt: number; at: number },
): Promise<boolean> {
  const run = await runOf(db, userId, { prospect, attempt });
  if (!run) return true;
  const its = and(eq(messageDisputes.runId, run.id), eq(messageDisputes.at, at));
  return withLock(db, "labels", async (tx) => {
    await tx.delete(messageDisputes).where(and(its, isNull(messageDisputes.label)));
    return (await tx.$count(messageDisputes, its)) === 0;
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

/** Labels the message and judges its run again. */
export async function decide(
  context: Context,
  viewer: Viewer,
  seen: Seen,
  { runId, at, labels }: { runId: string; at: number; labels: readonly string[] },
): Promise<LabelOutcome> {
  const { db } = context.get(requestContext);
  return withLock(db, "labels", async (tx) => {
    const its = and(eq(messageDisputes.runId, runId), eq(messageDisputes.at, at));
    const [found] = await tx
      .select({ run: practiceRuns, message: disputedMessage })
      .from(messageDisputes)
      .innerJoin(practiceRuns, eq(practiceRuns.id, messageDisputes.runId))
      .where(and(its, whereOpen(viewer, seen)));
    if (!found) {
      const first = await decidedBy(tx, and(its, seen(practiceRuns.userId)));
      return first ? { kind: "taken", ...first } : { kind: "gone" };
    }
    const { run, message } = found;
    const label = await addLabel(tx, viewer, { message, labels, runId });
    await tx.update(messageDisputes).set({ label: label.number }).where(its);
    await judgeAgain(tx, context, run);
    return { kind: "labeled", ...label };
  });
}

async function decidedBy(tx: Db, which: SQL | undefined) {
  const [first] = await tx
    .select({ by: nameOfCoach, labels: messageLabels.labels })
    .from(messageDisputes)
    .innerJoin(practiceRuns, eq(practiceRuns.id, messageDisputes.runId))
    .innerJoin(messageLabels, eq(messageLabels.number, messageDisputes.label))
    .leftJoin(users, eq(users.id, messageLabels.coachId))
    .where(which);
  return first;
}

/** What comes after its new end is not part of the run; without an end, it was stopped. */
export async function judgeAgain(tx: Db, context: Context, run: StoredRun): Promise<void> {
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

export async function playedOf(db: Db, context: Context, run: StoredRun) {
  const prospect = await prospectOf(context, run.prospect, run.version);
  if (!prospect) return null;
  const reader = await readerOf(db, run, await figuresAt(context, run.startedAt));
  const { opening, exchanges } = play(prospect, run.seed, run.messages, run.voiced, reader);
  return { prospect, reader, opening, exchanges };
}
