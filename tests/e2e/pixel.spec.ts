import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import type { JourneyProduct } from "./product";

const ID = "1234567890";
const PAGES = ["/book", "/book/next-steps", "/thank-you", "/disqualified"];

/** Stands in for the provider's script: takes over what was queued, and records its calls. */
const PROVIDER = `(() => {
  const queued = fbq.queue.splice(0);
  window.told = [];
  fbq.callMethod = (...call) => told.push(call.join(" "));
  for (const call of queued) fbq.callMethod(...call);
})()`;

type Told = Window & { told?: string[]; fbq?: { disablePushState: boolean } };

test("PIX-1 asks first, loads nothing before a yes, records one page view a visit, and lets the choice be changed", async ({
  openBrowser,
  product,
}) => {
  await setPixel(product, true);
  const context = await openBrowser();
  const asked = await stubProvider(context);
  const page = await context.newPage();
  await open(page, "/thank-you");
  const notice = page.getByRole("region", { name: "May we measure our ads?" });
  await expect(notice).toBeVisible();
  expect(asked).toEqual([]);
  const [no, yes] = [
    notice.getByRole("button", { name: "No" }),
    notice.getByRole("button", { name: "Yes" }),
  ];
  const look = (button: typeof no) =>
    button.evaluate((element) => {
      const { backgroundColor, color, fontSize, fontWeight, height, width } =
        getComputedStyle(element);
      return { backgroundColor, color, fontSize, fontWeight, height, width };
    });
  expect(await look(no)).toEqual(await look(yes));

  await no.click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(page.getByRole("button", { name: "Advertising choices" })).toBeVisible();
  await expect(notice).toBeHidden();
  expect(asked).toEqual([]);

  await page.getByRole("button", { name: "Advertising choices" }).click();
  await page.keyboard.press("Tab");
  await expect(yes).toBeFocused();
  await page.keyboard.press("Enter");
  await expect
    .poll(() => told(page))
    .toEqual([`set autoConfig false ${ID}`, `init ${ID}`, "track PageView"]);
  expect(await page.evaluate(() => (window as Told).fbq?.disablePushState)).toBe(true);
  await page.evaluate(() => history.pushState({}, "", "?more"));
  for (const path of PAGES) {
    await open(page, path);
    await expect
      .poll(async () => (await told(page)).filter((call) => call === "track PageView"))
      .toHaveLength(1);
    await expect(notice).toBeHidden();
  }
  expect(asked).toHaveLength(1 + PAGES.length);

  await page.getByRole("button", { name: "Advertising choices" }).click();
  const reloaded = page.waitForEvent("load");
  await no.click();
  await reloaded;
  await expect(page.getByRole("button", { name: "Advertising choices" })).toBeVisible();
  expect(await told(page)).toEqual([]);
  expect(asked).toHaveLength(1 + PAGES.length);
});

test("PIX-1 on other pages, and where the browser says no for its person, no foreign request is made", async ({
  openBrowser,
  product,
}) => {
  const context = await openBrowser();
  await stubProvider(context);
  const foreign: string[] = [];
  context.on("request", (request) => {
    if (!request.url().startsWith(product.url)) foreign.push(request.url());
  });
  const page = await context.newPage();
  await setPixel(product, false);
  await page.goto("/", { waitUntil: "networkidle" });
  await page.goto("/privacy", { waitUntil: "networkidle" });
  expect(foreign.filter((url) => !url.startsWith("data:"))).toEqual([]);

  await context.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
  );
  for (const path of PAGES) {
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.locator("[data-pixel]")).toHaveCount(1);
    await expect(page.getByRole("button", { name: "Advertising choices" })).toBeHidden();
  }
  expect(foreign.filter((url) => !url.startsWith("data:"))).toEqual([]);
});

test("PIX-1 if no consent is asked for it loads right away, and a blocked host breaks nothing", async ({
  openBrowser,
  product,
  expectFault,
}) => {
  expectFault(/Failed to load resource: net::ERR_(?:FAILED|BLOCKED)/);
  await setPixel(product, false);
  const context = await openBrowser();
  const asked = await stubProvider(context);
  const page = await context.newPage();
  await open(page, "/disqualified?invitee_email=ann%40example.com");
  await expect.poll(() => told(page)).toContain("track PageView");
  expect(await page.evaluate(() => location.search)).toBe("");
  expect(asked).toHaveLength(1);
  await expect(page.getByRole("button", { name: "Advertising choices" })).toBeVisible();

  await context.route("https://connect.facebook.net/**", (route) => route.abort());
  await open(page, "/thank-you");
  await expect(page.getByRole("button", { name: "Advertising choices" })).toBeVisible();
  await page.getByRole("link", { name: "Return to Homepage" }).click();
  await expect(page).toHaveURL(/\/$/);
});

async function setPixel(product: JourneyProduct, askConsent: boolean): Promise<void> {
  await product.setSettings({ pixel: { id: ID, askConsent } });
}

/** The addresses requested from the provider. */
async function stubProvider(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(/^https:\/\/(?:connect\.facebook\.net|www\.facebook\.com)\//, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: PROVIDER });
  });
  return asked;
}

/** A visit to a page whose script has started. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.mouse.move(5, 5);
  await page.mouse.move(50, 50);
}

function told(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as Told).told ?? []);
}
