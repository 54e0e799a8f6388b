/** Notices on their way: written by commits that wait for no other, sent by one instance at a time. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { lockNumber } from "../../app/platform/db/locks.server";
import { createDatabase } from "../kit/databases";
import { LiveListener } from "../kit/live-listener";
import { TcpProxy } from "../kit/tcp-proxy";
import { startForTest, startProduct, type TestProduct } from "../kit/test-product";

const HOLDER = `select pid from pg_locks where locktype = 'advisory'
  and (classid::bigint << 32) + objid::bigint = $1::bigint and database = (select oid from pg_database where datname = current_database())`;

/** Hears every payload on the product's channel. */
async function payloadsOf({ env }: TestProduct) {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  onTestFinished(() => client.end());
  const payloads: string[] = [];
  client.on("notification", ({ payload = "" }) => payloads.push(payload));
  await client.query("listen live");
  const changes = () =>
    payloads.flatMap((each) => JSON.parse(each) as { event: string; key: string; data: object }[]);
  return { payloads, changes };
}

async function holder({ query }: Pick<TestProduct, "query">, lock: "live-sender" | "live-asleep") {
  const [row] = await query<{ pid: number }>(HOLDER, [lockNumber(lock)]);
  return row?.pid ?? null;
}

async function asleep(product: TestProduct): Promise<void> {
  await expect.poll(() => holder(product, "live-asleep")).not.toBeNull();
}

