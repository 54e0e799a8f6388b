/** From a save to the same trainee's other tab, with many tabs open; and the memory those tabs cost. */
import { setTimeout as sleep } from "node:timers/promises";
import { type Change, openStream } from "./live-stream-reader.ts";
import { SaveConnection } from "./save-connection.ts";
import { nthSave } from "./saves.ts";
import { startServer } from "./server-process.ts";
import { median, percentile, spread } from "./statistics.ts";
import type { Measurement } from "./table.ts";
import type { TrainingFloor } from "./training-floor.ts";

const RUNS = 3;
const SAVES_A_SECOND = 100;
const SECONDS = 20;
const LAST_ARRIVAL_MS = 2_000;
const SETTLE_MS = 3_000;
const LONGEST_P99_MS = 150;
const MOST_MEGABYTES = 250;

type Run = { latencies: number[]; idle: number | null; after: number | null };

export async function measureLive(floor: TrainingFloor): Promise<Measurement[]> {
  const runs: Run[] = [];
  for (let run = 1; run <= RUNS; run += 1) {
    const result = await oneRun(floor);
    runs.push(result);
    const p99 = percentile(result.latencies, 99).toFixed(0);
    console.log(
      `live, run ${run}: p99 ${p99} ms, ${result.idle?.toFixed(0)} MB, then ${result.after?.toFixed(0)} MB`,
    );
  }
  const streams = `${floor.trainees.length} streams`;
  const p99s = runs.map(({ latencies }) => percentile(latencies, 99));
  return [
    {
      what: `Save to another tab, ${streams}, ${SAVES_A_SECOND} saves a second: p99`,
      target: `under ${LONGEST_P99_MS} ms`,
      measured: `${spread(p99s)} ms`,
      met: median(p99s) < LONGEST_P99_MS,
    },
    {
      what: "The same: p50",
      measured: `${spread(runs.map(({ latencies }) => percentile(latencies, 50)))} ms`,
    },
    memory(
      `Memory with ${streams} open, idle`,
      runs.map(({ idle }) => idle),
    ),
    memory(
      `Memory after ${SAVES_A_SECOND * SECONDS} saves with ${streams}`,
      runs.map(({ after }) => after),
    ),
  ];
}

async function oneRun({ trainees, userIds, settings }: TrainingFloor): Promise<Run> {
  const server = await startServer(settings);
  const sentAt = new Map<number, number>();
  const latencies: number[] = [];
  const heard = ({ event, data }: Change) => {
    const position = event === "progress" ? Number(data.positionSeconds) : -1;
    const sent = sentAt.get(position);
    if (sent !== undefined && sentAt.delete(position)) latencies.push(performance.now() - sent);
  };
  const streams = await Promise.all(
    trainees.map(({ cookie }) => openStream(server.origin, { topics: "progress", cookie }, heard)),
  );
  await sleep(SETTLE_MS);
  const idle = await server.residentMegabytes();
  const free: SaveConnection[] = [];
  await evenly(SAVES_A_SECOND * SECONDS, 1_000 / SAVES_A_SECOND, async (n) => {
    // The one idle longest: the server closes a connection that is idle for five seconds.
    const connection = free.shift() ?? (await SaveConnection.open(server.origin, trainees));
    const save = nthSave(userIds, n);
    sentAt.set(save.positionSeconds, performance.now());
    await connection.save(save);
    free.push(connection);
  });
  await sleep(LAST_ARRIVAL_MS);
  const after = await server.residentMegabytes();
  for (const closing of [...streams, ...free]) closing.close();
  await server.stop();
  if (sentAt.size > 0) throw new Error(`${sentAt.size} saves never reached the other tab`);
  return { latencies, idle, after };
}

/** Starts a task every `everyMs` whether or not earlier ones have ended; resolves when all have. */
export async function evenly(count: number, everyMs: number, task: (n: number) => Promise<void>) {
  const startedAt = performance.now();
  const begun: Promise<void>[] = [];
  for (let n = 0; n < count; n += 1) {
    await sleep(Math.max(0, startedAt + n * everyMs - performance.now()));
    begun.push(task(n));
  }
  await Promise.all(begun);
}

function memory(what: string, readings: readonly (number | null)[]): Measurement {
  const known = readings.filter((reading) => reading !== null);
  return {
    what,
    target: `under ${MOST_MEGABYTES} MB`,
    measured: known.length > 0 ? `${spread(known)} MB` : "not reported by this system",
    met: known.length > 0 ? median(known) < MOST_MEGABYTES : undefined,
  };
}
