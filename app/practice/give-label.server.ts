/** Labels as coaches give them (PRAC-2). Each is in the log, without the words it was given to: those are a trainee's. */
import { and, desc, eq, sql } from "drizzle-orm";
import type { Seen, Viewer } from "~/auth/auth.server";
import { users } from "~/auth/tables";
import type { EventVerb } from "~/events/events";
import { recordEvent } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import { classWords } from "./labels";
import { inForce, nameOfCoach } from "./labels.server";
import { messageLabels, practiceRuns } from "./tables";

/** `isNew`: nobody had said the same before. */
type Added = { number: number; isNew: boolean };

/** `taken`: another coach was faster. `gone`: no one this person sees wrote it. */
export type LabelOutcome =
  | ({ kind: "labeled" } & Added)
  | { kind: "taken"; by: string | null; labels: readonly string[] }
  | { kind: "gone" };

type Words = { message: string; labels: readonly string[] };

/** The run in which it was written keeps its result. */
export async function labelMessage(
  db: Db,
  viewer: Viewer,
  seen: Seen,
  { message, labels }: Words,
): Promise<LabelOutcome> {
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
    if (!run) return { kind: "gone" };
    const known = await labelOf(tx, message);
    if (known) return { kind: "taken", by: known.by, labels: known.labels };
    return {
      kind: "labeled",
      ...(await addLabel(tx, viewer, { message, labels, runId: run.id })),
    };
  });
}

/** A sentence of the company's own, such as one of its script. */
export async function labelSentence(db: Db, viewer: Viewer, words: Words): Promise<Added> {
  return withLock(db, "labels", (tx) => addLabel(tx, viewer, { ...words, runId: null }));
}

/** A new one, or an earlier one that says the same. Call it under the lock of labels. */
export async function addLabel(
  tx: Db,
  viewer: Viewer,
  { message, labels, runId }: Words & { runId: string | null },
): Promise<Added> {
  const known = await labelOf(tx, message);
  if (known && known.labels.toSorted().join() === labels.toSorted().join())
    return { number: known.number, isNew: false };
  const [added] = await tx
    .insert(messageLabels)
    .values({ message, labels, runId, coachId: viewer.userId })
    .returning({ number: messageLabels.number });
  const number = added?.number ?? 0;
  await recordLabel(tx, viewer, "labels.give", { number, labels });
  return { number, isNew: true };
}

/** Writes what was done about a label. */
export async function recordLabel(
  tx: Db,
  actor: Viewer,
  verb: Extract<EventVerb, "labels.give" | "labels.take">,
  { number, labels }: { number: number; labels: readonly string[] },
): Promise<void> {
  const label = `Message read as ${labels.map(classWords).join(", ")}`;
  const [before, after] = verb === "labels.give" ? [false, true] : [true, false];
  await recordEvent(tx, {
    actor,
    verb,
    subject: { kind: "label", id: String(number), label },
    before: { applies: before },
    after: { applies: after },
  });
}

async function labelOf(tx: Db, message: string) {
  const [known] = await tx
    .select({ number: messageLabels.number, labels: messageLabels.labels, by: nameOfCoach })
    .from(messageLabels)
    .leftJoin(users, eq(users.id, messageLabels.coachId))
    .where(and(eq(messageLabels.message, message), inForce))
    .orderBy(desc(messageLabels.number))
    .limit(1);
  return known;
}
