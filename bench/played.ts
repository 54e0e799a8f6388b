/** How soon a video shows its first frame in a browser, and a place that somebody jumps to; one next to another. */
import type { Browser, Page } from "@playwright/test";
import { CLIP_SECONDS } from "./clip.ts";

const VISITS = 30;
const SEEKS = 4;
/** The browser asks for a page's icon after it has loaded, and only the product has one. */
const REST_MS = 300;

export type Played = { firstMs: number[]; seekMs: number[] };

/** `page`: a document of the same origin without a video of its own. */
export type Source = { page: string; address: string; cookie: string };

/** Alternating, so other load on the machine affects both; the first visit of each is not counted. */
export async function playedBeside(
  browser: Browser,
  own: Source,
  plain: Source,
): Promise<{ own: Played; plain: Played }> {
  const found = { own: empty(), plain: empty() };
  for (let visit = 0; visit <= VISITS; visit += 1) {
    const seen = [
      await visited(browser, own, visit),
      await visited(browser, plain, visit),
    ] as const;
    if (visit === 0) continue;
    add(found.own, seen[0]);
    add(found.plain, seen[1]);
    console.log(
      `video, visit ${visit}: first frame ${seen.map(({ firstMs }) => firstMs[0]?.toFixed(0)).join(" and ")} ms`,
    );
  }
  return found;
}

const empty = (): Played => ({ firstMs: [], seekMs: [] });

function add(to: Played, { firstMs, seekMs }: Played): void {
  to.firstMs.push(...firstMs);
  to.seekMs.push(...seekMs);
}

/** With an empty cache. */
async function visited(browser: Browser, source: Source, visit: number): Promise<Played> {
  // The page's own policy knows nothing of this video.
  const context = await browser.newContext({ bypassCSP: true });
  const pairs = source.cookie.split("; ").filter(Boolean);
  await context.addCookies(
    pairs.map((pair) => {
      const [name = "", value = ""] = pair.split(/=(.*)/s);
      return { name, value, url: source.page };
    }),
  );
  const page = await context.newPage();
  await page.goto(source.page);
  await page.waitForTimeout(REST_MS);
  const firstMs = [await page.evaluate(firstFrame, source.address)];
  const seekMs = await seeks(page, visit);
  await context.close();
  return { firstMs, seekMs };
}

/** Places far from each other, the same for both. */
async function seeks(page: Page, visit: number): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < SEEKS; n += 1) {
    const part = ((visit * SEEKS + n) * 0.618_033_988_75) % 1;
    times.push(await page.evaluate(sought, part * (CLIP_SECONDS - 5)));
  }
  return times;
}

/** Runs in the page. */
function firstFrame(address: string): Promise<number> {
  const video = document.createElement("video");
  video.muted = true;
  document.body.append(video);
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    video.requestVideoFrameCallback(() => resolve(performance.now() - begun));
    video.onerror = () => reject(new Error(video.error?.message));
    video.src = address;
    video.play().catch(reject);
  });
}

/** Runs in the page. */
function sought(seconds: number): Promise<number> {
  const video = document.querySelector("video");
  return new Promise((resolve) => {
    const begun = performance.now();
    video?.addEventListener("seeked", () => resolve(performance.now() - begun), { once: true });
    if (video) video.currentTime = seconds;
  });
}
