/** Saves a second of many writers at one database: with live changes, without, and as they were before the outbox. */
import { readFileSync } from "node:fs";
import { savesASecond, setLive } from "../tests/kit/save-writers.ts";
import type { ScaleFloor } from "./scale-floor.ts";
import { startServer } from "./server-process.ts";

/** What every commit with a change did before: it waits for the one before it, its sync included. */
const NOTIFIED = `CREATE OR REPLACE FUNCTION raise_live(topics text[], event text, key text, data json) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('live', json_build_array(json_build_object('topics', topics, 'event', event, 'key', key, 'data', data))::text)
$$`;
const SIDES = ["without", "with", "notified"] as const;

export type CommitPlan = { delays: number[]; writers: number[]; seconds: number };

export async function measureCommits(floor: ScaleFloor, plan: CommitPlan): Promise<string> {
  const server = await startServer(floor.settings);
  const lines: string[] = [];
  for (const delay of plan.delays) {
    floor.delaySync(delay);
    for (const writers of plan.writers) {
      const cells: string[] = [];
      for (const side of SIDES) {
        await setLive(floor.databaseUrl, side !== "without");
        await floor.query(side === "notified" ? NOTIFIED : shipped());
        const { rate, p99 } = await savesASecond(floor.databaseUrl, {
          writers,
          learners: floor.learners,
          seconds: plan.seconds,
        });
        cells.push(`${rate.toFixed(0)} (${p99.toFixed(0)} ms)`);
      }
      const [without = 0, live = 0] = cells.map((cell) => Number.parseInt(cell, 10));
      lines.push(
        `| +${delay} ms | ${writers} | ${cells.join(" | ")} | ${(live / without).toFixed(2)} |`,
      );
      console.log(lines.at(-1));
    }
  }
  await floor.query(shipped());
  await setLive(floor.databaseUrl, true);
  floor.delaySync(0);
  await server.stop();
  return `Saves a second straight at the database, and how long the slowest hundredth took; ${floor.learners.toLocaleString("en")} learners.

| sync | writers | without live changes | with | notified in each commit, as before | with / without |
|---|---|---|---|---|---|
${lines.join("\n")}`;
}

function shipped(): string {
  return readFileSync("db/functions/raise_live.sql", "utf8");
}
