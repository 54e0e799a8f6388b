/** The first look at the product: `npm run demo`, and a lesson that plays (VID-1 … VID-4). */
import type { Page, Response } from "@playwright/test";
import { endChild, spawnProduct } from "../kit/child-product";
import { freePort } from "../kit/free-port";
import { expect, test, watch } from "./fixtures";

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

test("LES-2 VID-2 VID-4 in the demo a lesson plays, goes on where it stopped, and is completed", async ({
  browser,
  faults,
}) => {
  const demo = await spawnProduct({ PORT: String(await freePort()) }, ["scripts/run.mjs", "demo"]);
  try {
    const code = () => /signs in with (\d+)/.exec(demo.output())?.[1];
    await expect.poll(code, { timeout: 30_000 }).toBeDefined();
    // Another name of the same machine than the one that the player's address has.
    const baseURL = demo.url.replace("localhost", "127.0.0.1");
    const context = await browser.newContext({ baseURL });
    await watch(context, faults);
    await context.request.post("/auth", { form: { accessCode: code() ?? "" } });
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
  } finally {
    await endChild(demo, "SIGTERM");
  }
});
