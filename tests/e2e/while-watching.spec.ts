/** What an administrator does while somebody watches a lesson: said in true words, and what was acknowledged stays. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { play, secondOf } from "./own-player";
import type { Trainee } from "./product";
import { chooseOf, toast } from "./steps";

const RESET = "An administrator has reset your training progress, so every lesson starts over.";

const news = (page: Page) => page.getByRole("main").getByRole("status").filter({ hasText: RESET });

async function clip(name = "player/clip"): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(`demo/${name}.webm`));
}

async function reset(admin: Page, { name }: Trainee): Promise<void> {
  await admin.goto("/training/adminpanel");
  await chooseOf(admin, name, "Reset Progress");
  await admin.getByRole("button", { name: "Reset Progress", exact: true }).click();
  await expect(toast(admin, `Training progress reset for ${name}`)).toBeVisible();
}

test("ADM-5 MED-4 every open lesson, playing or not, says once that it was reset, and progress counts again from there", async ({
  product,
  trainee,
  traineeBrowser,
  adminPage,
  expectFault,
}) => {
  expectFault(/status of 409.*\/training\/progress/);
  await product.useUpload(1, await clip());
  await product.useUpload(2, await clip());
  await product.setProgress(trainee.userId, 3, { seconds: 40 });
  const [still, playing] = [await traineeBrowser.newPage(), await traineeBrowser.newPage()];
  // Nobody has begun it.
  await still.goto("/training/lesson2");
  await playing.goto("/training/lesson1");
  await play(playing);
  await expect
    .poll(async () => (await product.progressOf(trainee.userId))?.furthest ?? 0)
    .toBeGreaterThan(4);
  for (const page of [still, playing]) await expect(news(page)).toHaveCount(0);
  await reset(adminPage, trainee);
  for (const page of [still, playing]) await expect(news(page)).toHaveCount(1);
  await expect.poll(() => secondOf(playing)).toBe(0);
  expect(await product.query("select lesson_number from lesson_progress")).toEqual([]);
  await play(playing);
  await expect
    .poll(async () => (await product.progressOf(trainee.userId))?.watched)
    .toMatch(/^\{\[0,/);
  const again = await product.progressOf(trainee.userId);
  expect(again?.furthest, "nothing from before").toBeLessThan(4 + 6);
  for (const page of [still, playing]) {
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(news(page)).toHaveCount(0);
  }
});

test("ADM-5 MED-9 a reset and another video are told apart", async ({
  product,
  trainee,
  traineePage: page,
  adminPage,
}) => {
  const first = await product.useUpload(1, await clip());
  const replaced = page.getByText("This lesson has a new video, so it starts over.");
  await page.goto("/training/lesson1");
  await product.deleteUpload(first);
  await expect(page.getByText("Video not yet available for this lesson.")).toBeVisible();
  await reset(adminPage, trainee);
  await product.useUpload(1, await clip());
  await expect(page.locator("video")).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(news(page)).toBeVisible();
  await expect(replaced, "it is the same content").toHaveCount(0);
  await product.useUpload(1, await clip("clips/facebook"));
  await expect(replaced).toBeVisible();
  await expect(news(page)).toBeVisible();
  await page.reload();
  await product.useUpload(1, await clip());
  await expect(replaced).toBeVisible();
  await expect(news(page)).toHaveCount(0);
});

test("MED-2 a lesson that is completed says so, to those who listen too", async ({
  product,
  trainee,
  traineePage: page,
}) => {
  await product.useUpload(1, await clip());
  await page.goto("/training/lesson1");
  await expect(page.locator("video")).toBeVisible();
  // A region that is there before is listened to.
  const region = await page.getByRole("article").getByRole("status").elementHandle();
  expect(await region?.textContent()).toBe("");
  await page.locator("video").evaluate((video: HTMLVideoElement) => {
    video.currentTime = 28;
  });
  await play(page);
  await expect.poll(() => region?.textContent()).toContain("Lesson completed");
  await expect.poll(async () => (await product.progressOf(trainee.userId))?.completed).toBe(true);
});
