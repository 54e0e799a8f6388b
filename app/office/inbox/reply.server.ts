/** Answers to an item of the inbox by mail, kept with it (OWN-6). */
import { asc, eq, or } from "drizzle-orm";
import { z } from "zod";
import type { Call } from "~/auth/acts/acts.server";
import { users } from "~/auth/tables";
import { contentOf } from "~/content/content.server";
import { recordEvent } from "~/events/events.server";
import { REPLIES } from "~/forms/forms.server";
import type { Db } from "~/platform/db/database.server";
import { aboutItem } from "~/platform/mail/mail-state";
import { greeting } from "~/platform/mail/names";
import { queueMail } from "~/platform/mail/outbox.server";
import { oneLineText } from "~/platform/text/one-line-text";
import { done, refused } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { inboxReplies } from "../tables";
import { type ItemKey, subjectOf } from "./inbox-acts.server";
import { inboxRows, onlyThese } from "./inbox-query.server";

/** `id`: from the form, so a form sent twice is one mail. */
export const replyFields = z.strictObject({
  id: z.uuid(),
  /** What it began with. */
  template: z.string().max(100).optional(),
  subject: oneLineText().min(1, "Enter a subject").max(200),
  body: z
    .string()
    .trim()
    .min(1, "Enter a text")
    .max(4_000, "The text has at most 4,000 characters"),
});

export async function replyToItem(
  { db, viewer, context }: Call,
  key: ItemKey,
  { id, subject, body }: z.output<typeof replyFields>,
) {
  if (context.get(requestContext).config.mail === undefined)
    return refused(409, "No mail server is configured");
  return db.transaction(async (tx) => {
    const [item] = await inboxRows(tx, onlyThese([key.id]), { limit: 1 });
    if (!item || item.kind !== key.kind) return refused(404, "This item no longer exists");
    if (item.mail === "") return refused(409, "This item has no address");
    const its = key.kind === "booking" ? { bookingId: key.id } : { submissionId: key.id };
    const [kept] = await tx
      .insert(inboxReplies)
      .values({ id, ...its, authorId: viewer.userId, subject, body })
      .onConflictDoNothing()
      .returning({ id: inboxReplies.id });
    if (!kept) return done("This reply was sent before");
    const head = { to: item.mail, about: aboutItem(key.id) };
    await queueMail(tx, { ...head, subject, text: body });
    const about = subjectOf(key, item);
    const facts = { verb: "inbox.reply", before: null, after: null } as const;
    await recordEvent(tx, { actor: viewer, subject: about, ...facts });
    return done("The reply is on its way");
  });
}

/** What a reply can begin with, addressed to its reader. */
export function replyTemplates(context: Call["context"], { name: reader }: { name: string }) {
  const filled = (words: string) => words.replaceAll("{greeting}", () => greeting(reader));
  const { templates } = contentOf(context, REPLIES);
  return templates.map(({ name, subject, text }) => ({
    name,
    subject: filled(subject),
    text: filled(text),
  }));
}

/** How a reply begins. */
export function replyStart(item: { name: string }): string {
  return `${greeting(item.name)}\n\n`;
}

export type Reply = { id: string; subject: string; body: string; by: string | null; at: string };

/** What was answered, oldest first. */
export async function repliesTo(db: Db, itemId: string): Promise<Reply[]> {
  const { id, subject, body, at, authorId, submissionId, bookingId } = inboxReplies;
  const rows = await db
    .select({ id, subject, body, at, by: users.name })
    .from(inboxReplies)
    .leftJoin(users, eq(users.id, authorId))
    .where(or(eq(submissionId, itemId), eq(bookingId, itemId)))
    .orderBy(asc(at));
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
