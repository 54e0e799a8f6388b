/** Emails and sweeps as the product queues them, for tests that cannot wait for their time. */
import { expect } from "vitest";
import { LOOPS } from "../../app/platform/jobs/jobs.server";
import { MAIL_JOB, MAIL_TO_MANY } from "../../app/platform/mail/outbox.server";

type Query = (text: string, values?: unknown[]) => Promise<unknown>;

const WOKEN = "select raise_live(array['jobs'], 'jobs', 'jobs', '{}')";

/** The rules loaded in a test queue emails as those of a product that sends them. Returns how to end that. */
export function queuesMail(): () => void {
  const kinds = [MAIL_JOB, MAIL_TO_MANY];
  LOOPS.add(kinds);
  return () => void LOOPS.delete(kinds);
}

/**
 * As if the pause of every waiting email were over, whatever the clock of the test says. One that is being sent decides
 * itself when it is due again, so it is waited for: until then it has a lease and has not failed.
 */
export async function mailsDue(query: Query): Promise<void> {
  const sending =
    "select 1 from jobs where kind like 'mail%' and done_at is null and retry_at is not null and attempts = 0";
  await expect.poll(() => query(sending), { interval: 20 }).toEqual([]);
  await query("update jobs set run_at = '2000-01-01' where kind like 'mail%' and done_at is null");
  await query(WOKEN);
}

/** As if an hour had passed since the last sweep. */
export async function sweepDue(query: Query): Promise<void> {
  await query(
    `insert into jobs (kind, key, label, run_at, payload) values ('sweep', 'sweep', '', now(), '{}')
     on conflict (key) do update set run_at = now()`,
  );
  await query(WOKEN);
}

/** An email with its job, written past the product. */
export async function aQueuedMail(query: Query, to: string, subject: string): Promise<void> {
  await query(
    `with queued as (insert into mail_outbox (recipient, subject, body) values ($1, $2, 'A text') returning id)
     insert into jobs (kind, key, label, run_at, payload)
     select 'mail', 'mail ' || id, '', now(), json_build_object('mail', id, 'requestId', null) from queued`,
    [to, subject],
  );
  await query(WOKEN);
}
