/** Booked calls: free times of a busy month, the agenda with many bookings, and the cost of counting visits. */
import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";
import pg from "pg";
import { type Company, openCompany } from "./company.ts";
import { median, percentile, spread } from "./statistics.ts";
import type { Measurement } from "./table.ts";
import type { TrainingFloor } from "./training-floor.ts";

const HOSTS = 5;
const BOOKINGS = 2_000;
const FEEDS = 3;
const EVENTS = 1_000;
const ASKED = 400;
const ASKED_EVERY_MS = 50;
const LONGEST_P99_MS = 50;
const FEW = 100;
const MANY = 10_000;
const ROUNDS = 5;
const PAGES_A_ROUND = 30;
const WARM_UP = 20;
const MOST_TIMES = 1.5;
const MOST_COST = 5;
const LOAD = { connections: 32, duration: 6 };
const DAY_MS = 86_400_000;
const FROM_SEARCH = { referer: "https://www.search.example/find?q=setters" };
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

export async function measureCalls(
  _floor: TrainingFloor,
  postgresUrl: string,
): Promise<Measurement[]> {
  const busy = await openCompany(postgresUrl, BOOKINGS, fillHosts);
  const found = [await freeTimes(busy), ...(await countingCosts(busy))];
  await busy.close();
  const few = await openCompany(postgresUrl, FEW, fillAgenda);
  const many = await openCompany(postgresUrl, MANY, fillAgenda);
  found.push(...(await agenda(few, many)));
  await few.close();
  await many.close();
  return found;
}

/** Each at its interval, whether or not the previous one has its response. */
async function freeTimes({ server }: Company): Promise<Measurement> {
  const times: number[] = [];
  const from = new Date().toISOString();
  const to = new Date(Date.now() + 30 * DAY_MS).toISOString();
  const ask = async (counts: boolean) => {
    const startedAt = performance.now();
    const response = await fetch(`${server.origin}/schedule/discovery/times?from=${from}&to=${to}`);
    const { times: free } = (await response.json()) as { times: unknown[] };
    if (counts) times.push(performance.now() - startedAt);
    if (free.length === 0) throw new Error("No time of the month is free");
  };
  for (let n = 0; n < WARM_UP; n += 1) await ask(false);
  const asked: Promise<void>[] = [];
  for (let n = 0; n < ASKED; n += 1) {
    asked.push(ask(true));
    await sleep(ASKED_EVERY_MS);
  }
  await Promise.all(asked);
  const p99 = percentile(times, 99);
  return {
    what: `Free times of a month, ${HOSTS} hosts, ${BOOKINGS} bookings, ${FEEDS} busy feeds of ${EVENTS} events, 20 a second: p99`,
    target: `under ${LONGEST_P99_MS} ms`,
    measured: `${p99.toFixed(1)} ms, median ${median(times).toFixed(1)} ms`,
    met: p99 < LONGEST_P99_MS,
  };
}

/** The same page for visitors who are counted and for those who send Do Not Track, alternating. */
async function countingCosts({ server }: Company): Promise<Measurement[]> {
  const rates: { counted: number[]; not: number[] } = { counted: [], not: [] };
  const rateOf = async (headers: Record<string, string>) => {
    const url = `${server.origin}/`;
    const options = { url, ...LOAD, headers: { "user-agent": BROWSER, ...headers } };
    const { requests, non2xx, errors } = await autocannon(options);
    if (non2xx > 0 || errors > 0) throw new Error(`${url} did not answer every request well`);
    return requests.average;
  };
  await rateOf({});
  for (let round = 1; round <= ROUNDS; round += 1) {
    rates.counted.push(await rateOf(FROM_SEARCH));
    rates.not.push(await rateOf({ ...FROM_SEARCH, dnt: "1" }));
  }
  const costs = rates.counted.map((rate, at) => 100 * (1 - rate / (rates.not[at] ?? Number.NaN)));
  return [
    {
      what: "`/`: requests a second that counting visits costs",
      target: `under ${MOST_COST} %`,
      measured: `${spread(costs, 1)} %`,
      met: median(costs) < MOST_COST,
    },
    { what: "`/`: requests a second, counted", measured: spread(rates.counted) },
  ];
}

