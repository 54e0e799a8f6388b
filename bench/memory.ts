/** What a server holds after many saves, visits and imports: memory taken by a burst must not stay. */
import { setTimeout as sleep } from "node:timers/promises";
import { SaveConnection } from "./save-connection.ts";
import { nthSave } from "./saves.ts";
import { type ServerProcess, startServer } from "./server-process.ts";
import { median, spread } from "./statistics.ts";
import type { Measurement } from "./table.ts";
import { signIn } from "./trainees.ts";
import type { TrainingFloor } from "./training-floor.ts";

const RUNS = 3;
const AT_ONCE = 16;
const SAVES = 20_000;
const VISITS = 4_000;
const REST_MS = 5_000;
const MOST_MEGABYTES = 250;
const FILES = 25;
const FILE_MEGABYTES = 5;
const FILE_ROWS = 25_000;
const MOST_AFTER_FILES = 400;
/** Every other visit is a trainee's. */
const PAGES = ["/", "/terms", "/book", "/auth", "/script", "/support"];

export async function measureMemory(floor: TrainingFloor): Promise<Measurement[]> {
  const before: number[] = [];
  const after: number[] = [];
  const afterFiles: number[] = [];
  for (let run = 1; run <= RUNS; run += 1) {
    const server = await startServer(floor.settings);
    before.push((await server.residentMegabytes()) ?? Number.NaN);
    await saves(server, floor);
    await visits(server, floor);
    await sleep(REST_MS);
    after.push((await server.residentMegabytes()) ?? Number.NaN);
    await files(server, floor);
    await sleep(REST_MS);
    afterFiles.push((await server.residentMegabytes()) ?? Number.NaN);
    await server.stop();
    const each = [before, after, afterFiles].map((figures) => figures.at(-1)?.toFixed(0));
    console.log(`memory, run ${run}: ${each.join(", then ")} MB`);
  }
  return [
    { what: "Memory when ready", measured: `${spread(before)} MB` },
    {
      what: `Memory after ${SAVES} saves and ${VISITS} visits, ${AT_ONCE} at once`,
      target: `at most ${MOST_MEGABYTES} MB`,
      measured: `${spread(after)} MB`,
      met: median(after) <= MOST_MEGABYTES,
    },
    {
      what: `Then after ${FILES} uploads of a sheet of ${FILE_MEGABYTES} MB`,
      target: `at most ${MOST_AFTER_FILES} MB`,
      measured: `${spread(afterFiles)} MB`,
      met: median(afterFiles) <= MOST_AFTER_FILES,
    },
  ];
}

async function saves({ origin }: ServerProcess, { trainees, userIds }: TrainingFloor) {
  let next = 0;
  await atOnce(async () => {
    const connection = await SaveConnection.open(origin, trainees);
    while (next < SAVES) await connection.save(nthSave(userIds, next++));
    connection.close();
  });
}

async function visits({ origin }: ServerProcess, { trainees }: TrainingFloor) {
  let next = 0;
  await atOnce(async () => {
    while (next < VISITS) {
      const n = next++;
      const cookie = trainees[n % trainees.length]?.cookie ?? "";
      const page = n % 2 === 0 ? "/training" : (PAGES[(n >> 1) % PAGES.length] ?? "/");
      const response = await fetch(origin + page, { headers: n % 2 === 0 ? { cookie } : {} });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${page} returned ${response.status}`);
    }
  });
}

/** One person's sheets, each read and kept in place of the one before. */
async function files({ origin }: ServerProcess, { settings }: TrainingFloor) {
  const cookie = await signIn(origin, settings.ADMIN_ACCESS_CODE ?? "");
  const sheet = new File([sheetText()], "leads.csv");
  for (let n = 1; n <= FILES; n += 1) {
    const body = new FormData();
    body.set("intent", "preview");
    body.set("key", "handle");
    body.set("file", sheet);
    const response = await fetch(`${origin}/tracker/import`, {
      method: "POST",
      body,
      headers: { cookie, origin },
      redirect: "manual",
    });
    if (response.status !== 303) throw new Error(`A sheet was refused with ${response.status}`);
  }
}

function sheetText(): string {
  const width = (FILE_MEGABYTES * 1_024 * 1_024) / FILE_ROWS;
  const rows = Array.from({ length: FILE_ROWS }, (_, n) =>
    `Number${n},Imported,@n${n},US,70000,710,`.padEnd(width - 1, "They asked about the plan. "),
  );
  return ["First name,Last name,Handle,Country,Income,Score,Notes", ...rows].join("\n");
}

async function atOnce(work: () => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
