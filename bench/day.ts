/** A setter's day: how soon an act reaches every open tracker, and how long a large import and its undo take. */
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { type Company, openCompany } from "./company.ts";
import { type Change, openStream } from "./live-stream-reader.ts";
import { type ServerProcess, startServer } from "./server-process.ts";
import { median, percentile, spread } from "./statistics.ts";
import type { Measurement } from "./table.ts";
import type { Trainee } from "./trainees.ts";
import type { TrainingFloor } from "./training-floor.ts";

const OPEN_DAYS = 200;
const ACTS = 100;
const ACT_EVERY_MS = 100;
const LAST_ARRIVAL_MS = 2_000;
const LONGEST_P99_MS = 200;
const IMPORTED = 50_000;
const EDITED = 500;
const IMPORTS = 3;
const LONGEST_IMPORT_S = 10;
const PATIENCE_MS = 600_000;
const IMPORT = "/tracker/import";

export async function measureDay(
  floor: TrainingFloor,
  postgresUrl: string,
): Promise<Measurement[]> {
  return [...(await acts(floor)), ...(await imports(postgresUrl))];
}

/** From sending a setter's act to its change on the stream of each open day. */
async function acts({ trainees, databaseUrl, settings }: TrainingFloor): Promise<Measurement[]> {
  const [setter] = trainees.slice(-1);
  if (!setter) throw new Error("There are no trainees");
  const prospects = await prospectsOf(databaseUrl, setter, ACTS);
  const server = await startServer(settings);
  const sentAt = new Map<string, number>();
  const latencies: number[] = [];
  const heard = ({ event, key }: Change) => {
    const sent = sentAt.get(key);
    if (event === "prospect" && sent !== undefined) latencies.push(performance.now() - sent);
  };
  const streams = await Promise.all(
    trainees
      .slice(0, OPEN_DAYS)
      .map(({ cookie }) => openStream(server.origin, { topics: "day,tracker", cookie }, heard)),
  );
  for (const prospect of prospects) {
    sentAt.set(prospect, performance.now());
    await Promise.all([act(server, setter, prospect), sleep(ACT_EVERY_MS)]);
  }
  await sleep(LAST_ARRIVAL_MS);
  for (const stream of streams) stream.close();
  await server.stop();
  if (latencies.length !== OPEN_DAYS * ACTS)
    throw new Error(`${OPEN_DAYS * ACTS - latencies.length} acts never reached an open day`);
  const p99 = percentile(latencies, 99);
  return [
    {
      what: `A setter's act in ${OPEN_DAYS} other browsers: p99`,
      target: `under ${LONGEST_P99_MS} ms`,
      measured: `${p99.toFixed(0)} ms (median ${median(latencies).toFixed(0)})`,
      met: p99 < LONGEST_P99_MS,
    },
  ];
}

async function prospectsOf(databaseUrl: string, { userId }: Trainee, many: number) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    `insert into prospects (user_id, first_name, last_name, next_contact_at)
     select $1, 'Due', 'Number' || n, now() from generate_series(1, $2::int) n returning id`,
    [userId, many],
  );
  await client.end();
  return rows.map(({ id }) => id);
}

async function act({ origin }: ServerProcess, { userId, cookie }: Trainee, prospect: string) {
  const done = { kind: "outcome", id: crypto.randomUUID(), ageSeconds: 0 };
  const response = await fetch(`${origin}/tracker/acts`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Cookie: cookie },
    body: JSON.stringify({ userId, acts: [{ ...done, prospect, outcome: "later-1" }] }),
  });
  const text = await response.text();
  if (response.status !== 200 || text.includes("refused")) throw new Error(`Refused: ${text}`);
}

/** Each import into an otherwise empty tracker, and its undo with some rows edited since. */
async function imports(postgresUrl: string): Promise<Measurement[]> {
  const taken: number[] = [];
  const undone: number[] = [];
  for (let round = 1; round <= IMPORTS; round += 1) {
    let databaseUrl = "";
    const company = await openCompany(postgresUrl, 0, async (url) => {
      databaseUrl = url;
    });
    const id = await previewed(company);
    await planned(databaseUrl, id);
    taken.push(await seconds(company, "import", id, `Imported: ${inDigits(IMPORTED)} added`));
    await edit(databaseUrl);
    const words = `Undone: ${inDigits(IMPORTED - EDITED)} reversed, ${inDigits(EDITED)} kept`;
    undone.push(await seconds(company, "undo", id, words));
    await company.close();
    console.log(
      `import ${round}: ${taken.at(-1)?.toFixed(1)} s, undone ${undone.at(-1)?.toFixed(1)} s`,
    );
  }
  return [
    {
      what: `Import of ${IMPORTED} prospects`,
      target: `under ${LONGEST_IMPORT_S} s`,
      measured: `${spread(taken, 1)} s`,
      met: median(taken) < LONGEST_IMPORT_S,
    },
    {
      what: `Undoing it, with ${EDITED} edited since: those are kept`,
      target: `under ${LONGEST_IMPORT_S} s`,
      measured: `${spread(undone, 1)} s`,
      met: median(undone) < LONGEST_IMPORT_S,
    },
  ];
}

async function previewed({ server, cookie }: Company): Promise<string> {
  const lines = Array.from(
    { length: IMPORTED },
    (_, n) => `Number${n},Imported,@n${n},US,70000,710`,
  );
  const body = new FormData();
  body.set("intent", "preview");
  body.set("key", "handle");
  body.set("pasted", ["First name,Last name,Handle,Country,Income,Score", ...lines].join("\n"));
  const response = await fetch(`${server.origin}${IMPORT}`, {
    method: "POST",
    headers: { Cookie: cookie },
    body,
    redirect: "manual",
  });
  const id = /id=([\da-f-]{36})/.exec(response.headers.get("Location") ?? "")?.[1];
  if (!id) throw new Error(`A preview was refused with ${response.status}`);
  return id;
}

/** Waits until each row of the sheet was looked at. */
async function planned(databaseUrl: string, id: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const isPlanned = async () => {
      const { rowCount } = await client.query(
        "select 1 from imports where id = $1 and planned_at is not null",
        [id],
      );
      return rowCount === 1;
    };
    for (const begun = performance.now(); !(await isPlanned()); await sleep(100))
      if (performance.now() - begun > PATIENCE_MS) throw new Error("The rows are not planned");
  } finally {
    await client.end();
  }
}

async function seconds(
  { server, cookie }: Company,
  intent: "import" | "undo",
  id: string,
  expected: string,
): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(`${server.origin}${IMPORT}`, {
    method: "POST",
    headers: { Cookie: cookie },
    body: new URLSearchParams({ intent, id }),
  });
  if (!response.ok) throw new Error(`Not begun: ${response.status}`);
  for (let page = await response.text(); !page.includes(expected); ) {
    if (performance.now() - startedAt > PATIENCE_MS) throw new Error(`Not done: ${expected}`);
    await sleep(100);
    page = await (await fetch(response.url, { headers: { Cookie: cookie } })).text();
  }
  return (performance.now() - startedAt) / 1_000;
}

const inDigits = (count: number) => count.toLocaleString("en-US");

async function edit(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    "update prospects set version = version + 1 where id in (select id from prospects limit $1)",
    [EDITED],
  );
  await client.end();
}
