import type { Page } from "@playwright/test";
import { SEARCH_LABEL } from "~/portal/portal-pages";
import { expect, test } from "./fixtures";

const searchField = (page: Page) => page.getByRole("combobox", { name: SEARCH_LABEL });

test("PORT-2 Ctrl+K opens a search, arrows choose and Enter opens, without the mouse", async ({
  adminPage: page,
  product,
}) => {
  await product.createTrainee("Penelope", "Finder");
  await page.goto("/training");
  await page.keyboard.press("Control+k");
  const search = searchField(page);
  await expect(search).toBeFocused();
  await expect(page.getByRole("option", { name: "Training" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await search.fill("penelope");
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/adminpanel\?person=/);
  await expect(page.getByText("Penelope Finder").first()).toBeVisible();

  await page.keyboard.press("Control+k");
  await search.fill("lesson buyer");
  const second = page.getByRole("option").nth(1);
  await expect(second).toBeVisible();
  await expect(page.getByRole("option", { name: "The 4 Buyer Types" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(second).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Escape");
  await expect(search).toHaveCount(0);
});

test("PORT-2 words typed while the search's code is on its way stand in it, and press no key of the page", async ({
  traineePage: page,
}) => {
  await page.goto("/tracker");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Code that is loaded late waits for the server's word that it is there.
  await page.route(/readyz/, async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press("Control+k");
  await page.keyboard.type("lesson ? ");
  await expect(page.getByRole("textbox", { name: SEARCH_LABEL })).toBeFocused();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  release();
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.type("buyer");
  await expect(searchField(page)).toHaveValue("lesson ? buyer");
  await page.keyboard.press("Escape");
  await expect(searchField(page)).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(searchField(page)).toHaveValue("");
});

test("PORT-2 RT-1 a page that loads again while the search is open takes no key from it", async ({
  traineePage: page,
  product,
  trainee,
}) => {
  await page.goto("/account");
  await page.getByRole("link", { name: "Training", exact: true }).click();
  await expect(page).toHaveURL("/training");
  await page.keyboard.press("Control+k");
  await searchField(page).fill("lesson buyer");
  const options = page.getByRole("option");
  await expect(page.getByRole("option", { name: "The 4 Buyer Types" })).toBeVisible();
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  const again: string[] = [];
  await page.route(/\/portal\/search/, (route) => {
    again.push(route.request().url());
  });
  // What has changed is loaded again, and while it is on its way the page changes.
  await product.setProgress(trainee.userId, 1, { seconds: 40 });
  await expect.poll(() => again.length).toBe(1);
  await page.evaluate(() => history.back());
  await expect.poll(() => again.length).toBe(2);
  await page.keyboard.press("ArrowDown");
  await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("WEEK-4 Enter that comes before the results opens what was typed, not what was found before", async ({
  adminPage: page,
}) => {
  await page.goto("/training");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("option", { name: "Training" })).toBeVisible();
  await searchField(page).fill("audit log");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/log$/);
});

test("WEEK-4 on the script page what a prospect said finds the reply, and Enter copies it", {
  tag: "@window",
}, async ({ traineePage: page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/script");
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(searchField(page)).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await searchField(page).fill("my wife says no");
  const script = page.getByRole("group", { name: "Script" });
  await expect(script.getByRole("option").first()).toContainText("I have to ask my partner");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Reply copied to clipboard")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.length).toBeGreaterThan(40);
  await expect(page).toHaveURL(/\/script$/);
  await page.keyboard.press("Control+k");
  await searchField(page).fill("log out");
  await expect(page.getByRole("option", { name: "Log out" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await page.keyboard.press("Enter");
  await expect(page.getByText("Logged out", { exact: true })).toBeVisible();
});

const ACTS = [
  {
    name: "an answer after a lesson",
    path: "/training/lesson1",
    act: async (page: Page) => {
      const form = page.getByRole("region", { name: "Check yourself" }).locator("form").first();
      await form.getByRole("radio").or(form.getByRole("textbox")).first().focus();
      if ((await form.getByRole("radio").count()) > 0)
        await form.getByRole("radio").first().check();
      else await form.getByRole("textbox").fill("something");
      await form.getByRole("button").click();
    },
    result: /^(Right|Not quite)/,
  },
  {
    name: "a reply to an objection",
    path: "/training/practice/objections",
    act: async (page: Page) => {
      await page.getByLabel("Your reply").fill("I understand. All the best!");
      await page.getByRole("button", { name: "Check" }).click();
    },
    result: /^(Right|Not yet)/,
  },
];

for (const { name, path, act, result } of ACTS)
  test(`WEEK-8 after ${name} the focus stands on its result, in the window`, async ({
    traineePage: page,
  }) => {
    await page.goto(path);
    await act(page);
    await expect(page.locator(":focus")).toHaveText(result);
    await expect(page.locator(":focus")).toBeInViewport();
  });

test("PORT-1 on a phone the navigation is at the bottom and covers neither toasts nor the page's end", async ({
  trainee,
  visitorPage: page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // A sign-in, unlike a session that was begun for the journey, leaves a toast.
  await page.context().request.post("/auth", { form: { accessCode: trainee.accessCode } });
  await page.goto("/training");
  const nav = page.getByRole("navigation", { name: "Portal" });
  const bar = await nav.boundingBox();
  expect(bar && Math.round(bar.y + bar.height)).toBe(640);
  const toast = await page.getByText("Logged in successfully").boundingBox();
  expect(toast && bar && toast.y + toast.height <= bar.y).toBe(true);
  await page.evaluate(() =>
    window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }),
  );
  const footer = await page.getByRole("contentinfo").boundingBox();
  expect(footer && bar && footer.y + footer.height <= bar.y + 1).toBe(true);
  await nav.getByRole("link", { name: "Tracker" }).click();
  await expect(page.getByRole("heading", { name: "Prospect Tracker" })).toBeVisible();
  await expect(nav.getByRole("link", { name: "Tracker" })).toHaveAttribute("aria-current", "page");
});

test("WEEK-4 header, search, account and navigation stand in the same place on every page, and the theme is the same", async ({
  traineePage: page,
}) => {
  const placesOn = async (path: string) => {
    await page.goto(path);
    const portal = page.getByRole("navigation", { name: "Portal" });
    const header = page.getByRole("banner");
    const parts = {
      header,
      company: header.getByRole("link").first(),
      pages: portal,
      training: portal.getByRole("link", { name: "Training" }),
      board: portal.getByRole("link", { name: "Board" }),
      search: header.getByRole("link", { name: "Search" }),
      theme: header.getByRole("button", { name: /^Dark theme/ }),
      account: header.getByRole("link", { name: "Account" }),
    };
    const boxes = Object.entries(parts).map(async ([name, part]) => {
      const { x, y, height } = (await part.boundingBox()) ?? {};
      return [name, { x, y, height }];
    });
    const theme = await page.locator("html").getAttribute("data-theme");
    return { ...Object.fromEntries(await Promise.all(boxes)), theme };
  };
  await page.goto("/script");
  await page.getByRole("button", { name: /^System theme/ }).click();
  await page.getByRole("button", { name: /^Light theme/ }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const expected = await placesOn("/training");
    for (const path of ["/script", "/operations", "/tracker", "/training/practice"])
      expect(await placesOn(path), `${path} at ${width}`).toEqual(expected);
  }
});

test("WEEK-8 WEEK-9 a security notice is one line on a phone, covers nothing, and leaves the focus at the page's content", async ({
  traineePage: page,
  trainee,
  product,
}) => {
  await product.query(
    `insert into account_notices (user_id, kind, facts) select $1, 'new-device', $2
     from generate_series(1, 3)`,
    [trainee.userId, JSON.stringify({ device: "Chrome on Linux", address: "203.0.113.7" })],
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/tracker");
  const notice = page.getByRole("region", { name: "Security notice" });
  const box = await notice.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(52);
  await notice.getByRole("button", { name: "It was me" }).press("Enter");
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
});
