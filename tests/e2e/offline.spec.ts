/** The connection is cut completely on the portal's pages: each stays as it is, and continues by itself (D1). */
import type { BrowserContext, Page } from "@playwright/test";
import { TcpProxy } from "../kit/tcp-proxy";
import { expect, test } from "./fixtures";
import { ADMIN_CODE, type JourneyProduct } from "./product";
import { hydrated } from "./steps";

declare global {
  interface Window {
    __reactRouterDataRouter: { navigate(address: string): Promise<void> };
  }
}

const NOTHING_LOST = "You are offline. Nothing was lost.";
const ONLY_HERE = "You are offline. Keep this page open: what you typed is only here.";
/** Either, by what the page has; `offline-words.spec.ts` tells them apart. */
const OFFLINE = /^You are offline\. (?:Nothing was lost|Keep this page open)/;

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
/** All pages share the code that waits: these are one of each kind of form, list and late data. */
const PAGES = [
  ["/training", "/admin/content/outcomes", "/tracker/run"],
  ["/tracker", "/admin/inbox", "/training/practice/objections"],
  ["/admin/settings/brand", "/admin/agenda", "/training/adminpanel"],
];

for (const [at, [what, cut]] of WAYS.entries()) {
  test(`NAV-4 D1 where ${what}, a page keeps its words, forms change nothing, and a clicked link opens afterward`, async ({
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
        await page.goto(address);
        await hydrated(page);
        const title = await page.locator("h1").innerText();
        const words = page.locator("main").locator("input[type=text], textarea").first();
        const hasWords = (await words.count()) > 0 && (await words.isEditable());
        if (hasWords) await words.fill("Typed words");
        await cut(true, browser, network);
        await submitFirst(page);
        await page.getByRole("button", { name: "Logout" }).click();
        await expect(page.getByText(hasWords ? OFFLINE : NOTHING_LOST)).toBeVisible();
        await page.locator("header").getByRole("link", { name: "Account" }).click();
        await expect(page.locator("h1")).toHaveText(title);
        if (hasWords) await expect(words).toHaveValue("Typed words");
        await cut(false, browser, network);
        // Settings ask before words that are not saved are left (OWN-2).
        if (address.startsWith("/admin/settings"))
          await page.getByRole("button", { name: "Leave", exact: true }).click();
        await expect(page).toHaveURL(`${baseURL}/account`);
        await expect(page.getByText("You are offline")).toBeHidden();
      });
    }
    await test.step("a link to another document", async () => {
      await page.goto("/tracker/import");
      await hydrated(page);
      const words = page.getByRole("textbox").first();
      await words.fill("Typed words");
      await cut(true, browser, network);
      await page.getByRole("link", { name: "Script", exact: true }).click();
      await expect(page.getByText(ONLY_HERE)).toHaveCount(1);
      await expect(words).toHaveValue("Typed words");
      await cut(false, browser, network);
      await expect(page).toHaveURL(`${baseURL}/script`);
    });
    await page.close();
    await network.cut();
  });
}

const FORMS = [
  ["/request-company-email", "/hiring/dmsetters"],
  ["/support", "/schedule/setup"],
] as const;

for (const [at, addresses] of FORMS.entries()) {
  test(`SLOT-2 BOOK-1 D1 without a connection a public form keeps its words, and is sent by itself afterward: ${addresses.join(", ")}`, async ({
    openBrowser,
    product,
    expectFault,
  }) => {
    expectFault(/net::ERR|Failed to load resource|Failed to fetch/);
    const browser = await openBrowser({ reducedMotion: "reduce" });
    const page = await browser.newPage();
    for (const address of addresses)
      await test.step(address, async () => {
        await page.goto(address);
        await hydrated(page);
        if (address.startsWith("/schedule")) await page.locator("[data-time]").first().click();
        const form = page.locator("main form[method=post]").first();
        await form.evaluate(filledIn);
        // Its token is fetched at the first touch: before the cut, or not at all.
        const name = form.getByLabel(/^Your (full legal )?name/);
        if (at === 0) await name.focus();
        await browser.setOffline(true);
        await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
        await expect(page.getByText(OFFLINE)).toBeVisible();
        await expect(form.getByRole("alert")).toContainText(/saved here|Nothing was lost/);
        await expect(name).toHaveValue("Ann Lee");
        const before = await arrived(product);
        await browser.setOffline(false);
        await expect.poll(() => arrived(product)).toBe(before + 1);
        await expect(form).toHaveCount(0);
      });
  });
}

