/** Failures around the product while people work: nothing that was acknowledged is lost, and it recovers by itself. */
import path from "node:path";
import pg from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { endChild, memoryOf } from "../kit/child-product";
import { figure } from "../kit/figures";
import { LiveListener } from "../kit/live-listener";
import { startOwnPostgres } from "../kit/postgres-server";
import { smallDisk } from "../kit/small-disk";
import { TcpProxy } from "../kit/tcp-proxy";
import { aSave, startForTest } from "../kit/test-product";
import { pause, Workers } from "../kit/workers";
import {
  nothingLost,
  onlyHonest,
  spawned,
  untilKept,
  untilReady,
  within,
  workplace,
} from "../kit/workplace";

const KILLS = 8;
const STREAMS = 30;
const READY_MS = 15_000;
const AGAIN_MS = 20_000;
const LOCKED_MS = 20_000;

test(`CFG-3 killed ${KILLS} times while people work`, async () => {
  const env = await workplace();
  let child = await spawned(env);
  const workers = await Workers.at(() => child.url);
  workers.begin();
  const ready: number[] = [];
  const again: number[] = [];
  for (let round = 0; round < KILLS; round += 1) {
    await untilKept(workers, performance.now());
    await pause(500 + ((round * 137) % 500));
    const killed = performance.now();
    await endChild(child, "SIGKILL");
    child = await spawned(env);
    ready.push(performance.now() - killed);
    again.push(await untilKept(workers, killed));
  }
  await workers.end();
  await endChild(child, "SIGTERM");
  await nothingLost(`kill -9, ${KILLS} times`, env, workers);
  within("kill -9: ready again", ready, READY_MS);
  within("kill -9: first thing kept again", again, AGAIN_MS);
});

test("CFG-3 stopped by a signal while people work", async () => {
  const env = await workplace();
  const child = await spawned(env);
  const workers = await Workers.at(() => child.url);
  const streams = await Promise.all(
    Array.from({ length: STREAMS }, () => LiveListener.open(workers.visitor(), "progress")),
  );
  workers.begin();
  await untilKept(workers, performance.now());
  await pause(1_500);
  const told = performance.now();
  const { code, ms } = await endChild(child, "SIGTERM");
  await workers.end();
  expect(code).toBe(0);
  within("SIGTERM: process ended", [ms], 3_000);
  const cut = workers.responses.filter(({ at, status }) => at < told && status === null).length;
  const underWay = workers.responses.filter(
    ({ at, ms: took }) => at < told && at + took > told,
  ).length;
  figure({
    what: "SIGTERM: requests under way that got no response",
    measured: `${cut} of ${underWay}`,
    target: "0",
    held: cut === 0,
  });
  await expect.poll(() => streams.filter(({ closed }) => closed).length).toBe(STREAMS);
  await nothingLost("SIGTERM", env, workers);
});

describe("a full disk", () => {
  test("CFG-3 the disk is full for rows", async () => {
    const work = await onSmallDisk();
    if (work === null) return;
    const { env, disk, running, workers } = work;
    const full = performance.now();
    disk.fill(100_000);
    const refused = () => workers.responses.some(({ at, status }) => at > full && status === 503);
    await expect.poll(refused, { timeout: 60_000 }).toBe(true);
    await pause(3_000);
    const room = performance.now();
    disk.makeRoom();
    within(
      "disk full: first thing kept once there is room",
      [await untilKept(workers, room)],
      5_000,
    );
    await pause(1_000);
    await workers.end();
    onlyHonest(
      "disk full",
      workers.responses.filter(({ at }) => at > full),
    );
    await endChild(running.child, "SIGTERM");
    await nothingLost("disk full", env, workers);
  });

  test("CFG-3 the disk is full for the database's log", async () => {
    const work = await onSmallDisk(["--input-type=module", "-e", WRITING]);
    if (work === null) return;
    const { env, disk, running, workers } = work;
    disk.fill(4_000_000);
    running.child.process.kill("SIGUSR2");
    await expect
      .poll(() => running.child.output(), { timeout: 60_000 })
      .toMatch(/the database reports|does not start/);
    await pause(3_000);
    disk.makeRoom();
    const room = performance.now();
    const kept = await untilKept(workers, room);
    within("disk full for the log: first thing kept once there is room", [kept], READY_MS);
    await workers.end();
    await endChild(running.child, "SIGTERM");
    await nothingLost("disk full for the log", env, workers);
  });
});

/** People working on a small disk; null if there can be none. */
async function onSmallDisk(program?: readonly string[]) {
  const disk = smallDisk(320);
  if (disk === null) {
    figure({ what: "disk full", measured: "not tried: only root may mount a small disk" });
    return null;
  }
  onTestFinished(disk.remove);
  const env = await workplace({ DATA_DIR: path.join(disk.directory, "data") });
  const running = { child: await spawned(env, program) };
  const workers = await Workers.at(() => running.child.url);
  workers.begin();
  onTestFinished(() => workers.end());
  await untilKept(workers, performance.now());
  await pause(1_000);
  return { env, disk, running, workers };
}

/** The product, and on a signal a lot of database log volume without stored data. */
const WRITING = `
  const product = await import(${JSON.stringify(path.resolve("build/server/index.js"))});
  const { url, database } = await product.start(product.configFromProcess());
  console.log("Setpoint is ready at " + url);
  process.on("SIGUSR2", async () => {
    for (;;) await database.pool.query("select pg_logical_emit_message(true, 'x', repeat('x', 60000))").catch(() => new Promise((done) => setTimeout(done, 50)));
  });
`;

