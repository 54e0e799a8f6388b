/** The search over lessons: how long the server takes for a question, with many cues. */
import pg from "pg";
import { corpusCues, labeled, storeCues } from "../tests/kit/media-search.ts";
import { startPostgres } from "../tests/kit/postgres-server.ts";
import { type Company, openCompany } from "./company.ts";
import { median, percentile } from "./statistics.ts";
import type { Measurement } from "./table.ts";

const CUES = 15_000;
const ROUNDS = 3;
/** The readers of help and search are made meanwhile, once for each publication. */
const WARM = 4;
const MOST_MS = 30;

export async function measureLessonSearch(): Promise<Measurement[]> {
  const postgres = await startPostgres();
  const company = await openCompany(postgres.url, CUES, fill);
  const times = await pageTimes(company);
  await company.close();
  await postgres.stop();
  return [
    {
      what: `Search over lessons, ${CUES} cues: 95 of 100 pages over HTTP, one after the other`,
      target: `at most ${MOST_MS} ms`,
      measured: `${percentile(times, 95).toFixed(1)} ms, half of them ${median(times).toFixed(1)} ms`,
      met: percentile(times, 95) <= MOST_MS,
    },
  ];
}

async function pageTimes({ server, cookie }: Company): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < WARM + ROUNDS; round += 1)
    for (const { q } of labeled("seen.json")) {
      const startedAt = performance.now();
      const address = `${server.origin}/training/search.data?${new URLSearchParams({ q })}`;
      const response = await fetch(address, { headers: { Cookie: cookie } });
      await response.text();
      if (response.status !== 200) throw new Error(`The search answered ${response.status}`);
      if (round >= WARM) times.push(performance.now() - startedAt);
    }
  return times;
}

/** The transcripts of the tests again and again, each time with a few words of its own. */
async function fill(databaseUrl: string, cues: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const known = corpusCues();
  const all = Array.from({ length: cues }, (_, at) => {
    const cue = known[at % known.length];
    if (!cue) throw new Error("There is no transcript");
    const again = Math.floor(at / known.length);
    const words = again === 0 ? cue.words : `${cue.words} example${again} case${at % 97}`;
    const start = cue.start + again * 400;
    return { ...cue, position: at, start, end: start + 3, words };
  });
  await storeCues({ query: async (text, values) => (await client.query(text, values)).rows }, all);
  await client.query("vacuum analyze");
  await client.end();
}
