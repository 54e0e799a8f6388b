/** The portal's search over HTTP, with a company's prospects: what each pause in typing costs (WEEK-4). */
// cspell:ignore nubmer objecton qwertz
import { startPostgres } from "../tests/kit/postgres-server.ts";
import { type Company, openCompany } from "./company.ts";
import { median, percentile } from "./statistics.ts";
import type { Measurement } from "./table.ts";
import { fillTracker } from "./tracker.ts";

const PROSPECTS = 2_000;
const ROUNDS = 30;
const WARM_UP = 3;
const LONGEST_P95_MS = 100;
/** A name, a part of one, a slip of one, a handle, a sentence, words of pages, and nothing known. */
const QUERIES = [
  "Number000780",
  "sam",
  "nubmer000780",
  "@number",
  "my wife says it is a scam",
  "how do i get paid",
  "import leads",
  "objecton",
  "qwertz",
] as const;

export async function measureSearch(): Promise<Measurement[]> {
  const postgres = await startPostgres();
  try {
    return await measured(await openCompany(postgres.url, PROSPECTS, fillTracker));
  } finally {
    await postgres.stop();
  }
}

async function measured(company: Company): Promise<Measurement[]> {
  const first = await searchMs(company, QUERIES[0]);
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1)
    for (const query of QUERIES) {
      const ms = await searchMs(company, query);
      if (round >= WARM_UP) times.push(ms);
    }
  await company.close();
  const p95 = percentile(times, 95);
  return [
    {
      what: `Search of the portal over HTTP, ${PROSPECTS} prospects, one after the other: p95`,
      target: `under ${LONGEST_P95_MS} ms`,
      measured: `${p95.toFixed(0)} ms`,
      met: p95 < LONGEST_P95_MS,
    },
    {
      what: "The same: p50, and the first after a start",
      measured: `${median(times).toFixed(0)} and ${first.toFixed(0)} ms`,
    },
  ];
}

async function searchMs({ server, cookie }: Company, query: string): Promise<number> {
  const startedAt = performance.now();
  const path = `/portal/search.data?${new URLSearchParams({ q: query })}`;
  const response = await fetch(`${server.origin}${path}`, { headers: { Cookie: cookie } });
  await response.text();
  if (!response.ok) throw new Error(`The search failed: ${response.status}`);
  return performance.now() - startedAt;
}
