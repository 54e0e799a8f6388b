/** Large imports beside everyone else's work: whatever a person uploads, others are answered (DAY-4). */
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { endChild, spawnProduct } from "../kit/child-product";
import { createDatabase } from "../kit/databases";
import { figure } from "../kit/figures";
import { watchHealth } from "../kit/health-watch";
import { act, IMPORT_PAGE, manyRows, previewed, reached } from "../kit/imports";
import { newTrainee } from "../kit/soak";
import { BASE_ENV, type TestProduct } from "../kit/test-product";

const ROWS = 50_000;
const WORST_MS = 250;
const PATIENCE_MS = 600_000;
const MEGABYTES = 10_000_000;

test("DAY-4 50,000 rows, files of commas and 20 files at once", async () => {
  const database = await createDatabase(inject("templates"));
  const pool = new pg.Pool({ connectionString: database.env.DATABASE_URL });
  const query: TestProduct["query"] = async (text, values) => (await pool.query(text, values)).rows;
  const env = { ...BASE_ENV, ...database.env, LOG_LEVEL: "warn" };
  const child = await spawnProduct(env);
  const health = watchHealth(child.url);
  onTestFinished(async () => {
    await health.stop();
    await endChild(child, "SIGTERM");
    await pool.end();
    await database.drop();
  });
  const { cookies: person } = await newTrainee(child, env);
  const during = async (what: string, work: () => Promise<unknown>) => {
    await health.worst();
    const began = performance.now();
    await work();
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    const worst = Math.ceil(await health.worst());
    figure({
      what: `${what} (${seconds} s): worst answer of \`/healthz\``,
      measured: `${worst} ms`,
      target: `${WORST_MS} ms`,
      held: worst <= WORST_MS,
    });
  };
  let id = "";
  await during(`${ROWS.toLocaleString("en-US")} rows uploaded and planned`, async () => {
    ({ id } = await previewed(person, Buffer.from(manyRows(ROWS))));
    await reached({ query }, id, "planned_at", PATIENCE_MS);
  });
  await during("their preview opened 20 times", async () => {
    for (let times = 0; times < 20; times += 1) await person.page(`${IMPORT_PAGE}?id=${id}`);
  });
  await during("imported", async () => {
    expect(await act(person, "import", id)).toMatch(/^303/);
    await reached({ query }, id, "imported_at", PATIENCE_MS);
  });
  await during("exported as CSV", async () => {
    const file = await (await person.get("/tracker/prospects.csv")).text();
    expect(file.split("\r\n").length).toBeGreaterThan(ROWS);
  });
  await during("undone", async () => {
    expect(await act(person, "undo", id)).toMatch(/^303/);
    await reached({ query }, id, "undone_at", PATIENCE_MS);
  });
  await during("files of 10 MB of commas, line ends and quotes", async () => {
    const whole = [",".repeat(MEGABYTES), '"'.repeat(MEGABYTES), "\n".repeat(MEGABYTES)];
    for (const text of [
      ...whole,
      `${",".repeat(5_000)}\n`.repeat(2_000),
      "a\n".repeat(MEGABYTES / 2),
    ])
      expect((await previewed(person, Buffer.from(text))).status).toBe(400);
  });
  await during("20 files of 1 MB at once", async () => {
    const file = Buffer.from(manyRows(20_000));
    const sent = await Promise.all(Array.from({ length: 20 }, () => previewed(person, file)));
    for (const { status } of sent) expect([303, 429]).toContain(status);
  });
  expect(await query("select count(*)::int n from prospects")).toEqual([{ n: 0 }]);
});
