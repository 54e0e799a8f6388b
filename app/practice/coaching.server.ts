/** Conversations that trainees send to coaches, and the coaches' scores (PRAC-6). */
import { and, asc, count, desc, eq, exists, inArray, type SQL, sql } from "drizzle-orm";
import type { Seen, Viewer } from "~/auth/auth.server";
import { trainingCredentials } from "~/auth/tables";
import { recordEvent } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import { cutList, found, fullName } from "~/platform/queries/lists.server";
import { CHECK_NAMES, kappa } from "./coaching";
import { coachConversations, coachScores } from "./tables";

/** How many of one trainee may wait at a time. */
export const MOST_WAITING = 3;
const PAGE_SIZE = 20;
const JUDGED = 50;

export type Score = typeof coachScores.$inferSelect;
export type NewScore = Pick<Score, "checks" | "marks" | "ready" | "feedback">;
type Conversation = typeof coachConversations.$inferSelect;

/** False: too many of theirs are already waiting. */
export async function sendConversation(db: Db, userId: string, lines: string[]): Promise<boolean> {
  return withLock(db, { name: "reviews", of: userId }, async (tx) => {
    const [waiting] = await tx
      .select({ count: count() })
      .from(coachConversations)
      .where(and(eq(coachConversations.userId, userId), sql`not ${scored(tx)}`));
    const last = await tx
      .select({ lines: coachConversations.lines })
      .from(coachConversations)
      .where(eq(coachConversations.userId, userId))
      .orderBy(desc(coachConversations.sentAt))
      .limit(1);
    // Sent twice, it waits once.
    if (JSON.stringify(last[0]?.lines) === JSON.stringify(lines)) return true;
    if ((waiting?.count ?? 0) >= MOST_WAITING) return false;
    await tx.insert(coachConversations).values({ userId, lines });
    return true;
  });
}

/** A page of a trainee's own conversations, latest first, with every score so far. */
export async function ownConversations(db: Db, userId: string, page: number) {
  const read = await db
    .select()
    .from(coachConversations)
    .where(eq(coachConversations.userId, userId))
    .orderBy(desc(coachConversations.sentAt), desc(coachConversations.id))
    .limit(PAGE_SIZE + 1)
    .offset((page - 1) * PAGE_SIZE);
  const rows = read.slice(0, PAGE_SIZE);
  const scores = await scoresOf(db, rows);
  const sent = rows.map(({ id, lines, sentAt }) => ({
    id,
    lines,
    sentAt: sentAt.toISOString(),
    scores: scores(id).map(({ checks, marks, ready, feedback }) => ({
      checks,
      marks,
      ready,
      feedback,
    })),
  }));
  return { sent, page, more: read.length > PAGE_SIZE };
}

export type QueuePart = Awaited<ReturnType<typeof queuePart>>;

/**
 * This coach's queue: what waits, what someone else has scored once, both oldest first, and what is done, newest first;
 * of each at most `most`.
 */
export async function coachQueue(db: Db, viewer: Viewer, seen: Seen, most: number) {
  const { sentAt, id } = coachConversations;
  const scores = (condition = sql`true`) =>
    sql`(select count(*) from ${coachScores} where ${coachScores.conversationId} = ${id} and ${condition})`;
  const own = sql`${scores(eq(coachScores.coachId, viewer.userId))} > 0`;
  const oldest = [asc(sentAt), asc(id)];
  const newest = [desc(sentAt), desc(id)];
  const [waiting, second, done] = await Promise.all([
    queuePart(db, seen, { condition: sql`${scores()} = 0`, order: oldest, most }),
    queuePart(db, seen, { condition: sql`${scores()} = 1 and not ${own}`, order: oldest, most }),
    queuePart(db, seen, { condition: sql`(${own} or ${scores()} > 1)`, order: newest, most }),
  ]);
  return { waiting, second, done };
}

type Wanted = { condition: SQL; order: SQL[]; most: number };

async function queuePart(db: Db, seen: Seen, { condition, order, most }: Wanted) {
  const rows = await db
    .select({
      id: coachConversations.id,
      sentAt: coachConversations.sentAt,
      lines: sql<number>`jsonb_array_length(${coachConversations.lines})`,
      name: sql<string>`${fullName(trainingCredentials)}`,
      found,
    })
    .from(coachConversations)
    .innerJoin(trainingCredentials, eq(trainingCredentials.userId, coachConversations.userId))
    .where(and(seen(coachConversations.userId), condition))
    .orderBy(...order)
    .limit(most);
  return cutList(rows.map(({ sentAt, ...row }) => ({ ...row, sentAt: sentAt.toISOString() })));
}

