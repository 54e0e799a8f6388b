/** Sends an email as a job: one instance at a time, and again after a failure until it expires. */
import { eq, getTableColumns, lt, or, type SQL, sql } from "drizzle-orm";
import type { Logger } from "pino";
import { z } from "zod";
import type { Db } from "../db/database.server";
import type { Again, JobHandler } from "../jobs/job-loop.server";
import { inSeconds } from "../jobs/jobs.server";
import { jobs } from "../jobs/tables";
import { forRequest } from "../log/request-log.server";
import { HOUR_SECONDS } from "../time/durations";
import { type DeliveryFailure, deliveryFailure, type Mail, type Mailer } from "./mail.server";
import type { MailContent } from "./mail-html.server";
import { EXPIRED, UNREADABLE } from "./mail-state";
import { MAIL_JOB, MAIL_TO_MANY, withdrawMails } from "./outbox.server";
import { mailOutbox } from "./tables";

const FIRST_PAUSE_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = HOUR_SECONDS;
const KEPT_DAYS = 30;

/**
 * `open`: decrypts the body of an encrypted email; null if another secret encrypted it. `render`: renders both parts of
 * an email from its text, in the brand at the time of sending.
 */
type Sending = {
  log: Logger;
  send: Mailer;
  open: (sealed: string, mailId: string) => string | null;
  render: (content: MailContent) => MailContent & { html: string };
};

type Queued = typeof mailOutbox.$inferSelect;

const isOver = sql`${mailOutbox.expiresAt} <= now()`;

const mailJob = z.object({ mail: z.uuid(), requestId: z.string().nullable() });

/** What does the jobs of each kind, for a loop of its own. */
export function mailJobs(sending: Sending): Record<string, JobHandler>[] {
  return [MAIL_JOB, MAIL_TO_MANY].map((kind) => ({
    [kind]: async (tx, payload) => {
      const { mail: id, requestId } = mailJob.parse(payload);
      const [mail] = await tx
        .select({ ...getTableColumns(mailOutbox), isOver: isOver.mapWith(Boolean) })
        .from(mailOutbox)
        .where(eq(mailOutbox.id, id));
      if (!mail || mail.sentAt !== null) return;
      if (mail.isOver) return giveUp(tx, mail);
      if (mail.failedAt !== null) return afterRefusal(mail);
      return {
        apart: async (ending) => {
          // Log lines about the email name the request that queued it.
          const failure = await forRequest(requestId, () => failureOf(sending, mail, ending));
          return (tx) => forRequest(requestId, () => noted(tx, sending.log, mail, failure));
        },
      };
    },
  }));
}

async function noted(
  tx: Db,
  log: Logger,
  mail: Queued,
  failure: DeliveryFailure | null,
): Promise<Again | undefined> {
  const { id } = mail;
  const attempts = mail.attempts + 1;
  if (failure === null) {
    // The body of a sent email is no longer needed; who got an email, and when, is kept.
    const sent = { sentAt: sql`now()`, failedAt: null, body: "", calendarFile: null };
    await tx
      .update(mailOutbox)
      .set({ ...sent, attempts })
      .where(its(mail));
    log.info({ mail: id }, "mail sent");
    return;
  }
  const { reason, scope } = failure;
  const failed = scope === "refused" ? { failedAt: sql`now()` } : {};
  await tx
    .update(mailOutbox)
    .set({ ...failed, attempts, lastError: reason })
    .where(its(mail));
  log.warn({ mail: id, reason }, "a mail could not be sent");
  if (scope === "refused") return afterRefusal(mail);
  return { again: nextAttempt(mail), rests: scope === "server" };
}

/** Null: it was sent. Throws if the product stops in the meantime: then it is sent after the next start. */
async function failureOf(
  { send, open, render }: Sending,
  mail: Queued,
  ending: AbortSignal,
): Promise<DeliveryFailure | null> {
  const text = mail.sealed ? open(mail.body, mail.id) : mail.body;
  if (text === null) return { reason: UNREADABLE, scope: "refused" };
  const sent = async () => {
    await send({ ...headOf(mail), ...render({ subject: mail.subject, text }) });
    return null;
  };
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const end = () => reject(ending.reason);
  ending.addEventListener("abort", end);
  try {
    return await Promise.race([sent().catch(deliveryFailure), ended]);
  } finally {
    ending.removeEventListener("abort", end);
  }
}

/** By its id an email that was sent twice, after a crash, is shown once by the reader's mail program. */
function headOf(mail: Queued): Omit<Mail, keyof MailContent | "html"> {
  const { id, recipient, replyTo, calendarFile } = mail;
  return { id, to: recipient, replyTo, calendarFile };
}

/** It is not tried again; what is secret in it is deleted when it expires. */
function afterRefusal({ sealed, expiresAt }: Queued): Again | undefined {
  return sealed ? { again: expiresAt } : undefined;
}

/** When it expires it runs once more, so that no secret is kept longer. */
function nextAttempt({ attempts, expiresAt }: Queued): SQL {
  const pause = Math.min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** attempts);
  return sql`least(${inSeconds(pause)}, ${expiresAt.toISOString()}::timestamptz)`;
}

/** Any secret in it is deleted. */
async function giveUp(tx: Db, mail: Queued): Promise<undefined> {
  await tx
    .update(mailOutbox)
    .set({
      failedAt: sql`coalesce(${mailOutbox.failedAt}, now())`,
      lastError: sql`coalesce(${mailOutbox.lastError}, ${EXPIRED})`,
      ...(mail.sealed && { body: "" }),
    })
    .where(its(mail));
}

const its = (mail: Queued) => eq(mailOutbox.id, mail.id);

/** Recalls an email that is held; false: it has left, or is leaving now. */
export async function recallMail(db: Db, name: string): Promise<boolean> {
  const { rows } = await db.execute<{ key: string }>(sql`
    delete from ${jobs} job using ${mailOutbox} mail
    where job.key = 'mail ' || mail.id and mail.passing = ${name} and mail.sent_at is null
      and job.done_at is null and job.retry_at is null and job.attempts = 0
    returning job.key`);
  return rows.length > 0 && (await withdrawMails(db, name)) > 0;
}

/** Deletes what is a month old. */
export async function forgetOldMails(tx: Db): Promise<void> {
  const old = sql`now() - make_interval(days => ${KEPT_DAYS})`;
  await tx.delete(mailOutbox).where(or(lt(mailOutbox.sentAt, old), lt(mailOutbox.createdAt, old)));
}
