/** Mail that must not get lost: queued in the transaction that it tells of, sent by a loop beside the server. */
import { sql } from "drizzle-orm";
import type { Db } from "../db/database.server";
import { mailOutbox } from "./tables";

/** `calendarFile`: an invitation in the iCalendar format that goes with it. */
export type QueuedMail = {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  calendarFile?: string;
};

/** Heard by the loops of all instances once the transaction is over. */
export const MAIL_QUEUED = "mail";

/** Loops of this process: one where mail leaves it, none where no mail server is set. */
const loops = new Set<symbol>();

/** Says that mail leaves this process, until the returned function is called. */
export function openOutbox(): () => void {
  const loop = Symbol("outbox");
  loops.add(loop);
  return () => void loops.delete(loop);
}

/** Queues a mail in the transaction that it tells of. Where no mail server is set, nothing is queued. */
export async function queueMail(db: Db, mail: QueuedMail): Promise<void> {
  if (loops.size === 0) return;
  const { to, replyTo, text, calendarFile } = mail;
  // A line break would begin another header.
  const subject = mail.subject.replace(/\s+/g, " ").trim();
  await db.insert(mailOutbox).values({ recipient: to, replyTo, subject, body: text, calendarFile });
  await db.execute(sql`select raise_live(array['mail'], ${MAIL_QUEUED}, 'queued', '{}')`);
}
