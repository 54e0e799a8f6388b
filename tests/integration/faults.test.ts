import { Writable } from "node:stream";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from "vitest";
import { builtProduct } from "../kit/built-product";
import { endChild, spawnProduct } from "../kit/child-product";
import { createDatabase, type TestDatabase } from "../kit/databases";
import { freePort } from "../kit/free-port";
import { LiveListener } from "../kit/live-listener";
import { killDuringSaves, newTrainee, savedAt, storedProgress } from "../kit/soak";
import { TcpProxy } from "../kit/tcp-proxy";
import { ADMIN_CODE, aSave, BASE_ENV, startForTest, type TestProduct } from "../kit/test-product";
import { Visitor } from "../kit/visitor";

const ROUNDS = 2;

describe("a killed process", () => {
  let database: TestDatabase;
  let env: Record<string, string>;

  beforeAll(async () => {
    database = await createDatabase(inject("templates"));
    env = { ...database.env, ...BASE_ENV, LOG_LEVEL: "warn" };
  });
  afterAll(() => database.drop());

  test(`VID-4 CFG-3 kill -9 during saves, ${ROUNDS} times: nothing acknowledged is lost`, async () => {
    expect(await killDuringSaves(env, ROUNDS)).toBeGreaterThan(ROUNDS);
  });

  test("CFG-3 SIGTERM with open streams and saves under way ends in order, nothing acknowledged lost", async () => {
    const child = await spawnProduct(env);
    const { cookies, userId } = await newTrainee(child, env);
    const streams = await Promise.all(
      Array.from({ length: 30 }, () =>
        LiveListener.open(new Visitor(child.url).take(cookies), "progress"),
      ),
    );
    let acknowledged = 0;
    let ended = false;
    const enough = Promise.withResolvers<void>();
    const write = async () => {
      const visitor = new Visitor(child.url).take(cookies);
      for (let at = 1; !ended; at += 1) {
        if ((await savedAt(visitor, userId, 1, at)) === 204) acknowledged = at;
        if (acknowledged === 10) enough.resolve();
      }
    };
    const writing = write();
    await enough.promise;
    const { code } = await endChild(child, "SIGTERM");
    ended = true;
    await writing;
    expect(code).toBe(0);
    expect(streams.every(({ heard }) => heard.length > 0)).toBe(true);
    expect((await storedProgress(env, userId)).get(1)).toBeGreaterThanOrEqual(acknowledged);
  });
});

test("CFG-3 a stopping server closes each connection with its next response, and does not wait for clients that keep sending", async () => {
  const product = await startForTest();
  let responded = 0;
  const ask = async () => {
    for (;;) {
      const response = await fetch(`${product.url}/healthz`).catch(() => null);
      if (response === null) return;
      await response.text();
      responded += 1;
    }
  };
  const asking = Array.from({ length: 8 }, ask);
  await expect.poll(() => responded).toBeGreaterThan(40);
  // The clock that would cut connections after two seconds is stopped.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  await product.running.stop();
  await Promise.all(asking);
});

test("CFG-3 transactions that cannot begin give their connections back", async () => {
  const product = await startForTest();
  const { db, pool } = product.running.database;
  const wrong = { isolationLevel: "none" as "serializable" };
  for (let tries = 0; tries < 12; tries += 1)
    await expect(db.transaction(async () => undefined, wrong)).rejects.toThrow();
  // The product's own queries, as of the proof that changes arrive, end by themselves.
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
  expect((await product.visitor().get("/readyz")).status).toBe(200);
});

/** Locks everyone out of a trainee's progress until the returned function is called. */
async function lockProgress(product: TestProduct): Promise<() => Promise<void>> {
  // The product's own connections are cut when they idle in a transaction.
  const client = new pg.Client({ connectionString: product.env.DATABASE_URL });
  await client.connect();
  await client.query("begin; lock table lesson_progress in access exclusive mode");
  return () => client.end();
}

