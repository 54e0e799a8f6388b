import { expect, test } from "vitest";
import { endChild, spawnProduct } from "../kit/child-product";
import { figure } from "../kit/figures";
import { engine } from "../kit/test-product";
import { type Crowd, openFloor } from "./load/floor";
import { Gauge } from "./load/gauge";
import { runLoad } from "./load/run";
import type { Watching } from "./load/watching";

const SECONDS = Number(process.env.PROVE_LOAD_SECONDS ?? 600);
const LOAD = {
  server: { crowd: { trainees: 500, panels: 50, trackers: 200 }, seconds: SECONDS },
  embedded: { crowd: { trainees: 50, panels: 5, trackers: 20 }, seconds: Math.min(60, SECONDS) },
} satisfies Record<string, { crowd: Crowd; seconds: number }>;

test(`OPS-0 under load`, async () => {
  const { crowd, seconds } = LOAD[engine];
  const floor = await openFloor(crowd);
  const child = await spawnProduct({
    ...floor.env,
    PORT: "0",
    ...(process.env.PROF ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${process.env.PROF}` } : {}),
  });
  const gauge = new Gauge(child.process.pid ?? 0);
  const { ledger, watching } = await runLoad(child.url, floor, { crowd, seconds });
  const memory = gauge.stop(seconds / 5);
  await endChild(child, "SIGTERM");
  for (const what of [
    "page",
    "save",
    "panel",
    "tracker",
    "act",
    "other",
    "save to the other tab",
    "change to a panel",
    "change to a tracker",
  ] as const)
    figure({ what, measured: ledger.spread(what) });
  figure({ what: "memory", measured: JSON.stringify(memory) });
  figure({ what: "faults", measured: `${ledger.faults.count}: ${ledger.faults.words}` });
  figure({ what: "log", measured: child.output().slice(0, 1500) });
  const lost = await lostSaves(floor.query, watching);
  figure({ what: "lost", measured: lost.slice(0, 5).join("; ") + lost.length });
  await floor.drop();
  expect(1).toBe(1);
});

type Stored = {
  user_id: string;
  lesson_number: number;
  progress_seconds: number;
  position_seconds: number;
};

async function lostSaves(
  query: <Row extends object>(text: string) => Promise<Row[]>,
  watching: readonly Watching[],
): Promise<string[]> {
  const rows = await query<Stored>(
    "select user_id, lesson_number, progress_seconds, position_seconds from lesson_progress",
  );
  const stored = new Map(rows.map((row) => [`${row.user_id} ${row.lesson_number}`, row]));
  const lost: string[] = [];
  for (const { person, acknowledged } of watching)
    for (const [lesson, { progressSeconds, positionSeconds }] of acknowledged) {
      const row = stored.get(`${person.userId} ${lesson}`);
      if (row?.progress_seconds !== progressSeconds || row.position_seconds !== positionSeconds)
        lost.push(`lesson ${lesson}: ${JSON.stringify(row)}, not ${positionSeconds}`);
    }
  return lost;
}
