import type { TestProduct } from "./test-product";

/** Days from today in UTC, as a date. */
export function dayFrom(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** A cohort with this trainee, coached by their coach; `dates`: when all lessons up to one are due, in days from today. */
export async function aCohort(
  { query }: Pick<TestProduct, "query">,
  userId: string,
  dates: Readonly<Record<string, number>> = {},
): Promise<string> {
  const targets = Object.entries(dates).map(([lesson, days]) => ({
    lesson: Number(lesson),
    by: dayFrom(days),
  }));
  const [row] = await query<{ id: string }>(
    `insert into cohorts (name, starts_on, coach_id, targets) values ($1, $2, coach_of($3), $4::jsonb) returning id`,
    [`Cohort ${crypto.randomUUID()}`, dayFrom(-30), userId, JSON.stringify(targets)],
  );
  await query("insert into cohort_members (user_id, cohort_id) values ($1, $2)", [userId, row?.id]);
  return row?.id ?? "";
}

/** An announcement that someone sent to the newest cohort. */
export async function anAnnouncement({ query }: Pick<TestProduct, "query">, authorId: string) {
  const [row] = await query<{ id: string }>(
    `insert into messages (kind, audience, author_id, cohort_id, title, body)
     select 'announcement', name, nullif($1, ''), id, 'News', 'We moved.' from cohorts order by created_at limit 1 returning id`,
    [authorId],
  );
  return row?.id ?? "";
}

/** A message to this person. */
export async function aMessage({ query }: Pick<TestProduct, "query">, userId: string) {
  const [row] = await query<{ id: string }>(
    "insert into messages (kind, audience, title, body) values ('announcement', 'All trainees', 'News', 'We moved.') returning id",
  );
  await query("insert into message_recipients (message_id, user_id) values ($1, $2)", [
    row?.id,
    userId,
  ]);
  return row?.id ?? "";
}

/** The form that turns a rule on, as its page sends it. */
export function aNudge(changes: Record<string, string> = {}): Record<string, string> {
  return {
    intent: "save",
    rule: "idle",
    days: "7",
    title: "Go on",
    body: "Watch the next one.",
    on: "on",
    ...changes,
  };
}

/** What the form of a page began from, as its browser sends it back. */
export function beganFrom(page: string, form = 0): string {
  const marks = [...page.matchAll(/name="mark" value="([^"]*)"/g)].map(([, mark = ""]) => mark);
  return marks[form] ?? "";
}
