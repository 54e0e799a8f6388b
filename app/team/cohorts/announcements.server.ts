/** Announcements to a cohort or to all trainees, and who has read them (TEAM-2). */

import { and, desc, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import type { z } from "zod";
import { can, traineesSeenBy, type Viewer } from "~/auth/auth.server";
import { users } from "~/auth/tables";
import type { Block } from "~/content/content.server";
import { recordEvent } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { withdrawMails } from "~/platform/mail/outbox.server";
import { byName, type CutList, cutList, found } from "~/platform/queries/lists.server";
import { requestContext } from "~/platform/web/request-context.server";
import { markOf, overtaken } from "~/settings/settings.server";
import { traineeOverviews as overview } from "~/training/tables";
import { blocksOf, mailTextOf } from "../message-text.server";
import {
  announcementAddresses,
  mailAnnouncement,
  sendMessage,
  waitingName,
} from "../messages.server";
import { cohortMembers, messageRecipients, messages } from "../tables";
import type { announcement, editedAnnouncement } from "./team-form";

/** Of one announcement: the panel lists everyone. */
const MOST_NAMES = 100;
export const NO_ONE = "There is no one to send this to";

type Context = Readonly<RouterContextProvider>;
type Outcome = { done: string } | { fault: string };

export type Receipt = { userId: string; name: string; readAt: string | null };

export type Announcement = {
  id: string;
  title: string;
  body: string;
  blocks: readonly Block[];
  author: string | null;
  at: string;
  edited: boolean;
  /** Of its words, for `overtaken`. */
  mark: string;
  unsent: boolean;
  /** To how many it went by email. */
  mails: number;
  /** The first of them by when they read it, then by name. */
  receipts: CutList<Receipt>;
  read: number;
};

/** Announcements to a cohort, or to all trainees if null, newest first; receipts only of trainees this person may see. */
export async function announcements(
  db: Db,
  viewer: Viewer,
  { cohortId, most }: { cohortId: string | null; most: number },
): Promise<CutList<Announcement>> {
  const sent = await db
    .select({ message: messages, author: users.name, found })
    .from(messages)
    .leftJoin(users, eq(users.id, messages.authorId))
    .where(
      and(
        eq(messages.kind, "announcement"),
        cohortId === null ? isNull(messages.cohortId) : eq(messages.cohortId, cohortId),
      ),
    )
    .orderBy(desc(messages.at), desc(messages.id))
    .limit(most);
  const receipts = await receiptsOf(
    db,
    viewer,
    sent.map(({ message }) => message.id),
  );
  return cutList(
    sent.map(({ message: { id, title, body, at, mails, editedAt, unsentAt }, ...row }) => ({
      id,
      title,
      body,
      blocks: blocksOf(body),
      mails,
      edited: editedAt !== null,
      mark: markOf(wordsOf({ title, body })),
      unsent: unsentAt !== null,
      ...row,
      at: at.toISOString(),
      ...receipts(id),
    })),
  );
}

async function receiptsOf(db: Db, viewer: Viewer, ids: readonly string[]) {
  const { messageId, userId, readAt } = messageRecipients;
  const ranked = db
    .select({
      messageId,
      userId,
      readAt,
      name: users.name,
      place:
        sql<number>`row_number() over (partition by ${messageId} order by ${readAt} desc nulls last, ${byName(users.name)}, ${userId})`.as(
          "place",
        ),
      all: sql<number>`(count(*) over (partition by ${messageId}))::int`.as("all"),
      read: sql<number>`(count(${readAt}) over (partition by ${messageId}))::int`.as("read"),
    })
    .from(messageRecipients)
    .innerJoin(users, eq(users.id, userId))
    .where(and(inArray(messageId, [...ids]), traineesSeenBy(viewer)(userId)))
    .as("ranked");
  const rows = await db
    .select()
    .from(ranked)
    .where(lte(ranked.place, MOST_NAMES))
    .orderBy(ranked.messageId, ranked.place);
  const byMessage = Map.groupBy(rows, (row) => row.messageId);
  return (id: string): Pick<Announcement, "receipts" | "read"> => {
    const own = byMessage.get(id) ?? [];
    const listed = own.map((row) => ({
      userId: row.userId,
      name: row.name,
      readAt: row.readAt?.toISOString() ?? null,
    }));
    return { receipts: { listed, found: own[0]?.all ?? 0 }, read: own[0]?.read ?? 0 };
  };
}

type To = { cohortId: string | null; audience: string };
type Sent = z.output<typeof announcement>;

/** What would go out, and to how many. */
export type Preview = {
  id: string;
  title: string;
  body: string;
  mail: boolean;
  blocks: readonly Block[];
  mailText: string;
  people: number;
  mails: number;
};

/** Null: there is no one to send it to. */
export async function previewOf(
  context: Context,
  viewer: Viewer,
  { id, title, body, mail }: Sent,
  cohortId: string | null,
): Promise<Preview | null> {
  const { db, config } = context.get(requestContext);
  const userIds = await audienceOf(db, viewer, cohortId);
  if (userIds.length === 0) return null;
  const isMailed = mail !== undefined && config.mail !== undefined;
  const mails = isMailed ? (await announcementAddresses(db, userIds)).length : 0;
  const shown = { blocks: blocksOf(body), mailText: mailTextOf(body) };
  return { id, title, body, mail: mail !== undefined, ...shown, people: userIds.length, mails };
}

export async function announce(
  context: Context,
  actor: Viewer,
  { id, title, body, mail }: Sent,
  { cohortId, audience }: To,
): Promise<Outcome> {
  const { db } = context.get(requestContext);
  return db.transaction(async (tx) => {
    const userIds = await audienceOf(tx, actor, cohortId);
    if (userIds.length === 0) return { fault: NO_ONE };
    const message = { id, kind: "announcement", cohortId, audience, title, body } as const;
    if (!(await sendMessage(tx, { ...message, authorId: actor.userId }, userIds)))
      return { done: "This announcement has been sent" };
    const mailed = mail ? await mailAnnouncement(context, tx, message, userIds) : 0;
    await recordEvent(tx, {
      actor,
      verb: "announcements.send",
      before: null,
      subject: { kind: "message", id, label: audience },
      after: { people: userIds.length, mails: mailed },
    });
    const people = userIds.length === 1 ? "1 person" : `${userIds.length} people`;
    return { done: `Sent to ${people}${mail ? `, ${mailed} by email` : ""}` };
  });
}

/** `mark`: of the words that are stored, where it is one's own to change. */
type Edited = Outcome & { mark?: string };

/** Changes what is shown from now on. Emails that went, or wait, keep their text. */
export async function editAnnouncement(
  db: Db,
  actor: Viewer,
  { id, title, body, mark: began, again }: z.output<typeof editedAnnouncement>,
  cohortId: string | null,
): Promise<Edited> {
  return db.transaction(async (tx) => {
    const held = await heldAnnouncement(tx, actor, id, cohortId);
    if ("fault" in held) return held;
    const refusal = overtaken(began, wordsOf(held));
    if (refusal) return refusal;
    if (held.title === title && held.body === body) return { done: "Nothing was changed" };
    await tx.update(messages).set({ title, body, editedAt: sql`now()` }).where(eq(messages.id, id));
    await tellRecipients(tx, id);
    if (again)
      await tx
        .update(messageRecipients)
        .set({ readAt: null })
        .where(
          and(eq(messageRecipients.messageId, id), traineesSeenBy(actor)(messageRecipients.userId)),
        );
    const subject = { kind: "message" as const, id, label: held.audience };
    await recordEvent(tx, {
      actor,
      verb: "announcements.edit",
      subject,
      before: null,
      after: null,
    });
    const shown = again ? ", and shown as new to everyone" : "";
    const mailed = held.mails > 0 ? ". Emails that were sent keep the former text" : "";
    return { done: `Changed${shown}${mailed}`, mark: markOf(wordsOf({ title, body })) };
  });
}

function wordsOf({ title, body }: Pick<Sent, "title" | "body">) {
  return { Title: title, Text: body };
}

/** Takes it off the dashboards, with its emails that wait. Those that went are told. */
export async function unsendAnnouncement(
  db: Db,
  actor: Viewer,
  id: string,
  cohortId: string | null,
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const held = await heldAnnouncement(tx, actor, id, cohortId);
    if ("fault" in held) return held;
    const mails = held.mails - (await withdrawMails(tx, waitingName(id)));
    await tx.update(messages).set({ unsentAt: sql`now()`, mails }).where(eq(messages.id, id));
    await tellRecipients(tx, id);
    const subject = { kind: "message" as const, id, label: held.audience };
    const after = { mailsSent: mails };
    await recordEvent(tx, { actor, verb: "announcements.unsend", subject, before: null, after });
    return { done: `Unsent: nobody sees it any more${mailsWords(mails)}` };
  });
}

