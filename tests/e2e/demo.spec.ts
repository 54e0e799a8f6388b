/**
 * The first look at the product: `npm run demo`, a lesson that plays there (VID-1 … VID-4), and the tour's screenshots
 * in docs/owners.md, taken into docs/tour if `npm run docs:tour` asks for them.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Browser, BrowserContext, Page, Response } from "@playwright/test";
import { type ChildProduct, endChild, spawnProduct } from "../kit/child-product";
import { freePort } from "../kit/free-port";
import { inFewColors } from "../kit/palette-png";
import { quickPlace } from "../kit/quick-place";
import { expect, test, watch } from "./fixtures";
import { ADMIN_CODE } from "./product";
import { hydrated } from "./steps";

const ASKED_FOR = process.env.TOUR_PICTURES;
/** A little after the demo's clock, which restarts with each product. */
const NOW = new Date("2026-11-24T15:05:00Z");
const CLOCK = `--import=${path.resolve("tests/kit/clock-of-the-tour.mjs")}`;
const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 780 }, deviceScaleFactor: 1.5, hasTouch: true };

type View = {
  name: string;
  as: "visitor" | "trainee" | "admin";
  address: string;
  on?: typeof DESK | typeof PHONE;
  /** Actions on the page before its screenshot is taken. */
  reach?: (page: Page) => Promise<unknown>;
};

const VIEWS: View[] = [
  { name: "landing", as: "visitor", address: "/" },
  { name: "landing-phone", as: "visitor", address: "/", on: PHONE },
  {
    name: "booking-phone",
    as: "visitor",
    address: "/book",
    on: PHONE,
    async reach(page) {
      await page
        .getByRole("link", { name: /free time/ })
        .nth(1)
        .click();
      await page.getByRole("link", { name: /[AP]M/ }).first().scrollIntoViewIfNeeded();
    },
  },
  { name: "dashboard", as: "trainee", address: "/training" },
  { name: "practice", as: "trainee", address: "/training/practice" },
  {
    name: "lesson-phone",
    as: "trainee",
    address: "/training/lesson14",
    on: PHONE,
    async reach(page) {
      // The demo's second device is new to its trainee.
      await page.getByRole("button", { name: "It was me" }).click();
      await expect(page.getByText("New sign-in to your account")).toHaveCount(0);
      // A clip of the demo's own.
      await expect.poll(() => page.locator("video").evaluate(isResumed)).toBe(true);
    },
  },
  {
    name: "script",
    as: "trainee",
    address: "/script?path=just-starting.us.none",
    async reach(page) {
      await hydrated(page);
      await page.getByLabel("Prospect's first name").fill("Jordan");
      await page.getByLabel("Prospect's response").fill("Sounds good, but is this an MLM?");
      await page.getByRole("button", { name: "Generate" }).click();
      await expect(page.getByText("From the script", { exact: true })).toBeVisible();
      await page.getByRole("button", { name: "Dismiss" }).click();
    },
  },
  {
    name: "my-day",
    as: "trainee",
    address: "/tracker/today",
    reach: (page) => expect(page.getByText("the company's time zone")).toHaveCount(0),
  },
  { name: "pay", as: "trainee", address: "/tracker/pay" },
  { name: "tracker", as: "admin", address: "/tracker" },
  { name: "panel", as: "admin", address: "/training/adminpanel" },
  {
    name: "report",
    as: "admin",
    address: "/training/adminpanel",
    async reach(page) {
      await page.getByRole("link", { name: "Report of Priya Specimen (sample)" }).click();
      await expect(page.getByRole("dialog", { name: "Generate Progress Report" })).toBeVisible();
    },
  },
  { name: "inbox", as: "admin", address: "/admin/inbox" },
  { name: "applicants", as: "admin", address: "/admin/applicants?view=board" },
  { name: "agenda", as: "admin", address: "/admin/agenda" },
  {
    name: "content",
    as: "admin",
    address: "/admin/content/landing?preview=1",
    async reach(page) {
      const preview = page.frameLocator("iframe[title='Preview of /']");
      await expect(preview.getByRole("heading", { level: 1 })).toBeVisible();
    },
  },
  { name: "board", as: "visitor", address: "/operations" },
  { name: "settings", as: "admin", address: "/admin/settings/brand" },
];

// Both look at one demo.
test.describe.configure({ mode: "default" });
let demo: Demo;
test.beforeAll(async () => {
  demo = await startDemo();
});
test.afterAll(() => endChild(demo.product, "SIGTERM"));

test("the demo serves every view of the tour", async ({ browser, faults }) => {
  if (ASKED_FOR) {
    test.setTimeout(180_000);
    mkdirSync(ASKED_FOR, { recursive: true });
  }
  const sittings = Map.groupBy(VIEWS, ({ as, on = DESK }) => `${as} ${on.viewport.width}`);
  for (const views of sittings.values()) {
    const context = await openFor(demo, browser, views);
    await watch(context, faults);
    if (ASKED_FOR) {
      const page = await context.newPage();
      for (const view of views) await takePictures(page, view, ASKED_FOR);
    } else for (const view of views) await expectServed(context, view);
    await context.close();
  }
});

