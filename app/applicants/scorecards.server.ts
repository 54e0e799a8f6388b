/** Scorecards: one per interviewer, who submits theirs before seeing the others (APPL-3). */
import { asc, eq } from "drizzle-orm";
import { type Actor, recordEvent } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { referenceOf } from "./applicant";
import { holdApplicant, writeStage } from "./applicant-acts.server";
import { applicantScores, type Score } from "./tables";

export type Scorecard = {
  authorId: string;
  authorName: string;
  scores: Score[];
  recommendation: number;
  note: string;
  sentAt: string;
};

/** `own` null: the viewer has sent none, and only the number of others is known. */
export type Scorecards = { own: Scorecard | null; others: Scorecard[]; hidden: number };

export async function scorecardsFor(db: Db, id: string, viewerId: string): Promise<Scorecards> {
  const rows = await db
    .select()
    .from(applicantScores)
    .where(eq(applicantScores.applicantId, id))
    .orderBy(asc(applicantScores.sentAt));
  const cards = rows.map(({ applicantId: _, sentAt, ...card }) => ({
    ...card,
    sentAt: sentAt.toISOString(),
  }));
  const own = cards.find(({ authorId }) => authorId === viewerId) ?? null;
  const others = cards.filter(({ authorId }) => authorId !== viewerId);
  return own ? { own, others, hidden: 0 } : { own, others: [], hidden: others.length };
}

type Sent = { id: string; scores: Score[]; recommendation: number; note: string };

/** Null, or why it was not accepted. The first one records that the interview has taken place. */
export async function sendScorecard(
  db: Db,
  actor: Actor,
  { id, ...card }: Sent,
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const held = await holdApplicant(tx, id);
    if (held === null || held.anonymizedAt) return "This applicant no longer exists";
    const authorName = `${actor.firstName} ${actor.lastName}`;
    const sent = await tx
      .insert(applicantScores)
      .values({ applicantId: id, authorId: actor.userId, authorName, ...card })
      .onConflictDoNothing()
      .returning({ id: applicantScores.applicantId });
    if (sent.length === 0) return "You have already sent your scorecard";
    await recordEvent(tx, {
      actor,
      verb: "applicants.score",
      subject: { kind: "application", id, label: referenceOf(id) },
      before: null,
      after: null,
    });
    if (["qualified", "interview booked"].includes(held.stage))
      await writeStage(tx, held, { stage: "interviewed", actor });
    return null;
  });
}
