/** The tracker and a setter's day: pages with many prospects compared with few, and how soon an added one reaches every open tracker. */
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { type Company, openCompany } from "./company.ts";
import { type Change, openStream } from "./live-stream-reader.ts";
import { startServer } from "./server-process.ts";
import { median, percentile, spread } from "./statistics.ts";
import type { Measurement } from "./table.ts";
import type { Trainee } from "./trainees.ts";
import type { TrainingFloor } from "./training-floor.ts";

const FEW = 1_000;
const MANY = 100_000;
const ROUNDS = 5;
const PAGES_A_ROUND = 40;
const WARM_UP = 20;
const MOST_TIMES = 1.5;
/** The request, and the prospects its response must list. */
const VIEWS = [
  { name: "first page", path: "/tracker", lists: "Number000001" },
  {
    name: "filtered search for one",
    path: "/tracker?q=number000780&status=pending",
    lists: "Number000780",
  },
  {
    name: "filtered search for many",
    path: "/tracker?q=sam&status=pending",
    lists: "Number000006",
  },
  // All of them are the reader's own, and due between 30 days ago and 30 days from now.
  { name: "queue of a setter", path: "/tracker/today", lists: "Overdue" },
] as const;
const TRACKERS = 200;
const INSERTS = 100;
const INSERT_EVERY_MS = 100;
const LAST_ARRIVAL_MS = 2_000;
const LONGEST_P99_MS = 200;

type View = (typeof VIEWS)[number];

export async function measureTracker(
  floor: TrainingFloor,
  postgresUrl: string,
): Promise<Measurement[]> {
  const few = await openCompany(postgresUrl, FEW, fillTracker);
  const many = await openCompany(postgresUrl, MANY, fillTracker);
  const found: Measurement[] = [];
  for (const view of VIEWS) found.push(...(await compare(few, many, view)));
  await few.close();
  await many.close();
  return [...found, ...(await inserts(floor))];
}

/** Both servers run; the rounds alternate, so other load on the machine affects both. */
async function compare(few: Company, many: Company, view: View): Promise<Measurement[]> {
  const times: { few: number[]; many: number[] } = { few: [], many: [] };
  for (let round = 1; round <= ROUNDS; round += 1) {
    times.few.push(await pageMs(few, view));
    times.many.push(await pageMs(many, view));
  }
  const ratios = times.many.map((ms, round) => ms / (times.few[round] ?? Number.NaN));
  console.log(`tracker, ${view.name}: ${spread(times.few, 1)} ms and ${spread(times.many, 1)} ms`);
  return [
    {
      what: `Tracker's ${view.name}, ${MANY} prospects: times as long as with ${FEW}`,
      target: `at most ${MOST_TIMES}`,
      measured: spread(ratios, 2),
      met: median(ratios) <= MOST_TIMES,
    },
    {
      what: `The same in ms, with ${FEW} and with ${MANY}`,
      measured: `${spread(times.few, 1)} and ${spread(times.many, 1)}`,
    },
  ];
}

/** The median time of a whole page, one request after the other. */
async function pageMs({ server, cookie }: Company, { path, lists }: View): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < WARM_UP + PAGES_A_ROUND; n += 1) {
    const startedAt = performance.now();
    const response = await fetch(`${server.origin}${path}`, {
      headers: { Cookie: cookie },
    });
    const page = await response.text();
    if (n >= WARM_UP) times.push(performance.now() - startedAt);
    if (!page.includes(lists))
      throw new Error(`The tracker does not list what it should: ${response.status}`);
  }
  return median(times);
}

/** From sending the form that adds a prospect to its row on the stream of each open tracker. */
async function inserts({ trainees, settings }: TrainingFloor): Promise<Measurement[]> {
  const server = await startServer(settings);
  const sentAt = new Map<string, number>();
  const latencies: number[] = [];
  const sizes: number[] = [];
  const heard = (change: Change, bytes: number) => {
    const sent = sentAt.get(String(change.data.lastName));
    if (change.event !== "prospect" || sent === undefined) return;
    latencies.push(performance.now() - sent);
    sizes.push(bytes);
  };
  const watching = trainees.slice(0, TRACKERS);
  const streams = await Promise.all(
    watching.map(({ cookie }) => openStream(server.origin, { topics: "tracker", cookie }, heard)),
  );
  const [adder] = trainees.slice(-1);
  if (!adder) throw new Error("There are no trainees");
  await add(server.origin, adder, "Warm");
  await sleep(LAST_ARRIVAL_MS);
  for (let n = 0; n < INSERTS; n += 1) {
    sentAt.set(`Number${n}`, performance.now());
    await Promise.all([add(server.origin, adder, `Number${n}`), sleep(INSERT_EVERY_MS)]);
  }
  await sleep(LAST_ARRIVAL_MS);
  for (const stream of streams) stream.close();
  await server.stop();
  if (latencies.length !== TRACKERS * INSERTS)
    throw new Error(`${TRACKERS * INSERTS - latencies.length} rows never reached a tracker`);
  return [
    {
      what: `An added prospect on ${TRACKERS} open trackers: p99`,
      target: `under ${LONGEST_P99_MS} ms`,
      measured: `${percentile(latencies, 99).toFixed(0)} ms (median ${median(latencies).toFixed(0)})`,
      met: percentile(latencies, 99) < LONGEST_P99_MS,
    },
    {
      what: "What such a row weighs on the stream of one tracker, which fetches nothing for it",
      measured: `${median(sizes)} bytes`,
    },
  ];
}

/** Sends what the page sends: the form, then its data again. */
async function add(origin: string, { cookie }: Trainee, lastName: string): Promise<void> {
  const form = { intent: "add", firstName: "Sam", lastName, annualIncome: "65k", score: "720" };
  const headers = { Cookie: cookie };
  const address = `${origin}/tracker.data`;
  const sent = await fetch(address, { method: "POST", headers, body: new URLSearchParams(form) });
  const response = await sent.text();
  if (!response.includes("Prospect added successfully"))
    throw new Error(`A prospect was refused with ${sent.status}`);
  await (await fetch(address, { headers })).text();
}

export async function fillTracker(databaseUrl: string, prospects: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // A hundred thousand simultaneous notifications are not part of the measurement.
  await client.query("alter table prospects disable trigger prospects_live");
  await client.query(
    `insert into prospects (first_name, last_name, country, annual_income, annual_income_cents, score, score_points,
       qualified, scheduled_call_date, status, name_key, search, created_at, user_id, next_contact_at)
     select 'Sam', 'Number' || lpad(n::text, 6, '0'), 'US', '65000', 6500000, '720', 720, n % 3 > 0, current_date - n % 300,
       (array['pending', 'closed', 'no_show', 'not_interested', 'rescheduled', 'disqualified'])[1 + (n % 6)],
       'sam number' || n, array_to_tsvector(array['sam', 'number' || lpad(n::text, 6, '0')]), now() - n * interval '3 minutes',
       (select user_id from user_roles where role = 'admin' limit 1), now() + (n % 6000 - 3000) * interval '14 minutes'
     from generate_series(1, $1::int) n`,
    [prospects],
  );
  await client.query("alter table prospects enable trigger prospects_live");
  await client.query("vacuum analyze");
  await client.end();
}
