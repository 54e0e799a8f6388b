/** Steps and checks that several journeys share. */
import { readdir, readFile } from "node:fs/promises";
import { type BrowserContext, expect, type Frame, type Locator, type Page } from "@playwright/test";
import { untilTrue } from "./in-page.ts";
import type { JourneyProduct, StoredProgress } from "./product";

/** The remote control of the stub's player page. */
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
    timesHeard: number;
  }
}

const ASSETS = "build/client/assets";

/** The address of the built script with this word in it: files are named by their contents. */
export async function builtScriptWith(word: string): Promise<string> {
  for (const name of await readdir(ASSETS))
    if (name.endsWith(".js") && (await readFile(`${ASSETS}/${name}`, "utf8")).includes(word))
      return `/assets/${name}`;
  throw new Error(`No built script contains ${word}`);
}

/** The package that draws the confetti. */
export const confettiScript = () => builtScriptWith("shapeFromPath");

export function toast(page: Page, title: string | RegExp): Locator {
  const toasts = page.getByRole("region", { name: "Notifications" });
  return toasts.getByRole("listitem").filter({ has: page.getByText(title, { exact: true }) });
}

/** Chooses from the menu of a trainee's row in the panel. */
export async function chooseOf(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole("button", { name: `More for ${name}`, exact: true }).click();
  await page
    .locator("[popover]:popover-open")
    .getByRole("button", { name: item, exact: true })
    .click();
}

/** A clock step for what a page does within a moment, such as moving in or out. */
export const MOMENT_MS = 200;
/** How far the clock may run while it is being stopped. */
const STOPPING_MS = 5_000;

/** Stops an installed clock: from now on only the test moves it. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + STOPPING_MS);
}

/** Expects a visible toast to disappear after this long, on a page whose clock was stopped before it came. */
export async function expectToLast(
  page: Page,
  shown: Locator,
  milliseconds: number,
): Promise<void> {
  // A toast under the pointer stays.
  await page.mouse.move(0, 0);
  await page.clock.runFor(milliseconds - MOMENT_MS);
  await expect(shown).toHaveCount(1);
  await page.clock.runFor(2 * MOMENT_MS);
  await expect(shown).toHaveCount(0);
  await page.clock.resume();
}

/** Opens lesson 1 with this video; returns its player. */
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
  await untilTrue(frame, () => window.player.heard.some(({ value }) => value === "timeupdate"));
  return frame;
}

async function frameNow(page: Page): Promise<Frame> {
  const frame = await (await page.locator("iframe").elementHandle())?.contentFrame();
  if (!frame) throw new Error("There is no player on this page");
  await untilTrue(frame, () => "player" in window);
  return frame;
}

/** The player's frame, whether or not its page listens to the lesson. */
export async function frameOf(page: Page): Promise<Frame> {
  // One that is just loaded again has a frame that goes, and then one that stays: the same at two looks.
  let [seen, before]: (Frame | null)[] = [null, null];
  const stays = async () => {
    before = seen;
    seen = await frameNow(page).catch(() => null);
    return seen !== null && seen === before;
  };
  await expect.poll(stays).toBe(true);
  if (!seen) throw new Error("There is no player on this page");
  return seen;
}

/** Plays on by this many seconds in one jump; returns when the page has received it. */
export async function advance(frame: Frame, seconds: number): Promise<void> {
  await heardBy(frame, () => frame.evaluate((by) => window.player.advance(by), seconds));
}

export async function seek(frame: Frame, second: number): Promise<void> {
  await heardBy(frame, () => frame.evaluate((to) => window.player.seek(to), second));
}

/** A player's message takes a moment to reach the page, which may be asked something else in the meantime. */
async function heardBy(frame: Frame, act: () => Promise<void>): Promise<void> {
  const page = frame.page();
  await page.evaluate(() => {
    window.timesHeard = 0;
    window.addEventListener("message", ({ data }) => {
      if (JSON.stringify(data).includes("timeupdate")) window.timesHeard += 1;
    });
  });
  await act();
  await untilTrue(page, () => window.timesHeard > 0);
}

/** A request that saved progress: when it was made by the page's clock, and whether it was to outlive the page. */
export type Save = { at: number; keepalive: boolean };

/** Records every save of this browser's pages; returns a function that reads them. */
export async function watchSaves(
  context: BrowserContext,
): Promise<(page: Page) => Promise<Save[]>> {
  await context.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (input, init) => {
      if (String(input).endsWith("/training/progress")) {
        const saves: Save[] = JSON.parse(localStorage.getItem("saves") ?? "[]");
        saves.push({ at: Date.now(), keepalive: init?.keepalive ?? false });
        localStorage.setItem("saves", JSON.stringify(saves));
      }
      return fetch(input, init);
    };
  });
  return (page) => page.evaluate(() => JSON.parse(localStorage.getItem("saves") ?? "[]"));
}

/** Waits until this is stored, on pages with an installed clock: their time runs faster while waiting. */
export async function expectStored(
  context: BrowserContext,
  read: () => Promise<StoredProgress | null>,
  expected: Partial<StoredProgress>,
): Promise<void> {
  const soon = async () => {
    await context.clock.runFor(MOMENT_MS);
    return read();
  };
  await expect.poll(soon, { intervals: [20] }).toEqual(expect.objectContaining(expected));
}

/** A lesson's card on the dashboard. */
export function lessonCard(page: Page, lesson: number): Locator {
  return page
    .getByRole("article")
    .filter({ has: page.getByText(`Lesson ${lesson}`, { exact: true }) });
}

/** What a tab receives when another covers it, or when it comes back. */
export async function turn(page: Page, state: "hidden" | "visible"): Promise<void> {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, value: visibility });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}

/** Waits until scripts have hydrated the page: elements that move as they do may slip away from under a click. */
export async function hydrated(page: Page): Promise<void> {
  await untilTrue(page, () => {
    const [, root] =
      Object.entries(document).find(([key]) => key.startsWith("__reactContainer")) ?? [];
    return root?.stateNode.current.memoizedState.isDehydrated === false;
  });
}

/** Whether this page has sent what its person did; a browser's zone alone is nothing of that. */
export function actsSent(page: Page): () => boolean {
  let isSent = false;
  page.on("request", (request) => {
    if (!request.url().endsWith("/tracker/acts")) return;
    const { acts } = request.postDataJSON() as { acts: readonly unknown[] };
    isSent ||= acts.length > 0;
  });
  return () => isSent;
}
