import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { type AiStub, startAiStub } from "../kit/ai-stub";
import { createDatabase } from "../kit/databases";
import { mailsDue } from "../kit/due-jobs";
import { formTokenFor } from "../kit/form-tokens";
import { aKnownGuest } from "../kit/inbox-items";
import { LiveListener } from "../kit/live-listener";
import { METRICS_TOKEN, readMetrics, scrape } from "../kit/metrics";
import { SmtpStub } from "../kit/smtp-stub";
import { TcpProxy } from "../kit/tcp-proxy";
import { aSave, startForTest, startProduct, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const ENV = { METRICS_TOKEN, TRUST_PROXY: "1", LOG_LEVEL: "debug" };

let ai: AiStub;
let mailServer: SmtpStub;
beforeAll(async () => {
  [ai, mailServer] = await Promise.all([startAiStub(), SmtpStub.start()]);
});
afterAll(() => Promise.all([ai.stop(), mailServer.stop()]));

function withEverything(env: Record<string, string> = {}): Promise<TestProduct> {
  return startForTest({ ...ENV, ...ai.env, ...mailServer.env, ...env });
}

function emptyDirectory(): string {
  const made = mkdtempSync(path.join(os.tmpdir(), "setpoint-metrics-"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** How much samples have changed through `act`; unchanged ones are left out. */
async function moved(product: TestProduct, act: () => Promise<unknown>, names: RegExp) {
  const before = await scrape(product);
  await act();
  const after = await scrape(product);
  const changes = [...after.samples]
    .map(([sample, value]) => [sample, value - before.of(sample)] as const)
    .filter(([sample, by]) => by !== 0 && names.test(sample));
  return Object.fromEntries(changes);
}

describe("the address of the metrics", () => {
  const ask = (product: TestProduct, authorization?: string, from = "198.51.100.1") =>
    product.visitor().get("/metrics", {
      headers: { "X-Forwarded-For": from, ...(authorization && { Authorization: authorization }) },
    });

  test("do not exist without a token", async () => {
    const product = await startForTest();
    const response = await ask(product, "Bearer undefined");
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain("http_requests_total");
  });

  test("the token opens it, as a Bearer and in no other way", async () => {
    const product = await withEverything();
    const response = await ask(product, `Bearer ${METRICS_TOKEN}`);
    expect([response.status, response.headers.get("Content-Type")]).toEqual([
      200,
      "text/plain; version=0.0.4; charset=utf-8",
    ]);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    for (const wrong of [
      undefined,
      "Bearer",
      `Bearer ${METRICS_TOKEN}x`,
      `Bearer ${METRICS_TOKEN.slice(0, -1)}`,
      `Basic ${METRICS_TOKEN}`,
      METRICS_TOKEN,
    ]) {
      const refused = await ask(product, wrong);
      expect([refused.status, refused.headers.get("WWW-Authenticate")], wrong).toEqual([
        401,
        "Bearer",
      ]);
      expect(await refused.text()).not.toContain("http_requests_total");
    }
    expect((await product.visitor().get(`/metrics?token=${METRICS_TOKEN}`)).status).toBe(401);
    const posted = await product.visitor().form("/metrics", { token: METRICS_TOKEN });
    expect([404, 405]).toContain(posted.status);
    expect((await (await product.admin()).get("/metrics")).status).toBe(401);
    expect(product.logged.join("")).not.toContain(METRICS_TOKEN.slice(0, -1));
  });

  test("S5 no number of wrong tokens keeps the right one out, not even from the same address", async () => {
    const product = await withEverything();
    const guesser = "203.0.113.7";
    const guesses = Array.from({ length: 40 }, (_, index) =>
      ask(product, `Bearer ${index}`, guesser),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([401]));
    expect((await ask(product, `Bearer ${METRICS_TOKEN}`, guesser)).status).toBe(200);
  });
});

describe("the metrics", () => {
  test("are in the right format, and docs/operators.md explains each of them", async () => {
    const { kinds } = await scrape(await withEverything({ BACKUP_DIR: emptyDirectory() }));
    const [page = ""] =
      /^## Metrics$.*?(?=^## |$(?![\s\S]))/ms.exec(readFileSync("docs/operators.md", "utf8")) ?? [];
    const documented = [...page.matchAll(/^\| `([a-z_]+)`/gm)].map(([, name]) => name);
    expect(documented.toSorted()).toEqual([...new Set(documented)].toSorted());
    expect([...kinds.keys()].filter((name) => !documented.includes(name))).toEqual([]);
    expect(documented.filter((name) => name && !kinds.has(name))).toEqual([]);
    const rules = /```yaml\n(groups:.*?)```/s.exec(page)?.[1] ?? "";
    const used = [...rules.matchAll(/\b([a-z]+(?:_[a-z]+)+)(?=[{[) ]|$)/gm)].map(([, name = ""]) =>
      name.replace(/_(bucket|sum|count)$/, ""),
    );
    const known = new Set(["histogram_quantile", "absent_over_time", ...kinds.keys()]);
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });

  test("requests are counted by pattern, method and class, those from memory too", async () => {
    const product = await withEverything();
    const { visitor } = await product.signedIn();
    const changes = await moved(
      product,
      async () => {
        for (let time = 0; time < 3; time += 1) await product.visitor().page("/");
        await product.visitor().page("/icon.svg");
        await visitor.page("/training/lesson3");
        await visitor.page("/training/lesson4");
        await product.visitor().get("/training");
        await product
          .visitor()
          .form("/auth/sign-out", {}, { headers: { Origin: "http://x.example" } });
        await product.visitor().page("/nothing/under/this");
      },
      /^http_requests_total/,
    );
    expect(changes).toEqual({
      'http_requests_total{route="/",method="GET",status="2xx"}': 3,
      'http_requests_total{route="file",method="GET",status="2xx"}': 1,
      'http_requests_total{route="/training/:lesson",method="GET",status="2xx"}': 2,
      'http_requests_total{route="/training",method="GET",status="3xx"}': 1,
      'http_requests_total{route="/auth/sign-out",method="POST",status="4xx"}': 1,
      'http_requests_total{route="/*",method="GET",status="4xx"}': 1,
      'http_requests_total{route="/metrics",method="GET",status="2xx"}': 1,
    });
    const { of } = await scrape(product);
    expect(of("http_requests_under_way")).toBe(1);
    expect(of('http_request_duration_seconds_count{route="/"}')).toBeGreaterThanOrEqual(3);
  });

  test("a way to upload that there is not is no fault", async () => {
    const product = await withEverything();
    const admin = await product.admin();
    const changes = await moved(
      product,
      async () => {
        const headers = { "Tus-Resumable": "1.0.0", "Upload-Defer-Length": "1" };
        await admin.fetch("/media/uploads", { method: "POST", headers });
      },
      /^http_requests_total\{.*method="POST"/,
    );
    expect(Object.entries(changes)).toEqual([[expect.stringContaining('status="refused"'), 1]]);
  });

  test("saves and attempts to sign in move by what was done", async () => {
    const product = await withEverything();
    const { visitor, userId, trainee } = await product.signedIn();
    const save = (by: Visitor, changes = {}) =>
      by.json("/training/progress", aSave(userId, changes));
    const changes = await moved(
      product,
      async () => {
        await save(visitor);
        await save(visitor, { positionSeconds: 11, progressSeconds: 11 });
        await save(visitor, { positionSeconds: -1 });
        await save(visitor, { userId: "somebody-else" });
        await save(visitor, { epoch: 7 });
        await save(product.visitor());
        await product.visitor().signIn(trainee.accessCode);
        await product.visitor().signIn("999999");
        await product.visitor().json("/api/auth/sign-in/link", { token: "x" });
      },
      /^(?:progress_saves|sign_in_attempts)_total/,
    );
    expect(changes).toEqual({
      'progress_saves_total{outcome="stored"}': 2,
      'progress_saves_total{outcome="unbelievable"}': 1,
      'progress_saves_total{outcome="other"}': 1,
      'progress_saves_total{outcome="reset"}': 1,
      'progress_saves_total{outcome="nobody"}': 1,
      'sign_in_attempts_total{way="code",outcome="accepted"}': 1,
      'sign_in_attempts_total{way="code",outcome="refused"}': 1,
      'sign_in_attempts_total{way="link",outcome="refused"}': 1,
    });
    const { of } = await scrape(product);
    expect(of("sign_in_miss_budget_most")).toBeGreaterThan(0);
    expect(of("sign_in_miss_budget_left")).toBeLessThanOrEqual(
      of("sign_in_miss_budget_most") - 0.9,
    );
  });

  test("forms, bookings and their mail are counted, and what the mail server refuses waits", async () => {
    const product = await withEverything();
    await aKnownGuest(product.query, "bo@example.com");
    const visitor = product.visitor();
    const form = { name: "Ann Lee", mail: "ann@example.com", role: "setter", need: "access" };
    const fields = { ...form, details: "Please", ...(await formTokenFor("crm")) };
    const sent = mailServer.mails.length;
    const changes = await moved(
      product,
      async () => {
        expect((await visitor.form("/crm-request", fields)).status).toBe(302);
        expect((await visitor.form("/crm-request", fields)).status).toBe(302);
        await book(product);
        await mailServer.until(sent + 4);
        await expect.poll(async () => (await scrape(product)).of("mail_outbox_waiting")).toBe(0);
      },
      /^(?:submissions|bookings|mails)_total/,
    );
    expect(changes).toEqual({
      'submissions_total{form="crm",outcome="kept"}': 1,
      'submissions_total{form="crm",outcome="again"}': 1,
      'bookings_total{outcome="booked"}': 1,
      'mails_total{outcome="sent"}': 4,
    });
    mailServer.refusing = true;
    onTestFinished(() => mailServer.forget());
    await visitor.form("/crm-request", { ...fields, ...(await formTokenFor("crm")) });
    await expect.poll(async () => (await scrape(product)).of("mail_outbox_waiting")).toBe(2);
    const { of } = await scrape(product);
    expect(of("mail_outbox_oldest_seconds")).toBeGreaterThan(0);
    expect(of("mail_outbox_given_up")).toBe(0);
    await product.query("update mail_outbox set expires_at = now()");
    await mailsDue(product.query);
    await expect.poll(async () => (await scrape(product)).of("mail_outbox_given_up")).toBe(2);
  });

  test("calls of the AI endpoint are counted by what came of them", async () => {
    const product = await withEverything();
    const asked = {
      prospectResponse: "Is this an MLM?",
      currentContext: "x",
      currentNodeMessage: "y",
    };
    const ask = () => product.visitor().json("/api/functions/generate-setter-response", asked);
    const changes = await moved(
      product,
      async () => {
        ai.behave({ says: ["No."] });
        await ask();
        ai.behave({ refuses: 429 });
        await ask();
        ai.behave({ refuses: 500 });
        await ask();
      },
      /^ai_calls/,
    );
    expect(changes).toEqual({
      'ai_calls_total{outcome="answered"}': 1,
      'ai_calls_total{outcome="rate-limited"}': 1,
      'ai_calls_total{outcome="failed"}': 1,
      ai_calls_last_day: 3,
    });
    expect((await scrape(product)).of("ai_calls_last_day_most")).toBe(5_000);
  });

  test("open streams are counted by kind, and what they were sent", async () => {
    const product = await withEverything();
    const { visitor, userId } = await product.signedIn();
    const stream = await LiveListener.open(visitor, "progress,videos");
    const during = await scrape(product);
    expect(during.of('live_streams{topic="progress"}')).toBe(1);
    expect(during.of('live_streams{topic="videos"}')).toBe(1);
    expect(during.of("live_listener_connected")).toBe(1);
    const changes = await moved(
      product,
      async () => {
        await visitor.json("/training/progress", aSave(userId));
        await stream.until(() => stream.heard.some(({ event }) => event === "change"));
      },
      /^live_changes/,
    );
    expect(changes).toEqual({ live_changes_delivered_total: 1 });
    stream.close();
    const open = async () => (await scrape(product)).of('live_streams{topic="progress"}');
    await expect.poll(open).toBe(0);
  });

  test("say how process and database are", async () => {
    const product = await withEverything();
    const before = Date.now() / 1_000;
    const { of, text } = await scrape(product);
    const now = of("process_start_time_seconds") + of("process_uptime_seconds");
    // Both are rounded.
    expect(now).toBeGreaterThan(before - 1);
    expect(now).toBeLessThan(Date.now() / 1_000 + 1);
    expect(of("process_resident_memory_bytes")).toBeGreaterThan(10_000_000);
    expect(of("nodejs_heap_used_bytes")).toBeGreaterThan(1_000_000);
    expect(of("database_connections_most")).toBe(10);
    expect(of("database_connection_held_seconds_count")).toBeGreaterThan(0);
    expect(of("metrics_probes_failed")).toBe(0);
    expect(text).toMatch(/^build_info\{version="\d+\.\d+\.\d+",node="v\d+/m);
  });

  test("500 unknown addresses create no new label values", async () => {
    const product = await withEverything();
    const elsewhere = { "Sec-Fetch-Site": "cross-site" };
    const visit = async (index: number) => {
      const path = `/${["", "training/", "admin/", "booking/", "a/b/"][index % 5]}${crypto.randomUUID()}`;
      if (index % 25 === 0) await (await product.visitor().get(path)).text();
      else await (await product.visitor().form(path, {}, { headers: elsewhere })).text();
    };
    await visit(0);
    for (let index = 0; index < 25; index += 1) await visit(index);
    const before = await scrape(product);
    const indices = Array.from({ length: 500 }, (_, index) => index).values();
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (const index of indices) await visit(index);
      }),
    );
    const after = await scrape(product);
    const series = (samples: ReadonlyMap<string, number>) =>
      [...samples.keys()].filter((sample) => sample.startsWith("http_"));
    const total = (samples: ReadonlyMap<string, number>) =>
      series(samples)
        .filter((sample) => sample.startsWith("http_requests_total"))
        .reduce((sum, sample) => sum + (samples.get(sample) ?? 0), 0);
    expect(total(after.samples) - total(before.samples)).toBe(501);
    expect(series(after.samples).length - series(before.samples).length).toBeLessThan(40);
  });

  test("identify no one: no person, address, code or id is in a label", async () => {
    const product = await withEverything();
    const { visitor, userId, trainee } = await product.signedIn();
    await LiveListener.open(visitor, "progress,account").then((stream) => stream.close());
    await visitor.json("/training/progress", aSave(userId));
    await visitor.page(`/training/adminpanel?search=${trainee.firstName}`);
    await (await product.admin()).page(`/training/adminpanel/report/${userId}`);
    await product.visitor().page(`/${trainee.accessCode}/${trainee.email}`);
    const { text, labelValues } = await scrape(product);
    // A number may contain the digits of a code by chance.
    const named = text.replace(/ [\d.e+-]+$/gm, "");
    for (const secret of [
      userId,
      trainee.email,
      trainee.accessCode,
      trainee.lastName,
      "127.0.0.1",
      METRICS_TOKEN,
    ])
      expect(named).not.toContain(secret);
    for (const value of labelValues) expect(value).toMatch(/^[\w/:.*+?-]{1,64}$/);
  });

  test("are answered while the database cannot be reached", async () => {
    const database = await createDatabase(inject("templates"));
    onTestFinished(() => database.drop());
    const through = new URL(database.env.DATABASE_URL ?? "");
    const proxy = new TcpProxy({ host: through.hostname, port: Number(through.port) });
    await proxy.open();
    through.port = String(proxy.port);
    const product = await startProduct({ ...ENV, DATABASE_URL: through.href });
    onTestFinished(() => product.stop());
    expect((await scrape(product)).of("live_listener_connected")).toBe(1);
    await proxy.cut();
    await expect.poll(async () => (await scrape(product)).of("live_listener_connected")).toBe(0);
    const { of } = await scrape(product);
    expect(of("metrics_probes_failed")).toBe(3);
    expect(of("live_listener_losses_total")).toBeGreaterThan(0);
    expect(of("process_resident_memory_bytes")).toBeGreaterThan(0);
  });
});

describe("the reader of these tests", () => {
  test.each([
    ["no help", "# TYPE a_total counter\na_total 1\n"],
    ["a sample of another", "# HELP a A.\n# TYPE a gauge\nb 1\n"],
    ["an open quote", '# HELP a A.\n# TYPE a gauge\na{b="c} 1\n'],
    ["a bad escape", '# HELP a A.\n# TYPE a gauge\na{b="\\d"} 1\n'],
    ["no number", "# HELP a A.\n# TYPE a gauge\na one\n"],
    ["the same twice", "# HELP a A.\n# TYPE a gauge\na 1\na 2\n"],
    ["a counter without its ending", "# HELP a A.\n# TYPE a counter\na 1\n"],
    [
      "buckets that fall",
      '# HELP a A.\n# TYPE a histogram\na_bucket{le="1"} 2\na_bucket{le="+Inf"} 1\na_sum 1\na_count 1\n',
    ],
    ["a last line without its end", "# HELP a A.\n# TYPE a gauge\na 1"],
  ])("refuses %s", (_what, text) => {
    expect(() => readMetrics(text)).toThrow();
  });
});

/** Books the first free time, without a script. */
async function book(product: TestProduct): Promise<void> {
  const visitor = product.visitor();
  const told = await (await visitor.get("/schedule/discovery/times")).json();
  const { times } = told as { times: { at: string }[] };
  const at = times[0]?.at ?? "";
  const query = new URLSearchParams({ at, zone: "Europe/Berlin" });
  const page = await visitor.page(`/schedule/discovery?${query}`);
  const [form = ""] = /<form [^>]*method="post".*?<\/form>/s.exec(page) ?? [];
  const hidden = [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
    ([, name = "", value = ""]) => [name, value] as const,
  );
  const guest = { name: "Bo Guest", mail: "bo@example.com", message: "" };
  const response = await visitor.form("/schedule/discovery", {
    ...Object.fromEntries(hidden),
    ...guest,
  });
  expect(response.status).toBe(302);
}