describe("the outbox of live changes", () => {
  test("SCALE-1 is filled by one function and needs no disk; only a sleeping sender is notified", async () => {
    const { query } = await startForTest();
    expect(
      await query("select relpersistence from pg_class where relname = 'live_outbox'"),
    ).toEqual([{ relpersistence: "u" }]);
    // A power cut before the first checkpoint would leave one as zeros.
    expect(
      await query("select relname from pg_class where relkind = 'S' and relpersistence = 'u'"),
    ).toEqual([]);
    const notifying = readdirSync("db/functions").filter((file) =>
      readFileSync(path.join("db/functions", file), "utf8").includes("pg_notify"),
    );
    expect(notifying).toEqual(["raise_live.sql"]);
  });

  test("SCALE-1 of changes with the same key and topics the newest is sent, packed under the limit of a notification", async () => {
    const product = await startForTest();
    const { payloads, changes } = await payloadsOf(product);
    await product.query(
      `select raise_live(array['t'], 'many', (n % 300)::text || repeat('.', 100), json_build_object('n', n))
       from generate_series(1, 900) n`,
    );
    const many = () => changes().filter(({ event }) => event === "many");
    await expect.poll(() => many().length).toBe(300);
    expect(many().map(({ data }) => data)).toEqual(
      Array.from({ length: 300 }, (_, index) => ({ n: 601 + index })),
    );
    expect(payloads.length).toBeLessThan(20);
    expect(payloads.every((each) => Buffer.byteLength(each) < 7_900)).toBe(true);
  });

  test("SCALE-1 a hundred thousand changes at once are sent within seconds, and no sender is given up over them", async () => {
    const product = await startForTest();
    const { payloads, changes } = await payloadsOf(product);
    await asleep(product);
    const before = await holder(product, "live-sender");
    await product.query(
      "select raise_live(array['t:' || n], 'all', n::text, '{}') from generate_series(1, 100000) n",
    );
    await expect
      .poll(() => product.query("select 1 from live_outbox limit 1"), { timeout: 30_000 })
      .toEqual([]);
    await expect
      .poll(() => changes().filter(({ event }) => event === "all").length, { timeout: 30_000 })
      .toBe(100_000);
    expect(payloads.length).toBeLessThan(2_000);
    expect(await holder(product, "live-sender")).toBe(before);
  });

  test("SCALE-1 changes with the same key for other topics are both sent", async () => {
    const product = await startForTest();
    const { changes } = await payloadsOf(product);
    await product.query(
      "select raise_live(array[topic], 'moved', 'key', '{}') from unnest(array['one', 'other']) topic",
    );
    await expect.poll(() => changes().filter(({ event }) => event === "moved").length).toBe(2);
  });

  test("SCALE-1 a change that does not fit a payload is refused, and one of 6,000 bytes arrives", async () => {
    const product = await startForTest();
    const { changes } = await payloadsOf(product);
    const raise = (length: number) =>
      product.query("select raise_live(array['t'], 'long', repeat('k', $1), '{}')", [length]);
    await expect(raise(6_000)).rejects.toThrow("live_outbox_size_check");
    await raise(5_990);
    await expect.poll(() => changes().some(({ event }) => event === "long")).toBe(true);
  });

  test("SCALE-1 a transaction that commits after newer ones is not passed over", async () => {
    const product = await startForTest();
    const { changes } = await payloadsOf(product);
    const late = new pg.Client({ connectionString: product.env.DATABASE_URL });
    await late.connect();
    onTestFinished(() => late.end());
    await late.query("begin; select raise_live(array['t'], 'late', 'late', '{}')");
    for (let n = 0; n < 25; n += 1) {
      await product.query("select raise_live(array['t'], 'soon', $1, '{}')", [String(n)]);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(changes().some(({ event }) => event === "late")).toBe(false);
    await late.query("commit");
    await expect.poll(() => changes().some(({ event }) => event === "late")).toBe(true);
  });
});

describe("the sender", () => {
  test("SCALE-1 sleeps while nothing changes, and the first change wakes it", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    const stream = await LiveListener.open(visitor, "sessions");
    onTestFinished(() => stream.close());
    // A sender that is woken gets up and then takes what waits; its pulse finds it first, and wakes it.
    await product.query(
      `create table takings (asleep boolean);
       create function note_taking() returns trigger language plpgsql as $$
       begin
         insert into takings (asleep) select exists (${HOLDER.replace("$1", lockNumber("live-asleep"))})
           where exists (select from gone where event = 'message');
         return null;
       end $$;
       create trigger note_taking after delete on live_outbox referencing old table as gone
         for each statement execute function note_taking()`,
    );
    for (let tries = 0; tries < 5; tries += 1) {
      await asleep(product);
      const before = stream.heard.length;
      await product.query("select raise_live(array[$1], 'message', 'message', '{}')", [
        `sessions:${userId}`,
      ]);
      await stream.until(() => stream.heard.length > before);
    }
    const taken = await product.query<{ asleep: boolean }>("select asleep from takings");
    // A pulse may come in between.
    expect(taken).toHaveLength(5);
    expect(taken.filter((each) => !each.asleep).length).toBeGreaterThanOrEqual(3);
  });

  test("SCALE-1 that lost its connection is followed by another, and nothing is missing", async () => {
    const first = await startForTest();
    const second = await startProduct(
      {},
      {
        env: { DATABASE_URL: first.env.DATABASE_URL ?? "" },
        nearEnv: { DATABASE_URL: first.env.DATABASE_URL ?? "" },
        drop: async () => undefined,
      },
    );
    onTestFinished(() => second.stop());
    const { changes } = await payloadsOf(first);
    let raised = 0;
    for (let turn = 0; turn < 3; turn += 1) {
      await expect.poll(() => holder(first, "live-sender")).not.toBeNull();
      const former = await holder(first, "live-sender");
      await first.query("select pg_terminate_backend($1)", [former]);
      for (let n = 0; n < 10; n += 1) {
        raised += 1;
        await first.query("select raise_live(array['t'], 'kept', $1, '{}')", [String(raised)]);
      }
      const kept = () => changes().filter(({ event }) => event === "kept").length;
      await expect.poll(kept, { interval: 20 }).toBe(raised);
      expect(await holder(first, "live-sender")).not.toBe(former);
    }
  });

  test("RT-1 SCALE-1 that is cut off without a word, by something that still answers the server's probes, is followed by another", async () => {
    const { env, drop } = await createDatabase(inject("templates"));
    const real = new URL(env.DATABASE_URL ?? "");
    const near = new pg.Client({ connectionString: real.href });
    await near.connect();
    const query = async (text: string, values?: unknown[]) => (await near.query(text, values)).rows;
    const proxy = new TcpProxy({ host: real.hostname, port: Number(real.port) });
    await proxy.open();
    real.port = String(proxy.port);
    const product = await startForTest({ DATABASE_URL: real.href });
    await expect.poll(() => holder({ query }, "live-asleep")).not.toBeNull();
    const former = await holder({ query }, "live-sender");
    proxy.freeze();
    const next = async () => ((await holder({ query }, "live-sender")) ?? former) !== former;
    await expect.poll(next, { timeout: 30_000 }).toBe(true);
    await near.end();
    await product.stop();
    await proxy.cut();
    await drop();
  });
});
