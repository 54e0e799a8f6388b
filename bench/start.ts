/** How long a start takes on the product's own database: the first, which creates it, and later ones. */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { startServer } from "./server-process.ts";
import { median, spread } from "./statistics.ts";
import type { Measurement } from "./table.ts";

const FIRST_STARTS = 3;
const LATER_STARTS = 5;
/** ONE-2, with a warm package cache. */
const LONGEST_FIRST_SECONDS = 30;
const LONGEST_SECONDS = 1.5;

export async function measureStart(): Promise<Measurement[]> {
  const first: number[] = [];
  const later: number[] = [];
  for (let directory = 1; directory <= FIRST_STARTS; directory += 1) {
    const DATA_DIR = mkdtempSync(path.join(os.tmpdir(), "setpoint-bench-"));
    first.push(await secondsToReady(DATA_DIR));
    const again = directory === FIRST_STARTS ? LATER_STARTS : 0;
    for (let start = 1; start <= again; start += 1) later.push(await secondsToReady(DATA_DIR));
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
  return [
    {
      what: "Ready after a later start on its own database",
      target: `under ${LONGEST_SECONDS} s`,
      measured: `${spread(later, 2)} s`,
      met: median(later) < LONGEST_SECONDS,
    },
    {
      what: "Ready after the first start, which makes the database",
      target: `under ${LONGEST_FIRST_SECONDS} s`,
      measured: `${spread(first, 2)} s`,
      met: median(first) < LONGEST_FIRST_SECONDS,
    },
  ];
}

async function secondsToReady(DATA_DIR: string): Promise<number> {
  const server = await startServer({ DATA_DIR });
  await server.stop();
  console.log(`start: ready after ${server.readyAfterMs.toFixed(0)} ms`);
  return server.readyAfterMs / 1_000;
}