test("NAV-4 SLOT-2 D1 the product stops and starts under an open form of the portal and one of the site", async ({
  product,
  traineePage,
  visitorPage,
  expectFault,
}) => {
  expectFault(/net::ERR|Failed to load resource|Failed to fetch/);
  await traineePage.goto("/tracker");
  await traineePage.getByRole("button", { name: "Add New Prospect" }).first().click();
  await traineePage.getByLabel("First Name").fill("Paula");
  await traineePage.getByLabel("Last Name").fill("Prospect");
  await visitorPage.goto("/request-company-email");
  await hydrated(visitorPage);
  const form = visitorPage.locator("main form[method=post]");
  await form.evaluate(filledIn);
  const add = traineePage.getByRole("button", { name: "Add Prospect" });
  await product.restart({}, async () => {
    await add.click();
    await expect(
      traineePage.getByText("Waiting for the connection: new prospect Paula Prospect"),
    ).toBeVisible();
    await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
    await expect(visitorPage.getByText("You are offline. Nothing was lost.")).toBeVisible();
  });
  await expect.poll(() => arrived(product)).toBe(1);
  await expect(traineePage.getByRole("row").filter({ hasText: "Paula Prospect" })).toBeVisible();
});

/** Each reloads its page or leads to another document; what it is sent by, and where it leads once the server is back. */
const DOCUMENT_FORMS: [page: string, form: string, button: string, then: RegExp][] = [
  ["/admin/content/objections", "form[aria-label='Does it rain frogs?']", "Not ours", /#asked$/],
  ["/admin/content/objections", "form[aria-label='Does it hail newts?']", "Make an entry", /open=/],
  ["/portal/search?q=theme", "main form[method=get]", "Search", /q=Typed\+words/],
  ["/training/search", "main form[method=get]", "Search", /q=Typed\+words/],
];

for (const [at, [what, cut]] of WAYS.slice(0, 2).entries()) {
  test(`CONT-2 PORT-2 D1 where ${what}, a form that loads a whole page waits on its page, and is sent by the button pressed last`, async ({
    openBrowser,
    product,
    expectFault,
  }) => {
    expectFault(/net::ERR|Failed to load resource|Failed to fetch/);
    for (const question of ["Does it rain frogs?", "Does it hail newts?"])
      await product.query(
        "insert into unanswered_questions (kind, words, question, asked) values ('reply', lower($1), $1, 1)",
        [question],
      );
    const network = new TcpProxy({ host: "127.0.0.1", port: Number(new URL(product.url).port) });
    await network.open();
    const baseURL = `http://127.0.0.1:${network.port}`;
    const browser = await openBrowser({ baseURL, as: ADMIN_CODE });
    const page = await browser.newPage();
    for (const [address, selector, name, then] of DOCUMENT_FORMS)
      await test.step(`${address} ${name}`, async () => {
        await page.goto(address);
        await hydrated(page);
        const title = await page.locator("h1").innerText();
        const form = page.locator(selector).first();
        const words = form.getByRole("searchbox");
        if ((await words.count()) > 0) await words.fill("Typed words");
        await cut(true, browser, network);
        const others = form.getByRole("button").filter({ hasNotText: name });
        if ((await others.count()) > 0) await others.first().click();
        await form.getByRole("button", { name }).click();
        await expect(page.getByText("You are offline. Nothing was lost.")).toBeVisible();
        await expect(page.locator("h1")).toHaveText(title);
        if ((await words.count()) > 0) await expect(words).toHaveValue("Typed words");
        await cut(false, browser, network);
        await expect(page).toHaveURL(then);
      });
    const left = await product.query(
      "select question from unanswered_questions where not not_ours",
    );
    expect(left, `after way ${at}`).toEqual([{ question: "Does it hail newts?" }]);
    await page.close();
    await network.cut();
  });
}

test("ADM-2 D1 a search of the panel without a connection says so, keeps its words and the list, and can be repeated", async ({
  adminPage: page,
  trainee,
  expectFault,
}) => {
  expectFault(/net::ERR|Failed to load resource|Failed to fetch/);
  await page.goto("/training/adminpanel");
  await hydrated(page);
  const search = page.getByRole("searchbox").first();
  await search.fill("Nobody of that name");
  await page.context().setOffline(true);
  await search.press("Enter");
  await expect(page.getByRole("alert")).toHaveText(
    /^We can't reach the server, so nothing was searched\. Your search and this list stay/,
  );
  await expect(search).toHaveValue("Nobody of that name");
  await expect(page.getByText(trainee.name).first()).toBeVisible();
  await page.context().setOffline(false);
  await search.press("Enter");
  await expect(page.getByText("No users match your search and filters.")).toBeVisible();
});

test("SCR-2 D1 what a page loads late waits for the server, and the page stays", async ({
  openBrowser,
  expectFault,
}) => {
  expectFault(/net::ERR|Failed to load resource|Failed to fetch/);
  const browser = await openBrowser();
  const page = await browser.newPage();
  await page.goto("/script");
  await hydrated(page);
  await browser.setOffline(true);
  await page.getByRole("button", { name: "Copy: Open the conversation" }).click();
  await expect(page.getByText("You are offline. Nothing was lost.")).toBeVisible();
  await browser.setOffline(false);
  await expect(page.getByRole("dialog", { name: "Who is this for?" })).toBeVisible();
});

test("NAV-4 D1 the way back to a page whose code is not loaded waits for the server, and this one keeps its words", async ({
  traineePage: page,
  expectFault,
}) => {
  expectFault(/net::ERR|Failed to load resource/);
  await page.goto("/training");
  await hydrated(page);
  await page.getByRole("link", { name: "Tracker" }).first().click();
  await expect(page).toHaveURL("/tracker");
  await page.reload();
  await hydrated(page);
  const words = page.getByRole("searchbox").first();
  await words.fill("Typed words");
  await page.context().setOffline(true);
  await page.evaluate(() => history.back());
  await expect(page.getByText("You are offline. Nothing was lost.")).toBeVisible();
  await expect(page).toHaveURL("/tracker");
  await expect(words).toHaveValue("Typed words");
  await page.context().setOffline(false);
  await expect(page).toHaveURL("/training");
  await page.goForward();
  await expect(page).toHaveURL("/tracker");
});

test("NAV-4 RT-1 D1 a page that was to be loaded again meanwhile stays, and shows what changed once the server is back", async ({
  openBrowser,
  product,
  trainee,
  expectFault,
}) => {
  expectFault(/net::ERR|Failed to load resource|status of 502/);
  const browser = await openBrowser({ as: ADMIN_CODE });
  const page = await browser.newPage();
  await page.goto("/training/adminpanel");
  await hydrated(page);
  await expect(page.getByText(trainee.name).first()).toBeVisible();
  await browser.route(/\.data/, (route) => route.fulfill({ status: 502, body: "Bad Gateway" }));
  await browser.route("/readyz", (route) => route.fulfill({ status: 502, body: "Bad Gateway" }));
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.getByText("You are offline. Nothing was lost.")).toBeVisible();
  // Not sooner: a load that was on its way already would read it.
  await product.query("update trainee_overviews set name = $1 where user_id = $2", [
    "Ann Renamed",
    trainee.userId,
  ]);
  await expect(page.getByText(trainee.name).first()).toBeVisible();
  await browser.unrouteAll();
  await expect(page.getByText("Ann Renamed").first()).toBeVisible();
});

