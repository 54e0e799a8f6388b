/** Lighthouse as it measures a phone, in a Chromium of its own for every run. */
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { chromiumLaunch } from "../tests/kit/chromium.ts";
import { freePort } from "../tests/kit/postgres-server.ts";

export type Audit = {
  /** Performance, accessibility, best practices, search: 0 to 100. */
  scores: number[];
  firstPaintMs: number;
  largestPaintMs: number;
  blockingMs: number;
  layoutShift: number;
};

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

export async function audit(address: string): Promise<Audit> {
  const port = await freePort();
  const { executablePath, args } = chromiumLaunch();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(address, {
      port,
      logLevel: "error",
      onlyCategories: CATEGORIES,
    });
    if (!result) throw new Error(`Lighthouse said nothing of ${address}`);
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    return {
      scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
      firstPaintMs: value("first-contentful-paint"),
      largestPaintMs: value("largest-contentful-paint"),
      blockingMs: value("total-blocking-time"),
      layoutShift: value("cumulative-layout-shift"),
    };
  } finally {
    await browser.close();
  }
}
