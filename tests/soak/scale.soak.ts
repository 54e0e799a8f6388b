/** Live changes at scale: commits that do not wait for each other, and a sender that is killed. */
import pg from "pg";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { lockNumber } from "../../app/platform/db/locks.server";
import { benchScale } from "../../bench/scale";
import { type ChildProduct, endChild, spawnProduct } from "../kit/child-product";
import { createDatabase } from "../kit/databases";
import { figure } from "../kit/figures";
import { LiveListener } from "../kit/live-listener";
import { startOwnPostgres } from "../kit/postgres-server";
import { savesASecond, setLive } from "../kit/save-writers";
import { seedProgress, seedTrainees } from "../kit/seeded-trainees";
import { slowSync } from "../kit/slow-sync";
import { newTrainee, savedAt, storedProgress } from "../kit/soak";
import { BASE_ENV } from "../kit/test-product";

const WRITERS = 48;
const LEARNERS = 2_000;
const LESSONS = 5;
const KILLS = 10;

test("SCALE-1 48 writers with live changes save at least half as fast as without, if a sync takes 2 ms", async (context) => {
  const sync = slowSync();
  if (sync === null) {
    console.log("Not measured: a slow disk needs Linux and a C compiler, as cc.");
    return context.skip();
  }
  onTestFinished(sync.remove);
  const postgres = await startOwnPostgres([], undefined, sync.env);
  sync.delay(2);
  onTestFinished(postgres.stop);
  const { env } = await createDatabase({ serverUrl: postgres.url }, { empty: true });
  const url = env.DATABASE_URL ?? "";
  const child = await spawnProduct({ ...BASE_ENV, ...env });
  onTestFinished(() => void endChild(child, "SIGKILL"));
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const query = async (text: string, values?: unknown[]) => (await pool.query(text, values)).rows;
  await seedTrainees(query as never, LEARNERS);
  await seedProgress(query as never, LEARNERS, LESSONS);
  await pool.end();
  const rates = { with: [] as number[], without: [] as number[] };
  for (let round = 0; round < 3; round += 1) {
    for (const side of ["without", "with"] as const) {
      await setLive(url, side === "with");
      const { rate } = await savesASecond(url, {
        writers: WRITERS,
        learners: LEARNERS,
        seconds: 4,
      });
      rates[side].push(rate);
    }
  }
  const ratios = rates.with.map((rate, round) => rate / (rates.without[round] ?? Number.NaN));
  const [, ratio = 0] = ratios.toSorted((one, other) => one - other);
  figure({
    what: `Saves a second of ${WRITERS} writers at a sync of 2 ms, with live changes and without`,
    target: "at least 0.5 of it",
    measured: `${Math.max(...rates.with).toFixed(0)} and ${Math.max(...rates.without).toFixed(0)}, ratio ${ratio.toFixed(2)}`,
    held: ratio >= 0.5,
  });
});

test("SCALE-2 the bench of scale measures commits, instances and lists, here in its short form", async () => {
  const written: string[] = [];
  const log = vi.spyOn(console, "log").mockImplementation((text) => void written.push(`${text}`));
  onTestFinished(() => log.mockRestore());
  await benchScale(["small"]);
  const text = written.join("\n");
  for (const head of ["| sync | writers |", "| instances | sync |", "| list |"])
    expect(text).toContain(head);
  expect(text).not.toContain("NaN");
});

const SENDER = `select application_name as name, pid from pg_locks join pg_stat_activity using (pid)
  where locktype = 'advisory' and datname = current_database()
    and (classid::bigint << 32) + objid::bigint = ${lockNumber("live-sender")}`;

test("SCALE-1 the process that sends is killed ten times: after 3 s nothing is missing on an open page, and no final state is lost", async () => {
  const database = await createDatabase(inject("templates"));
  onTestFinished(database.drop);
  const env: Record<string, string> = { ...BASE_ENV, ...database.env };
  const begin = (name: string) =>
    spawnProduct({ ...env, DATABASE_URL: `${env.DATABASE_URL}?application_name=${name}` });
  const others = new Map<string, ChildProduct>();
  const page = await begin("page");
  for (const name of ["one", "other"]) others.set(name, await begin(name));
  onTestFinished(async () => {
    for (const child of [page, ...others.values()]) await endChild(child, "SIGKILL");
  });
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  onTestFinished(() => client.end());
  const { cookies, userId } = await newTrainee(page, env);
  const stream = await LiveListener.open(cookies, "progress");
  onTestFinished(() => stream.close());
  const acknowledged = new Map<number, number>();
  const heard = () => {
    const latest = new Map<number, number>();
    for (const { data } of stream.heard)
      if (data.event === "progress")
        latest.set(Number(data.data?.lessonNumber), Number(data.data?.progressSeconds));
    return latest;
  };
  const delays: number[] = [];
  let second = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const name = await senderBesides("page", client);
    let isWriting = true;
    const writers = Array.from({ length: LESSONS }, async (_, index) => {
      while (isWriting) {
        second += 1;
        const at = second;
        if ((await savedAt(cookies, userId, index + 1, at)) === 204)
          acknowledged.set(index + 1, at);
      }
    });
    await new Promise((resolve) => setTimeout(resolve, 500));
    const child = others.get(name);
    if (!child) throw new Error(`${name} sends`);
    const since = performance.now();
    await endChild(child, "SIGKILL");
    await new Promise((resolve) => setTimeout(resolve, 500));
    isWriting = false;
    await Promise.all(writers);
    await expect
      .poll(() => Object.fromEntries(heard()), { timeout: 10_000, interval: 20 })
      .toEqual(Object.fromEntries(acknowledged));
    delays.push(performance.now() - since);
    others.set(name, await begin(name));
  }
  const slowest = Math.max(...delays);
  figure({
    what: `Until an open page shows all, after its sender is killed, ${KILLS} times`,
    target: "at most 3 s",
    measured: `${Math.round(slowest)} ms at most`,
    held: slowest <= 3_000,
  });
  expect(await storedProgress(env, userId)).toEqual(acknowledged);
});

/** The name of the process that sends; one of this name is made to leave it to another. */
async function senderBesides(name: string, client: pg.Client): Promise<string> {
  for (;;) {
    const { rows } = await client.query<{ name: string; pid: number }>(SENDER);
    const [sender] = rows;
    if (sender && sender.name !== name) return sender.name;
    if (sender) await client.query("select pg_terminate_backend($1)", [sender.pid]);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
