/** Door of the team room: cohorts and messages, which are shown in the portal until they are read, and mailed where there is an address (TEAM-2, TEAM-3). */
import { and, desc, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { users } from "~/auth/tables";
import { type Content, mailContent } from "~/content/content.server";
import { submissions } from "~/forms/tables";
import type { Db } from "~/platform/db/database.server";
import { greeting } from "~/platform/mail/names";
import { type QueuedMail, queueMail } from "~/platform/mail/outbox.server";
import { type CutList, cutList, found } from "~/platform/queries/lists.server";
import type { Target } from "./cohort";
import { cohortMembers, cohorts, messageRecipients, messages, nudgeRefusals } from "./tables";
import type { Message } from "./team";

/** The dates of someone's cohort; none if they are not in one. */
export async function targetsOf(db: Db, userId: string): Promise<Target[]> {
  const [row] = await db
    .select({ targets: cohorts.targets })
    .from(cohortMembers)
    .innerJoin(cohorts, eq(cohorts.id, cohortMembers.cohortId))
    .where(eq(cohortMembers.userId, userId));
  return row?.targets ?? [];
}

const PORTION = 1_000;

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
      author: users.name,
      readAt: messageRecipients.readAt,
      found,
    })
    .from(messageRecipients)
    .innerJoin(messages, eq(messages.id, messageRecipients.messageId))
    .leftJoin(users, eq(users.id, messages.authorId))
    .where(and(eq(messageRecipients.userId, userId), or(ne(messages.kind, "nudge"), isNew)))
    .orderBy(desc(isNull(messageRecipients.readAt)), desc(messages.at), desc(messages.id))
    .limit(most);
  return cutList(
    rows.map(({ at, readAt, ...row }) => ({
      ...row,
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

/** `id`: from the form, so a form sent twice is one message. */
type NewMessage = {
  id: string;
  kind: "announcement" | "nudge";
  cohortId: string | null;
  audience: string;
  authorId: string | null;
  title: string;
  body: string;
};

/** False: it was sent before. */
export async function sendMessage(
  tx: Db,
  message: NewMessage,
  userIds: readonly string[],
): Promise<boolean> {
  const sent = await tx
    .insert(messages)
    .values(message)
    .onConflictDoNothing()
    .returning({ id: messages.id });
  if (sent.length === 0) return false;
  for (let from = 0; from < userIds.length; from += PORTION)
    await tx
      .insert(messageRecipients)
      .values(
        userIds.slice(from, from + PORTION).map((userId) => ({ messageId: message.id, userId })),
      );
  return true;
}

type Words = Pick<NewMessage, "title" | "body">;

type Envelope = { content: Content; link: string } & Pick<QueuedMail, "passing">;

/** Emails it to those with an address; returns who they are. */
export async function mailMessage(
  tx: Db,
  { content, link, passing }: Envelope,
  { title, body }: Words,
  userIds: readonly string[],
): Promise<string[]> {
  const reached = await addressesOf(tx, userIds);
  for (const { name, address } of reached)
    await queueMail(tx, {
      to: address,
      passing,
      ...mailContent(content, "message", { greeting: greeting(name), title, text: body, link }),
    });
  return reached.map(({ userId }) => userId);
}

/** Someone's verified address, otherwise the one they applied with. */
async function addressesOf(db: Db, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  const applied = sql`(select ${submissions.senderMail} from ${submissions}
    where ${submissions.traineeId} = ${users.id} order by ${submissions.createdAt} desc limit 1)`;
  const address = sql<
    string | null
  >`case when ${users.emailVerified} then ${users.email} else ${applied} end`;
  const rows = await db
    .select({ userId: users.id, name: users.name, address })
    .from(users)
    .where(inArray(users.id, [...userIds]));
  return rows.flatMap((row) => (row.address === null ? [] : [{ ...row, address: row.address }]));
}
