/** Scheduled work: done once, by one of the instances, whatever happens to them (CONT-5). */
import { sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { Db } from "../../app/platform/db/database.server";
import { type JobHandler, startJobs } from "../../app/platform/jobs/job-loop.server";
import {
  dueJob,
  firstJobs,
  inSeconds,
  nextDue,
  queueJob,
  requeueJob,
} from "../../app/platform/jobs/jobs.server";
import { FAQ } from "../../app/site/copy/faq.server";
import { builtProduct } from "../kit/built-product";
import { aDraft, aFailedJob } from "../kit/content";
import { giveRole } from "../kit/people";
import { startForTest, type TestProduct } from "../kit/test-product";

const SCHEDULE = "/admin/content/faq/schedule";
const JOBS = "/admin/jobs";
const AT = { intent: "schedule", at: "2099-07-01T09:00", zone: "America/New_York", note: "Summer" };
const HOUR_MS = 3_600_000;

/** Makes the loops check what is due, as a queued job does. */
const wake = ({ query }: TestProduct) =>
  query("select raise_live(array['jobs'], 'jobs', 'jobs', '{}'::json)");

async function makeDue(product: TestProduct): Promise<void> {
  await product.query("update jobs set run_at = now(), retry_at = null");
  await wake(product);
}

/** In any order: each may replace the shipped heading and those of the others. */
async function publicationsDue(product: TestProduct, headings: readonly string[]): Promise<void> {
  await product.query(
    `insert into jobs (kind, key, label, run_at, payload)
     select 'content.publish', 'content.publish faq ' || heading, 'Publish FAQ', now(), jsonb_build_object(
       'key', 'faq', 'note', '', 'authorId', null, 'version', null,
       'changes', jsonb_build_object('heading', jsonb_build_object('before', $2::text[], 'after', heading)))
     from unnest($1::text[]) heading`,
    [headings, [FAQ.shippedFields.heading, ...headings]],
  );
}

const published = async ({ query }: TestProduct) =>
  (
    await query<{ heading: string }>(
      "select fields->>'heading' as heading from content_versions order by id",
    )
  ).map(({ heading }) => heading);

const openJobs = async ({ query }: TestProduct) =>
  (await query("select 1 from jobs where done_at is null and kind not in ('sweep', 'media-sweep')"))
    .length;

const _headings = (count: number) =>
  Array.from({ length: count }, (_, index) => `Heading ${index}`);

describe("a scheduled publication", () => {
  test("CONT-5 publishes the words of the draft as they were, at its time, and leaves what was written since", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    expect((await admin.form(SCHEDULE, AT)).status, "no draft").toBe(409);
    await aDraft(product.query, "faq", { heading: "In summer", subline: "Warm" });
    expect((await admin.form(SCHEDULE, AT)).headers.get("Location")).toBe(
      `${SCHEDULE}?done=scheduled`,
    );
    expect((await admin.form(SCHEDULE, AT)).status, "twice at one time").toBe(409);
    const [job] = await product.query("select run_at from jobs");
    expect(job?.run_at).toEqual(new Date("2099-07-01T13:00:00Z"));
    for (const page of [SCHEDULE, JOBS]) expect(await admin.page(page)).toContain("2099");
    await aDraft(product.query, "faq", { subline: "Hot" });
    await makeDue(product);
    await expect.poll(() => product.visitor().page("/")).toContain("In summer");
    expect(await product.visitor().page("/")).toContain("Warm");
    expect(await product.query("select path, value from content_drafts")).toEqual([
      { path: "subline", value: "Hot" },
    ]);
    const acts = await product.query(
      "select verb, actor_name from events where verb like 'content.%' order by at, id",
    );
    expect(acts).toEqual(
      ["content.schedule", "content.publish"].map((verb) => ({
        verb,
        actor_name: "Site Administrator",
      })),
    );
    expect(await admin.page("/admin/content/faq/history")).toContain("Summer");
    expect(await admin.page(JOBS)).toContain("Nothing is scheduled");
  });

  test("CONT-5 is canceled before its time; a time that has passed or that clocks skip is refused", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    await aDraft(product.query, "faq", { heading: "Never" });
    for (const [changes, fault] of [
      [{ at: "2020-01-01T09:00" }, "This time has passed"],
      [{ at: "2099-03-08T02:30" }, "the clocks skip it"],
      [{ at: "tomorrow" }, "Enter a date and a time"],
      [{ zone: "Mars/Base" }, "Choose a time zone"],
    ] as const) {
      const response = await admin.form(SCHEDULE, { ...AT, ...changes });
      expect([response.status, await response.text()]).toEqual([
        400,
        expect.stringContaining(fault),
      ]);
    }
    expect(await openJobs(product)).toBe(0);
    await admin.form(SCHEDULE, AT);
    const [job] = await product.query<{ id: string }>("select id from jobs");
    const cancel = (path: string) => admin.form(path, { intent: "cancel", id: job?.id ?? "" });
    expect((await cancel("/admin/content/claims/schedule")).status, "another document's").toBe(409);
    expect((await cancel(SCHEDULE)).status).toBe(303);
    expect((await cancel(SCHEDULE)).status).toBe(409);
    expect([await openJobs(product), await published(product)]).toEqual([0, []]);
  });

  test("CONT-5 with words that may no longer be published fails, names the field, and is tried again on request", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    await publicationsDue(product, [" "]);
    await wake(product);
    await expect.poll(() => admin.page(JOBS)).toContain("FAQ › Heading: Enter a text");
    expect(await admin.page(JOBS)).toContain("Failed");
    await product.query(
      `update jobs set payload = jsonb_set(payload, '{changes,heading,after}', '"Mended"')`,
    );
    const [job] = await product.query<{ id: string }>("select id from jobs");
    const again = () => admin.form(JOBS, { intent: "try-again", id: job?.id ?? "" });
    expect((await again()).status).toBe(303);
    await expect.poll(() => published(product)).toEqual(["Mended"]);
    expect((await again()).status, "done").toBe(409);
  });
});

