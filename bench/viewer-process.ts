/** Browsers that play a video: each reads a range of it every few seconds, from places of their own. Run by viewers.ts. */
import http from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** `everyMs`: as long as a range plays. */
export type Watched = {
  address: string;
  cookie: string;
  bytes: number;
  viewers: number;
  rangeBytes: number;
  everyMs: number;
};

/** How long each range took. */
export type Seen = { rangeMs: number[] };

const rangeMs: number[] = [];
let stopped = false;

process.on("message", (message: Watched | "stop") => {
  if (message !== "stop") return watch(message);
  stopped = true;
  process.send?.({ rangeMs } satisfies Seen);
});
// Those who are in the middle of a range leave.
process.on("disconnect", () => process.exit(0));

function watch(watched: Watched): void {
  const agent = new http.Agent({ keepAlive: true, maxSockets: watched.viewers });
  for (let viewer = 0; viewer < watched.viewers; viewer += 1)
    void play(watched, agent, viewer / watched.viewers);
}

/** `part`: of the video where it begins, and of the time between two ranges. */
async function play(watched: Watched, agent: http.Agent, part: number): Promise<void> {
  const { bytes, rangeBytes, everyMs } = watched;
  const ranges = Math.floor(bytes / rangeBytes);
  const begun = performance.now() + part * everyMs;
  for (let n = 0; ; n += 1) {
    await sleep(Math.max(0, begun + n * everyMs - performance.now()));
    if (stopped) return;
    const first = ((Math.floor(part * ranges) + n) % ranges) * rangeBytes;
    const started = performance.now();
    await range(watched, agent, first);
    rangeMs.push(performance.now() - started);
  }
}

function range({ address, cookie, rangeBytes }: Watched, agent: http.Agent, first: number) {
  const headers = { Cookie: cookie, Range: `bytes=${first}-${first + rangeBytes - 1}` };
  return new Promise<void>((resolve, reject) => {
    const request = http.get(address, { agent, headers }, (response) => {
      if (response.statusCode !== 206) reject(new Error(`A range returned ${response.statusCode}`));
      let received = 0;
      response.on("data", (chunk: Buffer) => {
        received += chunk.length;
      });
      response.on("end", () =>
        received === rangeBytes ? resolve() : reject(new Error("A range was cut off")),
      );
    });
    request.on("error", reject);
  });
}
