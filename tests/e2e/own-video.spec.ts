/** A lesson's own video in the browser's player. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import type { JourneyProduct } from "./product";

const HOUR_MS = 3_600_000;

/** The sample clip has 30 seconds. */
async function setClip(product: JourneyProduct): Promise<string> {
  return product.setOwnVideo(1, new Uint8Array(await readFile("demo/player/clip.webm")));
}

const secondOf = (page: Page) =>
  page.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime);

/** Muted, as a browser lets a page begin. */
async function play(page: Page): Promise<void> {
  await page.locator("video").evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    await video.play();
  });
}

test("MED-2 an own video plays, is recorded, resumes where it was left and keeps its speed", async ({
  product,
  trainee,
  traineePage: page,
}) => {
  await setClip(product);
  await page.goto("/training/lesson1");
  await play(page);
  await page.getByLabel("Speed").selectOption("2");
  const video = page.locator("video");
  await video.focus();
  await video.press("l");
  await expect.poll(() => secondOf(page)).toBeGreaterThan(11);
  await video.press("k");
  expect(await video.evaluate((each: HTMLVideoElement) => each.paused)).toBe(true);
  const left = await secondOf(page);
  await page.goto("/training");
  await expect
    .poll(async () => (await product.progressOf(trainee.userId))?.position)
    .toBeCloseTo(left, 0);
  await page.goto("/training/lesson1");
  await expect.poll(() => secondOf(page)).toBe(Math.floor(left));
  await expect(page.getByLabel("Speed")).toHaveValue("2");
  await video.press("m");
  expect(await video.evaluate((each: HTMLVideoElement) => each.muted)).toBe(true);
  await video.press("j");
  await expect.poll(() => secondOf(page)).toBeLessThan(left - 5);
});

test("MED-2 an address that expires is renewed, and the video goes on at the same place", async ({
  product,
  traineePage: page,
}) => {
  await setClip(product);
  await page.goto("/training/lesson1");
  const video = page.locator("video");
  await play(page);
  await video.evaluate((each: HTMLVideoElement) => {
    each.currentTime = 12;
  });
  await expect.poll(() => secondOf(page)).toBeGreaterThan(12);
  const before = await video.getAttribute("src");
  product.advanceClock(3 * HOUR_MS);
  // The clip is too short to be asked for in parts: this is what the browser says when the rest of one is refused.
  await video.evaluate((each: HTMLVideoElement) => each.dispatchEvent(new Event("error")));
  await expect(video).not.toHaveAttribute("src", before ?? "");
  await expect.poll(() => secondOf(page)).toBeGreaterThan(12);
  expect(await video.evaluate((each: HTMLVideoElement) => each.paused)).toBe(false);
  await expect(page.getByText("cannot be played")).toHaveCount(0);
});

test("MED-9 a lesson whose file was deleted says that there is no video yet, and one whose file is lost says so", async ({
  product,
  traineePage: page,
  expectFault,
}) => {
  const id = await setClip(product);
  await product.query("update media_renditions set sha256 = repeat('0', 64)");
  expectFault(/404/);
  await page.goto("/training/lesson1");
  await expect(page.getByRole("alert")).toContainText("The video cannot be played right now.");
  await product.query("delete from media_files where id = $1", [id]);
  await page.goto("/training/lesson1");
  await expect(page.getByText("Video not yet available for this lesson.")).toBeVisible();
});
