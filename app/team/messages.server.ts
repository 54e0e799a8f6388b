/** Messages, as they are sent, mailed and seen by their recipients (TEAM-3). */
import { and, count, eq, inArray, sql } from "drizzle-orm";
import { traineesSeenBy, type Viewer } from "~/auth/auth.server";
import { hasAddress, users } from "~/auth/tables";
import { type Content, mailContent } from "~/content/content.server";
import { submissions } from "~/forms/tables";
import type { Db } from "~/platform/db/database.server";
import { greeting } from "~/platform/mail/names";
import { type QueuedMail, queueMail } from "~/platform/mail/outbox.server";
import { traineeOverviews as overview } from "~/training/tables";
import { cohortMembers, messageRecipients, messages } from "./tables";

const PORTION = 1_000;

/** As its recipient sees it; `author` null: the product by a rule, or someone who has left. */
export type Message = {
  id: string;
  kind: "announcement" | "nudge";
  title: string;
  body: string;
  author: string | null;
  at: string;
  readAt: string | null;
};

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

const applied = sql`(select ${submissions.senderMail} from ${submissions}
  where ${submissions.traineeId} = ${users.id} order by ${submissions.createdAt} desc limit 1)`;

/** Someone's address, otherwise the one they applied with. */
const address = sql<string | null>`case when ${hasAddress} then ${users.email} else ${applied} end`;

/** How many active trainees a message by email would reach, of how many. */
export type Reach = { reached: number; total: number };

/** Of those this person sees: all, or those of a cohort. */
export async function reachOf(db: Db, viewer: Viewer, cohortId: string | null): Promise<Reach> {
  const [row] = await db
    .select({ total: count(), reached: sql<number>`count(${address})::int` })
    .from(overview)
    .innerJoin(users, eq(users.id, overview.userId))
    .leftJoin(cohortMembers, eq(cohortMembers.userId, overview.userId))
    .where(
      and(
        eq(overview.isActive, true),
        traineesSeenBy(viewer)(overview.userId),
        cohortId === null ? undefined : eq(cohortMembers.cohortId, cohortId),
      ),
    );
  return row ?? { reached: 0, total: 0 };
}

async function addressesOf(db: Db, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  const rows = await db
    .select({ userId: users.id, name: users.name, address })
    .from(users)
    .where(inArray(users.id, [...userIds]));
  return rows.flatMap((row) => (row.address === null ? [] : [{ ...row, address: row.address }]));
}