test("MED-10 three lessons of the demo play clips of its own, with what is said in them", async ({
  browser,
  faults,
}) => {
  const context = await browser.newContext({ baseURL: demo.product.url });
  await watch(context, faults);
  await context.request.post("/auth", { form: { accessCode: demo.codes.trainee ?? "" } });
  for (const lesson of [1, 18]) {
    const captions = await context.request.get(`/training/lesson${lesson}/captions.vtt`);
    expect(await captions.text()).toContain("-->");
  }
  const page = await context.newPage();
  await page.goto("/training/lesson14");
  const video = page.locator("video");
  await video.evaluate((player: HTMLVideoElement) => {
    player.muted = true;
    return player.play();
  });
  await expect.poll(() => video.evaluate(isResumed)).toBe(true);
  await page.getByRole("tab", { name: "Transcript" }).click();
  await expect(page.getByText("That is the cue to slow down")).toBeVisible();
  await context.close();
});

test("LES-2 VID-2 VID-4 in the demo a lesson plays, continues where it stopped, and is completed", async ({
  browser,
  faults,
}) => {
  // Another name for the same machine than in the player's address.
  const baseURL = demo.product.url.replace("localhost", "127.0.0.1");
  const context = await browser.newContext({ baseURL });
  await watch(context, faults);
  await context.request.post("/auth", { form: { accessCode: demo.codes.trainee ?? "" } });
  const page = await context.newPage();
  await page.goto("/training/lesson20");
  const saved = page.waitForResponse(
    (response) => savedSeconds(response) > 5 && response.status() === 204,
  );
  await play(page, 2);
  await saved;
  await page.reload();
  await expect(page.locator("iframe")).toHaveAttribute("src", /[?&]t=\d+/);
  await expect.poll(() => seconds(page)).toBeGreaterThan(5);
  await expect(page.getByText("Completed", { exact: true })).toHaveCount(0);
  await play(page, 8);
  await expect(page.getByText("Completed", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Back to Training" }).click();
  const lesson = page.getByRole("article").filter({ hasText: "Lesson 20" });
  await expect(lesson).toContainText("Completed");
  await context.close();
});

type Demo = { product: ChildProduct; codes: Record<View["as"], string | undefined> };

async function startDemo(): Promise<Demo> {
  const product = await spawnProduct(
    {
      PORT: String(await freePort()),
      HOST: "127.0.0.1",
      ADMIN_ACCESS_CODE: ADMIN_CODE,
      NODE_OPTIONS: CLOCK,
      TMPDIR: quickPlace(),
    },
    ["scripts/run.mjs", "demo"],
  );
  const told = () => /signs in with (\d+)/.exec(product.output())?.[1];
  await expect.poll(told, { timeout: 30_000 }).toBeDefined();
  return { product, codes: { visitor: undefined, trainee: told(), admin: ADMIN_CODE } };
}

async function openFor(
  { product, codes }: Demo,
  browser: Browser,
  [{ as, on = DESK } = { as: "visitor" as const }]: readonly Pick<View, "as" | "on">[],
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: product.url,
    reducedMotion: "reduce",
    locale: "en-US",
    timezoneId: "America/New_York",
    ...on,
  });
  await context.clock.setFixedTime(NOW);
  const accessCode = codes[as];
  if (accessCode) await context.request.post("/auth", { form: { accessCode } });
  // The notice after the sign-in would cover the picture.
  await context.clearCookies({ name: "notice" });
  return context;
}

/** Only a picture needs a browser: how pages look and what is done on them is checked elsewhere, on the same product. */
async function expectServed(context: BrowserContext, { address }: View): Promise<void> {
  const response = await context.request.get(address);
  expect([address, response.status()]).toEqual([address, 200]);
  expect(await response.text()).toContain("<h1");
}

async function takePictures(
  page: Page,
  { name, address, reach }: View,
  directory: string,
): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await reach?.(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(() => document.fonts.ready);
    const picture = await page.screenshot({ animations: "disabled" });
    writeFileSync(path.join(directory, `${name}-${colorScheme}.png`), inFewColors(picture));
  }
}

/** Whether the video shows the second it resumes at. */
function isResumed(video: HTMLVideoElement): boolean {
  return video.readyState === 4 && video.currentTime > 0 && !video.seeking;
}

const clip = (page: Page) => page.frameLocator("iframe").locator("video");
const seconds = (page: Page) =>
  clip(page).evaluate((video: HTMLVideoElement) => (video.seeking ? 0 : video.currentTime));

/** The position that a save holds; 0 in any other request. */
function savedSeconds(response: Response): number {
  if (!response.url().endsWith("/training/progress")) return 0;
  return Number(/"positionSeconds":([\d.]+)/.exec(response.request().postData() ?? "")?.[1] ?? 0);
}

async function play(page: Page, rate: number): Promise<void> {
  await clip(page).evaluate((video: HTMLVideoElement, playbackRate) => {
    Object.assign(video, { muted: true, playbackRate });
    return video.play();
  }, rate);
}