/** Both servers run; the rounds alternate, so other load on the machine affects both. */
async function agenda(few: Company, many: Company): Promise<Measurement[]> {
  const times: { few: number[]; many: number[] } = { few: [], many: [] };
  for (let round = 1; round <= ROUNDS; round += 1) {
    times.few.push(await agendaMs(few));
    times.many.push(await agendaMs(many));
  }
  const ratios = times.many.map((ms, round) => ms / (times.few[round] ?? Number.NaN));
  return [
    {
      what: `Agenda, ${MANY} bookings: times as long as with ${FEW}`,
      target: `at most ${MOST_TIMES}`,
      measured: spread(ratios, 2),
      met: median(ratios) <= MOST_TIMES,
    },
    { what: `The agenda with ${FEW}`, measured: `${spread(times.few, 1)} ms` },
    { what: `The agenda with ${MANY}`, measured: `${spread(times.many, 1)} ms` },
  ];
}

async function agendaMs({ server, cookie }: Company): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < WARM_UP + PAGES_A_ROUND; n += 1) {
    const startedAt = performance.now();
    const response = await fetch(`${server.origin}/admin/agenda`, { headers: { Cookie: cookie } });
    const page = await response.text();
    if (n >= WARM_UP) times.push(performance.now() - startedAt);
    if (!page.includes("Guest 1<")) throw new Error("The agenda does not show its meetings");
  }
  return median(times);
}

async function fillHosts(databaseUrl: string, bookings: number): Promise<void> {
  const hours = [1, 2, 3, 4, 5].map((day) => ({ day, from: "08:00", to: "18:00" }));
  await within(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into hosts (name, mail, zone, hours) select 'Host ' || n, 'host' || n || '@example.com', 'America/New_York', $1
       from generate_series(1, $2::int) n returning id`,
      [JSON.stringify(hours), HOSTS],
    );
    const ids = rows.map(({ id }) => id);
    // Every other half hour, so no host is in two meetings at the same time.
    await client.query(
      `insert into bookings (id, calendar, starts_at, ends_at, seat, guest_name, guest_mail, zone, caller, host_id)
       select gen_random_uuid(), 'discovery', at, at + interval '30 minutes', 1 + n % $2::int, 'Guest ' || n, 'guest' || n || '@example.com', 'UTC', 'bench', ($1::uuid[])[1 + n % $2::int]
       from generate_series(0, $3::int - 1) n, lateral (select date_trunc('day', now()) + (n / $2::int) * interval '110 minutes' + interval '1 day') t(at)`,
      [ids, HOSTS, bookings],
    );
    await client.query(
      `with feeds as (
         insert into busy_feeds (host_id, address, read_at) select unnest($1::uuid[]), 'https://calendar.invalid/busy.ics', now() returning id)
       insert into busy_spans (feed_id, starts_at, ends_at)
       select id, at, at + interval '20 minutes' from feeds, generate_series(1, $2::int) n, lateral (select now() + n * interval '170 minutes') t(at)`,
      [ids.slice(0, FEEDS), EVENTS],
    );
    await client.query(
      `insert into settings (calendars) values (jsonb_build_object('discovery', $1::jsonb))
       on conflict (id) do update set calendars = excluded.calendars`,
      [JSON.stringify({ hosts: ids, horizonDays: 60, noticeHours: 0, dailyCap: 500 })],
    );
    await client.query("select pg_notify('settings', '')");
  });
}

/** A hundred of this week, the others over the years before. */
async function fillAgenda(databaseUrl: string, bookings: number): Promise<void> {
  await within(databaseUrl, async (client) => {
    await client.query(
      `insert into bookings (id, calendar, starts_at, ends_at, guest_name, guest_mail, zone, caller)
       select gen_random_uuid(), 'discovery', at, at + interval '20 minutes', 'Guest ' || n, 'guest' || n || '@example.com', 'UTC', 'bench'
       from generate_series(1, $1::int) n, lateral (select case when n <= $2::int
         then date_trunc('hour', now()) + n * interval '30 minutes'
         else date_trunc('hour', now()) - n * interval '30 minutes' end) t(at)`,
      [bookings, FEW],
    );
    await client.query("analyze bookings");
  });
}

async function within(databaseUrl: string, work: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await work(client);
  await client.end();
}
