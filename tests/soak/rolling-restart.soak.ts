/** Two instances behind the shipped nginx are restarted in turn, again and again, while people work and backups are made. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { endChild } from "../kit/child-product";
import { figure } from "../kit/figures";
import { freePort } from "../kit/free-port";
import { startSite } from "../kit/nginx";
import { pause, Workers } from "../kit/workers";
import { nothingLost, spawned, within, workplace } from "../kit/workplace";

const ROUNDS = 10;
const READY_MS = 15_000;
/** As docs/operators.md says: nginx avoids an instance that refused for two to three seconds. */
const AFTER_READY_MS = 5_000;
const BACKUP = { timeout: 60_000, interval: 50 };

describe("a rolling restart", () => {
  test("C1 of two instances, with backups on and saves under way", async () => {
    const BACKUP_DIR = mkdtempSync(path.join(os.tmpdir(), "setpoint-rolling-"));
    onTestFinished(() => rmSync(BACKUP_DIR, { recursive: true, force: true }));
    const ports = { http: await freePort(), https: await freePort() };
    const upstreams = [await freePort(), await freePort()] as const;
    const origin = `https://localhost:${ports.https}`;
    const env = { ...(await workplace()), BACKUP_DIR, BASE_URL: origin, TRUST_PROXY: "127.0.0.1" };
    const start = (port: number) => spawned({ ...env, PORT: String(port) });
    const running = [await start(upstreams[0]), await start(upstreams[1])];
    const site = await startSite({ ports, upstreams });
    onTestFinished(site.stop);
    const backups = () => readdirSync(BACKUP_DIR).filter((name) => name.endsWith(".gz"));
    const workers = await Workers.at(() => origin);
    workers.begin();
    const [ready, ended]: [number[], number[]] = [[], []];
    let made = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const name of backups()) rmSync(path.join(BACKUP_DIR, name));
      await expect.poll(() => backups().length, BACKUP).toBe(1);
      made += 1;
      for (const [index, port] of upstreams.entries()) {
        const [old] = running.splice(index, 1);
        if (old) ended.push((await endChild(old, "SIGTERM")).ms);
        const from = performance.now();
        running.splice(index, 0, await start(port));
        ready.push(performance.now() - from);
        await pause(AFTER_READY_MS);
      }
    }
    await workers.end();
    const failed = workers.responses.filter(({ status }) => status === null || status >= 500);
    const [all, most] = [workers.responses.length, Math.floor(workers.responses.length / 1_000)];
    figure({
      what: `${2 * ROUNDS} restarts: requests that failed`,
      measured: `${failed.length} of ${all}${kindsOf(failed)}`,
      target: "at most 1 of 1,000",
      held: failed.length <= most,
    });
    within("restart: process ended", ended, 3_000);
    within("restart: ready, with the other one holding the lock of the backups", ready, READY_MS);
    figure({
      what: "backups made meanwhile",
      measured: `${made}`,
      target: `${ROUNDS}`,
      held: made === ROUNDS,
    });
    for (const child of running) await endChild(child, "SIGTERM");
    await nothingLost(`${2 * ROUNDS} restarts`, env, workers);
  });
});

function kindsOf(failed: Workers["responses"]): string {
  const statuses = Map.groupBy(failed, ({ status, kind }) => `${kind} ${status ?? "cut"}`);
  const counts = [...statuses].map(([name, each]) => `${name}: ${each.length}`);
  return counts.length > 0 ? ` (${counts.join(", ")})` : "";
}
