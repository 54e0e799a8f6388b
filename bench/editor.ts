/** How soon an editor can type after opening a long document on a slow machine, and what its page weighs (CONT-2, CONT-11). */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import { chromiumLaunch } from "../tests/kit/chromium.ts";
import { isTakenOver, scriptKilobytes } from "./script-page.ts";
import { startServer } from "./server-process.ts";
import { median, spread } from "./statistics.ts";
import type { Measurement } from "./table.ts";

const ADMIN_ACCESS_CODE = "ADMINISTRATOR2345";
const DOCUMENTS = { script: "the script, 20 messages", help: "the help pages" };
const SLOWDOWN = 4;
const LONGEST_MS = 1_000;
const MOST_KILOBYTES = 60;
/** A page of the portal with a form. */
const BASE = "/account";
const ROUNDS = 7;

export async function measureEditor(): Promise<Measurement[]> {
  const DATA_DIR = mkdtempSync(path.join(os.tmpdir(), "setpoint-bench-"));
  const server = await startServer({ DATA_DIR, ADMIN_ACCESS_CODE });
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const opened: Measurement[] = [];
    for (const [key, label] of Object.entries(DOCUMENTS))
      opened.push(opening(label, await openings(browser, server.origin, key)));
    return [...opened, await weight(browser, server.origin)];
  } finally {
    await browser.close();
    await server.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}

function opening(label: string, { times, base }: Openings): Measurement {
  const ratios = times.map((time, round) => time / (base[round] ?? Number.NaN));
  return {
    what: `Opening the editor of ${label}: the thread's time until it takes a key, times ${SLOWDOWN}`,
    target: `under ${LONGEST_MS} ms`,
    measured: `${spread(times)} ms; ${spread(ratios, 1)} times that of \`${BASE}\``,
    met: median(times) < LONGEST_MS,
  };
}

async function weight(browser: Browser, origin: string): Promise<Measurement> {
  const context = await signedIn(browser, origin);
  const base = await scriptKilobytes(context, origin + BASE);
  const editor = await scriptKilobytes(context, `${origin}/admin/content/script?preview=1`);
  await context.close();
  const more = editor - base;
  return {
    what: `JavaScript of the editor with its preview over that of \`${BASE}\`, compressed`,
    target: `at most ${MOST_KILOBYTES} KB`,
    measured: `${more.toFixed(1)} KB (${editor.toFixed(1)} and ${base.toFixed(1)})`,
    met: more <= MOST_KILOBYTES,
  };
}

type Openings = { times: number[]; base: number[] };

/** The files are cached from an earlier visit, as for an editor who came through the list of documents. */
async function openings(browser: Browser, origin: string, key: string): Promise<Openings> {
  const context = await signedIn(browser, origin);
  const times: number[] = [];
  const base: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const plain = await openingMs(context, origin + BASE);
    const time = await openingMs(context, `${origin}/admin/content/${key}`);
    if (round === 0) continue;
    times.push(time);
    base.push(plain);
    console.log(`editor, ${key}, round ${round}: ${time.toFixed(0)} and ${plain.toFixed(0)} ms`);
  }
  await context.close();
  return { times, base };
}

async function signedIn(browser: Browser, origin: string): Promise<BrowserContext> {
  const context = await browser.newContext();
  await context.request.post(`${origin}/auth`, { form: { accessCode: ADMIN_ACCESS_CODE } });
  return context;
}

/** Until scripts have hydrated the page; other load on the machine does not count. */
async function openingMs(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(address, { waitUntil: "load" });
  await page.waitForFunction(isTakenOver);
  const { metrics } = await cdp.send("Performance.getMetrics");
  await page.close();
  const seconds = metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
  return seconds * 1_000 * SLOWDOWN;
}
