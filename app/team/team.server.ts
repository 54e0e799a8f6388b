/** Door of the team room: cohorts and messages, which are shown in the portal until they are read, and mailed where there is an address (TEAM-2, TEAM-3). */
import { and, desc, eq, isNull, ne, or, sql } from "drizzle-orm";
import { traineePlaces, users } from "~/auth/tables";
import type { Db } from "~/platform/db/database.server";
import { type CutList, cutList, found } from "~/platform/queries/lists.server";
import type { Target } from "./cohort";
import { blocksOf } from "./message-text.server";
import type { Message } from "./messages.server";
import { cohortMembers, cohorts, messageRecipients, messages, nudgeRefusals } from "./tables";

export { targetWords } from "./cohort";

/** The dates of someone's cohort; none if they are not in one. */
export async function targetsOf(db: Db, userId: string): Promise<Target[]> {
  const [row] = await db
    .select({ targets: cohorts.targets })
    .from(cohortMembers)
    .innerJoin(cohorts, eq(cohorts.id, cohortMembers.cohortId))
    .where(eq(cohortMembers.userId, userId));
  return row?.targets ?? [];
}

/** Who coaches someone; null: nobody. */
export async function coachOf(
  db: Db,
  userId: string,
): Promise<{ name: string; photo: string | null } | null> {
  const [coach] = await db
    .select({ name: users.name, photo: users.image })
    .from(traineePlaces)
    .innerJoin(users, eq(users.id, traineePlaces.coachId))
    .where(eq(traineePlaces.userId, userId));
  return coach ?? null;
}

/** A nudge is about a moment: it disappears after a week. */
const isNew = sql`${messages.at} > now() - interval '7 days'`;

/** Someone's messages, unread ones first, then newest first. */
export async function messagesFor(db: Db, userId: string, most: number): Promise<CutList<Message>> {
  const rows = await db
    .select({
      id: messages.id,
      kind: messages.kind,
      title: messages.title,
      body: messages.body,
      at: messages.at,
      editedAt: messages.editedAt,
      author: users.name,
      photo: users.image,
      readAt: messageRecipients.readAt,
      found,
    })
    .from(messageRecipients)
    .innerJoin(messages, eq(messages.id, messageRecipients.messageId))
    .leftJoin(users, eq(users.id, messages.authorId))
    .where(
      and(
        eq(messageRecipients.userId, userId),
        or(ne(messages.kind, "nudge"), isNew),
        isNull(messages.unsentAt),
      ),
    )
    .orderBy(desc(isNull(messageRecipients.readAt)), desc(messages.at), desc(messages.id))
    .limit(most);
  return cutList(
    rows.map(({ at, readAt, body, editedAt, ...row }) => ({
      ...row,
      text:
        row.kind === "announcement"
          ? blocksOf(body)
          : [{ kind: "paragraph" as const, text: [body] }],
      edited: editedAt !== null,
      at: at.toISOString(),
      readAt: readAt?.toISOString() ?? null,
    })),
  );
}

/** Records that a recipient has read it, the first time. False: it was not sent to them. */
export async function markRead(db: Db, userId: string, messageId: string): Promise<boolean> {
  const { readAt } = messageRecipients;
  const its = and(eq(messageRecipients.userId, userId), eq(messageRecipients.messageId, messageId));
  await db
    .update(messageRecipients)
    .set({ readAt: sql`now()` })
    .where(and(its, isNull(readAt)));
  const [row] = await db.select({ readAt }).from(messageRecipients).where(its);
  return row !== undefined;
}

/** Whether someone opted out of nudges. */
export async function refusesNudges(db: Db, userId: string): Promise<boolean> {
  const refused = eq(nudgeRefusals.userId, userId);
  return (await db.select({ at: nudgeRefusals.at }).from(nudgeRefusals).where(refused)).length > 0;
}

export async function setNudgesRefused(db: Db, userId: string, refused: boolean): Promise<void> {
  if (refused) await db.insert(nudgeRefusals).values({ userId }).onConflictDoNothing();
  else await db.delete(nudgeRefusals).where(eq(nudgeRefusals.userId, userId));
}
