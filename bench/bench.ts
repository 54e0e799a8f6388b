/** Measures the built product and writes docs/benchmarks.md; with names (start, saves, credit, live, memory, panel, tracker, day, view, calls, board, search, editor, practice, practicing, publication, lessons, video, viewers) only prints those. `scale` and its parts: see scale.ts. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import pg from "pg";
import { startPostgres } from "../tests/kit/postgres-server.ts";
import { measureBoard } from "./board.ts";
import { measureCalls } from "./calls.ts";
import { measureCredit } from "./credit.ts";
import { measureDay } from "./day.ts";
import { measureEditor } from "./editor.ts";
import { measureFirstView } from "./first-view.ts";
import { measureLessonSearch } from "./lesson-search.ts";
import { measureLive } from "./live.ts";
import { measureMemory } from "./memory.ts";
import { measurePanel } from "./panel.ts";
import { measurePractice, measurePracticing } from "./practice.ts";
import { measurePublication } from "./publication.ts";
import { benchScale, scaleSection } from "./scale.ts";
import { measureSearch } from "./search.ts";
import { measureStart } from "./start.ts";
import { type Measurement, page, table } from "./table.ts";
import { measureThroughput } from "./throughput.ts";
import { measureTracker } from "./tracker.ts";
import { openTrainingFloor, type TrainingFloor } from "./training-floor.ts";
import { measureVideo } from "./video.ts";
import { measureViewers } from "./viewers.ts";

const PEOPLE = 500;
const PAGE = "docs/benchmarks.md";
const ON_POSTGRES = {
  saves: measureThroughput,
  credit: measureCredit,
  live: measureLive,
  memory: measureMemory,
  panel: measurePanel,
  tracker: measureTracker,
  day: measureDay,
  view: measureFirstView,
  practicing: measurePracticing,
  calls: measureCalls,
  viewers: measureViewers,
};

type Measure = (floor: TrainingFloor, postgresUrl: string) => Promise<Measurement[]>;

/** `names`: which to measure; all if there are none. */
export async function bench(names: readonly string[]): Promise<void> {
  if (names[0] === "scale") return benchScale(names.slice(1));
  const wanted = (name: string) => names.length === 0 || names.includes(name);
  const starts = wanted("start") ? await measureStart() : [];
  const { version, found } = await onPostgres(
    Object.entries(ON_POSTGRES).flatMap(([name, measure]) => (wanted(name) ? [measure] : [])),
  );
  const board = wanted("board") ? await measureBoard() : [];
  const lessons = wanted("lessons") ? await measureLessonSearch() : [];
  const video = wanted("video") ? await measureVideo() : [];
  const search = wanted("search") ? await measureSearch() : [];
  const editor = wanted("editor") ? await measureEditor() : [];
  const practice = wanted("practice") ? await measurePractice() : [];
  const publication = wanted("publication") ? await measurePublication() : [];
  const measurements = [
    ...found,
    ...board,
    ...lessons,
    ...video,
    ...search,
    ...editor,
    ...practice,
    ...publication,
    ...starts,
  ];
  console.log(`\n${table(measurements)}`);
  if (names.length === 0) write(page(measurements, version));
}

async function onPostgres(measures: readonly Measure[]) {
  const found: Measurement[] = [];
  if (measures.length === 0) return { version: "", found };
  const postgres = await startPostgres();
  try {
    const floor = await openTrainingFloor(postgres.url, PEOPLE);
    for (const measure of measures) found.push(...(await measure(floor, postgres.url)));
    const version = await postgresVersion(floor);
    await floor.drop();
    return { version, found };
  } finally {
    await postgres.stop();
  }
}

async function postgresVersion({ databaseUrl }: TrainingFloor): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>("SHOW server_version");
  await client.end();
  return rows[0]?.server_version.split(" ")[0] ?? "of an unknown version";
}

function write(text: string): void {
  mkdirSync("docs", { recursive: true });
  writeFileSync(PAGE, text + scaleSection(readFileSync(PAGE, "utf8")));
  console.log(`\nWritten to ${PAGE}.`);
}
