/** The labels that apply, and taking one back: from then on it is as if it had never been given (READ-6). */
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import type { Seen, Viewer } from "~/auth/auth.server";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import { contains } from "~/platform/queries/lists.server";
import { requestContext } from "~/platform/web/request-context.server";
import { withoutPersonalData } from "~/reading/personal-data";
import { judgeAgain } from "./disputes.server";
import { recordLabel } from "./give-label.server";
import { keyOf } from "./labels";
import { inForce, labelsSeen } from "./labels.server";
import { messageDisputes, messageLabels, practiceRuns } from "./tables";

/** How many are read at once for words of a label that was taken back. */
const PORTION = 500;

/** Newest first; `q`: words of the sentence, or of a class. */
export async function labelsInForce(db: Db, seen: Seen, { q, rows }: { q: string; rows: number }) {
  const classes = sql`replace(${messageLabels.labels}::text, '-', ' ')`;
  const matches =
    q === "" ? undefined : or(contains(messageLabels.message, q), contains(classes, q));
  const found = labelsSeen(db, seen, matches);
  const listed = await found.orderBy(desc(messageLabels.number)).limit(rows);
  return {
    inForce: listed.map(({ at, message, ...label }) => ({
      ...label,
      message: withoutPersonalData(message),
      at: at.toISOString(),
    })),
    labeled: await db.$count(labelsSeen(db, seen, matches).as("found")),
  };
}

/**
 * Takes a label back, and judges every finished run again in which it was read; a dispute that it decided waits again.
 * Null: it is gone, or not of a trainee this person may see.
 */
export async function takeBack(
  context: Readonly<RouterContextProvider>,
  viewer: Viewer,
  seen: Seen,
  number: number,
): Promise<{ judged: number } | null> {
  const { db } = context.get(requestContext);
  return withLock(db, "labels", async (tx) => {
    const [label] = await tx
      .select({ message: messageLabels.message, labels: messageLabels.labels })
      .from(messageLabels)
      .leftJoin(practiceRuns, eq(practiceRuns.id, messageLabels.runId))
      .where(
        and(
          eq(messageLabels.number, number),
          inForce,
          or(isNull(messageLabels.runId), seen(practiceRuns.userId)),
        ),
      );
    if (!label) return null;
    await tx
      .update(messageLabels)
      .set({ takenBackAt: sql`now()` })
      .where(eq(messageLabels.number, number));
    const decided = await tx
      .update(messageDisputes)
      .set({ label: null })
      .where(eq(messageDisputes.label, number))
      .returning({ runId: messageDisputes.runId });
    const words = { key: keyOf(label.message), decided: decided.map(({ runId }) => runId) };
    let judged = 0;
    for await (const run of runsWith(tx, number, words)) {
      await judgeAgain(tx, context, run);
      judged += 1;
    }
    await recordLabel(tx, viewer, "labels.take", { number, labels: label.labels });
    return { judged };
  });
}

/** The finished runs that were read with a label, in portions: which these are, only their messages tell. */
async function* runsWith(
  tx: Db,
  number: number,
  { key, decided }: { key: string; decided: string[] },
) {
  const { id, finishedAt, labels } = practiceRuns;
  const mayBe = and(isNotNull(finishedAt), or(gte(labels, number), inArray(id, decided)));
  let rows = await tx.select().from(practiceRuns).where(mayBe).orderBy(asc(id)).limit(PORTION);
  for (let last = rows.at(-1); last; last = rows.at(-1)) {
    yield* rows.filter(({ messages }) => messages.some((message) => keyOf(message) === key));
    const others = and(mayBe, gt(id, last.id));
    rows = await tx.select().from(practiceRuns).where(others).orderBy(asc(id)).limit(PORTION);
  }
}
