/** The player of an own video, which is the browser's. */
import { expect, type Page } from "@playwright/test";

export const secondOf = (page: Page) =>
  page.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime);

/** Muted, as a browser lets a page begin. */
export async function play(page: Page): Promise<void> {
  await page.locator("video").evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    await video.play();
  });
}

/** Nothing of the video is on its way, so deleting its file leaves no request of the page unanswered. */
export async function untilLoaded(page: Page): Promise<void> {
  const loading = () =>
    page
      .locator("video")
      .evaluate(({ readyState, networkState, HAVE_METADATA, NETWORK_IDLE }: HTMLVideoElement) => ({
        known: readyState >= HAVE_METADATA,
        idle: networkState === NETWORK_IDLE,
      }));
  await expect.poll(loading).toEqual({ known: true, idle: true });
}
