/** Conversations that wait for a coach, and scores of them. */
import { CHECK_NAMES } from "../../app/practice/coaching";
import type { TestProduct } from "./test-product";

export async function aConversation(query: TestProduct["query"], userId: string): Promise<string> {
  const [row] = await query<{ id: string }>(
    "insert into coach_conversations (user_id, lines) values ($1, $2) returning id",
    [userId, JSON.stringify(["Me: Hi [name]", "Them: Hi, what is this?", "Me: A role."])],
  );
  return row?.id ?? "";
}

/** The fields of a score: the same answer to every check. */
export function aScore(answer: "yes" | "no"): Record<string, string> {
  return Object.fromEntries([...CHECK_NAMES, "ready"].map((name) => [name, answer]));
}

/** A finished conversation in practice with one message; the id of its run, and its attempt. */
export async function aFinishedRun(
  query: TestProduct["query"],
  userId: string,
  message = "Where are you based?",
): Promise<{ id: string; attempt: number }> {
  const [row] = await query<{ id: string; attempt: number }>(
    `insert into practice_runs (user_id, prospect, attempt, version, seed, issued, messages, result, passed, finished_at)
     values ($1, 'eager-beginner', (select count(*)::int + 2000 from practice_runs), 0, 1, false, $2,
       '{"ending": "stopped", "marks": []}', false, now())
     returning id, attempt`,
    [userId, JSON.stringify([message])],
  );
  if (!row) throw new Error("No run");
  return row;
}

/** Such a run whose message the trainee says was read wrongly. */
export async function aDispute(
  query: TestProduct["query"],
  userId: string,
  message?: string,
): Promise<string> {
  const { id } = await aFinishedRun(query, userId, message);
  await query(
    "insert into message_disputes (run_id, at, moves) values ($1, 0, '[\"ask-location\"]')",
    [id],
  );
  return id;
}

/** A conversation in practice with a message that was not understood. */
export async function anUnreadMessage(
  query: TestProduct["query"],
  userId: string,
  message: string,
): Promise<void> {
  await query(
    `insert into practice_runs (user_id, prospect, attempt, version, seed, issued, messages, unread)
     values ($1, 'eager-beginner', (select count(*)::int + 1000 from practice_runs), 0, 1, false, $2, $2)`,
    [userId, JSON.stringify([message])],
  );
}