describe("a separate server", () => {
  test.each(["SIGINT", "SIGQUIT"] as const)(
    "CFG-2 CFG-3 the database is stopped (%s) and started again while people work",
    async (signal) => {
      const postgres = await startOwnPostgres();
      onTestFinished(postgres.stop);
      const env = await workplace({ DATABASE_URL: postgres.url });
      const child = await spawned(env);
      const workers = await Workers.at(() => child.url);
      workers.begin();
      await untilKept(workers, performance.now());
      await pause(1_500);
      const halted = performance.now();
      await postgres.halt(signal);
      await pause(3_000);
      await postgres.resume();
      const resumed = performance.now();
      await untilReady(child.url);
      const what = `database stopped (${signal})`;
      within(`${what}: ready after its start`, [performance.now() - resumed], 5_000);
      within(`${what}: first thing kept`, [await untilKept(workers, resumed)], 8_000);
      await pause(1_000);
      await workers.end();
      onlyHonest(
        what,
        workers.responses.filter(({ at }) => at > halted - 1_000),
      );
      const { ms } = await endChild(child, "SIGTERM");
      within(`${what}: process ended when told to later`, [ms], 3_000);
      await nothingLost(what, env, workers);
    },
  );

  test("RT-1 the connection that listens is ended, and another time cut without a word", async () => {
    const real = new URL((await workplace()).DATABASE_URL ?? "");
    const proxy = new TcpProxy({ host: real.hostname, port: Number(real.port) });
    await proxy.open();
    onTestFinished(() => proxy.cut());
    const through = new URL(real);
    through.port = String(proxy.port);
    const product = await startForTest({ DATABASE_URL: through.href });
    const { visitor, userId } = await product.signedIn();
    let lesson = 0;
    const heardAgain = async (cut: () => unknown): Promise<number> => {
      const stream = await LiveListener.open(visitor, "progress");
      const refreshes = () => stream.heard.filter(({ event }) => event === "refresh").length;
      const before = refreshes();
      const from = performance.now();
      await cut();
      await stream.until(() => refreshes() > before, 60_000);
      const took = performance.now() - from;
      lesson += 1;
      const saved = lesson;
      await visitor.json("/training/progress", aSave(userId, { lessonNumber: saved }));
      await stream.until(() => stream.heard.some(({ data }) => data.data?.lessonNumber === saved));
      stream.close();
      return took;
    };
    const client = new pg.Client({ connectionString: real.href });
    await client.connect();
    onTestFinished(() => client.end());
    const end = () =>
      client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      );
    const ended: number[] = [];
    for (let round = 0; round < 5; round += 1) ended.push(await heardAgain(end));
    within("listener ended, 5 times: changes heard again", ended, 2_000);
    const silent = await heardAgain(() => proxy.freeze());
    within("listener cut without a word: changes heard again", [silent], 35_000);
  });

  test("CFG-2 the database is too slow: locked, and then silent", async () => {
    const inner = await workplace();
    const real = new URL(inner.DATABASE_URL ?? "");
    const proxy = new TcpProxy({ host: real.hostname, port: Number(real.port) });
    await proxy.open();
    onTestFinished(() => proxy.cut());
    const through = new URL(real);
    through.port = String(proxy.port);
    const env = { ...inner, DATABASE_URL: through.href };
    const child = await spawned(env);
    const workers = await Workers.at(() => child.url);
    workers.begin({ savers: 60 });
    onTestFinished(() => workers.end());
    await untilKept(workers, performance.now());
    await pause(2_000);
    const memory = memoryOf(child);
    const client = new pg.Client({ connectionString: real.href });
    await client.connect();
    onTestFinished(() => client.end());
    const locked = performance.now();
    await client.query("begin; lock table lesson_progress in access exclusive mode");
    await pause(LOCKED_MS);
    expect((await fetch(`${child.url}/healthz`)).status).toBe(200);
    const unlocked = performance.now();
    await client.query("rollback");
    within(
      "table locked for 20 s: first thing kept afterwards",
      [await untilKept(workers, unlocked)],
      5_000,
    );
    await pause(1_000);
    const frozen = performance.now();
    proxy.freeze();
    within(
      "all connections silent: first thing kept over new ones",
      [await untilKept(workers, frozen + 100)],
      30_000,
    );
    await pause(2_000);
    const grown = memoryOf(child) - memory;
    await workers.end();
    const meanwhile = workers.responses.filter(({ at }) => at > locked);
    onlyHonest("slow database, 64 people", meanwhile);
    within(
      "slow database: longest wait for a response",
      meanwhile.map(({ ms }) => ms),
      25_000,
    );
    const measured = `${Math.round(grown / 1_024)} MB more`;
    figure({
      what: "slow database: memory",
      measured,
      target: "at most 150 MB",
      held: grown < 150 * 1_024,
    });
    await endChild(child, "SIGTERM");
    await nothingLost("slow database", inner, workers);
  });

  test("CFG-3 of two instances one is killed", async () => {
    const env = await workplace();
    const [one, other] = [await spawned(env), await spawned(env)];
    let alive = one;
    const workers = await Workers.at(() => alive.url);
    workers.begin();
    await untilKept(workers, performance.now());
    await pause(2_000);
    const killed = performance.now();
    await endChild(one, "SIGKILL");
    alive = other;
    within(
      "one of two killed: first thing kept at the other",
      [await untilKept(workers, killed)],
      2_000,
    );
    await pause(2_000);
    await workers.end();
    const after = workers.responses.filter(({ at }) => at > killed + 500);
    onlyHonest("one of two killed, at the other", after);
    expect(after.every(({ status }) => status !== null && status !== 401)).toBe(true);
    await endChild(other, "SIGTERM");
    await nothingLost("one of two killed", env, workers);
  });
});
