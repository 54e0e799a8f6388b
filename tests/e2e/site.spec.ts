import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { publicPaths } from "../kit/public-paths";
import { expect, test } from "./fixtures";
import { confettiScript, hydrated } from "./steps";

/** Pages that people work in: they have a separate frame. */
const TOOLS = new Set(["/script"]);

async function allPaths(page: Page): Promise<string[]> {
  return publicPaths(await (await page.request.get("/sitemap.xml")).text());
}

test.describe("without JavaScript", () => {
  test("SEO-2 every public page is there: its heading, its text, its way to the others", async ({
    openBrowser,
  }) => {
    const page = await (await openBrowser({ javaScriptEnabled: false })).newPage();
    const paths = await allPaths(page);
    expect(paths.length).toBeGreaterThan(5);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
      expect((await page.locator("main").innerText()).length, path).toBeGreaterThan(400);
      if (TOOLS.has(path)) continue;
      const link = page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" });
      await expect(link, path).toBeVisible();
    }
  });

  test("LAND-4 LAND-6 LAND-7 tabs change, one answer is open at a time, and the button leads to booking", async ({
    openBrowser,
  }) => {
    const page = await (await openBrowser({ javaScriptEnabled: false })).newPage();
    await page.goto("/");
    const module = page.getByRole("heading", { name: "DM and Prospecting Mastery" });
    const practice = page.getByRole("heading", { name: "Interview practice" });
    await expect(module).toBeVisible();
    await expect(practice).toBeHidden();
    await page.getByText("Practical Training").click();
    await expect(practice).toBeVisible();
    await expect(module).toBeHidden();
    await page.keyboard.press("ArrowLeft");
    await expect(module).toBeVisible();

    const answers = page.locator("details[name=faq] p");
    await page.getByText("How much do graduates earn?").click();
    await expect(answers.filter({ visible: true })).toHaveText(/\$50K-\$85K/);
    await page.getByText("What equipment do I need?").click();
    await expect(answers.filter({ visible: true })).toHaveText(/quiet space/);
    await page.getByText("What equipment do I need?").click();
    await expect(answers.filter({ visible: true })).toHaveCount(0);

    await page.getByRole("button", { name: "Claim Your Spot" }).click();
    await expect(page).toHaveURL(/\/book\??$/);
  });
});

test("LAND-9 on a phone the pictures of the product are side by side, and a keyboard scrolls them", async ({
  visitorPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/");
  const row = page.getByRole("region", { name: "Product pictures" });
  await row.scrollIntoViewIfNeeded();
  const tops = await row
    .getByRole("heading")
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(tops).toHaveLength(4);
  expect(new Set(tops).size).toBe(1);
  await row.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  const sideways = () => document.documentElement.scrollWidth - window.innerWidth;
  expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0);
});