describe("a scheduled publication of someone who left", () => {
  test.each([
    ["lost the role", "/admin/administrators", "demote"],
    ["is inactive", null, null],
    ["was deleted", "/admin/administrators", "delete"],
  ] as const)(
    "CONT-5 nothing is published if its author %s, and administrators read why",
    async (_, address, intent) => {
      const product = await startForTest();
      const admin = await product.admin();
      const { userId } = await product.signedIn();
      const author = product.visitor();
      await author.signIn(await giveRole(product, "promote", userId));
      await aDraft(product.query, "faq", { heading: "Too late" });
      expect((await author.form(SCHEDULE, AT)).status).toBe(303);
      if (address) await admin.form(address, { intent: "demote", userId });
      else
        await product.query(
          "update training_credentials set is_active = false where user_id = $1",
          [userId],
        );
      if (intent === "delete") await admin.form("/training/adminpanel", { intent, userId });
      await makeDue(product);
      await expect.poll(() => admin.page("/admin/content")).toContain("may no longer edit content");
      expect(await admin.page(JOBS)).toContain("may no longer edit content");
      expect([await published(product), await openJobs(product)]).toEqual([[], 1]);
      const drafts = await product.query("select value from content_drafts");
      expect(drafts).toEqual([{ value: "Too late" }]);
    },
  );
});

