/** Visits, counted without identifying anyone (FUN-1). */
import { expect, test } from "vitest";
import { anApplication, anInterview } from "../kit/inbox-items";
import { startForTest } from "../kit/test-product";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

test("FUN-1 visits, calls to action and forms are sums by day, page and source; bots and Do Not Track are none", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  expect(await admin.page("/admin/funnel")).toContain("Nothing was counted in these days");
  const ask = (path: string, headers: Record<string, string> = {}) =>
    product.visitor().get(path, { headers: { "User-Agent": BROWSER, ...headers } });
  const from = (path: string) => ({ Referer: product.url + path, "Sec-Fetch-Site": "same-origin" });
  await Promise.all([
    ...Array.from({ length: 20 }, () => ask("/?utm_source=newsletter")),
    ask("/", { DNT: "1" }),
    ask("/", { "Sec-GPC": "1" }),
    ask("/", { "User-Agent": "Googlebot/2.1" }),
    ask("/book", from("/?utm_source=newsletter")),
    ask("/forms/booking-discovery/stamp", from("/book")),
    ask("/forms/booking-discovery/stamp", from("/made-up")),
  ]);
  await product.running.funnel.flush();
  await ask("/?utm_source=newsletter");
  await product.running.funnel.flush();
  const rows = await product.query(
    "select page, source, step, times from funnel_counts order by step, page",
  );
  expect(rows).toEqual([
    { page: "/", source: "newsletter", step: "action", times: 1 },
    { page: "/book", source: "direct", step: "form", times: 1 },
    { page: "/", source: "newsletter", step: "visit", times: 21 },
  ]);
  const mail = "ann@example.com";
  await anApplication(product.query, { mail });
  await anInterview(product.query, { mail });
  const page = await admin.page("/admin/funnel");
  expect(page).toMatch(/<h1[^>]*>Funnel<\/h1>/);
  expect(page).toContain(
    'aria-label="Visit: 21, Call to action: 1, Form started: 1, Booked: 0, Held: 0"',
  );
  expect(page).toContain(
    'aria-label="Visit: 0, Call to action: 0, Form started: 0, Applied: 1, Interview booked: 1, Interview held: 0, Accepted: 0"',
  );
  expect(page).toContain("newsletter");
  const past = await admin.page("/admin/funnel?from=2020-01-01&to=2020-01-31");
  expect(past).toContain("Nothing was counted in these days");
});

test("OWN-9 no rate is above 100 percent, and people who are signed in are not counted", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const headers = { "User-Agent": BROWSER };
  for (const visitor of [admin, product.visitor()]) await visitor.get("/", { headers });
  await product.running.funnel.flush();
  expect(await product.query("select page, step, times from funnel_counts")).toEqual([
    { page: "/", step: "visit", times: 1 },
  ]);
  const day = "(now() at time zone 'UTC')::date";
  await product.query(`update funnel_counts set times = 10`);
  await product.query(
    `insert into funnel_counts select ${day}, '/book', 'direct', step, times from (values ('action', 2), ('form', 8)) as more(step, times)`,
  );
  const page = await admin.page("/admin/funnel");
  expect(page).toContain("20% of Visit");
  expect(page).toContain("80% of Visit");
  expect(page).not.toMatch(/>\d{3,}% of/);
});

test("FUN-1 a stranger who makes up sources fills neither memory nor the table", async () => {
  const product = await startForTest();
  const asked = Array.from({ length: 500 }, (_, number) =>
    product.visitor().get(`/?utm_source=made-up-${number}`, { headers: { "User-Agent": BROWSER } }),
  );
  await Promise.all(asked);
  await product.running.funnel.flush();
  const [counted] = await product.query<{ rows: number; visits: number }>(
    "select count(*)::int as rows, sum(times)::int as visits from funnel_counts",
  );
  expect(counted?.visits).toBe(500);
  // Ten of their own, less those that the address has named in this run, and one for all others.
  expect(counted?.rows).toBeLessThanOrEqual(11);
  expect(counted?.rows).toBeGreaterThan(1);
});

test("FUN-1 a flood of made-up sources from one address leaves a real campaign its line", async () => {
  const product = await startForTest({ TRUST_PROXY: "1" });
  const ask = (source: string, address: string) =>
    product.visitor().get(`/?utm_source=${source}`, {
      headers: { "User-Agent": BROWSER, "X-Forwarded-For": address },
    });
  await Promise.all(Array.from({ length: 400 }, (_, at) => ask(`made-up-${at}`, "203.0.113.5")));
  for (const visitor of [1, 2, 3]) await ask("spring", `198.51.100.${visitor}`);
  await product.running.funnel.flush();
  const rows = await product.query<{ source: string; times: number }>(
    "select source, times from funnel_counts where source in ('spring', 'other') order by source",
  );
  expect(rows).toEqual([
    { source: "other", times: 390 },
    { source: "spring", times: 3 },
  ]);
});
