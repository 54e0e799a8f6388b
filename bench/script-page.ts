/** What the script page weighs, and how long one step of the conversation takes on a slow machine. */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page,
} from "@playwright/test";
import { chromiumLaunch } from "../tests/kit/chromium.ts";
import { startServer } from "./server-process.ts";
import { median, spread } from "./statistics.ts";
import type { Measurement } from "./table.ts";

const MOST_KILOBYTES = 130;
const LONGEST_STEP_MS = 16;
const SLOWDOWN = 4;
const ROUNDS = 5;
const SETTLE_MS = 300;
/** The longest way from the start to the last choice before the end. */
const KEYS = [..."11111112221222"];

export async function measureScriptPage(): Promise<Measurement[]> {
  const DATA_DIR = mkdtempSync(path.join(os.tmpdir(), "setpoint-bench-"));
  const server = await startServer({ DATA_DIR });
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const context = await browser.newContext();
    const kilobytes = await scriptKilobytes(context, `${server.origin}/script`);
    const steps: number[] = [];
    for (let round = 1; round <= ROUNDS; round += 1)
      steps.push(...(await stepTimes(browser, server.origin)));
    return [weight(kilobytes), stepTime(steps)];
  } finally {
    await browser.close();
    await server.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}

function weight(kilobytes: number): Measurement {
  return {
    what: "JavaScript of the script page, compressed",
    target: `at most ${MOST_KILOBYTES} KB`,
    measured: `${kilobytes.toFixed(1)} KB`,
    met: kilobytes <= MOST_KILOBYTES,
  };
}

function stepTime(steps: readonly number[]): Measurement {
  return {
    what: `A step of the script page, from key to new step in view, CPU slowed ${SLOWDOWN} times`,
    target: `under ${LONGEST_STEP_MS} ms`,
    measured: `${spread(steps, 1)} ms`,
    met: median(steps) < LONGEST_STEP_MS,
  };
}

/** Bytes of all scripts on the wire until the page is idle, in thousands. */
export async function scriptKilobytes(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const scripts = new Map<string, number>();
  cdp.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") scripts.set(requestId, 0);
  });
  cdp.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    const sofar = scripts.get(requestId);
    if (sofar !== undefined) scripts.set(requestId, sofar + encodedDataLength);
  });
  await cdp.send("Network.enable");
  await cdp.send("Network.setCacheDisabled", { cacheDisabled: true });
  await page.goto(address, { waitUntil: "load" });
  await page.waitForFunction(isTakenOver);
  await page.waitForTimeout(SETTLE_MS);
  await page.close();
  return [...scripts.values()].reduce((sum, each) => sum + each, 0) / 1_000;
}

/** For each step of a conversation, its time on the page's main thread, in ms. */
async function stepTimes(browser: Browser, origin: string): Promise<number[]> {
  const page = await browser.newPage();
  const cdp = await page.context().newCDPSession(page);
  await page.goto(`${origin}/script`, { waitUntil: "networkidle" });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  // The thread's own time, so other load on the machine does not count.
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  const times: number[] = [];
  for (const key of KEYS) times.push(await timeOfStep(page, cdp, key));
  await page.close();
  return times;
}

async function timeOfStep(page: Page, cdp: CDPSession, key: string): Promise<number> {
  const before = page.url();
  const started = await scriptSeconds(cdp);
  await page.keyboard.press(key);
  await page.waitForURL((url) => url.href !== before, { waitUntil: "commit" });
  await page.waitForTimeout(SETTLE_MS);
  return ((await scriptSeconds(cdp)) - started) * 1_000;
}

/** Time in scripts so far. A step scrolls itself into view, so its style and layout happen within them. */
async function scriptSeconds(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "ScriptDuration")?.value ?? Number.NaN;
}

/** Runs in the page. */
export function isTakenOver(): boolean {
  const main = document.querySelector("main") ?? {};
  return Object.keys(main).some((key) => key.startsWith("__reactProps"));
}
