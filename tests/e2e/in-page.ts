/** What a page's own scripts have done, asked from outside. */
import { setTimeout } from "node:timers/promises";
import type { Frame, Page } from "@playwright/test";

const LONGEST_MS = 30_000;
const ASKED_AGAIN_MS = 20;

/**
 * Returns once this is true in the page, else throws. The runner's `waitForFunction` first loads all of its scripts into
 * the page's own world, which takes 10 ms of each page.
 */
export async function untilTrue(place: Page | Frame, condition: () => boolean): Promise<void> {
  if (!(await becomesTrue(place, condition, LONGEST_MS)))
    throw new Error(`Not true within ${LONGEST_MS / 1_000} s: ${condition}`);
}

/** Whether this is true in the page within so many milliseconds. */
export async function becomesTrue(
  place: Page | Frame,
  condition: () => boolean,
  milliseconds: number,
): Promise<boolean> {
  const end = performance.now() + milliseconds;
  // A page that goes to another one meanwhile does not answer.
  while (!(await place.evaluate(condition).catch(() => false))) {
    if (performance.now() > end || isGone(place)) return false;
    await setTimeout(ASKED_AGAIN_MS);
  }
  return true;
}

function isGone(place: Page | Frame): boolean {
  return "isClosed" in place ? place.isClosed() : place.isDetached();
}
