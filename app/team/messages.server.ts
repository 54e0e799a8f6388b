/** Messages, as they are sent, mailed and seen by their recipients (TEAM-3). */
import { and, count, eq, inArray, sql } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import {
  announcementStop,
  authContext,
  refusersOf,
  traineesSeenBy,
  type Viewer,
} from "~/auth/auth.server";
import { announcementRefusals, hasAddress, users } from "~/auth/tables";
import { type Block, type Content, contentContext, mailContent } from "~/content/content.server";
import type { Actor } from "~/events/events.server";
import { submissions } from "~/forms/tables";
import type { Db } from "~/platform/db/database.server";
import { greeting } from "~/platform/mail/names";
import { type QueuedMail, queueMails } from "~/platform/mail/outbox.server";
import { mappedInParts } from "~/platform/web/long-work.server";
import { requestContext } from "~/platform/web/request-context.server";
import { traineeOverviews as overview } from "~/training/tables";
import { mailTextOf } from "./message-text.server";
import { cohortMembers, messageRecipients, messages } from "./tables";

const PORTION = 1_000;
/** The audience of those whom someone has picked from a list. */
const CHOSEN = "Selected trainees";

/** As its recipient sees it; `author` null: the product by a rule, or someone who has left. */
export type Message = {
  id: string;
  kind: "announcement" | "nudge";
  title: string;
  text: readonly Block[];
  author: string | null;
  /** The author's. */
  photo: string | null;
  at: string;
  edited: boolean;
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

type Announced = Pick<NewMessage, "id" | "title" | "body">;
type Recipient = { message: Announced; userId: string; byMail: boolean };

/** Adds one person to those who get a message, in a transaction. `before`: they have it. */
export async function addRecipient(
  context: Readonly<RouterContextProvider>,
  tx: Db,
  author: Actor,
  { message, userId, byMail }: Recipient,
): Promise<"before" | "sent" | "mailed"> {
  const { id: messageId } = message;
  const sent = { kind: "announcement", cohortId: null, audience: CHOSEN } as const;
  await tx
    .insert(messages)
    .values({ ...message, ...sent, authorId: author.userId })
    .onConflictDoNothing();
  const [added] = await tx
    .insert(messageRecipients)
    .values({ messageId, userId })
    .onConflictDoNothing()
    .returning();
  if (!added) return "before";
  if (!byMail) return "sent";
  const mailed = await mailAnnouncement(context, tx, message, [userId]);
  return mailed > 0 ? "mailed" : "sent";
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
  const mails = await mappedInParts(reached, ({ name, address }) => {
    const values = { greeting: greeting(name), title, text: body, link };
    return { to: address, passing, ...mailContent(content, "message", values) };
  });
  await queueMails(tx, mails);
  return reached.map(({ userId }) => userId);
}

const applied = sql`(select ${submissions.senderMail} from ${submissions}
  where ${submissions.traineeId} = ${users.id} order by ${submissions.createdAt} desc limit 1)`;

/** Someone's address, otherwise the one they applied with. */
const address = sql<string | null>`case when ${hasAddress} then ${users.email} else ${applied} end`;

const refusesAnnouncements = sql`exists (select 1 from ${announcementRefusals}
  where ${announcementRefusals.userId} = ${users.id})`;

/** How many active trainees an email would reach, of how many; `willing`: those of them who want announcements by email. */
export type Reach = { reached: number; willing: number; total: number };

/** Of those this person sees: all, or those of a cohort. */
export async function reachOf(db: Db, viewer: Viewer, cohortId: string | null): Promise<Reach> {
  const [row] = await db
    .select({
      total: count(),
      reached: sql<number>`count(${address})::int`,
      willing: sql<number>`(count(${address}) filter (where not ${refusesAnnouncements}))::int`,
    })
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
  return row ?? { reached: 0, willing: 0, total: 0 };
}

/** Under this name emails of an announcement wait, to be withdrawn with it. */
export function waitingName(messageId: string): string {
  return `announcement ${messageId}`;
}

/** Emails an announcement to those of these people who have an address and want such emails; returns how many. */
export async function mailAnnouncement(
  context: Readonly<RouterContextProvider>,
  tx: Db,
  { id, title, body }: Announced,
  userIds: readonly string[],
): Promise<number> {
  const { config } = context.get(requestContext);
  if (!config.mail) return 0;
  const content = context.get(contentContext);
  const { vault } = context.get(authContext);
  const link = `${config.baseUrl}/training`;
  const reached = await announcementAddresses(tx, userIds);
  const passing = { name: waitingName(id) };
  const text = mailTextOf(body);
  const mails = await mappedInParts(reached, ({ userId, name, address }) => {
    const stop = `${config.baseUrl}${announcementStop(vault, userId)}`;
    const values = { greeting: greeting(name), title, text, link, stop };
    return { to: address, passing, ...mailContent(content, "message", values) };
  });
  await queueMails(tx, mails);
  await tx
    .update(messages)
    .set({ mails: sql`${messages.mails} + ${reached.length}` })
    .where(eq(messages.id, id));
  return reached.length;
}

/** How many active ones of these people an announcement would reach by email, in words. */
export async function announcementReach(db: Db, userIds: readonly string[]): Promise<string> {
  const active = await db
    .select({ id: overview.userId })
    .from(overview)
    .where(and(eq(overview.isActive, true), inArray(overview.userId, [...userIds])));
  const ids = active.map(({ id }) => id);
  const { length: reached } = await announcementAddresses(db, ids);
  return `By email it reaches ${reached} of ${ids.length}`;
}

/** Those of these people whom an announcement would reach by email. */
export async function announcementAddresses(db: Db, userIds: readonly string[]) {
  const refusers = await refusersOf(db, userIds);
  return (await addressesOf(db, userIds)).filter(({ userId }) => !refusers.has(userId));
}

async function addressesOf(db: Db, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  const rows = await db
    .select({ userId: users.id, name: users.name, address })
    .from(users)
    // One parameter: a statement takes at most 65,535.
    .where(sql`${users.id} = any(${sql.param([...userIds])}::text[])`);
  return rows.flatMap((row) => (row.address === null ? [] : [{ ...row, address: row.address }]));
}
