/** Rows of content as its editor leaves them. */
import type { TestProduct } from "./test-product";

export async function aDraft(
  query: TestProduct["query"],
  key: string,
  fields: Record<string, string>,
): Promise<void> {
  for (const [path, value] of Object.entries(fields))
    await query(
      `insert into content_drafts (key, path, value) values ($1, $2, $3)
       on conflict (key, path) do update set value = excluded.value`,
      [key, path, value],
    );
}

/** A job of an unknown kind; returns its id. */
export async function aFailedJob(query: TestProduct["query"]): Promise<string> {
  const [job] = await query<{ id: string }>(
    `insert into jobs (kind, key, label, run_at, payload, attempts, last_error, failed_at)
     values ('unknown', gen_random_uuid(), 'Something', now() - interval '1 hour', '{}', 1, 'It broke', now())
     returning id`,
  );
  return job?.id ?? "";
}

/** A question that nothing in the objections fits; returns its id. */
export async function aQuestion(
  query: TestProduct["query"],
  { question = `Is it a ${crypto.randomUUID()}?`, kind = "reply", asked = 1 } = {},
): Promise<string> {
  const [row] = await query<{ id: string }>(
    `insert into unanswered_questions (kind, words, question, asked)
     values ($1, lower($2), $2, $3) returning id`,
    [kind, question, asked],
  );
  return row?.id ?? "";
}
