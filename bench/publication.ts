/** From publishing words to every cached page of two instances showing them, and what is served after that (CONT-6). */
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { createDatabase } from "../tests/kit/databases.ts";
import { startPostgres } from "../tests/kit/postgres-server.ts";
import { startServer } from "./server-process.ts";
import { median, spread } from "./statistics.ts";
import type { Measurement } from "./table.ts";
import { signIn } from "./trainees.ts";

const ADMIN_ACCESS_CODE = "ADMINISTRATOR2345";
const PUBLICATIONS = 10;
const REQUESTS = 10_000;
const AT_ONCE = 32;
const LONGEST_MS = 1_000;
/** Asking constantly would leave the servers no capacity to publish. */
const POLL_MS = 20;
/** Public pages, which are all cached in memory; the words of their footer are one document's. */
const PAGES = [
  "/",
  "/book",
  "/book/next-steps",
  "/support",
  "/help",
  "/terms",
  "/privacy",
  "/thank-you",
  "/hiring/dmsetters",
  "/hiring/dmsetters/next-steps",
  "/hiring/dmsetters/testimonials",
];

export async function measurePublication(): Promise<Measurement[]> {
  const postgres = await startPostgres();
  const templates = { directory: "", serverUrl: postgres.url };
  const { env, drop } = await createDatabase(templates, { empty: true });
  const settings = {
    ...env,
    ADMIN_ACCESS_CODE,
    AUTH_SECRET: "a secret for a measurement only, no other",
  };
  const first = await startServer(settings);
  const second = await startServer(settings);
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  try {
    return await measure(client, [first.origin, second.origin]);
  } finally {
    await client.end();
    await second.stop();
    await first.stop();
    await drop();
    await postgres.stop();
  }
}

async function measure(client: pg.Client, origins: readonly string[]): Promise<Measurement[]> {
  const [origin = ""] = origins;
  const cookie = await signIn(origin, ADMIN_ACCESS_CODE);
  const addresses = origins.flatMap((each) => PAGES.map((page) => each + page));
  const shows = async (address: string, words: string) =>
    (await (await fetch(address)).text()).includes(words);
  const times: number[] = [];
  let words = "";
  for (let n = 1; n <= PUBLICATIONS; n += 1) {
    words = `Publication ${n} of ${PUBLICATIONS}.`;
    // Each page is cached in the previous words.
    await Promise.all(addresses.map((address) => fetch(address).then((page) => page.text())));
    await client.query(
      "insert into content_drafts (key, path, value) values ('landing', 'footer.rights', $1)",
      [words],
    );
    const sent = performance.now();
    await publish(origin, cookie);
    const done = performance.now() - sent;
    await Promise.all(
      addresses.map(async (address) => {
        while (!(await shows(address, words))) await sleep(POLL_MS);
      }),
    );
    times.push(performance.now() - sent);
    console.log(
      `publication ${n}: done after ${done.toFixed(0)} ms, visible after ${times.at(-1)?.toFixed(0)} ms`,
    );
  }
  const stale = await staleOf(REQUESTS, (n) => shows(addresses[n % addresses.length] ?? "", words));
  return [
    {
      what: `Publish to visible on ${PAGES.length} kept pages of two instances`,
      target: "within 1 s",
      measured: `${spread(times)} ms`,
      met: Math.max(...times) <= LONGEST_MS && median(times) > 0,
    },
    {
      what: `Old pages among ${REQUESTS.toLocaleString("en")} requests after a publication, both instances`,
      target: "0",
      measured: String(stale),
      met: stale === 0,
    },
  ];
}

async function publish(origin: string, cookie: string): Promise<void> {
  const response = await fetch(`${origin}/admin/content/landing`, {
    method: "POST",
    headers: { cookie, origin },
    body: new URLSearchParams({ do: "publish" }),
    redirect: "manual",
  });
  await response.text();
  if (response.status !== 303) throw new Error(`Publishing returned ${response.status}`);
}

/** How many of these requests got other words. */
async function staleOf(requests: number, isNew: (n: number) => Promise<boolean>): Promise<number> {
  let next = 0;
  let stale = 0;
  const ask = async () => {
    while (next < requests) {
      next += 1;
      if (!(await isNew(next))) stale += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return stale;
}