describe("jobs", () => {
  test("CONT-5 are done at their time by the clock of the loop, and a failure is tried again later", async () => {
    const product = await startForTest();
    const { database, hub, log } = product.running;
    const { db } = database;
    const runAt = new Date(Date.now() + HOUR_MS);
    const job = { kind: "test.count", key: "one", label: "Count", runAt, payload: {} };
    expect([await queueJob(db, job), await queueJob(db, job)]).toEqual([true, false]);
    let clock = Date.now();
    let runs = 0;
    const handlers = {
      "test.count": async () => {
        runs += 1;
        if (runs === 1) throw new Error("not yet");
      },
    };
    onTestFinished(startJobs({ db, hub, log, handlers, now: () => new Date(clock) }));
    clock += 2 * HOUR_MS;
    await wake(product);
    const state = async () =>
      (await product.query("select attempts, done_at is not null as done from jobs"))[0];
    await expect.poll(state).toEqual({ attempts: 1, done: false });
    await wake(product);
    clock += HOUR_MS;
    await wake(product);
    await expect.poll(state).toEqual({ attempts: 1, done: true });
    expect(runs).toBe(2);
  });

  test("CONT-5 work on another machine takes no transaction, is noted once, and is nobody else's meanwhile", async () => {
    const product = await startForTest();
    const { database, hub, log } = product.running;
    const { db } = database;
    const begun: string[] = [];
    const answers: (() => void)[] = [];
    const handlers: Record<string, JobHandler> = {
      "test.apart": async (_, payload) => ({
        apart: async () => {
          begun.push(JSON.stringify(payload));
          await new Promise<void>((resolve) => answers.push(resolve));
          return async (tx) =>
            void (await queueJob(tx, { ...job, kind: "test.noted", key: `noted ${begun.length}` }));
        },
      }),
    };
    const runAt = new Date(Date.now() - HOUR_MS);
    const job = { kind: "test.apart", key: "one", label: "Ask", runAt, payload: { asks: 1 } };
    for (let loop = 0; loop < 2; loop += 1) onTestFinished(startJobs({ db, hub, log, handlers }));
    await queueJob(db, job);
    await expect.poll(() => begun).toEqual(['{"asks":1}']);
    await wake(product);
    expect(
      await product.query("select key from jobs where kind = 'test.apart' for update skip locked"),
      "not locked",
    ).toEqual([{ key: "one" }]);
    // Wanted anew meanwhile: what the first call brings is not noted.
    await requeueJob(db, { ...job, payload: { asks: 2 } });
    await expect.poll(() => begun).toEqual(['{"asks":1}', '{"asks":2}']);
    for (const answer of answers) answer();
    const noted = () => product.query("select key from jobs where kind = 'test.noted'");
    await expect.poll(noted).toEqual([{ key: "noted 2" }]);
    const done = () => product.query("select key from jobs where done_at is not null");
    await expect.poll(done).toEqual([{ key: "one" }]);
    expect(begun).toHaveLength(2);
  });

  test.each([
    ["behind", -HOUR_MS],
    ["ahead", HOUR_MS],
  ])(
    "CONT-5 an instance whose clock is %s starts nothing early or late, and takes no work that another is doing",
    async (_, off) => {
      const product = await startForTest();
      const { database, hub, log } = product.running;
      const { db } = database;
      const begun: string[] = [];
      const answers: (() => void)[] = [];
      const handlers: Record<string, JobHandler> = {
        "test.apart": async (_tx, payload) => ({
          apart: async () => {
            begun.push(String(Object.values(payload as object)[0]));
            await new Promise<void>((resolve) => answers.push(resolve));
            return async () => undefined;
          },
        }),
      };
      const job = (name: string) => ({
        kind: "test.apart",
        key: name,
        label: "Ask",
        payload: { name },
      });
      onTestFinished(startJobs({ db, hub, log, handlers }));
      await queueJob(db, job("first"));
      await expect.poll(() => begun).toEqual(["first"]);
      onTestFinished(() => void vi.useRealTimers());
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + off });
      onTestFinished(startJobs({ db, hub, log, handlers }));
      await queueJob(db, { ...job("later"), runAt: inSeconds(120) });
      await queueJob(db, job("second"));
      await expect.poll(() => begun.toSorted()).toEqual(["first", "second"]);
      const page = await (await product.admin()).page(JOBS);
      expect(page).toContain("Ask");
      expect(page).not.toContain("Late");
      for (const answer of answers) answer();
      await expect
        .poll(() => product.query("select key from jobs where done_at is not null order by key"))
        .toEqual([{ key: "first" }, { key: "second" }]);
      expect(begun).toHaveLength(2);
    },
  );

  test("CONT-5 jobs without a label are not on the page, and hide none of those that have one", async () => {
    const product = await startForTest();
    await product.query(
      `insert into jobs (kind, key, label, run_at, payload)
       select 'test.none', 'none ' || n, case n when 150 then 'The last one' else '' end,
         now() + make_interval(days => 1, secs => n), '{}' from generate_series(1, 150) n`,
    );
    const page = await (await product.admin()).page(JOBS);
    expect(page).toContain("The last one");
    expect(page.match(/badge/g)?.length, "one row").toBe(1);
    expect(page).not.toContain("There are more");
  });

  test("CONT-5 the page of jobs shows what is late and what has failed", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    await aFailedJob(product.query);
    await product.query(
      `insert into jobs (kind, key, label, run_at, retry_at, payload)
       values ('unknown', 'late', 'Slow', now() - interval '1 hour', now() + interval '1 hour', '{}')`,
    );
    const page = await admin.page(JOBS);
    for (const words of ["Late", "Failed", "It broke"]) expect(page).toContain(words);
  });

  test("CONT-5 are left to an instance that knows their kind, and the page says what they wait for", async () => {
    const product = await startForTest();
    const { database, hub, log } = product.running;
    const { db } = database;
    const done: string[] = [];
    const loopOf = (...kinds: string[]) =>
      startJobs({
        db,
        hub,
        log,
        handlers: Object.fromEntries(
          kinds.map((kind) => [kind, async () => void done.push(`${kinds.length} ${kind}`)]),
        ),
      });
    onTestFinished(loopOf("test.old"));
    const runAt = new Date(Date.now() - HOUR_MS);
    for (const kind of ["test.new", "test.old", "toString", "test.newest"])
      await queueJob(db, { kind, key: kind, label: `Do ${kind}`, runAt, payload: {} });
    await expect.poll(() => done).toEqual(["1 test.old"]);
    const waiting = () =>
      product.query(
        "select kind from jobs where done_at is null and failed_at is null and attempts = 0 order by kind",
      );
    // The loop notes that a job is done after the job itself.
    await expect
      .poll(waiting)
      .toEqual([{ kind: "test.new" }, { kind: "test.newest" }, { kind: "toString" }]);
    expect(await (await product.admin()).page(JOBS)).toContain(
      "This version does not know this kind of job.",
    );
    onTestFinished(loopOf("test.old", "test.new", "test.newest"));
    await expect.poll(() => done.toSorted()).toEqual(["1 test.old", "3 test.new", "3 test.newest"]);
    await expect.poll(waiting).toEqual([{ kind: "toString" }]);
  });

  test("CONT-5 however many wait for another release, they are not looked at", async () => {
    const product = await startForTest();
    const { db } = product.running.database;
    await product.query(
      `insert into jobs (kind, key, label, run_at, payload, failed_at, done_at)
       select kind, kind || ' ' || n || state, 'Do ' || n, now() - make_interval(secs => n), '{}',
         case when state = 'failed' then now() end, case when state = 'done' then now() end
       from generate_series(1, 5000) n, unnest(array['test.a', 'test.other', 'z']) kind,
         unnest(array['waiting', 'failed', 'done']) state`,
    );
    await product.query(
      `insert into jobs (kind, key, label, run_at, payload) values
         ('test.mine', 'late', 'Late', now() - interval '1 minute', '{}'),
         ('test.mine', 'later', 'Later', now() + interval '1 hour', '{}'),
         ('test.mine.too', 'first', 'First', now() - interval '1 hour', '{}')`,
    );
    // Of every row: which plan is chosen does not depend on a sample.
    await product.query(
      "set default_statistics_target = 1000; analyze jobs; reset default_statistics_target",
    );
    const mine = ["test.mine", "toString", "test.mine.too"];
    const readFor = (work: (tx: Db) => Promise<unknown>) =>
      db.transaction(async (tx) => {
        await work(tx);
        const { rows } = await tx.execute<{ read: number }>(
          sql`select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables where relname = 'jobs'`,
        );
        return rows[0]?.read;
      });
    const claimed: (string | undefined)[] = [];
    expect(
      await readFor(async (tx) => {
        for (const at of [sql`now()`, sql`to_timestamp(0)`])
          claimed.push((await dueJob(tx, mine, at))?.key);
        claimed.push(String(Number(await nextDue(tx, mine.toReversed(), sql`now()`)) < 0));
      }),
    ).toBeLessThan(200);
    expect(claimed).toEqual(["first", undefined, "true"]);
    let page: Awaited<ReturnType<typeof firstJobs>> | undefined;
    const read = await readFor(async (tx) => {
      page = await firstJobs(tx);
    });
    expect(read).toBeLessThan(3_000);
    expect(page?.isCut).toBe(true);
    const shown = Map.groupBy(page?.listed ?? [], ({ key }) => key.split(" ")[0]);
    expect([...shown].map(([kind, all]) => [kind, all.length]).toSorted()).toEqual(
      [
        ...["test.a", "test.other", "z"].map((kind) => [kind, 100]),
        ...["first", "late", "later"].map((key) => [key, 1]),
      ].toSorted(),
    );
    expect(await (await product.admin()).page(JOBS)).toContain("of each kind, a hundred are shown");
  });

  test("CONT-5 of several instances each takes the job that is due first and that no one else has", async () => {
    const product = await startForTest();
    const { db } = product.running.database;
    await product.query(
      `insert into jobs (kind, key, label, run_at, retry_at, payload)
       select 'test.' || (n % 3), 'test ' || n, 'Do', now() - make_interval(secs => n),
         case when n = 6 then now() + interval '1 hour' end, '{}' from generate_series(1, 6) n`,
    );
    const kinds = ["test.0", "test.1", "test.2"];
    const taken = async (tx: Db): Promise<string[]> => {
      const job = await dueJob(tx, kinds, sql`now()`);
      if (!job) return [];
      // Another connection, while this one holds its job.
      return [job.key, ...(await db.transaction(taken))];
    };
    const keys = await db.transaction(taken);
    expect(keys[0]).toBe("test 5");
    expect(keys.toSorted()).toEqual([1, 2, 3, 4, 5].map((n) => `test ${n}`));
  });

  test("CONT-5 what was due while nothing ran is done at the next start", async () => {
    const product = await startForTest();
    await publicationsDue(product, ["Missed"]);
    await product.running.stop();
    const { start, parseConfig } = await builtProduct();
    product.running = await start(parseConfig({ ...product.env, LOG_LEVEL: "error" }));
    await expect.poll(() => published(product)).toEqual(["Missed"]);
    expect(await openJobs(product)).toBe(0);
  });
});
