/** Announcements to a cohort or to all trainees, and who has read them (TEAM-2). */

import { and, desc, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import type { z } from "zod";
import { traineesSeenBy, type Viewer } from "~/auth/auth.server";
import { users } from "~/auth/tables";
import { contentContext } from "~/content/content.server";
import { recordEvent } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { type CutList, cutList, found } from "~/platform/queries/lists.server";
import { requestContext } from "~/platform/web/request-context.server";
import { traineeOverviews as overview } from "~/training/tables";
import { mailMessage, sendMessage } from "../messages.server";
import { cohortMembers, messageRecipients, messages } from "../tables";
import type { announcement } from "./team-form";

/** Of one announcement: the panel lists everyone. */
const MOST_NAMES = 30;

export type Receipt = { userId: string; name: string; readAt: string | null };

export type Announcement = {
  id: string;
  title: string;
  body: string;
  author: string | null;
  at: string;
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
    sent.map(({ message: { id, title, body, at }, ...row }) => ({
      id,
      title,
      body,
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
        sql<number>`row_number() over (partition by ${messageId} order by ${readAt} desc nulls last, ${users.name}, ${userId})`.as(
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

export async function announce(
  context: Readonly<RouterContextProvider>,
  actor: Viewer,
  { id, title, body, mail }: z.output<typeof announcement>,
  { cohortId, audience }: To,
): Promise<{ done: string } | { fault: string }> {
  const { db, config } = context.get(requestContext);
  return db.transaction(async (tx) => {
    const userIds = await audienceOf(tx, actor, cohortId);
    if (userIds.length === 0) return { fault: "There is no one to send this to" };
    const message = { id, kind: "announcement", cohortId, audience, title, body } as const;
    if (!(await sendMessage(tx, { ...message, authorId: actor.userId }, userIds)))
      return { done: "This announcement has been sent" };
    const content = context.get(contentContext);
    const link = `${config.baseUrl}/training`;
    const mailed =
      mail && config.mail
        ? (await mailMessage(tx, { content, link }, { title, body }, userIds)).length
        : 0;
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
