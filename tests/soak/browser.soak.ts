/** The policies that browsers get and how they follow them: no violation on any address, and nothing foreign gets anywhere. */
import { createHash } from "node:crypto";
import type { Browser, Frame, Page } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AddressValues, ALL_OPEN, addressValues } from "../kit/address-values";
import { type Address, everyAddress, filled } from "../kit/addresses";
import { BoardClient, PASSWORD } from "../kit/board-client";
import { figure } from "../kit/figures";
import { tryFromElsewhere, WAYS } from "../kit/from-elsewhere";
import { HOSTILE_GOALS, HOSTILE_TEXTS } from "../kit/hostile";
import { aBooking, aSubmission } from "../kit/inbox-items";
import { observatoryScore } from "../kit/observatory";
import { type PlayerStub, startPlayerStub } from "../kit/player-stub";
import { added } from "../kit/prospects";
import { publicPaths } from "../kit/public-paths";
import { headerFaults } from "../kit/response-headers";
import { SmtpStub } from "../kit/smtp-stub";
import { ADMIN_CODE, startProduct, type TestProduct, type Trainee } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";
import { launch, visit, type Watch, watched } from "./watched-browser";

let product: TestProduct;
let browser: Browser;
let player: PlayerStub;
let mail: SmtpStub;
let trainee: Trainee;
let person: { visitor: Visitor; userId: string };
let addresses: Address[];
let values: AddressValues;

beforeAll(async () => {
  [player, mail, browser] = await Promise.all([startPlayerStub(), SmtpStub.start(), launch()]);
  const open = { ...ALL_OPEN, OPERATIONS_PASSWORD: PASSWORD, PLAYER_ORIGINS: player.origin };
  product = await startProduct({ TRUST_PROXY: "1", LOG_LEVEL: "error", ...open, ...mail.env });
  trainee = await product.createTrainee();
  person = await product.signedIn(trainee);
  addresses = await everyAddress();
  values = await addressValues(product, person);
}, 120_000);
afterAll(async () => {
  await browser.close();
  await product.stop();
  await Promise.all([player.stop(), mail.stop()]);
});

const pathOf = ({ path }: Address) => filled(path, values[path]);
const pages = () => [...new Set(addresses.filter(({ page }) => page).map(pathOf))];

async function logInToTheBoard(page: Page): Promise<void> {
  await visit(page, "/operations");
  await page.getByRole("button", { name: "Login" }).click();
  const dialog = page.getByRole("dialog", { name: "Login" });
  await dialog.getByLabel("Password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Login" }).click();
  await page.getByRole("button", { name: "Logout" }).waitFor();
}

test("AUTH-5 no violation and no console error on any address, as anyone", async () => {
  const everybody = { visitor: undefined, trainee: person.visitor, admin: await product.admin() };
  const watch: Watch = { violations: [], errors: [] };
  await setVideo();
  let opened = 0;
  for (const visitor of Object.values(everybody)) {
    const context = await watched(browser, watch, product.url, visitor);
    const page = await context.newPage();
    if (visitor === undefined) await logInToTheBoard(page);
    for (const path of pages()) {
      await visit(page, path);
      opened += 1;
    }
    await context.close();
  }
  expect(opened).toBeGreaterThan(120);
  for (const [what, found] of Object.entries(watch))
    figure({
      what:
        what === "violations"
          ? `Pages opened in Chromium as visitor with the board open, trainee and administrator: violations of their policy`
          : "Errors on their consoles",
      target: "0",
      measured: `${found.length} on ${opened} pages${found.length > 0 ? `: ${found.slice(0, 3).join("; ")}` : ""}`,
      held: found.length === 0,
    });
});

async function setVideo(): Promise<void> {
  await product.query(
    `insert into lesson_videos (lesson_number, library_id, video_id, embed_code) values (1, '100', 'still', $1)
     on conflict (lesson_number) do update set embed_code = excluded.embed_code`,
    [player.address("still")],
  );
}

