import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const FILE = /\/assets\/\w+\.js$/;

test("WEB-2 a page shows whichever of its files an ad blocker stops, and its main act works or the page says why it may not", async ({
  openBrowser,
  trainee,
  expectFault,
}) => {
  test.slow();
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

test("WEB-2 a link to a page whose file is stopped opens the page as a document", async ({
  traineeBrowser,
  traineePage: page,
  expectFault,
}) => {
  expectFault(/^$|net::ERR_FAILED|Failed to fetch/);
  const before = await filesOf(traineeBrowser, "/training");
  const own = (await filesOf(traineeBrowser, "/tracker")).filter((file) => !before.includes(file));
  await page.goto("/training");
  await page.route(
    (url) => own.includes(url.pathname),
    (route) => route.abort(),
  );
  await page.getByRole("link", { name: "Tracker" }).first().click();
  await expect(page).toHaveURL("/tracker");
  await expect(page.getByRole("heading", { name: /Prospect Tracker/ })).toBeVisible();
  await expect(page.getByText("Part of this page did not load")).toBeVisible();
});

/** Opens the page once without each of its files. */
async function withoutEach(
  browser: BrowserContext,
  path: string,
  act: (page: Page) => Promise<boolean>,
): Promise<void> {
  const files = await filesOf(browser, path);
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
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

async function filesOf(browser: BrowserContext, path: string): Promise<string[]> {
  const page = await browser.newPage();
  const files = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (FILE.test(pathname)) files.add(pathname);
  });
  await page.goto(path);
  await page.mouse.move(10, 10);
  await page.waitForLoadState("networkidle");
  await page.close();
  return [...files];
}