/** Their open pages show it as it is now. */
async function tellRecipients(tx: Db, id: string): Promise<void> {
  // A notice each: one for all of them could be longer than a notice may be.
  const notice = sql`raise_live(array['sessions:' || user_id], 'message', ${`message ${id}`}, '{}'::json)`;
  await tx.execute(sql`select ${notice} from ${messageRecipients} where message_id = ${id}`);
}

function mailsWords(mails: number): string {
  if (mails === 0) return "";
  return `, except for ${mails === 1 ? "the email" : `the ${mails} emails`} that went before`;
}

/** Locked until the transaction ends. Someone who may not change cohorts changes what they wrote themselves. */
async function heldAnnouncement(tx: Db, actor: Viewer, id: string, cohortId: string | null) {
  const [held] = await tx
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.id, id),
        eq(messages.kind, "announcement"),
        isNull(messages.unsentAt),
        cohortId === null ? isNull(messages.cohortId) : eq(messages.cohortId, cohortId),
      ),
    )
    .for("update");
  if (!held) return { fault: "This announcement is no longer shown" };
  const isOwn = held.authorId === actor.userId || can(actor, "cohorts.change");
  return isOwn ? held : { fault: "Only its author can change it" };
}

async function audienceOf(tx: Db, actor: Viewer, cohortId: string | null): Promise<string[]> {
  const rows = await tx
    .select({ userId: overview.userId })
    .from(overview)
    .leftJoin(cohortMembers, eq(cohortMembers.userId, overview.userId))
    .where(
      and(
        eq(overview.isActive, true),
        traineesSeenBy(actor)(overview.userId),
        cohortId === null ? undefined : eq(cohortMembers.cohortId, cohortId),
      ),
    );
  return rows.map(({ userId }) => userId);
}
