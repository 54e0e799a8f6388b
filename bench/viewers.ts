/** Saves of progress while a video is watched by many, whose browsers are a process of their own. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { aVideo } from "../tests/kit/a-video.ts";
import { playableVideo } from "./own-media.ts";
import { type ServerProcess, startServer } from "./server-process.ts";
import { median, percentile, spread } from "./statistics.ts";
import type { Measurement } from "./table.ts";
import { timedSaves } from "./timed-saves.ts";
import { signIn } from "./trainees.ts";
import type { TrainingFloor } from "./training-floor.ts";
import type { Seen, Watched } from "./viewer-process.ts";

const VIEWERS = 200;
const VIDEO_BYTES = 150_000_000;
const RANGE_SECONDS = 4;
const RANGE_BYTES = RANGE_SECONDS * 250_000;
const ROUNDS = 3;
const SECONDS = 8;
const SETTLE_MS = 1_000;
const SAMPLE_MS = 250;
const MOST_TIMES = 1.5;
const MOST_GROWN = 1.1;

export async function measureViewers(floor: TrainingFloor): Promise<Measurement[]> {
  const MEDIA_DIR = mkdtempSync(path.join(os.tmpdir(), "setpoint-viewers-"));
  const server = await startServer({ ...floor.settings, MEDIA_DIR });
  const video = aVideo(VIDEO_BYTES);
  try {
    const cookie = await signIn(server.origin, floor.settings.ADMIN_ACCESS_CODE ?? "");
    const address = await playableVideo({ server, cookie, databaseUrl: floor.databaseUrl }, video);
    return await savesBeside(server, floor, { address, cookie, bytes: VIDEO_BYTES });
  } finally {
    await server.stop();
    rmSync(MEDIA_DIR, { recursive: true, force: true });
  }
}

async function savesBeside(
  server: ServerProcess,
  floor: TrainingFloor,
  watched: Pick<Watched, "address" | "cookie" | "bytes">,
): Promise<Measurement[]> {
  const rounds: { alone: number; together: number; megabytes: number; rangeMs: number[] }[] = [];
  let count = 0;
  const saves = async () => {
    const times = await timedSaves(server.origin, floor, count, SECONDS);
    count += times.length;
    return percentile(times, 99);
  };
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const alone = await saves();
    const viewers = await startViewers({
      ...watched,
      viewers: VIEWERS,
      rangeBytes: RANGE_BYTES,
      everyMs: RANGE_SECONDS * 1_000,
    });
    await sleep(SETTLE_MS);
    const memory = sampled(server);
    const together = await saves();
    const megabytes = await memory.most();
    const { rangeMs } = await viewers.stop();
    console.log(
      `video, round ${round}: p99 of a save ${alone.toFixed(1)} ms alone, ${together.toFixed(1)} ms with viewers, ${megabytes.toFixed(0)} MB`,
    );
    if (round > 0) rounds.push({ alone, together, megabytes, rangeMs });
  }
  const ratio = rounds.map(({ alone, together }) => together / alone);
  const memory = rounds.map(({ megabytes }) => megabytes);
  const grown = (memory.at(-1) ?? Number.NaN) / (memory[0] ?? Number.NaN);
  const slowest = percentile(
    rounds.flatMap(({ rangeMs }) => rangeMs),
    99,
  );
  return [
    {
      what: `A save while ${VIEWERS} watch at 2 Mbit/s / alone: p99s`,
      target: `at most ${MOST_TIMES}`,
      measured: spread(ratio, 2),
      met: median(ratio) <= MOST_TIMES,
    },
    {
      what: "The same: p99 of a save alone, and with viewers",
      measured: `${spread(
        rounds.map(({ alone }) => alone),
        1,
      )} and ${spread(
        rounds.map(({ together }) => together),
        1,
      )} ms`,
    },
    {
      what: `The same: ${RANGE_SECONDS} s of video in a viewer's browser, p99`,
      target: `under ${RANGE_SECONDS} s`,
      measured: `${(slowest / 1_000).toFixed(2)} s`,
      met: slowest < RANGE_SECONDS * 1_000,
    },
    {
      what: `Memory with ${VIEWERS} viewers: last round / first`,
      target: `at most ${MOST_GROWN}`,
      measured: `${grown.toFixed(2)}: ${memory.map((each) => each.toFixed(0)).join(", ")} MB`,
      met: grown <= MOST_GROWN,
    },
  ];
}

async function startViewers(watched: Watched): Promise<{ stop: () => Promise<Seen> }> {
  const child = fork(new URL("viewer-process.ts", import.meta.url));
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`The viewers ended with ${code}`);
  });
  ended.catch(() => undefined);
  child.send(watched);
  return {
    async stop() {
      const seen = once(child, "message");
      child.send("stop");
      const [found] = await Promise.race([seen, ended]);
      child.disconnect();
      return found as Seen;
    },
  };
}

/** The most resident memory until it is asked for. */
function sampled(server: ServerProcess): { most: () => Promise<number> } {
  const readings: number[] = [];
  const read = async () => readings.push((await server.residentMegabytes()) ?? Number.NaN);
  const reading = setInterval(() => void read(), SAMPLE_MS);
  return {
    async most() {
      clearInterval(reading);
      await read();
      return Math.max(...readings);
    },
  };
}