/** One conversation as this coach may see it: the other score only after their own. */
export async function conversationFor(db: Db, viewer: Viewer, seen: Seen, id: string) {
  const [row] = await seenConversations(db, seen, eq(coachConversations.id, id));
  if (!row) return null;
  const { conversation, firstName, lastName } = row;
  const scores = (await scoresOf(db, [conversation]))(conversation.id);
  const own = scores.find(({ coachId }) => coachId === viewer.userId) ?? null;
  const other = scores.find(({ coachId }) => coachId !== viewer.userId) ?? null;
  return {
    id: conversation.id,
    name: `${firstName} ${lastName}`,
    lines: conversation.lines,
    sentAt: conversation.sentAt.toISOString(),
    own,
    other: own ? other : null,
    full: scores.length >= 2,
  };
}

/** Stores a score permanently: the first or the second. False: both are in, this coach has scored, or it is their own. */
export async function addScore(
  db: Db,
  viewer: Viewer,
  conversation: { id: string; userId: string; name: string },
  score: NewScore,
): Promise<boolean> {
  if (conversation.userId === viewer.userId) return false;
  return withLock(db, { name: "reviews", of: conversation.id }, async (tx) => {
    const scores = await tx
      .select({ coachId: coachScores.coachId })
      .from(coachScores)
      .where(eq(coachScores.conversationId, conversation.id));
    if (scores.length >= 2 || scores.some(({ coachId }) => coachId === viewer.userId)) return false;
    await tx
      .insert(coachScores)
      .values({ ...score, conversationId: conversation.id, coachId: viewer.userId });
    await recordEvent(tx, {
      actor: viewer,
      verb: "coaching.review",
      subject: { kind: "trainee", id: conversation.userId, label: conversation.name },
      before: null,
      after: { ready: score.ready },
    });
    return true;
  });
}

/** Whose conversation it is, if this person may see that trainee. */
export async function ownerOf(db: Db, seen: Seen, id: string) {
  const [row] = await seenConversations(db, seen, eq(coachConversations.id, id));
  if (!row) return null;
  const { conversation, firstName, lastName } = row;
  return {
    id,
    userId: conversation.userId,
    name: `${firstName} ${lastName}`,
    lines: conversation.lines,
  };
}

/** How far coaches agree, over the latest conversations scored by two. */
export async function agreement(db: Db, seen: Seen) {
  const twice = db
    .select({ id: coachScores.conversationId })
    .from(coachScores)
    .groupBy(coachScores.conversationId)
    .having(sql`count(*) = 2`);
  const rows = await seenConversations(db, seen, inArray(coachConversations.id, twice))
    .orderBy(desc(coachConversations.sentAt))
    .limit(JUDGED);
  const conversations = rows.map(({ conversation }) => conversation);
  const scores = await scoresOf(db, conversations);
  const pairs = conversations.flatMap(({ id }) => {
    const [first, second] = scores(id);
    return first && second
      ? CHECK_NAMES.map(
          (name) => [first.checks.includes(name), second.checks.includes(name)] as const,
        )
      : [];
  });
  return { conversations: conversations.length, kappa: kappa(pairs) };
}

/** Those of these trainees whose latest reviewed conversation every coach called ready. */
export async function agreedBy(db: Db, userIds: string[]): Promise<ReadonlySet<string>> {
  const { id, userId, sentAt } = coachConversations;
  const latest = await db
    .selectDistinctOn([userId], { id, userId })
    .from(coachConversations)
    .where(and(inArray(userId, userIds), scored(db)))
    .orderBy(userId, desc(sentAt), desc(id));
  const scores = await scoresOf(db, latest);
  return new Set(
    latest.flatMap((each) => (scores(each.id).every(({ ready }) => ready) ? each.userId : [])),
  );
}

function scored(db: Db) {
  return exists(
    db.select().from(coachScores).where(eq(coachScores.conversationId, coachConversations.id)),
  );
}

function seenConversations(db: Db, seen: Seen, condition = sql`true`) {
  return db
    .select({
      conversation: coachConversations,
      firstName: trainingCredentials.firstName,
      lastName: trainingCredentials.lastName,
    })
    .from(coachConversations)
    .innerJoin(trainingCredentials, eq(trainingCredentials.userId, coachConversations.userId))
    .where(and(seen(coachConversations.userId), condition))
    .$dynamic();
}

async function scoresOf(db: Db, conversations: readonly Pick<Conversation, "id">[]) {
  const rows = await db
    .select()
    .from(coachScores)
    .where(
      inArray(
        coachScores.conversationId,
        conversations.map(({ id }) => id),
      ),
    )
    .orderBy(asc(coachScores.scoredAt));
  const byConversation = Map.groupBy(rows, ({ conversationId }) => conversationId);
  return (id: string): Score[] => byConversation.get(id) ?? [];
}
