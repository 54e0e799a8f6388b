/** A process killed in the middle of a publication: all of it or nothing, and once (CONT-3, CONT-5). */
import pg from "pg";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { type ChildProduct, endChild, spawnProduct } from "../kit/child-product";
import { aDraft } from "../kit/content";
import { createDatabase } from "../kit/databases";
import { ADMIN_CODE, BASE_ENV, type TestProduct } from "../kit/test-product";
import { Visitor } from "../kit/visitor";

/** Publications wait for this lock after writing their versions and before committing. */
const GATE = 471_100;

async function aGatedDatabase() {
  const { env, drop } = await createDatabase(inject("templates"));
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await drop();
  });
  const query = (async (text: string, values: unknown[] = []) =>
    (await client.query(text, values)).rows) as TestProduct["query"];
  await query(`
    create function wait_at_gate() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock(${GATE}); return new; end $$`);
  await query(`
    create trigger gate before insert on events for each row
      when (new.verb like 'content.%') execute function wait_at_gate()`);
  await query("select pg_advisory_lock($1)", [GATE]);
  return {
    query,
    open: () => query("select pg_advisory_unlock($1)", [GATE]),
    start: (name: string) => started({ ...BASE_ENV, ...env, PGAPPNAME: name }),
    /** The names of processes in the middle of a publication. */
    atGate: async () =>
      (
        await query<{ name: string }>(
          `select application_name as name from pg_locks join pg_stat_activity using (pid)
           where locktype = 'advisory' and objid = $1 and not granted`,
          [GATE],
        )
      ).map(({ name }) => name),
    /** Whether the database has noticed that a process is gone. */
    isGone: async (name: string) =>
      (await query("select 1 from pg_stat_activity where application_name = $1", [name])).length ===
      0,
    headings: async () =>
      (
        await query<{ heading: string }>(
          "select fields->>'heading' as heading from content_versions where key = 'faq'",
        )
      ).map(({ heading }) => heading),
    count: async (from: string) =>
      (await query<{ rows: number }>(`select count(*)::int as rows from ${from}`))[0]?.rows,
  };
}

async function started(env: Record<string, string>): Promise<ChildProduct> {
  const child = await spawnProduct(env);
  onTestFinished(async () => {
    if (child.process.exitCode === null && child.process.signalCode === null)
      await endChild(child, "SIGKILL");
  });
  return child;
}

async function publishBoth({ url }: ChildProduct): Promise<Response> {
  const admin = new Visitor(url);
  await admin.signIn(ADMIN_CODE);
  const body = new URLSearchParams([
    ["key", "faq"],
    ["key", "claims"],
    ["note", ""],
  ]);
  return admin.fetch("/admin/content/publish", { method: "POST", body });
}

const front = async ({ url }: ChildProduct) => (await fetch(url)).text();

describe("a SIGKILL in the middle", () => {
  test("CONT-5 of a publication of two documents publishes neither and keeps both drafts", async () => {
    const database = await aGatedDatabase();
    const { query, atGate, count } = database;
    const first = await database.start("first");
    await aDraft(query, "faq", { heading: "Asked often" });
    await aDraft(query, "claims", { earningsNote: "Results vary." });
    const cut = publishBoth(first).catch((error: unknown) => error);
    await expect.poll(atGate).toEqual(["first"]);
    await endChild(first, "SIGKILL");
    expect(await cut).toBeInstanceOf(Error);
    await database.open();
    await expect.poll(() => database.isGone("first")).toBe(true);
    expect([await count("content_versions"), await count("content_drafts")]).toEqual([0, 2]);

    const next = await database.start("next");
    expect(await front(next)).not.toContain("Asked often");
    expect((await publishBoth(next)).status).toBe(303);
    expect(await front(next)).toContain("Asked often");
    expect([await count("content_versions"), await count("content_drafts")]).toEqual([2, 0]);
    expect(await query("select distinct batch from content_versions")).toHaveLength(1);
  });

  test("CONT-5 of a scheduled publication on two instances: the other one does it, once", async () => {
    const database = await aGatedDatabase();
    const { query, atGate, headings, count } = database;
    const instances = { one: await database.start("one"), two: await database.start("two") };
    await aDraft(query, "faq", { heading: "On time" });
    await query(
      `insert into jobs (kind, key, label, run_at, payload)
       values ('content.publish', 'content.publish faq now', 'Publish FAQ', now(), $1)`,
      [{ key: "faq", note: "", authorId: null, fields: { heading: "On time" } }],
    );
    await query("select raise_live(array['jobs'], 'jobs', 'jobs', '{}'::json)");
    await expect.poll(atGate).toHaveLength(1);
    const [killed] = (await atGate()) as ("one" | "two")[];
    const other = killed === "one" ? "two" : "one";
    await endChild(instances[killed ?? "one"], "SIGKILL");
    expect([
      await headings(),
      await count("jobs where done_at is null and kind not in ('sweep', 'media-sweep')"),
    ]).toEqual([[], 1]);
    await database.open();
    await expect.poll(headings).toEqual(["On time"]);
    await expect
      .poll(() => count("jobs where done_at is null and kind not in ('sweep', 'media-sweep')"))
      .toBe(0);
    await expect.poll(() => front(instances[other])).toContain("On time");
    await expect.poll(() => database.isGone(killed ?? "one")).toBe(true);
    expect(await headings(), "once").toEqual(["On time"]);
    expect(await count("events where verb = 'content.publish'")).toBe(1);
    expect(await count("content_drafts")).toBe(0);
  });
});
