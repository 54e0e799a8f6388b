/** How soon two portal pages become visible, each next to a hand-written page with the same words. */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { type Browser, chromium, type Page as Visit } from "@playwright/test";
import { hydrated } from "../tests/e2e/steps.ts";
import { chromiumLaunch } from "../tests/kit/chromium.ts";
import { openCompany } from "./company.ts";
import { startNginx } from "./nginx.ts";
import { fill, MANY } from "./panel.ts";
import { startServer } from "./server-process.ts";
import { writeStaticPage } from "./static-page.ts";
import { median, spread } from "./statistics.ts";
import type { Measurement } from "./table.ts";
import type { TrainingFloor } from "./training-floor.ts";

const ROUNDS = 7;
/** Paints after the load are over by then. */
const SETTLE_MS = 700;
const PHONE = {
  cpu: 4,
  network: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
};
const DESK = { cpu: 1, network: null };
const LIMITS = { dashboardMs: 800, listMs: 280, listKilobytes: 120 };

type Device = typeof PHONE | typeof DESK;
type Page = { address: string; cookie: string; device: Device };
type View = { firstMs: number; largestMs: number };

export async function measureFirstView(
  floor: TrainingFloor,
  postgresUrl: string,
): Promise<Measurement[]> {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    return [
      ...(await dashboard(browser, floor)),
      ...(await hydration(browser, floor)),
      ...(await list(browser, postgresUrl)),
    ];
  } finally {
    await browser.close();
  }
}

async function dashboard(browser: Browser, floor: TrainingFloor): Promise<Measurement[]> {
  const server = await startServer(floor.settings);
  const cookie = floor.trainees[0]?.cookie ?? "";
  const page = { address: `${server.origin}/training`, cookie, device: PHONE };
  try {
    const { own, plain } = await compared(browser, page, "Training Dashboard");
    return rows("The dashboard on a slow phone", LIMITS.dashboardMs, own, plain);
  } finally {
    await server.stop();
  }
}

/** Until clicks reach the scripts: on the dashboard, and on an applicant's page. */
async function hydration(browser: Browser, floor: TrainingFloor): Promise<Measurement[]> {
  const server = await startServer(floor.settings);
  const cookie = floor.trainees[0]?.cookie ?? "";
  try {
    const found: Measurement[] = [];
    for (const path of ["/training", "/apply/unknown"]) {
      const times: number[] = [];
      const page = { address: server.origin + path, cookie, device: PHONE };
      for (let round = 0; round <= ROUNDS; round += 1) {
        const time = await onPage(browser, page, hydratedMs);
        if (round > 0) times.push(time);
      }
      const what = `\`${path}\` on a slow phone: hydrated after`;
      found.push({ what, measured: `${spread(times)} ms` });
    }
    return found;
  } finally {
    await server.stop();
  }
}

async function hydratedMs(page: Visit): Promise<number> {
  await hydrated(page);
  return page.evaluate(() => performance.now());
}

async function list(browser: Browser, postgresUrl: string): Promise<Measurement[]> {
  const { server, cookie, close } = await openCompany(postgresUrl, MANY, fill);
  const page = { address: `${server.origin}/training/adminpanel`, cookie, device: DESK };
  try {
    const { own, plain } = await compared(browser, page, "User Credentials");
    const kilobytes = (await htmlOf(page)).length / 1_024;
    return [
      ...rows(`The list of ${MANY} trainees on this machine`, LIMITS.listMs, own, plain),
      {
        what: "HTML of that list",
        target: `at most ${LIMITS.listKilobytes} KB`,
        measured: `${kilobytes.toFixed(1)} KB`,
        met: kilobytes <= LIMITS.listKilobytes,
      },
    ];
  } finally {
    await close();
  }
}

function rows(what: string, mostMs: number, own: View[], plain: View[]): Measurement[] {
  const largest = own.map(({ largestMs }) => largestMs);
  return [
    {
      what: `${what}: largest paint`,
      target: `at most ${mostMs} ms`,
      measured: `${spread(largest)} ms`,
      met: median(largest) <= mostMs,
    },
    {
      what: "Its first paint",
      measured: `${spread(own.map(({ firstMs }) => firstMs))} ms`,
    },
    {
      what: "Largest paint of a page written by hand with its words",
      measured: `${spread(plain.map(({ largestMs }) => largestMs))} ms`,
    },
  ];
}

/** Alternating, so other load on the machine affects both; the first visit of each is not counted. */
async function compared(browser: Browser, page: Page, words: string) {
  const work = mkdtempSync(path.join(os.tmpdir(), "setpoint-view-"));
  const html = await htmlOf(page);
  if (!html.includes(words)) throw new Error(`${page.address} does not say ${words}`);
  writeStaticPage(html, path.join(work, "static"));
  const nginx = await startNginx(path.join(work, "static"), path.join(work, "nginx"));
  const own: View[] = [];
  const plain: View[] = [];
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      const views = [
        await viewOf(browser, page),
        await viewOf(browser, { ...page, address: `${nginx.origin}/` }),
      ] as const;
      if (round === 0) continue;
      own.push(views[0]);
      plain.push(views[1]);
      console.log(
        `${page.address}, round ${round}: ${views.map((each) => each.largestMs.toFixed(0)).join(" and ")} ms`,
      );
    }
  } finally {
    await nginx.stop();
    rmSync(work, { recursive: true, force: true });
  }
  return { own, plain };
}

async function htmlOf({ address, cookie }: Page): Promise<string> {
  return (await fetch(address, { headers: { Cookie: cookie } })).text();
}

function viewOf(browser: Browser, page: Page): Promise<View> {
  return onPage(browser, page, async (visit) => {
    await visit.waitForTimeout(SETTLE_MS);
    return visit.evaluate(paints);
  });
}

/** A visit with an empty cache. */
async function onPage<Seen>(
  browser: Browser,
  { address, cookie, device }: Page,
  look: (visit: Visit) => Promise<Seen>,
): Promise<Seen> {
  const context = await browser.newContext({
    viewport: device === PHONE ? { width: 390, height: 844 } : { width: 1280, height: 900 },
  });
  await context.addCookies(
    cookie.split("; ").map((pair) => {
      const [name = "", value = ""] = pair.split(/=(.*)/s);
      return { name, value, url: address };
    }),
  );
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: device.cpu });
  if (device.network) await cdp.send("Network.emulateNetworkConditions", device.network);
  await page.goto(address, { waitUntil: "load" });
  const seen = await look(page);
  await context.close();
  return seen;
}

/** Runs in the page. */
function paints(): Promise<View> {
  const [first] = performance.getEntriesByName("first-contentful-paint");
  return new Promise((resolve) =>
    new PerformanceObserver((seen) =>
      resolve({
        firstMs: first?.startTime ?? Number.NaN,
        largestMs: seen.getEntries().at(-1)?.startTime ?? Number.NaN,
      }),
    ).observe({ type: "largest-contentful-paint", buffered: true }),
  );
}
