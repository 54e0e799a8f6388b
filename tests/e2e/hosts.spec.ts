import { readFileSync } from "node:fs";
import path from "node:path";
import type { BrowserContext, Frame, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { expectStored, playerOf, toast } from "./steps";

const SCRIPT = readFileSync(path.resolve("tests/kit/host-page.js"), "utf8");
const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Player</title><link rel="icon" href="data:,"></head><body><p>A video</p><script type="module">${SCRIPT}</script></body></html>`;

/** A page in a player that sends what is in its fragment to the outermost page, as an advertisement could. */
const FORGER = "https://forger.example";
const FORGING = "<script>top.postMessage(decodeURIComponent(location.hash.slice(1)), '*')</script>";

const HOSTS = [
  {
    name: "YouTube",
    pasted: "https://youtu.be/dQw4w9WgX-_?si=abc&t=90",
    id: "dQw4w9WgX-_",
    player: "https://www.youtube-nocookie.com/embed/dQw4w9WgX-_",
    at: (second: number) => new RegExp(`start=${second}$`),
  },
  {
    name: "Vimeo",
    pasted: "https://vimeo.com/123456789/0a1b2c3d4e",
    id: "123456789",
    player: "https://player.vimeo.com/video/123456789",
    at: (second: number) => new RegExp(`h=0a1b2c3d4e&dnt=1#t=${second}s$`),
  },
  {
    name: "Wistia",
    pasted: '<wistia-player media-id="abc123def4" aspect="1.77"></wistia-player>',
    id: "abc123def4",
    player: "https://fast.wistia.net/embed/iframe/abc123def4",
    at: (second: number) => new RegExp(`time=${second}$`),
  },
];

/** Plays on, as the host's own page would report it. */
async function play(frame: Frame, seconds: number): Promise<void> {
  await frame.evaluate((by) => window.player.advance(by), seconds);
}

async function hosted(context: BrowserContext): Promise<void> {
  await context.route(`${FORGER}/**`, (route) =>
    route.fulfill({ contentType: "text/html", body: FORGING }),
  );
  for (const origin of HOSTS.map(({ player }) => new URL(player).origin))
    await context.route(`${origin}/**`, (route) =>
      route.fulfill({ contentType: "text/html", body: PAGE }),
    );
}

for (const host of HOSTS)
  test(`MED-3 a video of ${host.name} is pasted, watched, resumed and completed`, async ({
    adminBrowser,
    traineeBrowser,
    product,
    trainee,
    expectFault,
  }) => {
    expectFault(/status of 400.*\/admin\/upload-videos/);
    await hosted(adminBrowser);
    await hosted(traineeBrowser);
    await traineeBrowser.clock.install();
    await pasteVideo(await adminBrowser.newPage(), host);

    const page = await traineeBrowser.newPage();
    await page.goto("/training/lesson1");
    const stored = () => product.progressOf(trainee.userId);
    const frame = await playerOf(page);
    expect(frame.url().split("?")[0]).toBe(host.player);
    await play(frame, 12);
    await expectStored(traineeBrowser, stored, { furthest: 12, position: 12 });

    await forge(page, frame);
    await frame.evaluate(() => (window.player as unknown as { another: () => void }).another());
    // Saves are five seconds apart.
    await page.clock.runFor(5_000);
    await play(frame, 2);
    await expectStored(traineeBrowser, stored, {
      furthest: 14,
      position: 14,
      completed: false,
    });

    await page.reload();
    const again = await playerOf(page);
    expect(again.url()).toMatch(host.at(14));
    await play(again, 26);
    await expectStored(traineeBrowser, stored, { furthest: 40, completed: true });
    await expect(page.getByText("Completed", { exact: true })).toBeVisible();
  });

test("MED-6 a link to a second starts there, watches nothing and lowers nothing", async ({
  traineeBrowser,
  product,
  trainee,
}) => {
  await hosted(traineeBrowser);
  await traineeBrowser.clock.install();
  await product.setVideo(1, "still");
  const page = await traineeBrowser.newPage();
  const stored = () => product.progressOf(trainee.userId);
  await page.goto("/training/lesson1?t=39s");
  const frame = await playerOf(page);
  expect(frame.url()).toMatch(/t=39$/);
  await page.clock.runFor(20_000);
  await expect(page.getByText("Completed", { exact: true })).toHaveCount(0);
  await page.goto("/training");
  expect(await stored()).toBeNull();

  await product.setProgress(trainee.userId, 1, { seconds: 30 });
  await page.goto("/training/lesson1?t=0m9s");
  const lower = await playerOf(page);
  expect(lower.url()).toMatch(/t=9$/);
  await play(lower, 3);
  await expectStored(traineeBrowser, stored, { furthest: 30, position: 12 });
});

/** As an administrator, on the card of lesson 1, whose preview tells the length if the host does. */
async function pasteVideo(page: Page, { name, pasted, id, player }: (typeof HOSTS)[number]) {
  await page.goto("/admin/upload-videos");
  const card = page
    .getByRole("article")
    .filter({ has: page.getByText("Lesson 1", { exact: true }) });
  await card.getByRole("textbox").fill("https://www.loom.com/share/0123456789abcdef");
  await card.getByRole("button", { name: "Save Video" }).click();
  await expect(card).toContainText("YouTube, Vimeo, Wistia work");
  await card.getByRole("textbox").fill(pasted);
  await card.getByRole("button", { name: "Save Video" }).click();
  await expect(toast(page, "✓ Video Saved")).toBeVisible();
  await expect(card).toContainText(`Current video ID: ${id}`);
  await expect(card.locator("iframe")).toHaveAttribute("src", new RegExp(`^${player}`));
  if (name === "Vimeo") await expect(card).toContainText("Duration: 0:40");
}

/** The end of the video, as other windows would say it, and the player's own in another's words. */
async function forge(page: Page, frame: Frame): Promise<void> {
  const forged = [
    { event: "infoDelivery", info: { currentTime: 39, duration: 40 } },
    { event: "timeupdate", data: { seconds: 39, duration: 40 } },
    { method: "_trigger", args: ["timechange", 39] },
    { context: "player.js", event: "timeupdate", value: { seconds: 39, duration: 40 } },
  ].map((message) => JSON.stringify(message));
  await page.evaluate(() => {
    const received: string[] = [];
    Object.assign(window, { received });
    window.addEventListener("message", ({ data }) => received.push(String(data)));
  });
  for (const message of forged) {
    await page.evaluate((text) => window.postMessage(text, "*"), message);
    await frame.evaluate(
      (source) => {
        document.body.append(Object.assign(document.createElement("iframe"), { src: source }));
      },
      `${FORGER}/#${encodeURIComponent(message)}`,
    );
  }
  await page.waitForFunction(
    (count) =>
      (window as unknown as { received: string[] }).received.filter((each) => each.includes("39"))
        .length >= count,
    forged.length * 2,
  );
}
