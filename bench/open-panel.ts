/** One open panel: how many queries it runs while nothing changes, and how soon it shows a change while trainees save. */
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { openStream } from "./live-stream-reader.ts";
import { SaveConnection } from "./save-connection.ts";
import { nthSave } from "./saves.ts";
import { startServer } from "./server-process.ts";
import { median, percentile } from "./statistics.ts";
import type { Measurement } from "./table.ts";
import { signIn, type Trainee } from "./trainees.ts";
import type { TrainingFloor } from "./training-floor.ts";

const IDLE_SECONDS = 60;
const SETTLE_MS = 3_000;
const SAVING = 50;
const SAVE_EVERY_MS = 5_000;
const CHANGES = 20;
const CHANGE_EVERY_MS = 1_700;
/** How long the page waits after a change before it fetches. */
const PAGE_WAITS_MS = 400;
const LONGEST_MS = 1_000;
const COMPLETING_SECONDS = 39_000;
const PANEL = "/training/adminpanel";

type Panel = { origin: string; cookie: string };

export async function measureOpenPanel(floor: TrainingFloor): Promise<Measurement[]> {
  const server = await startServer(floor.settings);
  const cookie = await signIn(server.origin, floor.settings.ADMIN_ACCESS_CODE ?? "");
  const panel = { origin: server.origin, cookie };
  try {
    return [await idle(panel, floor.databaseUrl), await showing(panel, floor.trainees)];
  } finally {
    await server.stop();
  }
}

async function idle(panel: Panel, databaseUrl: string): Promise<Measurement> {
  await shownLessons(panel, "");
  const stream = await openStream(panel.origin, listening(panel), () => undefined);
  await sleep(SETTLE_MS);
  const queries = await countQueries(databaseUrl);
  stream.close();
  return {
    what: "Queries of an open panel in a minute in which nothing changes",
    target: "0",
    measured: String(queries),
    met: queries === 0,
  };
}

/** Every query on a connection updates its start time; the counting connection is on another database. */
async function countQueries(databaseUrl: string): Promise<number> {
  const elsewhere = new URL(databaseUrl);
  const name = elsewhere.pathname.slice(1);
  elsewhere.pathname = "/postgres";
  const client = new pg.Client({ connectionString: elsewhere.href });
  await client.connect();
  const seen = new Map<number, string>();
  let queries = 0;
  for (let second = 0; second <= IDLE_SECONDS; second += 1) {
    const { rows } = await client.query<{ pid: number; started: string }>(
      "select pid, query_start::text as started from pg_stat_activity where datname = $1 and backend_type = 'client backend' and query_start is not null",
      [name],
    );
    for (const { pid, started } of rows) {
      if (second > 0 && seen.get(pid) !== started) queries += 1;
      seen.set(pid, started);
    }
    await sleep(1_000);
  }
  await client.end();
  return queries;
}

/** From sending a save that completes a lesson to the freshly fetched page that shows it. */
async function showing(panel: Panel, trainees: readonly Trainee[]): Promise<Measurement> {
  const saving = trainees.slice(-SAVING);
  const watched = trainees.at(-1);
  if (!watched) throw new Error("There are no trainees");
  const name = `Trainee Number${trainees.length}`;
  const connection = await SaveConnection.open(panel.origin, trainees);
  const probe = await SaveConnection.open(panel.origin, trainees);
  const ids = saving.map(({ userId }) => userId);
  let n = 0;
  let running: Promise<void> = Promise.resolve();
  const beat = setInterval(() => {
    running = running.then(() => connection.save(nthSave(ids, n++)));
  }, SAVE_EVERY_MS / SAVING);
  const page = await openPage(panel, name);
  const times: number[] = [];
  for (let lessonNumber = 1; lessonNumber <= CHANGES; lessonNumber += 1) {
    const startedAt = performance.now();
    const shown = page.shows(lessonNumber);
    await probe.save({ ...nthSave([watched.userId], 0), ...completing(lessonNumber) });
    await shown;
    times.push(performance.now() - startedAt);
    await sleep(CHANGE_EVERY_MS);
  }
  clearInterval(beat);
  await running;
  await page.close();
  for (const each of [connection, probe]) each.close();
  return {
    what: `A change to an open panel, ${SAVING} trainees saving every ${SAVE_EVERY_MS / 1_000} s: p99`,
    target: `under ${LONGEST_MS} ms`,
    measured: `${percentile(times, 99).toFixed(0)} ms (median ${median(times).toFixed(0)})`,
    met: percentile(times, 99) < LONGEST_MS,
  };
}

function completing(lessonNumber: number) {
  return {
    lessonNumber,
    positionSeconds: COMPLETING_SECONDS,
    progressSeconds: COMPLETING_SECONDS,
  };
}

/** Does what the panel's page does: receives a change, waits, fetches, and never waits twice in parallel. */
async function openPage(panel: Panel, name: string) {
  let waiting = false;
  let fetching: Promise<void> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wanted: { completed: number; shown: () => void } | null = null;
  const fetchAgain = async () => {
    waiting = false;
    await fetch(`${panel.origin}/readyz`);
    const completed = await shownLessons(panel, name);
    if (wanted && completed >= wanted.completed) wanted.shown();
  };
  const heard = () => {
    if (waiting) return;
    waiting = true;
    timer = setTimeout(() => {
      fetching = fetchAgain();
    }, PAGE_WAITS_MS);
  };
  const stream = await openStream(panel.origin, listening(panel), heard);
  return {
    shows: (completed: number) =>
      new Promise<void>((shown) => {
        wanted = { completed, shown };
      }),
    async close() {
      stream.close();
      clearTimeout(timer);
      await fetching;
    },
  };
}

/** How many completed lessons the panel's first page shows for this trainee. */
async function shownLessons({ origin, cookie }: Panel, name: string): Promise<number> {
  const response = await fetch(origin + PANEL, { headers: { Cookie: cookie } });
  const page = (await response.text()).replaceAll("<!-- -->", "");
  const row = page.slice(page.indexOf(`Lessons of ${name}"`));
  return Number(/\((\d+)\/26\)/.exec(row)?.[1] ?? 0);
}

function listening({ cookie }: Panel) {
  return { topics: "trainees", cookie };
}
