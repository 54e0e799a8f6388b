/** Email that must not get lost: queued in the transaction it reports on, sent by a job. */

import { and, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Db } from "../db/database.server";
import { doesJobs, inSeconds, type NewJob, queueJobs, requeueJob } from "../jobs/jobs.server";
import { currentRequestId } from "../log/request-log.server";
import { mailOutbox } from "./tables";

/**
 * `calendarFile`: an attached invitation in iCalendar format; `about`: the key that `mailsAbout` finds it by; `secret`:
 * holds a code or a link; `passing`: true only until then, or for as long as it is tried, with the name by which to withdraw it; `held`: it leaves so
 * many seconds later, and until then can be recalled by its name.
 */
export type QueuedMail = {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  calendarFile?: string;
  about?: string;
  secret?: Secret;
  passing?: { name: string; until?: Date };
  held?: { name: string; seconds: number };
};

/** Such an email is encrypted while it waits, and not sent once its content has expired. */
type Secret = { seal: (text: string, mailId: string) => string; validMinutes: number };

/** How long an email is retried unless it expires sooner. */
const DAYS_TRIED = 3;

/** The kinds of jobs that send email. What goes to many people holds up no code and no invitation. */
export const MAIL_JOB = "mail";
export const MAIL_TO_MANY = "mail-to-many";
type MailKind = typeof MAIL_JOB | typeof MAIL_TO_MANY;

/** Of many emails, so many are written at a time. */
const PORTION = 200;

/** Queues an email in the transaction that it reports on; returns its id. Null: where no loop sends email, nothing is queued. */
export async function queueMail(db: Db, mail: QueuedMail): Promise<string | null> {
  const [id = null] = await queued(db, MAIL_JOB, [mail]);
  return id;
}

/** Queues what goes to many people: one by one, ten thousand would hold their transaction for minutes. */
export async function queueMails(db: Db, mails: readonly QueuedMail[]): Promise<void> {
  await queued(db, MAIL_TO_MANY, mails);
}

async function queued(db: Db, kind: MailKind, mails: readonly QueuedMail[]): Promise<string[]> {
  if (!doesJobs(kind)) return [];
  const ids: string[] = [];
  for (let from = 0; from < mails.length; from += PORTION) {
    const portion = mails.slice(from, from + PORTION).map((mail) => ({ mail, row: rowOf(mail) }));
    await db.insert(mailOutbox).values(portion.map(({ row }) => row));
    await queueJobs(
      db,
      portion.map(({ mail, row }) => jobOf(row.id, { kind, seconds: mail.held?.seconds })),
    );
    ids.push(...portion.map(({ row }) => row.id));
  }
  return ids;
}

function rowOf({ to, replyTo, subject, text, calendarFile, about, secret, ...mail }: QueuedMail) {
  const passing = mail.held ?? mail.passing;
  const id = crypto.randomUUID();
  return {
    id,
    recipient: to,
    replyTo,
    subject: inOneLine(subject),
    calendarFile,
    about,
    body: secret ? secret.seal(text, id) : text,
    sealed: secret !== undefined,
    passing: passing?.name,
    expiresAt: mail.passing?.until ?? (secret && inSeconds(secret.validMinutes * 60)),
  };
}

/** Withdraws unsent emails that are no longer true; returns how many. */
export async function withdrawMails(db: Db, name: string): Promise<number> {
  const withdrawn = await db
    .delete(mailOutbox)
    .where(and(eq(mailOutbox.passing, name), isUnsent))
    .returning({ id: mailOutbox.id });
  return withdrawn.length;
}

/** A line break would begin another header. */
function inOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function jobOf(
  mail: string,
  { kind = MAIL_JOB, seconds = 0 }: { kind?: MailKind; seconds?: number } = {},
): NewJob {
  const payload = { mail, requestId: currentRequestId() };
  const runAt = inSeconds(seconds);
  return { kind, key: `mail ${mail}`, label: "", runAt, payload };
}

/** It expires by its own time, however often it is retried. */
const ends = sql`(${mailOutbox.sealed} or ${mailOutbox.passing} is not null)`;
export const isUnsent = isNull(mailOutbox.sentAt);
export const hasFailed = isNotNull(mailOutbox.failedAt);

/** Retries an email right away. False: it was sent, expired or deleted. `about`: only if it is about this. */
export async function retryMail(db: Db, id: string, about?: string): Promise<boolean> {
  const queued = await db
    .update(mailOutbox)
    .set({
      failedAt: null,
      expiresAt: sql`case when ${ends} then ${mailOutbox.expiresAt}
        else now() + make_interval(days => ${DAYS_TRIED}) end`,
    })
    .where(
      and(
        eq(mailOutbox.id, id),
        canRetry,
        about === undefined ? undefined : eq(mailOutbox.about, about),
      ),
    )
    .returning({ id: mailOutbox.id });
  if (queued.length > 0) await requeueJob(db, jobOf(id));
  return queued.length > 0;
}

export const canRetry = sql<boolean>`(${isUnsent} and (not ${ends} or ${mailOutbox.expiresAt} > now()))`;

/** Deletes finished emails about something: their recipient is to be forgotten. */
export async function forgetMails(db: Db, about: string): Promise<void> {
  const isOver = or(isNotNull(mailOutbox.sentAt), hasFailed);
  await db.delete(mailOutbox).where(and(eq(mailOutbox.about, about), isOver));
}
