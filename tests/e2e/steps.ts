/** What several journeys do and look at. */
import {
  type BrowserContext,
  expect,
  type Frame,
  type Locator,
  type Page,
  type Request,
} from "@playwright/test";
import type { JourneyProduct, StoredProgress } from "./product";

/** The remote control that the stub's player page offers. */
type PlayerRemote = {
  heard: { method: string; value?: string; at: number }[];
  advance: (seconds: number) => void;
  seek: (seconds: number) => void;
  load: () => void;
  position: () => number;
};

declare global {
  interface Window {
    player: PlayerRemote;
  }
}

/** The toast with this title. */
export function toast(page: Page, title: string | RegExp): Locator {
  const toasts = page.getByRole("region", { name: "Notifications" });
  return toasts
    .locator("[role=dialog], [role=alertdialog]")
    .filter({ has: page.getByText(title, { exact: true }) });
}

const STEP_MS = 500;
const LONGEST_MS = 20_000;
/** What the steps and a busy machine may add or take. */
const TOLERANCE_MS = 1_500;

/** Expects a visible toast to go after so long, on a page whose clock is installed. */
export async function expectToLast(
  page: Page,
  shown: Locator,
  milliseconds: number,
): Promise<void> {
  // A toast under the pointer stays.
  await page.mouse.move(0, 0);
  const now = () => page.evaluate(() => Date.now());
  const begun = await now();
  // Fading out takes real time, in which the installed clock may run far ahead.
  const stays = shown.and(page.locator(":not([data-ending-style])"));
  while ((await stays.count()) > 0 && (await now()) - begun < LONGEST_MS)
    await page.clock.runFor(STEP_MS);
  const lasted = (await now()) - begun;
  expect(Math.abs(lasted - milliseconds), `lasted ${lasted} ms`).toBeLessThan(TOLERANCE_MS);
  await expect(shown).toHaveCount(0);
}

/** Opens lesson 1 with this video; answers its player. */
export async function openVideo(
  page: Page,
  product: JourneyProduct,
  video: string,
): Promise<Frame> {
  await product.setVideo(1, video);
  await page.goto("/training/lesson1");
  return playerOf(page);
}

/** The player's frame, once its page listens to the lesson. */
export async function playerOf(page: Page): Promise<Frame> {
  const frame = await frameOf(page);
  await frame.waitForFunction(() =>
    window.player.heard.some(({ value }) => value === "timeupdate"),
  );
  return frame;
}

/** The player's frame, whether or not its page hears the lesson. */
export async function frameOf(page: Page): Promise<Frame> {
  const frame = await (await page.locator("iframe").elementHandle())?.contentFrame();
  if (!frame) throw new Error("There is no player on this page");
  await frame.waitForFunction(() => "player" in window);
  return frame;
}

export async function advance(frame: Frame, seconds: number): Promise<void> {
  await frame.evaluate((by) => window.player.advance(by), seconds);
}

/** Every request that saves progress from now on, with the moment it was made. */
export type Save = { at: number; body: StoredSave; request: Request };
type StoredSave = { lessonNumber: number; positionSeconds: number; progressSeconds: number };

export function watchSaves(context: BrowserContext): Save[] {
  const saves: Save[] = [];
  context.on("request", (request) => {
    if (!request.url().endsWith("/training/progress")) return;
    saves.push({ at: Date.now(), body: request.postDataJSON() as StoredSave, request });
  });
  return saves;
}

export async function expectStored(
  read: () => Promise<StoredProgress | null>,
  expected: Partial<StoredProgress> | null,
  within = 15_000,
): Promise<void> {
  const wanted = expected === null ? null : expect.objectContaining(expected);
  await expect.poll(read, { timeout: within }).toEqual(wanted);
}

/** A lesson's card on the dashboard. */
export function lessonCard(page: Page, lesson: number): Locator {
  return page
    .getByRole("article")
    .filter({ has: page.getByText(`Lesson ${lesson}`, { exact: true }) });
}

/** What a tab hears when another covers it, or when it comes back. */
export async function turn(page: Page, state: "hidden" | "visible"): Promise<void> {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, value: visibility });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}
