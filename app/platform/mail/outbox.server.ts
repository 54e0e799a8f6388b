/** Mail that must not get lost: queued in the transaction that it tells of, sent by a loop beside the server. */
import { count, isNull, sql } from "drizzle-orm";
import type { Db } from "../db/database.server";
import { currentRequestId } from "../edge/request-scope.server";
import { level, type Probe } from "../metrics/probes.server";
import { mailOutbox } from "./tables";

/** `calendarFile`: an invitation in the iCalendar format that goes with it. */
export type QueuedMail = {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  calendarFile?: string;
};

/** So long a mail is tried again. */
export const GIVE_UP_DAYS = 3;

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
  const id = crypto.randomUUID();
  const queued = { id, recipient: to, replyTo, subject, body: text, calendarFile };
  await db.insert(mailOutbox).values(queued);
  const told = JSON.stringify({ mail: id, requestId: currentRequestId() });
  await db.execute(sql`select raise_live(array['mail'], ${MAIL_QUEUED}, ${id}, ${told}::json)`);
}

/** What waits to be sent; the partial index of unsent mail is all that is read. */
export function outboxProbe(db: Db): Probe {
  const givenUp = sql`${mailOutbox.createdAt} < now() - make_interval(days => ${GIVE_UP_DAYS})`;
  const age = sql`extract(epoch from now() - min(${mailOutbox.createdAt}) filter (where not ${givenUp}))`;
  return async () => {
    const [unsent] = await db
      .select({
        all: count(),
        givenUp: sql<number>`count(*) filter (where ${givenUp})::int`,
        oldest: sql<number>`coalesce(${age}, 0)::float8`,
      })
      .from(mailOutbox)
      .where(isNull(mailOutbox.sentAt));
    const { all, givenUp: dead, oldest } = unsent ?? { all: 0, givenUp: 0, oldest: 0 };
    return [
      level("mail_outbox_waiting", "Mails that wait to be sent, or to be tried again.", all - dead),
      level("mail_outbox_oldest_seconds", "How long the oldest waiting mail has waited.", oldest),
      level("mail_outbox_given_up", "Mails that could not be sent in three days.", dead),
    ];
  };
}
