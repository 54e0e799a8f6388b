/** A PostgreSQL whose syncs can be slowed down, with many learners of whom some watch. */
import { createHmac } from "node:crypto";
import pg from "pg";
import { builtProduct } from "../tests/kit/built-product.ts";
import { createDatabase } from "../tests/kit/databases.ts";
import { startOwnPostgres } from "../tests/kit/postgres-server.ts";
import { slowSync } from "../tests/kit/slow-sync.ts";
import type { Trainee } from "./trainees.ts";

const SECRET = "of the bench, for nothing else";
/** Each has begun these. */
export const LESSONS = 5;

export type ScaleFloor = {
  databaseUrl: string;
  learners: number;
  watchers: readonly Trainee[];
  settings: Record<string, string>;
  delaySync: (ms: number) => void;
  query: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  close: () => Promise<void>;
};

/** Null where syncs cannot be slowed down. */
export async function openScaleFloor(
  learners: number,
  watching: number,
): Promise<ScaleFloor | null> {
  const sync = slowSync();
  if (sync === null) return null;
  const postgres = await startOwnPostgres([], undefined, sync.env);
  const database = await createDatabase({ serverUrl: postgres.url }, { empty: true });
  const databaseUrl = database.env.DATABASE_URL ?? "";
  const settings = { ...database.env, AUTH_SECRET: SECRET, DATABASE_POOL_SIZE: "8" };
  const product = await builtProduct();
  await product.migrate(product.parseConfig({ ...settings, LOG_LEVEL: "silent" }));
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const query: ScaleFloor["query"] = async (text, values) => (await pool.query(text, values)).rows;
  const since = performance.now();
  await seed(databaseUrl, learners, watching);
  console.log(`${learners} learners in ${((performance.now() - since) / 1_000).toFixed(0)} s`);
  const watchers = Array.from({ length: watching }, (_, index) => {
    const signature = createHmac("sha256", SECRET)
      .update(`token-${index + 1}`)
      .digest("base64");
    const cookie = `session=${encodeURIComponent(`token-${index + 1}.${signature}`)}`;
    return { userId: `seed-${index + 1}`, cookie };
  });
  const close = async () => {
    await pool.end();
    await postgres.stop();
    sync.remove();
  };
  return { databaseUrl, learners, watchers, settings, delaySync: sync.delay, query, close };
}

/** Without triggers, which would take minutes; what they maintain is filled in. */
async function seed(databaseUrl: string, learners: number, watching: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("set session_replication_role = replica");
  for (const statement of [...PEOPLE, PROGRESS]) await client.query(statement, [learners]);
  await client.query(OVERVIEWS);
  await client.query(
    `insert into sessions (id, token, user_id, expires_at, ip_address, user_agent)
     select 'session-' || n, 'token-' || n, 'seed-' || n, now() + interval '30 days', '127.0.0.1', 'bench' from generate_series(1, $1::int) n`,
    [watching],
  );
  await client.query("vacuum analyze");
  await client.query("checkpoint");
  await client.end();
}

export const PEOPLE = [
  `insert into users (id, name, email) select 'seed-' || n, 'Number ' || n, 'n' || n || '@trainees.invalid' from generate_series(1, $1::int) n`,
  `insert into training_credentials (user_id, email, access_code, access_code_lookup, access_code_digits, first_name, last_name,
     account_setup_complete, created_at, last_login_at)
   select 'seed-' || n, 'n' || n || '@trainees.invalid', 'sealed', 'lookup-' || n, 9, 'Number', lpad(n::text, 6, '0'), true,
     now() - n * interval '1 minute', now() - (n % 40) * interval '1 day' from generate_series(1, $1::int) n`,
];

const PROGRESS = `insert into lesson_progress (user_id, lesson_number, progress_seconds, position_seconds, duration_seconds, last_watched_at)
  select 'seed-' || n, lesson, 450, 450, 40000, now() from generate_series(1, $1::int) n, generate_series(1, ${LESSONS}) lesson`;

export const OVERVIEWS = `insert into trainee_overviews (user_id, name, name_key, search, setup_complete, is_active, created_at, last_login_at, active_at, begun, heat)
   select user_id, first_name || ' ' || last_name, lower(first_name || ' ' || last_name), lower(first_name || ' ' || last_name || ' ' || email),
     true, is_active, created_at, last_login_at, created_at, 5, rpad('55555', 26, '0')
   from training_credentials where user_id like 'seed-%'`;
