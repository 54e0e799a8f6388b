/** Lighthouse's phone measurement, in a separate Chromium for every run. */
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

/** The parts of Lighthouse in use: it is installed separately (`bench/lighthouse/`), so its types are not available. */
type Lighthouse = (address: string, flags: object) => Promise<{ lhr: Report } | undefined>;
type Report = {
  audits: Record<string, { numericValue?: number } | undefined>;
  categories: Record<string, { score: number | null } | undefined>;
  runtimeError?: { code: string; message: string };
};
const LIGHTHOUSE = new URL("lighthouse/node_modules/lighthouse/core/index.js", import.meta.url)
  .href;

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/** Now and then Lighthouse loses its own recording of a page and has to run again. */
const LOST_RECORDINGS = 2;

/** `applied`: network and processor are really slowed down, where it otherwise estimates the effect. */
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
