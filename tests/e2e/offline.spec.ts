/** The whole connection is cut on the pages of the portal: each stays as it is, and goes on by itself (D1). */
import type { BrowserContext, Page } from "@playwright/test";
import { TcpProxy } from "../kit/tcp-proxy";
import { expect, test } from "./fixtures";
import { ADMIN_CODE } from "./product";

type Way = [string, (cut: boolean, browser: BrowserContext, network: TcpProxy) => Promise<unknown>];

const WAYS: Way[] = [
  ["the browser is offline", (cut, browser) => browser.setOffline(cut)],
  ["the server is stopped", (cut, _, network) => (cut ? network.cut() : network.open())],
  [
    "a proxy responds with 502",
    (cut, browser) =>
      cut
        ? browser.route("**/*", (route) => route.fulfill({ status: 502, body: "Bad Gateway" }))
        : browser.unroute("**/*"),
  ],
];
const PAGES = [
  ["/training", "/training/lesson1", "/training/adminpanel", "/admin/upload-videos"],
  ["/tracker", "/admin/administrators", "/admin/inbox", "/admin/mail"],
  ["/admin/log", "/admin/settings/brand", "/admin/launch", "/training/adminpanel"],
];

for (const [at, [what, cut]] of WAYS.entries()) {
  test(`NAV-4 D1 where ${what}, a page keeps its words, forms change nothing, and a clicked link opens afterwards`, async ({
    openBrowser,
    product,
    expectFault,
  }) => {
    expectFault(/net::ERR|status of 502|Failed to fetch|Error loading route module/);
    const network = new TcpProxy({ host: "127.0.0.1", port: Number(new URL(product.url).port) });
    await network.open();
    const baseURL = `http://127.0.0.1:${network.port}`;
    const browser = await openBrowser({ baseURL, as: ADMIN_CODE });
    const page = await browser.newPage();
    for (const address of PAGES[at] ?? []) {
      await test.step(address, async () => {
        const discovered = page.waitForResponse(/\/__manifest/);
        await page.goto(address);
        // The router knows where the page's links and forms lead.
        await discovered;
        const title = await page.locator("h1").innerText();
        const words = page.locator("main").locator("input[type=text], textarea").first();
        const hasWords = (await words.count()) > 0 && (await words.isEditable());
        if (hasWords) await words.fill("Typed words");
        await cut(true, browser, network);
        await submitFirst(page);
        await page.getByRole("button", { name: "Logout" }).click();
        await expect(page.getByText("You are offline. Nothing was lost.")).toBeVisible();
        await page.locator("header").getByRole("link", { name: "Account" }).click();
        await expect(page.locator("h1")).toHaveText(title);
        if (hasWords) await expect(words).toHaveValue("Typed words");
        await cut(false, browser, network);
        await expect(page).toHaveURL(`${baseURL}/account`);
        await expect(page.getByText("You are offline")).toBeHidden();
      });
    }
    await page.close();
    await network.cut();
  });
}

/** Sends the page's first form, where it has one. */
async function submitFirst(page: Page): Promise<void> {
  const forms = page.locator("main form[method=post]");
  if ((await forms.count()) > 0)
    await forms.first().evaluate((form: HTMLFormElement) => form.requestSubmit());
}
