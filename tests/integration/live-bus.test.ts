/** What carries live changes between instances: PostgreSQL behind a real pooler, and NATS. */
// cspell:ignore objsubid
import { expect, inject, onTestFinished, type TestContext, test } from "vitest";
import { createDatabase, type TestDatabase } from "../kit/databases";
import { LiveListener } from "../kit/live-listener";
import { aSave, startProduct, type TestProduct } from "../kit/test-product";
import { requireServer, startNats, startPgBouncer } from "../kit/test-server";

async function behindPgBouncer(context: TestContext, direct: "server" | "pooler") {
  const program = requireServer(context, "pgbouncer");
  const database = await createDatabase(inject("templates"));
  onTestFinished(database.drop);
  const server = database.env.DATABASE_URL ?? "";
  const pooler = await startPgBouncer(program, server);
  onTestFinished(pooler.stop);
  const through = new URL(server);
  through.port = String(pooler.port);
  const env = {
    DATABASE_URL: through.href,
    DATABASE_DIRECT_URL: direct === "server" ? server : through.href,
    DATABASE_POOL_SIZE: "20",
  };
  return started(env, database);
}

async function started(env: Record<string, string>, database: TestDatabase): Promise<TestProduct> {
  const kept = { ...database, drop: async () => undefined };
  const product = await startProduct(env, kept);
  onTestFinished(product.stop);
  return product;
}

async function saved(product: TestProduct, seenAt = product): Promise<void> {
  const { visitor, userId } = await product.signedIn();
  const there = seenAt.visitor().take(visitor);
  const stream = await LiveListener.open(there, "progress");
  onTestFinished(() => stream.close());
  for (let lessonNumber = 1; lessonNumber <= 5; lessonNumber += 1)
    expect((await visitor.json("/training/progress", aSave(userId, { lessonNumber }))).status).toBe(
      204,
    );
  const lessons = () => new Set(stream.heard.map(({ data }) => data.data?.lessonNumber));
  await stream.until(() => [1, 2, 3, 4, 5].every((each) => lessons().has(each)));
}

test("SCALE-3 behind PgBouncer in transaction mode everything works, with the server's direct address for listening", async (context) => {
  const product = await behindPgBouncer(context, "server");
  expect(product.running.database.pool.options.max).toBe(20);
  await saved(product);
  const statuses = await Promise.all(
    Array.from({ length: 40 }, async () => (await product.visitor().get("/readyz")).json()),
  );
  expect(new Set(statuses.map((each) => JSON.stringify(each)))).toEqual(
    new Set(['{"status":"ready"}']),
  );
});

test("SCALE-3 if no notice arrives, as when the direct address leads to the pooler, the log and /readyz say so", async (context) => {
  const product = await behindPgBouncer(context, "pooler");
  await expect
    .poll(() => product.logged.join(""), { timeout: 20_000 })
    .toMatch(/changes do not arrive.*so set DATABASE_DIRECT_URL to the server itself/);
  // What only a session of one's own can keep is not left to others.
  expect(
    await product.query(
      "select 1 from pg_locks where locktype = 'advisory' and objsubid = 1 and database = (select oid from pg_database where datname = current_database())",
    ),
  ).toEqual([]);
  expect(await product.query("show enable_seqscan")).toEqual([{ enable_seqscan: "on" }]);
  const response = await product.visitor().get("/readyz");
  expect([response.status, await response.json()]).toEqual([
    200,
    { status: "ready", live: "Changes do not reach this process; the log says why" },
  ]);
});

test("SCALE-5 over NATS a change reaches another instance, also after NATS was away, and another installation hears nothing", async (context) => {
  const program = requireServer(context, "nats-server");
  let nats = await startNats(program);
  onTestFinished(() => nats.stop());
  const NATS_URL = `nats://127.0.0.1:${nats.port}`;
  const database = await createDatabase(inject("templates"));
  onTestFinished(database.drop);
  const [one, other] = [
    await started({ NATS_URL }, database),
    await started({ NATS_URL }, database),
  ];
  await saved(one, other);
  // PostgreSQL carries none of it.
  const listening =
    "select 1 from pg_stat_activity where query = 'LISTEN \"live\"' and datname = current_database()";
  expect(await one.query(listening)).toEqual([]);
  const { port } = nats;
  await nats.stop();
  await expect
    .poll(async () => (await one.visitor().get("/readyz")).json(), { timeout: 10_000 })
    .toHaveProperty("live");
  nats = await startNats(program, port);
  await expect
    .poll(async () => (await other.visitor().get("/readyz")).json(), { timeout: 20_000 })
    .toEqual({ status: "ready" });
  await saved(other, one);
});