test.describe("the header", () => {
  test("NAV-1 on the front page its links scroll, and the logo leads back up", async ({
    visitorPage: page,
  }) => {
    await page.goto("/");
    const scrolled = () => page.evaluate(() => Math.round(scrollY));
    for (const [name, id] of [
      ["Program", "program"],
      ["Get Started", "get-started"],
    ] as const) {
      const stopped = page.evaluate(
        () => new Promise<null>((stop) => addEventListener("scrollend", () => stop(null))),
      );
      await page.getByRole("banner").getByRole("link", { name }).click();
      await stopped;
      await expect(page).toHaveURL(new RegExp(`/#${id}$`));
      const top = await page.locator(`#${id}`).evaluate((each) => each.getBoundingClientRect().top);
      expect(Math.abs(top - 88), `#${id} stops under the header`).toBeLessThan(40);
    }
    await expect.poll(scrolled).toBeGreaterThan(2_000);
    await page.getByRole("banner").getByRole("link", { name: "Setpoint" }).click();
    await expect.poll(scrolled).toBe(0);
    const behavior = () => getComputedStyle(document.documentElement).scrollBehavior;
    expect(await page.evaluate(behavior)).toBe("smooth");
  });

  test("NAV-1 elsewhere they lead to the front page first, and the logo to its top", async ({
    visitorPage: page,
  }) => {
    for (const [name, id] of [
      ["Program", "program"],
      ["Get Started", "get-started"],
    ] as const) {
      await page.goto("/terms");
      await page.getByRole("banner").getByRole("link", { name }).click();
      await expect(page).toHaveURL(new RegExp(`/#${id}$`));
      await expect(page.locator(`#${id}`)).toBeInViewport();
    }
    await page.goto("/terms");
    await page.getByRole("banner").getByRole("link", { name: "Setpoint" }).click();
    await expect(page).toHaveURL(/\/$/);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test.describe("the one animated moment", () => {
  test("LAND-8 busy for good, dots every 500 ms, 100 pieces and twice 50 more, and away after 600 ms", async ({
    visitorPage: page,
  }) => {
    await page.addInitScript(countPieces);
    await page.clock.install();
    const script = page.waitForResponse(`**${await frontPageScript()}`);
    await page.goto("/");
    const button = page.getByRole("main").locator("form button");
    await page.keyboard.press("Tab");
    await (await script).finished();
    const confetti = page.waitForResponse(`**${await confettiScript()}`);
    await button.hover();
    await (await confetti).finished();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const piecesAfter = async (ms: number) => {
      await page.clock.runFor(ms);
      return page.evaluate(() => (window as unknown as { pieces: number }).pieces);
    };

    await button.click();
    await expect(button).toBeDisabled();
    await expect(button).toHaveText("TRANSFORMING CAREER.");
    await expect(button).toHaveAttribute("data-busy", "");
    await expect(page.locator("canvas")).toHaveCount(1);
    expect(await piecesAfter(100)).toBe(100);
    expect(await piecesAfter(99)).toBe(100);
    expect(await piecesAfter(51)).toBe(150);
    expect(await piecesAfter(149)).toBe(150);
    expect(await piecesAfter(51)).toBe(200);
    await expect(button).toHaveText("TRANSFORMING CAREER.");
    await page.clock.runFor(49);
    await expect(button).toHaveText("TRANSFORMING CAREER.");
    await page.clock.runFor(1);
    await expect(button).toHaveText("TRANSFORMING CAREER..");
    await page.clock.runFor(99);
    await expect(page).toHaveURL(/\/$/);
    await expect(button).toBeDisabled();
    await page.clock.runFor(1);
    await expect(page).toHaveURL(/\/book$/);
  });

  test("LAND-8 with reduced motion there is no confetti, and the way is straight", async ({
    openBrowser,
  }) => {
    const page = await (await openBrowser({ reducedMotion: "reduce" })).newPage();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto("/");
    await page.getByRole("button", { name: "Claim Your Spot" }).hover();
    const script = await frontPageScript();
    await expect.poll(() => asked.some((url) => url.endsWith(script))).toBe(true);
    await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: "Claim Your Spot" }).click();
    await expect(page).toHaveURL(/\/book$/);
    const confetti = await confettiScript();
    expect(asked.filter((url) => url.endsWith(confetti))).toEqual([]);
  });
});

test("LAND-2 the hero's conversation is whole at first sight, and still where motion is unwanted", async ({
  openBrowser,
}) => {
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    const page = await (await openBrowser({ reducedMotion })).newPage();
    await page.goto("/");
    const begun = await page
      .locator("figure")
      .first()
      .evaluate((figure) => {
        const moving = figure.getAnimations({ subtree: true });
        for (const animation of moving) {
          animation.pause();
          animation.currentTime = 0;
        }
        const all = [...figure.querySelectorAll("*")].map((each) => getComputedStyle(each));
        return {
          moving: moving.length,
          hidden: all.filter(({ opacity }) => opacity !== "1").length,
        };
      });
    expect(begun.hidden).toBe(0);
    expect(begun.moving > 0).toBe(reducedMotion === "no-preference");
  }
});

test("SEO-2 a page that is hydrated shows the same as before", { tag: "@window" }, async ({
  openBrowser,
  expectFault,
}) => {
  expectFault(/ERR_FAILED|Failed to fetch dynamically/);
  const shown = async (isHydrated: boolean) => {
    const page = await (await openBrowser()).newPage();
    if (!isHydrated) await page.route("**/*.js", (route) => route.abort());
    await page.goto("/script");
    if (isHydrated) await hydrated(page);
    return page.locator("main").innerText();
  };
  expect((await shown(true)).replace(/localhost:\d+/g, "")).toBe(
    (await shown(false)).replace(/localhost:\d+/g, ""),
  );
});

test("SEO-2 no script is asked for on a page of text", { tag: "@window" }, async ({
  visitorPage: page,
}) => {
  await page.goto("/privacy", { waitUntil: "networkidle" });
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")),
  );
  expect(scripts).toEqual([]);
});

async function frontPageScript(): Promise<string> {
  return JSON.parse(await readFile("build/page-scripts.json", "utf8"))["app/site/front-page.ts"];
}

/** Records in `window.pieces` how many pieces the confetti's last frame had. */
function countPieces(): void {
  const counted = Object.assign(window, { pieces: 0, drawn: 0 });
  const drawing = CanvasRenderingContext2D.prototype;
  const before = <Method extends (...given: never[]) => unknown>(
    target: Method,
    then: () => void,
  ) =>
    new Proxy(target, {
      apply(original, canvas, given) {
        then();
        return Reflect.apply(original, canvas, given);
      },
    });
  drawing.clearRect = before(drawing.clearRect, () => {
    counted.drawn = 0;
  });
  drawing.fill = before(drawing.fill, () => {
    counted.drawn += 1;
    counted.pieces = counted.drawn;
  });
}