describe("a database elsewhere", () => {
  test("CFG-3 a connection that is lost in a transaction fails that alone, and the process lives on", async () => {
    const product = await startForTest();
    const { pool } = product.running.database;
    const client = await pool.connect();
    try {
      const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
      await client.query("begin");
      const gone = new Promise<void>((resolve) => client.once("end", resolve));
      await product.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
      await gone;
      await expect(client.query("select 1")).rejects.toThrow(/not queryable/);
    } finally {
      client.release(true);
    }
    expect((await product.visitor().get("/readyz")).status).toBe(200);
  });

  test("CFG-2 a table that is locked for too long: 503 with a time to come again, not a fault", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    const unlock = await lockProgress(product);
    const response = await visitor.json("/training/progress", aSave(userId)).finally(unlock);
    expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "2"]);
    expect((await visitor.json("/training/progress", aSave(userId))).status).toBe(204);
  });

  test("CFG-2 a browser that leaves before its page is ready is not a fault", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const unlock = await lockProgress(product);
    const leaving = new AbortController();
    const page = visitor.get("/training.data", { signal: leaving.signal });
    const waiting = () => product.query("select 1 from pg_locks where not granted");
    try {
      await expect.poll(waiting).not.toEqual([]);
      leaving.abort();
      await expect(page).rejects.toThrow("aborted");
      // The server has noticed when it responds to someone who came later.
      await product.visitor().get("/healthz");
    } finally {
      await unlock();
    }
    const lines = () => product.logged.filter((line) => line.includes("/training.data"));
    await expect.poll(lines).toEqual([expect.stringMatching(/"level":30.*"status":499/)]);
  });

  test("CFG-2 RT-1 the database goes down and comes back: 503 in between, then everything works without a restart", async () => {
    const database = await createDatabase(inject("templates"));
    const real = new URL(database.env.DATABASE_URL ?? "");
    const proxy = new TcpProxy({ host: real.hostname, port: Number(real.port) });
    await proxy.open();
    const through = new URL(real);
    through.port = String(proxy.port);
    const product = await startForTest({ DATABASE_URL: through.href });
    const { visitor, userId } = await product.signedIn();
    const stream = await LiveListener.open(visitor, "progress");
    await proxy.cut();
    expect((await visitor.get("/healthz")).status).toBe(200);
    for (let asked = 0; asked < 3; asked += 1)
      expect((await visitor.get("/readyz")).status).toBe(503);
    const ofReadiness = () => product.logged.filter((line) => /readyz|ready/.test(line)).length;
    expect(ofReadiness(), "one line for an outage, not one for each request").toBe(1);
    const page = await visitor.get("/training");
    expect(page.status).toBe(503);
    expect(await page.text()).not.toContain("ECONNREFUSED");
    expect((await visitor.get("/training.data")).status).toBe(503);
    const save = await visitor.json("/training/progress", aSave(userId));
    expect(save.status).toBe(503);
    await proxy.open();
    await expect.poll(async () => (await visitor.get("/readyz")).status).toBe(200);
    expect((await visitor.json("/training/progress", aSave(userId))).status).toBe(204);
    const refreshes = () => stream.heard.filter(({ event }) => event === "refresh").length;
    await stream.until(() => stream.closed || refreshes() > 1);
    stream.close();
    const fresh = await LiveListener.open(visitor, "progress");
    await visitor.json("/training/progress", aSave(userId, { lessonNumber: 8 }));
    await fresh.until(() => fresh.heard.some(({ data }) => data.data?.lessonNumber === 8));
    fresh.close();
    await database.drop();
  });

  test("CFG-2 WEAK a server that is away at the start: one clear line after ten seconds, and code 1", async () => {
    const url = `postgres://setpoint:a-password@127.0.0.1:${await freePort()}/setpoint`;
    const env = { ...BASE_ENV, DATABASE_URL: url, LOG_LEVEL: "error" };
    await expect(spawnProduct(env)).rejects.toThrow(
      /^ended with 1: PostgreSQL at 127\.0\.0\.1:\d+ does not answer: connect ECONNREFUSED \S+\. Tried for 10 s: see whether it runs, and DATABASE_URL\.\n$/,
    );
  });

  test("CFG-2 WEAK a server that refuses is reported at once, without the password", async () => {
    const { env, drop } = await createDatabase(inject("templates"));
    onTestFinished(drop);
    const url = new URL(env.DATABASE_URL ?? "");
    url.pathname = "/no-such-database";
    url.password ||= "a-password";
    const refused = await spawnProduct({ ...BASE_ENV, DATABASE_URL: url.href }).catch(String);
    expect(refused).toMatch(
      /PostgreSQL at \S+ refuses: database "no-such-database" does not exist/,
    );
    expect(refused).not.toContain(url.password);
    expect(refused).not.toMatch(/\n +at /);
  });

  test("CFG-2 WEAK a server that comes up a moment later is waited for", async () => {
    const database = await createDatabase(inject("templates"));
    onTestFinished(database.drop);
    const real = new URL(database.env.DATABASE_URL ?? "");
    const proxy = new TcpProxy({ host: real.hostname, port: Number(real.port) });
    proxy.port = await freePort();
    real.port = String(proxy.port);
    const waiting = Promise.withResolvers<void>();
    const log = new Writable({
      write(chunk, _encoding, done) {
        if (String(chunk).includes("waiting for the database")) waiting.resolve();
        done();
      },
    });
    const { open, parseConfig } = await builtProduct();
    const opening = open(parseConfig({ ...BASE_ENV, DATABASE_URL: real.href }), log);
    await waiting.promise;
    await proxy.open();
    onTestFinished(() => proxy.cut());
    await (await opening).database.close();
  });

  test("CFG-2 connections that break as their transactions begin come back, and the product still stops", async () => {
    const database = await createDatabase(inject("templates"));
    const real = new URL(database.env.DATABASE_URL ?? "");
    const proxy = new TcpProxy({ host: real.hostname, port: Number(real.port) });
    await proxy.open();
    real.port = String(proxy.port);
    const product = await startForTest({ DATABASE_URL: real.href });
    const { db, pool } = product.running.database;
    const outcomes = async () => {
      const one = () => db.transaction((tx) => tx.execute("select 1"));
      const all = await Promise.allSettled(Array.from({ length: 10 }, one));
      return new Set(all.map(({ status }) => status));
    };
    expect(await outcomes()).toEqual(new Set(["fulfilled"]));
    const cut = proxy.cut();
    expect(await outcomes()).toEqual(new Set(["rejected"]));
    await cut;
    // The product's own queries, as of the proof that changes arrive, end by themselves.
    await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
    await proxy.open();
    expect(await outcomes()).toEqual(new Set(["fulfilled"]));
    await product.stop();
    await database.drop();
  });

  test("CFG-2 the database ends what it no longer hears of: a statement after 15 s, an idle transaction after a minute", async () => {
    const { query } = await startForTest();
    expect([
      ...(await query("show statement_timeout")),
      ...(await query("show idle_in_transaction_session_timeout")),
    ]).toEqual([{ statement_timeout: "15s" }, { idle_in_transaction_session_timeout: "1min" }]);
  });

  test("CFG-3 five instances starting at once on an empty database all come up", async () => {
    const database = await createDatabase(inject("templates"), { empty: true });
    const env = { ...database.env, ...BASE_ENV };
    const { start, parseConfig } = await builtProduct();
    const instances = await Promise.all(
      Array.from({ length: 5 }, () => start(parseConfig({ ...env, LOG_LEVEL: "silent" }))),
    );
    const codes = await Promise.all(
      instances.map(async ({ url }) => (await new Visitor(url).signIn(ADMIN_CODE)).status),
    );
    expect(codes).toEqual([302, 302, 302, 302, 302]);
    await Promise.all(instances.map((instance) => instance.stop()));
    await database.drop();
  });
});
