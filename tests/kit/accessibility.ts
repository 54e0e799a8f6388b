/** Axe's findings on a page: every rule of WCAG 2.2 at the levels A and AA. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { Result, RunOptions } from "axe-core";

declare global {
  interface Window {
    axe: typeof import("axe-core");
  }
}

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** Those of them that look at colors: all that another theme can change. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];
const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** To be run in each frame before the page is checked. Frames of other origins respond too. */
const AXE = `${SOURCE}; axe.configure({ allowedOrigins: ["<unsafe_all_origins>"] })`;

/** `recolored`: the page was checked in another theme just now. */
export async function violationsOf(page: Page, { recolored = false } = {}): Promise<string[]> {
  for (const frame of page.frames())
    if (await frame.evaluate(() => !("axe" in window))) await frame.evaluate(AXE);
  const options: RunOptions = {
    runOnly: recolored ? COLOR_RULES : RULES,
    resultTypes: ["violations"],
    // No rule of these levels reads style sheets as text, which axe would otherwise collect for each run.
    preload: { assets: ["media"] },
  };
  return (await page.evaluate(checked, options)).map(inShort);
}

/**
 * Runs in the page, once it has been drawn and nothing on it moves: halfway between two colors, a text may have too
 * little contrast.
 */
async function checked(options: RunOptions) {
  do await new Promise(requestAnimationFrame);
  while (document.getAnimations().some(({ playState }) => playState === "running"));
  return (await window.axe.run(":root", options)).violations;
}

function inShort({ id, nodes }: Result): string {
  const places = nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary}`);
  return `${id}: ${places.slice(0, 4).join("\n")}`;
}
