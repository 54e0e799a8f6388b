import { globSync, readFileSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readBusyFeeds } from "../../app/booking/busy-feeds.server";
import { runInWorker, type WorkerLimits } from "../../app/platform/workers/run-in-worker.server";
import { aHost, freeAt, RULES, setCalendars } from "../kit/calendars";
import { startProduct, type TestProduct } from "../kit/test-product";

const log = pino({ level: "silent" });
const MEGABYTE = 1024 * 1024;

let product: TestProduct;
let server: Server;
let base = "";
let respond: (response: ServerResponse) => void = () => {};
let host = "";
beforeAll(async () => {
  product = await startProduct();
  server = createServer((request, response) => {
    if (request.url === "/feed.ics") respond(response);
    else if (request.url === "/other.ics") response.end(feedOf());
    else response.writeHead(200).end(feedOf());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await product.stop();
});
beforeEach(async () => {
  for (const table of ["bookings", "hosts", "jobs"]) await product.query(`delete from ${table}`);
  host = await aHost(product, { name: "Dana" });
  await setCalendars(product, { discovery: { ...RULES, hosts: [host], noticeHours: 0 } });
});

/** An event over the first free time of the calendar. */
let busyAt = "";
function feedOf(): string {
  const start = busyAt.replace(/[-:]|\.\d+/g, "");
  return [
    "BEGIN:VCALENDAR",
    "BEGIN:VEVENT",
    "UID:a",
    `DTSTART:${start}`,
    "DURATION:PT30M",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n");
}

/** So many events that they need some time and memory. */
function large(): string {
  const events = Array.from({ length: 1_500 }, (_, at) => [
    "BEGIN:VEVENT",
    `UID:${at}`,
    "DTSTART:20150101T090000",
    "RRULE:FREQ=DAILY",
    "END:VEVENT",
    "",
  ]);
  return feedOf().replace("END:VCALENDAR", `${events.flat().join("\r\n")}END:VCALENDAR`);
}

async function aFeed(address = `${base}/feed.ics`): Promise<void> {
  await product.query("insert into busy_feeds (host_id, address) values ($1, $2)", [host, address]);
}

const poll = (limits = {}, work?: WorkerLimits) =>
  readBusyFeeds({
    db: product.running.database.db,
    log,
    work,
    reading: { mostBytes: MEGABYTE, mostMs: 20_000, isOpen: (ip) => ip === "127.0.0.1", ...limits },
  });

const faultOf = async () =>
  (await product.query<{ fault: string | null }>("select fault from busy_feeds"))[0]?.fault;
const faults = () => product.query("select address, fault from busy_feeds order by address");
const starts = async () => (await freeAt(product, "discovery")).map(({ at }) => at);

describe("CALL-5 busy feeds", () => {
  test("CALL-5 a host is not offered while busy elsewhere, and again when that is over", async () => {
    [, , busyAt = ""] = await starts();
    respond = (response) => response.end(feedOf());
    await aFeed();
    await poll();
    expect(await faultOf()).toBeNull();
    expect(await starts()).not.toContain(busyAt);
    await product.query("delete from busy_feeds");
    expect(await starts()).toContain(busyAt);
  });

  test.each<[string, (response: ServerResponse) => void, string]>([
    ["hangs", () => {}, "It did not respond within 0.2 seconds."],
    ["is 50 MB", (response) => endless(response), "It is larger than 1 MB."],
    [
      "redirects to a private network",
      (response) => response.writeHead(302, { Location: "http://10.0.0.1/feed.ics" }).end(),
      "It leads to a private network.",
    ],
    [
      "redirects to this machine",
      (response) => response.writeHead(302, { Location: "http://[::1]:1/" }).end(),
      "It leads to a private network.",
    ],
    [
      "redirects in a circle",
      (response) => response.writeHead(302, { Location: "/feed.ics" }).end(),
      "It redirects too often.",
    ],
    [
      "redirects to half an address",
      (response) => response.writeHead(302, { Location: "http://" }).end(),
      "It leads to an address that is not a web address.",
    ],
    [
      "redirects elsewhere",
      (response) => response.writeHead(302, { Location: "file:///etc/passwd" }).end(),
      "It leads to an address that is not a web address.",
    ],
    ["fails", (response) => response.writeHead(500).end(), "It responds with status 500."],
    ["is a page", (response) => response.end("<html>"), "It is not a calendar."],
    [
      "is cut off",
      (response) => response.end(feedOf().replace("END:VCALENDAR", "")),
      "It is cut off before its end.",
    ],
  ])("CALL-5 a feed that %s keeps what was read last, with a warning", async (_, fails, fault) => {
    [, , busyAt = ""] = await starts();
    respond = (response) => response.end(feedOf());
    await aFeed();
    await poll();
    respond = fails;
    await poll({ mostMs: fault.includes("respond within") ? 200 : 5_000 });
    expect(await faultOf()).toBe(fault);
    expect(await starts()).not.toContain(busyAt);
    const page = await (await product.admin()).page(`/admin/hosts/${host}`);
    expect(page).toContain(fault);
    expect(page).toContain("What we read last still counts.");
  });

  test.each([
    ["time", { mostMs: 1, mostMegabytes: 128 }, "It took too long to read."],
    ["memory", { mostMs: 60_000, mostMegabytes: 4 }, "It takes too much memory to read."],
  ])(
    "CALL-5 a feed that takes too much %s is given up, the others are read",
    async (_, work, fault) => {
      [, , busyAt = ""] = await starts();
      respond = (response) => response.end(feedOf());
      await aFeed(`${base}/other.ics`);
      await poll();
      respond = (response) => response.end(large());
      await aFeed();
      await poll({ mostMs: 60_000 }, work);
      expect(await faults()).toContainEqual({ address: `${base}/feed.ics`, fault });
      await poll();
      expect(await faults()).toEqual([
        { address: `${base}/feed.ics`, fault: null },
        { address: `${base}/other.ics`, fault: null },
      ]);
      expect(await starts()).not.toContain(busyAt);
    },
  );

  test("CALL-5 what was left out is on the host's page, until the feed is right", async () => {
    const odd = Array.from({ length: 30 }, (_, n) =>
      ["BEGIN:VEVENT", `SUMMARY:<b>Lunch ${n}</b>`, "DTSTART:noon", "END:VEVENT", ""].join("\r\n"),
    );
    [, , busyAt = ""] = await starts();
    respond = (response) =>
      response.end(feedOf().replace("BEGIN:VEVENT", `${odd.join("")}BEGIN:VEVENT`));
    await aFeed();
    await poll();
    expect(await faultOf()).toBeNull();
    expect(await starts()).not.toContain(busyAt);
    const admin = await product.admin();
    const page = await admin.page(`/admin/hosts/${host}`);
    expect(page).toContain("30 events need a look");
    expect(page).toContain("“&lt;b&gt;Lunch 0&lt;/b&gt;” is left out: its start cannot be read.");
    expect(page).toMatch(/And (?:<!-- -->)?6(?:<!-- -->)? more\./);
    respond = (response) => response.end(feedOf());
    await poll();
    expect(await admin.page(`/admin/hosts/${host}`)).not.toContain("need a look");
  });

  test.each([
    ["by its byte order mark", "text/calendar; charset=utf-8", "utf16le"],
    ["by what the server says", "text/calendar; charset=utf-16le", "utf16le"],
    ["though the server is wrong", 'text/calendar; charset="utf-8"', "latin1"],
  ] as const)("CALL-5 a feed in another encoding is read, %s", async (how, type, encoding) => {
    [, , busyAt = ""] = await starts();
    const text = feedOf().replace("UID:a", "UID:a\r\nSUMMARY:Zoë\r\nRDATE:soon");
    const mark = how.includes("mark") ? "\uFEFF" : "";
    respond = (response) =>
      response.writeHead(200, { "Content-Type": type }).end(Buffer.from(mark + text, encoding));
    await aFeed();
    await poll();
    expect(await faultOf()).toBeNull();
    expect(await starts()).not.toContain(busyAt);
    expect(await (await product.admin()).page(`/admin/hosts/${host}`)).toContain("“Zoë” on");
  });

  test("CALL-5 a name leads only to those of its addresses that are open", async () => {
    [, , busyAt = ""] = await starts();
    respond = (response) => response.end(feedOf());
    await aFeed(`${base.replace("127.0.0.1", "localhost")}/feed.ics`);
    await poll();
    expect(await faultOf()).toBeNull();
    await poll({ isOpen: (ip: string) => ip !== "127.0.0.1" && ip !== "::1" });
    expect(await faultOf()).toBe("It leads to a private network.");
    expect(await starts()).not.toContain(busyAt);
  });

  test("CALL-5 the built product reads feeds in a file of its own", async () => {
    const file = "build/server/workers/busy-feed-worker.server.js";
    const built = globSync("build/server/**/*.js").map((name) => readFileSync(name, "utf8"));
    expect(built.filter((text) => text.includes(file))).toHaveLength(1);
    [, , busyAt = ""] = await starts();
    const at = Date.parse(busyAt);
    const rules = { zone: "UTC", allDay: true, from: at - 1, to: at + 1 };
    const input = { bytes: new TextEncoder().encode(feedOf()), rules };
    expect(await runInWorker(file, input, { mostMs: 60_000, mostMegabytes: 128 })).toEqual({
      spans: [{ startsAt: at, endsAt: at + 1_800_000 }],
      warnings: { notes: [], more: 0, events: 0 },
    });
  });

  test("CALL-5 the product itself reads no address of a private network", async () => {
    await aFeed();
    await readBusyFeeds({ db: product.running.database.db, log });
    expect(await faultOf()).toBe("It leads to a private network.");
  });

  test("CALL-5 adding a feed has it read at once, and again in a quarter of an hour, by one job each", async () => {
    const admin = await product.admin();
    const fields = { intent: "add-busy-feed", address: "webcal://localhost.example/a.ics" };
    expect((await admin.form(`/admin/hosts/${host}`, fields)).status).toBe(303);
    await expect
      .poll(() => product.query("select count(*)::int as jobs from jobs where done_at is null"))
      .toEqual([{ jobs: 1 }]);
    await expect.poll(faultOf).toBe("It cannot be reached.");
    const done = await product.query("select 1 from jobs where done_at is not null");
    expect(done).toHaveLength(1);
  });

  test("CALL-5 adding a feed asks no other feed's server", async () => {
    await aFeed("https://elsewhere.example/a.ics");
    const admin = await product.admin();
    const address = "webcal://localhost.example/b.ics";
    await admin.form(`/admin/hosts/${host}`, { intent: "add-busy-feed", address });
    await expect.poll(faults).toEqual([
      { address: expect.stringContaining("elsewhere"), fault: null },
      { address: expect.stringContaining("localhost"), fault: "It cannot be reached." },
    ]);
  });
});

describe("CALL-5 the feed of a host", () => {
  test("CALL-5 is secret, holds their meetings, and ends with a new address", async () => {
    const admin = await product.admin();
    const page = `/admin/hosts/${host}`;
    const addressOf = async () =>
      /https?:[^<]+(\/hosts\/[^<]+\/meetings\.ics)/.exec(await admin.page(page))?.[1] ?? "";
    expect(await addressOf()).toBe("");
    await admin.form(page, { intent: "new-feed" });
    const first = await addressOf();
    const visitor = product.visitor();
    const response = await visitor.get(first);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toContain("text/calendar");
    expect(await response.text()).not.toContain("BEGIN:VEVENT");
    const [at = ""] = await starts();
    await product.query(
      `insert into bookings (id, calendar, starts_at, ends_at, guest_name, guest_mail, zone, caller, host_id)
       values (gen_random_uuid(), 'discovery', $1::timestamptz, $1::timestamptz + interval '30 minutes', 'Ann, Sample', 'ann@guests.example', 'UTC', 'caller', $2)`,
      [at, host],
    );
    expect(await (await visitor.get(first)).text()).toContain(
      "SUMMARY:Discovery call: Ann\\, Sample",
    );
    await admin.form(page, { intent: "new-feed" });
    expect((await visitor.get(first)).status).toBe(404);
    const second = await addressOf();
    expect((await visitor.get(second)).status).toBe(200);
    expect((await visitor.get(second.replace(/.(?=\/meetings)/, "_"))).status).toBe(404);
    await admin.form(page, { intent: "revoke-feed" });
    expect((await visitor.get(second)).status).toBe(404);
  });
});

/** Sends until no one reads anymore. */
function endless(response: ServerResponse): void {
  const part = Buffer.alloc(MEGABYTE, " ");
  let sent = 0;
  const more = () => {
    sent += 1;
    if (sent > 50 || response.destroyed) return response.end();
    response.write(part, (error) => error || more());
  };
  more();
}
