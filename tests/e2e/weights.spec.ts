/**
 * What opening a page requests over the network (docs/benchmarks.md): every file is a request, and scripts are what a
 * phone waits for.
 */
import type { Page, Request } from "@playwright/test";
import { expect, test } from "./fixtures";
import { hydrated } from "./steps";

/** Pages with a form that anyone may open, and how many KB of scripts each may load, in few files. */
const FORMS: Record<string, number> = {
  "/auth": 113.5,
  "/crm-request": 116.3,
  "/legal-team-form": 116.3,
  "/request-company-email": 116.3,
  "/request-company-facebook": 116.5,
  "/join-slack": 116.8,
  "/support": 116.5,
  "/hiring/dmsetters": 118.4,
  "/book": 119.8,
};
/** Pages about a calendar, with times in a zone; an unknown meeting's page has all that a meeting's has. */
const CALENDARS: Record<string, number> = {
  "/schedule/discovery": 120,
  "/onboarding": 119.8,
  "/setup": 119.8,
  "/apply/unknown": 118.4,
  "/booking/unknown": 118.4,
  "/booking/confirm/unknown": 118,
};
const MOST_OF_THE_DASHBOARD = 123;
const MOST_REQUESTS = 20;
/** The page's icon: Chromium reports it as a request, its headless shell does not. */
const ICON = /^\/logo\/sign-/;

/** Of what an administrator opens. */
const PORTAL: Record<string, number> = {
  "/account": 135,
  "/tracker": 159.3,
  "/tracker/today": 144.1,
  "/training/adminpanel": 143.9,
  // Of these 324 are the readers' weights, a file that stays in the browser from one release to the next.
  "/training/practice/eager-beginner": 520.5,
  "/admin/inbox": 133,
  "/admin/settings/brand": 135,
};

test("C9 opening the dashboard is the document, its files and the event stream", async ({
  traineePage: page,
  product,
  trainee,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(pathOf(request)));
  const kilobytes = await scriptsOf(page, "/training");
  await expect.poll(() => product.streamsOf(trainee.userId)).toBe(1);
  await expect.poll(() => asked).toContain("/live");
  // The server makes the page reload what may have changed since: this trainee was just created.
  const opening = asked.filter((path) => path !== "/training.data" && !ICON.test(path));
  const files = opening.filter((path) => path.startsWith("/assets/"));
  expect(opening.filter((path) => !files.includes(path))).toEqual(["/training", "/live"]);
  expect(opening.length).toBeLessThanOrEqual(MOST_REQUESTS);
  expect(kilobytes).toBeLessThanOrEqual(MOST_OF_THE_DASHBOARD);
});

test("SLOT-2 pages with a form load few scripts, and none of what only the server checks with", async ({
  visitorPage: page,
}) => {
  for (const [address, most] of Object.entries(FORMS))
    await test.step(address, async () => {
      const files: string[] = [];
      const count = (request: Request) => {
        if (request.resourceType() !== "fetch" && !ICON.test(pathOf(request)))
          files.push(request.url());
      };
      page.on("request", count);
      expect.soft(await scriptsOf(page, address)).toBeLessThanOrEqual(most);
      page.off("request", count);
      // The icon is one more.
      expect.soft(files.length, files.join("\n")).toBeLessThan(MOST_REQUESTS);
    });
});

test("BOOK-1 pages about a calendar load few scripts", async ({ visitorPage: page, faults }) => {
  faults.expected.push(/404/);
  for (const [address, most] of Object.entries(CALENDARS))
    await test.step(address, async () => {
      expect.soft(await scriptsOf(page, address), address).toBeLessThanOrEqual(most);
    });
});

test("C9 pages of the portal load no more scripts than before", async ({ adminPage: page }) => {
  for (const [address, most] of Object.entries(PORTAL))
    await test.step(address, async () => {
      expect.soft(await scriptsOf(page, address)).toBeLessThanOrEqual(most);
    });
});

test("C9 the front page's script comes without React", async ({ visitorPage: page }) => {
  const kilobytes = await scriptsOf(page, "/", async () => {
    await page.keyboard.press("Tab");
    // Once more: it is there when all that it imports is.
    const own = await page.locator("script[type=module]").first().textContent();
    await page.evaluate(
      (address) => import(address),
      JSON.parse(own?.replace("import ", "") ?? ""),
    );
  });
  expect(kilobytes).toBeLessThanOrEqual(6);
});

function pathOf(request: Request): string {
  return new URL(request.url()).pathname;
}

/** The scripts that a page loads until it is hydrated, on the wire, in KB. */
async function scriptsOf(page: Page, address: string, loaded = () => hydrated(page)) {
  const cdp = await page.context().newCDPSession(page);
  const scripts = new Map<string, number>();
  cdp.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") scripts.set(requestId, 0);
  });
  cdp.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    const before = scripts.get(requestId);
    if (before !== undefined) scripts.set(requestId, before + encodedDataLength);
  });
  await cdp.send("Network.enable");
  await cdp.send("Network.setCacheDisabled", { cacheDisabled: true });
  await page.goto(address);
  await loaded();
  await cdp.detach();
  return [...scripts.values()].reduce((sum, each) => sum + each, 0) / 1_000;
}
