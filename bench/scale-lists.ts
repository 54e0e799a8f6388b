/** Each list of the office with many people and items, compared with a hundredth of them. */
import pg from "pg";
import { type Company, openCompany } from "./company.ts";
import { OVERVIEWS, PEOPLE } from "./scale-floor.ts";
import { median } from "./statistics.ts";

const LISTS = {
  Trainees: "/training/adminpanel",
  "Trainees, searched for all": "/training/adminpanel?q=number",
  "Trainees, searched for one": "/training/adminpanel?q=000777",
  Inbox: "/admin/inbox",
  Applicants: "/admin/applicants",
  "Applicants, searched for one": "/admin/applicants?q=t777@",
  Log: "/admin/log",
  Agenda: "/admin/agenda",
  Jobs: "/admin/jobs",
  Mail: "/admin/mail",
  Cohorts: "/admin/cohorts",
  "Personal data, searched for all": "/admin/personal-data?q=number",
  "Personal data, searched for one": "/admin/personal-data?q=000777",
};
const WARM_UP = 5;
const MOST_TIMES = 1.5;

export type ListPlan = { many: number; rounds: number; pages: number };

export async function measureLists(postgresUrl: string, plan: ListPlan): Promise<string> {
  const few = await openCompany(postgresUrl, plan.many / 100, fill);
  const many = await openCompany(postgresUrl, plan.many, fill);
  const lines: string[] = [];
  for (const [name, path] of Object.entries(LISTS)) {
    const [small, large]: [number[], number[]] = [[], []];
    for (let round = 0; round < plan.rounds; round += 1) {
      small.push(await pageMs(few, path, plan.pages));
      large.push(await pageMs(many, path, plan.pages));
    }
    const ratio = median(large.map((ms, round) => ms / (small[round] ?? Number.NaN)));
    lines.push(
      `| ${name} | ${median(small).toFixed(1)} ms | ${median(large).toFixed(1)} ms | ${ratio.toFixed(2)} | ${ratio <= MOST_TIMES ? "yes" : "no"} |`,
    );
    console.log(lines.at(-1));
  }
  await few.close();
  await many.close();
  const [less, more] = [few, many].map(({ size }) => size.toLocaleString("en"));
  return `The whole page as an administrator receives it, medians; as many people, prospects, applications, meetings and events.

| list | ${less} | ${more} | times | at most ${MOST_TIMES} |
|---|---|---|---|---|
${lines.join("\n")}`;
}

async function pageMs({ server, cookie }: Company, path: string, pages: number): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < WARM_UP + pages; n += 1) {
    const startedAt = performance.now();
    const response = await fetch(server.origin + path, { headers: { Cookie: cookie } });
    await response.text();
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
    if (n >= WARM_UP) times.push(performance.now() - startedAt);
  }
  return median(times);
}

/** Without triggers, which would take minutes; what they maintain is filled in. */
async function fill(databaseUrl: string, size: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("set session_replication_role = replica");
  for (const statement of [...PEOPLE, ...ITEMS]) await client.query(statement, [size]);
  await client.query(OVERVIEWS);
  await client.query("select sum_trainee_counts()");
  await client.query(APPLICANTS);
  await client.query("vacuum analyze");
  await client.end();
}

const ITEMS = [
  `insert into prospects (first_name, last_name, name_key, search, created_at)
   select 'Number', lpad(n::text, 6, '0'), 'number ' || lpad(n::text, 6, '0'), to_tsvector('simple', 'number ' || lpad(n::text, 6, '0')),
     now() - n * interval '1 minute' from generate_series(1, $1::int) n`,
  `insert into lesson_progress (user_id, lesson_number, progress_seconds, position_seconds, duration_seconds, completed, completed_at, last_watched_at)
   select 'seed-' || n, lesson, 880, 300, 900, true, now() - ((n + lesson) % 60) * interval '1 day', now()
   from generate_series(1, $1::int) n, generate_series(1, 5) lesson`,
  `insert into submissions (id, form, sender_name, sender_mail, fields, qualified, caller, status, created_at)
   select gen_random_uuid(), 'application', 'Applicant ' || n, 'applicant' || n || '@example.com', '[]', n % 2 = 0, 'bench',
     case when n % 100 = 0 then 'new' else 'declined' end, now() - n * interval '1 minute' from generate_series(1, $1::int) n`,
  `insert into bookings (id, calendar, starts_at, ends_at, guest_name, guest_mail, zone, caller)
   select gen_random_uuid(), 'discovery', at, at + interval '20 minutes', 'Guest ' || n, 'guest' || n || '@example.com', 'UTC', 'bench'
   from generate_series(1, $1::int) n, lateral (select case when n <= 500 then date_trunc('hour', now()) + n * interval '30 minutes'
     else date_trunc('hour', now()) - n * interval '30 minutes' end) t(at)`,
  `insert into events (at, actor_kind, actor_id, actor_name, verb, subject_kind, subject_id, subject_label, audited)
   select now() - n * interval '10 minutes', 'user', 'seed-' || n, 'Number ' || n, 'trainees.rename', 'trainee', 'seed-' || n, 'Number ' || n, true
   from generate_series(1, $1::int) n`,
];

const APPLICANTS = `insert into applicants (id, application_id, name, mail, stage, created_at, stage_at)
  select id, id, sender_name, sender_mail, case status when 'new' then 'new' else 'declined' end, created_at, created_at from submissions`;
