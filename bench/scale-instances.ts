/** Saves over HTTP at fixed rates on one and on several instances, and when open pages on other instances show them. */
import { setTimeout as sleep } from "node:timers/promises";
import { evenly } from "./live.ts";
import { type Change, openStream } from "./live-stream-reader.ts";
import { SaveConnection } from "./save-connection.ts";
import { LESSONS, type ScaleFloor } from "./scale-floor.ts";
import { type ServerProcess, startServer } from "./server-process.ts";
import { percentile } from "./statistics.ts";
import type { Trainee } from "./trainees.ts";

const LISTENERS = 50;
const LAST_ARRIVAL_MS = 3_000;

export type InstancePlan = {
  instances: number[];
  rates: number[];
  delays: number[];
  seconds: number;
};

export async function measureInstances(floor: ScaleFloor, plan: InstancePlan): Promise<string> {
  const lines: string[] = [];
  for (const count of plan.instances) {
    const servers: ServerProcess[] = [];
    for (let n = 0; n < count; n += 1) servers.push(await startServer(floor.settings));
    // What a server does once, at its first requests.
    await oneRun(floor, servers, 20, 2);
    for (const delay of plan.delays)
      for (const rate of plan.rates) {
        floor.delaySync(delay);
        const { saves, changes, refused, lost } = await oneRun(floor, servers, rate, plan.seconds);
        const cells = [saves, changes].map(
          (times) => `${percentile(times, 50).toFixed(0)} / ${percentile(times, 99).toFixed(0)} ms`,
        );
        lines.push(
          `| ${count} | +${delay} ms | ${rate} | ${cells.join(" | ")} | ${refused} | ${lost} |`,
        );
        console.log(lines.at(-1));
        await sleep(1_000);
      }
    floor.delaySync(0);
    for (const server of servers) await server.stop();
  }
  return `${floor.watchers.length.toLocaleString("en")} of ${floor.learners.toLocaleString("en")} learners watch, ${LISTENERS} of them with a second page open on another instance; p50 / p99 of a save, and from sending it to that page.

| instances | sync | saves a second | a save | on another screen | refused | never shown |
|---|---|---|---|---|---|---|
${lines.join("\n")}`;
}

async function oneRun(
  floor: ScaleFloor,
  servers: readonly ServerProcess[],
  rate: number,
  seconds: number,
) {
  const sentAt = new Map<string, number>();
  const [saves, changes]: [number[], number[]] = [[], []];
  let refused = 0;
  const heard = ({ event, key, data }: Change) => {
    const slot = `${key} ${event === "progress" ? data.positionSeconds : ""}`;
    const sent = sentAt.get(slot);
    if (sent !== undefined && sentAt.delete(slot)) changes.push(performance.now() - sent);
  };
  const listening = floor.watchers.slice(0, LISTENERS);
  const origin = (n: number) => servers[n % servers.length]?.origin ?? "";
  const streams = await Promise.all(
    listening.map(({ cookie }, n) =>
      openStream(origin(n + 1), { topics: "progress", cookie }, heard),
    ),
  );
  const free = servers.map((): SaveConnection[] => []);
  const known = new Set(listening.map(({ userId }) => userId));
  const step = Math.max(1, Math.floor((rate * seconds) / floor.watchers.length));
  await evenly(rate * seconds, 1_000 / rate, async (n) => {
    const watcher = floor.watchers[n % floor.watchers.length];
    if (!watcher) return;
    const save = saveOf(watcher, n, step);
    const lane = n % servers.length;
    const connection =
      free[lane]?.shift() ?? (await SaveConnection.open(origin(lane), floor.watchers));
    const since = performance.now();
    const slot = `${watcher.userId}:${save.lessonNumber} ${save.positionSeconds}`;
    if (known.has(watcher.userId)) sentAt.set(slot, since);
    const isStored = await connection.save(save).then(
      () => true,
      () => false,
    );
    if (!isStored) {
      refused += 1;
      sentAt.delete(slot);
      return connection.close();
    }
    saves.push(performance.now() - since);
    free[lane]?.push(connection);
  });
  await sleep(LAST_ARRIVAL_MS);
  for (const closing of [...streams, ...free.flat()]) closing.close();
  return { saves, changes, refused, lost: sentAt.size };
}

let position = 1_000;

/** Ever further, so no save is refused and each is another one. */
function saveOf({ userId }: Trainee, n: number, step: number) {
  position += 0.25;
  return {
    userId,
    lessonNumber: 1 + (Math.floor(n / step) % LESSONS),
    positionSeconds: position,
    progressSeconds: position,
    durationSeconds: 40_000,
    epoch: 0,
    ageSeconds: 0.25,
  };
}