test("PORT-2 D1 the portal's search, whose code is loaded late, opens when the server is back", async ({
  traineePage: page,
  expectFault,
}) => {
  expectFault(/net::ERR|Failed to load resource/);
  await page.goto("/training");
  await hydrated(page);
  await page.context().setOffline(true);
  await page.keyboard.press("Control+k");
  await expect(page.getByText("You are offline. Nothing was lost.")).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("SLOT-2 D1 a form sent before its script has come is kept, and filled in when its page is opened again", async ({
  openBrowser,
  expectFault,
}) => {
  expectFault(/net::ERR|Failed to load resource/);
  const browser = await openBrowser();
  const page = await browser.newPage();
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto("/support");
  const form = page.locator("main form[method=post]").first();
  await form.evaluate(filledIn);
  await browser.setOffline(true);
  const failed = page.waitForEvent("requestfailed", (request) => request.isNavigationRequest());
  await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
  await failed;
  await browser.setOffline(false);
  const again = await browser.newPage();
  await again.goto("/support");
  await hydrated(again);
  await expect(again.getByLabel(/^Your (full legal )?name/)).toHaveValue("Ann Lee");
});

test("C9 D1 a visitor's page, which has no routes of the portal, opens it as a new document once the server is back", async ({
  visitorPage: page,
  expectFault,
}) => {
  expectFault(/net::ERR|Failed to load resource/);
  await page.goto("/support");
  await hydrated(page);
  await page.context().setOffline(true);
  await page.evaluate(() => void window.__reactRouterDataRouter.navigate("/tracker"));
  await expect(page.getByText("You are offline. Nothing was lost.")).toBeVisible();
  await expect(page).toHaveURL("/support");
  await page.context().setOffline(false);
  await expect(page).toHaveURL("/auth?redirect=%2Ftracker");
  await expect(page.getByLabel("Access code")).toBeVisible();
});

test("C9 SEO-1 a visitor's page leads to another one without a new document, and leaves none of its structured data", async ({
  visitorPage: page,
}) => {
  await page.goto("/support");
  await hydrated(page);
  const described = page.locator("script[type='application/ld+json']");
  await expect(described).not.toHaveCount(0);
  await page.evaluate(() => void window.__reactRouterDataRouter.navigate("/crm-request"));
  await expect(page).toHaveTitle(/CRM/);
  await expect(described).toHaveCount(0);
});

/** How many forms and bookings the product has. */
async function arrived(product: JourneyProduct): Promise<number> {
  const [row] = await product.query<{ count: number }>(
    "select (select count(*) from submissions)::int + (select count(*) from bookings)::int as count",
  );
  return row?.count ?? 0;
}

/** Fills in every required field; runs in the page. */
function filledIn(form: HTMLFormElement): void {
  const texts: Record<string, string> = {
    email: "ann@example.com",
    tel: "+1 555 010 0199",
    date: "2026-12-01",
    profile: "facebook.com/ann.lee",
  };
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement && field.required)
      field.value = [...field.options].find(({ value }) => value !== "")?.value ?? "";
    if (field instanceof HTMLTextAreaElement && field.required) field.value = "What I need";
    if (!(field instanceof HTMLInputElement) || !field.required) continue;
    if (field.type === "radio")
      field.checked ||= !form.querySelector(`[name="${field.name}"]:checked`);
    else if (field.type === "checkbox") field.checked = true;
    else field.value = texts[field.name] ?? texts[field.type] ?? "Ann Lee";
  }
}

/** Sends the page's first form, if it has one. */
async function submitFirst(page: Page): Promise<void> {
  const forms = page.locator("main form[method=post]");
  if ((await forms.count()) > 0)
    await forms.first().evaluate((form: HTMLFormElement) => form.requestSubmit());
}
