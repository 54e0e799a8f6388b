/** What a server holds after many saves and visits: memory taken by a burst must not stay. */
import { setTimeout as sleep } from "node:timers/promises";
import { SaveConnection } from "./save-connection.ts";
import { nthSave } from "./saves.ts";
import { type ServerProcess, startServer } from "./server-process.ts";
import { median, spread } from "./statistics.ts";
import type { Measurement } from "./table.ts";
import type { TrainingFloor } from "./training-floor.ts";

const RUNS = 3;
const AT_ONCE = 16;
const SAVES = 20_000;
const VISITS = 4_000;
const REST_MS = 5_000;
const MOST_MEGABYTES = 250;
/** Every other visit is a trainee's. */
const PAGES = ["/", "/terms", "/book", "/auth", "/script", "/support"];

export async function measureMemory(floor: TrainingFloor): Promise<Measurement[]> {
  const before: number[] = [];
  const after: number[] = [];
  for (let run = 1; run <= RUNS; run += 1) {
    const server = await startServer(floor.settings);
    before.push((await server.residentMegabytes()) ?? Number.NaN);
    await saves(server, floor);
    await visits(server, floor);
    await sleep(REST_MS);
    after.push((await server.residentMegabytes()) ?? Number.NaN);
    await server.stop();
    console.log(
      `memory, run ${run}: ${before.at(-1)?.toFixed(0)}, then ${after.at(-1)?.toFixed(0)} MB`,
    );
  }
  return [
    { what: "Memory when ready", measured: `${spread(before)} MB` },
    {
      what: `Memory after ${SAVES} saves and ${VISITS} visits, ${AT_ONCE} at once`,
      target: `at most ${MOST_MEGABYTES} MB`,
      measured: `${spread(after)} MB`,
      met: median(after) <= MOST_MEGABYTES,
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

async function atOnce(work: () => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
