import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { hydrated } from "./steps";

const FILE = /\/assets\/[\w-]+\.js/g;
/** How many of a page's files are stopped, one at a time, from its first to its last. */
const STOPPED = 3;

test("WEB-2 a page shows whichever of its files an ad blocker stops, and its main act works or the page says why it may not", async ({
  openBrowser,
  trainee,
  expectFault,
}) => {
  // The error of a module that is not there has no words.
  expectFault(/^$|net::ERR_FAILED|Failed to fetch dynamically imported module/);
  const visitor = await openBrowser();
  await withoutEach(visitor, "/book", async (page) => {
    const times = page.getByRole("link", { name: "See free times" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    return (await times.count()) > 0 || (await page.getByRole("combobox").count()) > 0;
  });
  const setter = await openBrowser({ as: trainee.accessCode });
  await withoutEach(setter, "/tracker", async (page) => {
    await page.getByRole("button", { name: "Add New Prospect" }).click();
    return page.getByRole("dialog").isVisible();
  });
});

/** Before a page is opened, the server is asked whether it is there; a link loads its code ahead without asking. */
for (const speed of ["at once", "never"])
  test(`WEB-2 a link to a page whose file is stopped opens the page as a document, where the server answers ${speed}`, async ({
    traineeBrowser,
    traineePage: page,
    expectFault,
  }) => {
    expectFault(/^$|net::ERR_FAILED|Failed to fetch|Error loading route module/);
    const before = await filesOf(traineeBrowser, "/training");
    const own = (await filesOf(traineeBrowser, "/tracker")).filter(
      (file) => !before.includes(file),
    );
    await page.goto("/training");
    if (speed === "never") await page.route("/readyz", () => undefined);
    await page.route(
      (url) => own.includes(url.pathname),
      (route) => route.abort(),
    );
    await page.getByRole("link", { name: "Tracker" }).first().click();
    await expect(page).toHaveURL("/tracker");
    await expect(page.getByRole("heading", { name: /Prospect Tracker/ })).toBeVisible();
    await expect(page.getByText("Part of this page did not load")).toBeVisible();
  });

test("WEB-2 SLOT-1 a chosen time whose form is stopped opens the page that has it in its document", async ({
  visitorPage: page,
  expectFault,
}) => {
  expectFault(/^$|net::ERR_FAILED|Failed to fetch/);
  await page.goto("/book");
  await hydrated(page);
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.locator("[data-time]").first().click();
  await expect(page).toHaveURL(/\/schedule\/discovery\?.*at=/);
  await expect(page.getByLabel("Your name")).toBeVisible();
});

/** Opens the page once without each of these of its files. */
async function withoutEach(
  browser: BrowserContext,
  path: string,
  act: (page: Page) => Promise<boolean>,
): Promise<void> {
  const files = await filesOf(browser, path);
  expect(files.length).toBeGreaterThan(STOPPED);
  const step = (files.length - 1) / (STOPPED - 1);
  const stopped = Array.from({ length: STOPPED }, (_, index) => files[Math.round(index * step)]);
  for (const file of stopped) {
    const page = await browser.newPage();
    await page.route(`**${file}`, (route) => route.abort());
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.mouse.move(10, 10);
    const notice = page.getByText("Part of this page did not load");
    await expect(async () => {
      expect((await notice.isVisible()) || (await act(page)), `without ${file}`).toBe(true);
    }).toPass();
    await page.close();
  }
}

/** The scripts that a page's document names, in its order. */
async function filesOf(browser: BrowserContext, path: string): Promise<string[]> {
  const document = await (await browser.request.get(path)).text();
  return [...new Set(document.match(FILE))];
}
