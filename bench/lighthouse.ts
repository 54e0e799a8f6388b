/** Lighthouse as it measures a phone, in a Chromium of its own for every run. */
import { chromium } from "@playwright/test";
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

/** As much of Lighthouse as is used: it is installed apart (`bench/lighthouse/`), so no type of it is at hand. */
type Lighthouse = (address: string, flags: object) => Promise<{ lhr: Report } | undefined>;
type Report = {
  audits: Record<string, { numericValue?: number } | undefined>;
  categories: Record<string, { score: number | null } | undefined>;
  runtimeError?: { code: string; message: string };
};
const LIGHTHOUSE = new URL("lighthouse/node_modules/lighthouse/core/index.js", import.meta.url)
  .href;

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/** Now and then Lighthouse loses its own recording of a page; then it wants to be run again. */
const LOST_RECORDINGS = 2;

/** `applied`: the network and the processor are slowed down, where it otherwise figures out what that would cost. */
type Throttling = "simulated" | "applied";

export async function audit(
  address: string,
  throttling: Throttling = "simulated",
  lost = 0,
): Promise<Audit> {
  const { audits, categories, runtimeError } = await lighthouseOf(address, throttling);
  if (runtimeError) {
    if (lost === LOST_RECORDINGS) throw new Error(`${address}: ${runtimeError.message}`);
    console.log(`web, ${address}: once more, ${runtimeError.code}`);
    return audit(address, throttling, lost + 1);
  }
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    firstPaintMs: value("first-contentful-paint"),
    largestPaintMs: value("largest-contentful-paint"),
    blockingMs: value("total-blocking-time"),
    layoutShift: value("cumulative-layout-shift"),
  };
}

async function lighthouseOf(address: string, throttling: Throttling): Promise<Report> {
  const { default: lighthouse }: { default: Lighthouse } = await import(LIGHTHOUSE);
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
      throttlingMethod: throttling === "applied" ? "devtools" : "simulate",
    });
    if (!result) throw new Error(`Lighthouse said nothing of ${address}`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}