test("AUTH-5 headers are complete on every response over TLS, and what Observatory would say of the worst page", async () => {
  const overTls = { headers: { "X-Forwarded-Proto": "https", "X-Forwarded-For": "10.0.0.1" } };
  const faults: string[] = [];
  const scores: number[] = [];
  let responses = 0;
  for (const code of [null, trainee.accessCode, ADMIN_CODE]) {
    const visitor = product.visitor(overTls);
    if (code !== null) await visitor.signIn(code);
    for (const address of addresses) {
      const abort = new AbortController();
      const init = { method: address.method, signal: abort.signal };
      // A change without a body is refused; that refusal is a response like any other.
      if (address.method !== "GET" && /sign-out|logout/.test(address.path)) continue;
      const response = await visitor.fetch(pathOf(address), init);
      const isPage = response.headers.get("Content-Type")?.startsWith("text/html") === true;
      const html = isPage ? await response.text() : "";
      abort.abort();
      responses += 1;
      const wrong = headerFaults(response, address.path);
      if (wrong.length > 0) faults.push(`${address.method} ${address.path}: ${wrong.join(", ")}`);
      if (isPage) scores.push(observatoryScore(response.headers, html).score);
    }
  }
  figure({
    what: "Responses over TLS of every address and method, as anybody: with a header missing or wrong",
    target: "0",
    measured: `${faults.length} of ${responses}${faults.length > 0 ? `: ${faults.slice(0, 3).join("; ")}` : ""}`,
    held: faults.length === 0,
  });
  figure({
    what: "Their pages by the rules of MDN HTTP Observatory, the lowest score",
    target: "at least 110",
    measured: `${Math.min(...scores)} of ${scores.length} pages`,
    held: Math.min(...scores) >= 110,
  });
}, 300_000);

test("AUTH-5 1,000 responses have 1,000 nonces; what is kept in memory has hashes of just what stands in it", async () => {
  const nonces = new Set<string>();
  let unmarked = 0;
  for (let turn = 0; turn < 1_000; turn += 50) {
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        product.visitor().get(["/auth", "/operations", "/generate-evidence"][index % 3] ?? ""),
      ),
    );
    for (const response of responses) {
      const nonce = /'nonce-([^']+)'/.exec(
        response.headers.get("Content-Security-Policy") ?? "",
      )?.[1];
      const scripts = (await response.text()).match(/<script\b[^>]*>/g) ?? [];
      nonces.add(nonce ?? "none");
      unmarked += scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`)).length;
    }
  }
  figure({
    what: "Nonces in 1,000 rendered responses, and their scripts without theirs",
    target: "1,000 different, 0",
    measured: `${nonces.size} different, ${unmarked}`,
    held: nonces.size === 1_000 && unmarked === 0,
  });

  const kept = publicPaths(await product.visitor().page("/sitemap.xml"));
  let wrong = 0;
  let personal = 0;
  const mark = "mark-of-a-visitor";
  for (const path of kept) {
    const response = await product.visitor().get(path);
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    const html = await response.text();
    wrong += policy.includes("nonce") || /nonce=/.test(html) ? 1 : 0;
    wrong += unknownToPolicy(html, policy);
    const headers = {
      Cookie: `theme=${mark}; notice=${mark}.1`,
      "User-Agent": mark,
      "X-Forwarded-Host": mark,
    };
    const marked = await product
      .visitor()
      .get(path, { headers: { ...headers, Referer: `http://${mark}/` } });
    personal += (await marked.text()) === html ? 0 : 1;
  }
  figure({
    what: `${kept.length} pages from memory: scripts or styles without a hash, hashes of what is not there, nonces; responses that differ by who asks`,
    target: "0; 0",
    measured: `${wrong}; ${personal}`,
    held: wrong === 0 && personal === 0 && kept.length > 10,
  });
  const ran = await injectedInto(kept);
  figure({
    what: "Scripts put into the pages from memory on their way to Chromium, as a hole in them would: inline, handler, foreign file",
    target: "0 run",
    measured: `${ran} of ${kept.length * 3} run`,
    held: ran === 0,
  });
}, 300_000);

