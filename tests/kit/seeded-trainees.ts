/** Many trainees, written by SQL without the time it takes to sign codes: no one can sign in as one of them. */
import type { TestProduct } from "./test-product";

type Query = TestProduct["query"];

/** A statement may take a few seconds, so it writes this many. */
const AT_ONCE = 1_000;

export async function seedTrainees(query: Query, count: number): Promise<void> {
  for (let from = 1; from <= count; from += AT_ONCE) {
    const part = [from, Math.min(count, from + AT_ONCE - 1)];
    await query(
      `insert into users (id, name, email) select 'seed-' || n, 'Number ' || n, 'n' || n || '@trainees.invalid' from generate_series($1::int, $2::int) n`,
      part,
    );
    await query(
      `insert into training_credentials (user_id, email, access_code, access_code_lookup, access_code_digits, first_name, last_name)
       select 'seed-' || n, 'n' || n || '@trainees.invalid', 'sealed', 'lookup-' || n, 9, 'Number', lpad(n::text, 5, '0') from generate_series($1::int, $2::int) n`,
      part,
    );
  }
}

/** Half of each of these trainees' first lessons watched. */
export async function seedProgress(query: Query, count: number, lessons: number): Promise<void> {
  for (let from = 1; from <= count; from += AT_ONCE)
    await query(
      `insert into lesson_progress (user_id, lesson_number, progress_seconds, position_seconds, duration_seconds, last_watched_at)
       select 'seed-' || n, lesson, 450, 450, 900, now()
       from generate_series($1::int, $2::int) n, generate_series(1, $3::int) lesson`,
      [from, Math.min(count, from + AT_ONCE - 1), lessons],
    );
}
