/** What became of queued email. */
import { and, count, desc, eq, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/database.server";
import { level, type Probe } from "../metrics/probes.server";
import { type CutList, cutList, found } from "../queries/lists.server";
import type { MailState } from "./mail-state";
import { canRetry, hasFailed, isUnsent } from "./outbox.server";
import { mailOutbox } from "./tables";
import { writtenMail } from "./written-mail.server";

const MOST_LISTED = 100;

/** The emails about something, newest first. */
export async function mailsAbout(db: Db, about: string): Promise<MailState[]> {
  return (await statesOf(db, eq(mailOutbox.about, about), MOST_LISTED)).listed;
}

/** What has failed, and what waits after a failed attempt, newest first, at most `most`. */
export async function troubledMails(db: Db, most: number): Promise<CutList<MailState>> {
  return statesOf(db, and(isUnsent, or(hasFailed, isNotNull(mailOutbox.lastError))), most);
}

export async function countFailedMails(db: Db): Promise<number> {
  const [row] = await db
    .select({ failed: count() })
    .from(mailOutbox)
    .where(and(isUnsent, hasFailed));
  return row?.failed ?? 0;
}

async function statesOf(
  db: Db,
  condition: SQL | undefined,
  most: number,
): Promise<CutList<MailState>> {
  const rows = await db
    .select({
      id: mailOutbox.id,
      to: mailOutbox.recipient,
      subject: mailOutbox.subject,
      attempts: mailOutbox.attempts,
      lastError: mailOutbox.lastError,
      createdAt: mailOutbox.createdAt,
      sentAt: mailOutbox.sentAt,
      failedAt: mailOutbox.failedAt,
      canRetry,
      found,
    })
    .from(mailOutbox)
    .where(condition)
    .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))
    .limit(most);
  return cutList(
    rows.map(({ createdAt, sentAt, failedAt, lastError, ...row }) => ({
      ...row,
      to: writtenMail(row.to),
      state: sentAt ? ("sent" as const) : failedAt ? ("failed" as const) : ("waiting" as const),
      at: (sentAt ?? failedAt ?? createdAt).toISOString(),
      reason: sentAt ? null : lastError,
    })),
  );
}

/** Unsent email; only the partial index of it is read. */
export function outboxProbe(db: Db): Probe {
  const age = sql`extract(epoch from now() - min(${mailOutbox.createdAt}) filter (where not ${hasFailed}))`;
  return async () => {
    const [unsent] = await db
      .select({
        all: count(),
        failed: sql<number>`count(*) filter (where ${hasFailed})::int`,
        oldest: sql<number>`coalesce(${age}, 0)::float8`,
      })
      .from(mailOutbox)
      .where(isUnsent);
    const { all, failed, oldest } = unsent ?? { all: 0, failed: 0, oldest: 0 };
    return [
      level(
        "mail_outbox_waiting",
        "Mails that wait to be sent, or to be tried again.",
        all - failed,
      ),
      level("mail_outbox_oldest_seconds", "How long the oldest waiting mail has waited.", oldest),
      level(
        "mail_outbox_given_up",
        "Mails that were refused for good or not sent in time.",
        failed,
      ),
    ];
  };
}