/** How many inline scripts and styles a policy does not know, and how many of its hashes match nothing. */
function unknownToPolicy(html: string, policy: string): number {
  const known = new Set(policy.match(/'sha256-[^']+'/g));
  const inline = [...html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)].filter(
    ([, , attributes = ""]) => !/ src=|ld\+json/.test(attributes),
  );
  const hashes = inline.map(
    ([, , , text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
  const unknown = hashes.filter((hash) => !known.has(hash)).length;
  return unknown + [...known].filter((hash) => !hashes.includes(hash)).length;
}

async function injectedInto(paths: readonly string[]): Promise<number> {
  const context = await browser.newContext({ baseURL: product.url });
  let injected = 0;
  const hole =
    "<script>window.ran=1</script><img src=x onerror='window.ran=1'><script src=//127.0.0.1:9/x.js></script>";
  await context.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replace("</main>", `${hole}</main>`);
    injected += body.includes(hole) ? 1 : 0;
    return route.fulfill({ response, body });
  });
  const page = await context.newPage();
  let ran = 0;
  for (const path of paths) {
    await visit(page, path);
    ran += (await page.evaluate(() => (window as { ran?: number }).ran ?? 0)) > 0 ? 1 : 0;
  }
  await context.close();
  // The agreement has a separate document in a frame.
  expect(injected).toBeGreaterThanOrEqual(paths.length);
  return ran;
}

test("AUTH-1 no redirect leads off this site, in Chromium", async () => {
  const watch: Watch = { violations: [], errors: [] };
  const context = await watched(browser, watch, product.url, person.visitor);
  const page = await context.newPage();
  const left: string[] = [];
  const ways = [
    "redirect",
    "next",
    "callback",
    "callbackURL",
    "url",
    "to",
    "return",
    "goto",
    "continue",
  ];
  for (const goal of HOSTILE_GOALS) {
    const value = encodeURIComponent(goal);
    for (const path of [
      `/auth?redirect=${value}`,
      `/auth/link?${ways.map((name) => `${name}=${value}`).join("&")}`,
    ]) {
      await page.goto(path, { waitUntil: "commit" });
      if (new URL(page.url()).origin !== product.url) left.push(`${path} to ${page.url()}`);
    }
  }
  await context.close();
  const visitorContext = await watched(browser, watch, product.url);
  const visitorPage = await visitorContext.newPage();
  const tries = HOSTILE_GOALS.filter((_, index) => index % 8 === 0);
  for (const goal of tries) {
    await visitorContext.clearCookies();
    await visit(visitorPage, `/auth?redirect=${encodeURIComponent(goal)}`);
    await visitorPage.getByLabel("Access Code").fill(trainee.accessCode);
    await visitorPage.getByRole("button", { name: "Login" }).click();
    await visitorPage.getByRole("button", { name: "Logout" }).waitFor();
    if (new URL(visitorPage.url()).origin !== product.url) left.push(visitorPage.url());
  }
  await visitorContext.close();
  figure({
    what: `${HOSTILE_GOALS.length} addresses in ${ways.length} parameters, followed in Chromium, ${tries.length} of them through a sign-in: left this site`,
    target: "0",
    measured: `${left.length}${left.length > 0 ? `: ${left[0]}` : ""}`,
    held: left.length === 0,
  });
}, 300_000);

/** What players and providers send when someone has watched, booked or submitted, and what would lead elsewhere. */
const FORGED: readonly unknown[] = [
  ...[39, 40, 1e9, -1, "40"].map((seconds) =>
    JSON.stringify({
      context: "player.js",
      event: "timeupdate",
      value: { seconds, duration: 40 },
      listener: "lesson",
    }),
  ),
  { context: "player.js", version: "0.0.11", event: "ended", listener: "lesson" },
  JSON.stringify({
    context: "player.js",
    event: "ready",
    value: { src: "x", events: ["timeupdate"] },
  }),
  { event: "calendly.event_scheduled", payload: { event: { uri: "u" } } },
  { event: "calendly.page_height", payload: { height: "2999px" } },
  { type: "bookingSuccessfulV2", fullType: "CAL::bookingSuccessfulV2", data: {} },
  ["msgsndr-booking-complete", { fingerprint: "f", calendarId: "c" }],
  ["set-sticky-contacts", "_ud", '{"appointment":1}', "loc", "3f2e"],
  ["highlevel.setHeight", { height: 2_999, id: "x" }],
  "[iFrameSizer]embed:2999:700:init",
  { meetingBookSucceeded: true, meetingsPayload: { bookingResponse: {} } },
  { type: "hsFormCallback", eventName: "onFormSubmitted", id: "g", data: {} },
  { type: "form-submit", embedId: "embed", formId: "f", responseId: "r1" },
  '{"event":"Tally.FormSubmitted","payload":{"formId":"wA1b2C"}}',
  { action: "submission-completed", formID: "241234567890123" },
  "setHeight:2999:241234567890123",
  { type: "navigate", url: "//evil.example", redirect: "https://evil.example", location: "/auth" },
  "javascript:window.ran=1",
  { __proto__: null, constructor: { prototype: { ran: 1 } } },
  null,
  "x".repeat(50_000),
];

const FORGERS = ["a", "b", "c", "d", "e"].map((name) => `https://${name}.evil.example`);

test("VID-1 SLOT-1 1,000 messages of foreign origins change nothing", async () => {
  const watch: Watch = { violations: [], errors: [] };
  await setVideo();
  await setSlots({
    discovery: { provider: "calendly", address: "https://calendly.com/acme/call" },
    crm: { provider: "typeform", address: "https://form.typeform.com/to/AbC123dE" },
    welcome: { provider: "tally", address: "https://tally.so/embed/wA1b2C" },
  });
  const context = await watched(browser, watch, product.url, person.visitor);
  let heard = 0;
  const moved: string[] = [];
  for (const path of ["/training/lesson1", "/book", "/crm-request", "/join-slack"]) {
    const page = await context.newPage();
    await visit(page, path);
    const frame = page.locator("main iframe").first();
    await frame.scrollIntoViewIfNeeded();
    const height = await frame.evaluate((each: HTMLElement) => each.style.height);
    const before = page.url();
    await page.evaluate(() => {
      Object.assign(window, { heard: 0 });
      addEventListener("message", () => {
        (window as unknown as { heard: number }).heard += 1;
      });
    });
    const within = await (await frame.elementHandle())?.contentFrame();
    if (!within) throw new Error(`There is no frame on ${path}`);
    heard += await forge(page, within);
    await page.waitForTimeout(2_000);
    if (page.url() !== before) moved.push(`${path} went to ${page.url()}`);
    if ((await frame.evaluate((each: HTMLElement) => each.style.height)) !== height)
      moved.push(`${path}: its frame`);
    if (
      path === "/crm-request" &&
      (await page.locator("main").getByRole("status").innerText()) !== ""
    )
      moved.push(`${path}: says that it was sent`);
    if ((await page.evaluate(() => (window as { ran?: number }).ran ?? 0)) > 0)
      moved.push(`${path}: ran`);
    await page.close();
  }
  await context.close();
  const [progress] = await product.query<{ count: number }>(
    "select count(*)::int from lesson_progress where progress_seconds > 0",
  );
  figure({
    what: `Messages of ${FORGERS.length} foreign origins to lesson, booking, embed and welcome page`,
    target: "1,000 heard; no progress, no signal, no way led",
    measured: `${heard} heard; ${progress?.count} of progress, ${moved.length} others${moved.length > 0 ? `: ${moved[0]}` : ""}`,
    held: heard === 1_000 && progress?.count === 0 && moved.length === 0,
  });
  expect(watch.errors).toEqual([]);
}, 300_000);

/** From frames of other origins inside the provider's page, 250 messages; returns how many our page accepted. */
async function forge(page: Page, within: Frame): Promise<number> {
  await within.evaluate((origins) => {
    for (const origin of origins) {
      const forger = document.createElement("iframe");
      forger.src = `${origin}/`;
      document.body.append(forger);
    }
  }, FORGERS);
  for (const origin of FORGERS) {
    await expect.poll(() => page.frames().some((each) => each.url().startsWith(origin))).toBe(true);
    const forger = page.frames().find((each) => each.url().startsWith(origin));
    await forger?.evaluate((messages) => {
      for (const message of [...messages, ...messages]) top?.postMessage(message, "*");
    }, FORGED as unknown[]);
  }
  const heard = () => page.evaluate(() => (window as unknown as { heard: number }).heard);
  await expect.poll(heard).toBeGreaterThanOrEqual(FORGERS.length * FORGED.length * 2);
  return FORGERS.length * FORGED.length * 2;
}

async function setSlots(slots: object): Promise<void> {
  await product.query(
    "insert into settings (slots) values ($1) on conflict (id) do update set slots = excluded.slots",
    [JSON.stringify(slots)],
  );
  await expect
    .poll(async () => (await product.visitor().get("/book")).text())
    .toContain("calendly.com/acme");
}

test("AUTH-5 changes from elsewhere are refused as Go would, on every address, by every method, with every kind of body", async () => {
  const paths = [...new Set(addresses.filter(({ method }) => method !== "GET").map(pathOf))];
  const visitor = product.visitor({ headers: { "X-Forwarded-For": "10.1.1.1" } });
  const { wrong, tried } = await tryFromElsewhere(visitor, paths, () => [...WAYS.keys()]);
  figure({
    what: `Changes on ${paths.length} addresses: Sec-Fetch-Site × Origin × method × kind of body, decided otherwise than Go's CrossOriginProtection`,
    target: "0",
    measured: `${wrong.length} of ${tried}${wrong.length > 0 ? `: ${wrong[0]}` : ""}`,
    held: wrong.length === 0,
  });
}, 600_000);

test("AUTH-5 what people write is shown as text, wherever it is read", async () => {
  const board = await BoardClient.loggedIn(product.visitor());
  const { visitor } = person;
  for (const [index, text] of HOSTILE_TEXTS.entries()) {
    await product.createTrainee(text, `Nr${index}`);
    await added(product, visitor, {
      firstName: text,
      lastName: text,
      annualIncome: text.slice(0, 40),
    });
    const words = { description: text, notes: text, tags: ["web"] };
    await board.create({ title: text, day_column: "Monday", ...words });
    await aSubmission(product.query, { name: text, fields: [{ label: text, value: text }] });
    await aBooking(product.query, { name: text, inHours: 24 + index });
  }
  const watch: Watch = { violations: [], errors: [] };
  const context = await watched(browser, watch, product.url, await product.admin());
  const page = await context.newPage();
  const items = await product.query<{ id: string }>("select id from submissions");
  const read = [
    "/training/adminpanel",
    "/tracker",
    "/operations",
    "/admin/inbox",
    "/admin/log",
    ...items.slice(-HOSTILE_TEXTS.length).map(({ id }) => `/admin/inbox/request/${id}`),
    ...HOSTILE_TEXTS.map((text) => `/help?q=${encodeURIComponent(text)}`),
    ...HOSTILE_TEXTS.slice(0, 6).map((text) => `/tracker?search=${encodeURIComponent(text)}`),
  ];
  let ran = 0;
  let shown = 0;
  for (const path of read) {
    await visit(page, path);
    ran += (await page.evaluate(() => (window as { ran?: number }).ran ?? 0)) > 0 ? 1 : 0;
    const text = await page.locator("body").innerText();
    const fields = await page
      .locator("input, textarea")
      .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value).join("\n"));
    shown += HOSTILE_TEXTS.some((each) => `${text}\n${fields}`.includes(each)) ? 1 : 0;
  }
  await context.close();
  figure({
    what: `${HOSTILE_TEXTS.length} hostile texts as names, prospects, cards, entries of forms, bookings and questions, read on ${read.length} pages: run; shown as text; violations and errors`,
    target: `0; on all ${read.length}; 0`,
    measured: `${ran}; on ${shown}; ${watch.violations.length + watch.errors.length}`,
    held: ran === 0 && shown === read.length && watch.violations.length + watch.errors.length === 0,
  });
}, 300_000);
