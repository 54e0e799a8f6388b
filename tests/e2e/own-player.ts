/** The player of an own video, which is the browser's. */
import type { Page } from "@playwright/test";

export const secondOf = (page: Page) =>
  page.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime);

/** Muted, as a browser lets a page begin. */
export async function play(page: Page): Promise<void> {
  await page.locator("video").evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    await video.play();
  });
}
