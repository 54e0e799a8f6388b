/** The admin panel: its first page with many trainees compared with few, the cost of an open one, and how soon it shows a change. */
import pg from "pg";
import { type Company, openCompany } from "./company.ts";
import { measureOpenPanel } from "./open-panel.ts";
import { median, spread } from "./statistics.ts";
import type { Measurement } from "./table.ts";
import type { TrainingFloor } from "./training-floor.ts";

const FEW = 100;
export const MANY = 10_000;
const LESSONS = 26;
const PAGE_SIZE = 25;
const ROUNDS = 5;
const PAGES_A_ROUND = 60;
const WARM_UP = 40;
const MOST_TIMES = 1.5;
const REPORTS = 200;
const LONGEST_REPORT_MS = 20;
const PANEL = "/training/adminpanel";

export async function measurePanel(
  floor: TrainingFloor,
  postgresUrl: string,
): Promise<Measurement[]> {
  const few = await openCompany(postgresUrl, FEW, fill);
  const many = await openCompany(postgresUrl, MANY, fill);
  const found = [...(await firstPages(few, many)), await reports(many)];
  await few.close();
  await many.close();
  return [...found, ...(await measureOpenPanel(floor))];
}

/** Both servers run; the rounds alternate, so other load on the machine affects both. */
async function firstPages(few: Company, many: Company): Promise<Measurement[]> {
  const times: { few: number[]; many: number[] } = { few: [], many: [] };
  for (let round = 1; round <= ROUNDS; round += 1) {
    times.few.push(await firstPageMs(few));
    times.many.push(await firstPageMs(many));
    console.log(
      `panel, round ${round}: ${times.few.at(-1)?.toFixed(1)} ms and ${times.many.at(-1)?.toFixed(1)} ms`,
    );
  }
  const ratios = times.many.map((ms, round) => ms / (times.few[round] ?? Number.NaN));
  return [
    {
      what: `Panel's first page, ${MANY} trainees and ${MANY * LESSONS} progress rows: times as long as with ${FEW}`,
      target: `at most ${MOST_TIMES}`,
      measured: spread(ratios, 2),
      met: median(ratios) <= MOST_TIMES,
    },
    { what: `The page with ${FEW}`, measured: `${spread(times.few, 1)} ms` },
    { what: `The page with ${MANY}`, measured: `${spread(times.many, 1)} ms` },
  ];
}

/** The median time of a whole page, one request after the other. */
async function firstPageMs({ server, cookie, size: people }: Company): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < WARM_UP + PAGES_A_ROUND; n += 1) {
    const startedAt = performance.now();
    const response = await fetch(server.origin + PANEL, { headers: { Cookie: cookie } });
    const page = (await response.text()).replaceAll("<!-- -->", "");
    if (n >= WARM_UP) times.push(performance.now() - startedAt);
    if (!page.includes(`Page 1 of ${people / PAGE_SIZE}`))
      throw new Error(`The panel does not list ${people} trainees`);
  }
  return median(times);
}

async function reports({ server, cookie }: Company): Promise<Measurement> {
  const times: number[] = [];
  for (let n = 1; n <= REPORTS; n += 1) {
    const startedAt = performance.now();
    const response = await fetch(`${server.origin}/admin/reports/panel-${n}.svg`, {
      headers: { Cookie: cookie },
    });
    const picture = await response.text();
    times.push(performance.now() - startedAt);
    if (!picture.endsWith("</svg>")) throw new Error(`No report: ${response.status}`);
  }
  return {
    what: "One report (SVG) over HTTP, actual progress",
    target: `under ${LONGEST_REPORT_MS} ms`,
    measured: `${spread(times, 1)} ms`,
    met: median(times) < LONGEST_REPORT_MS,
  };
}

export async function fill(databaseUrl: string, people: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into users (id, name, email)
     select 'panel-' || n, 'Number ' || n, 'panel' || n || '@trainees.invalid' from generate_series(1, $1::int) n`,
    [people],
  );
  await client.query(
    `insert into training_credentials (user_id, email, access_code, access_code_lookup, access_code_digits,
       first_name, last_name, account_setup_complete, created_at, last_login_at)
     select 'panel-' || n, 'panel' || n || '@trainees.invalid', 'sealed', 'lookup-' || n, 9, 'Number', n::text, true,
       now() - n * interval '7 minutes', now() - (n % 40) * interval '1 day' from generate_series(1, $1::int) n`,
    [people],
  );
  await client.query(
    `insert into lesson_progress (user_id, lesson_number, progress_seconds, position_seconds, duration_seconds,
       completed, completed_at, last_watched_at)
     select 'panel-' || n, lesson, case when lesson <= n % 27 then 880 else 300 end, 300, 900, lesson <= n % 27,
       case when lesson <= n % 27 then now() - ((n + lesson) % 60) * interval '1 day' end,
       now() - (n % 40) * interval '1 day'
     from generate_series(1, $1::int) n, generate_series(1, ${LESSONS}) lesson`,
    [people],
  );
  await client.query("vacuum analyze");
  await client.end();
}
