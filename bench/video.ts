/** Own video: its first frame and its seeks in a browser next to nginx, and from the last byte of an upload to playable. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { chromiumLaunch } from "../tests/kit/chromium.ts";
import { startPostgres } from "../tests/kit/postgres-server.ts";
import { CLIP_SECONDS, makeClip } from "./clip.ts";
import { openCompany } from "./company.ts";
import { startNginx } from "./nginx.ts";
import { playableVideo } from "./own-media.ts";
import { type Played, playedBeside } from "./played.ts";
import { median, percentile, spread } from "./statistics.ts";
import type { Measurement } from "./table.ts";
import { measureUploads } from "./uploads.ts";

const MOST_TIMES = 1.5;
const MOST_SEEK_MS = 300;

/** On a PostgreSQL and databases of its own. */
export async function measureVideo(): Promise<Measurement[]> {
  const postgres = await startPostgres();
  try {
    return [...(await playing(postgres.url)), ...(await measureUploads(postgres.url))];
  } finally {
    await postgres.stop();
  }
}

async function playing(postgresUrl: string): Promise<Measurement[]> {
  const work = mkdtempSync(path.join(os.tmpdir(), "setpoint-video-"));
  const files = path.join(work, "static");
  const MEDIA_DIR = path.join(work, "media");
  const company = await openCompany(postgresUrl, 0, async () => undefined, { MEDIA_DIR });
  const browser = await chromium.launch(chromiumLaunch());
  const { origin } = company.server;
  try {
    const clip = await makeClip(browser, origin);
    console.log(`video: a clip of ${CLIP_SECONDS} s, ${(clip.length / 1e6).toFixed(0)} MB`);
    const address = await playableVideo(company, clip);
    mkdirSync(files);
    for (const name of ["index.html", "robots.txt"])
      writeFileSync(path.join(files, name), "User-agent: *\n");
    writeFileSync(path.join(files, "clip.mp4"), clip);
    const nginx = await startNginx(files, path.join(work, "nginx"));
    const own = { page: `${origin}/robots.txt`, address, cookie: company.cookie };
    const plain = {
      page: `${nginx.origin}/robots.txt`,
      address: `${nginx.origin}/clip.mp4`,
      cookie: "",
    };
    const found = await playedBeside(browser, own, plain);
    await nginx.stop();
    return playedRows(found);
  } finally {
    await browser.close();
    await company.close();
    rmSync(work, { recursive: true, force: true });
  }
}

function playedRows({ own, plain }: { own: Played; plain: Played }): Measurement[] {
  const ratio = median(own.firstMs) / median(plain.firstMs);
  const seek = percentile(own.seekMs, 95);
  return [
    {
      what: "First frame of an own video in Chromium / the same file behind nginx, medians",
      target: `at most ${MOST_TIMES}`,
      measured: `${ratio.toFixed(2)}: ${spread(own.firstMs)} and ${spread(plain.firstMs)} ms`,
      met: ratio <= MOST_TIMES,
    },
    {
      what: `Seeking to a random place of its ${CLIP_SECONDS / 60} minutes: p95`,
      target: `under ${MOST_SEEK_MS} ms`,
      measured: `${seek.toFixed(0)} ms, median ${median(own.seekMs).toFixed(0)} ms`,
      met: seek < MOST_SEEK_MS,
    },
    {
      what: "The same behind nginx: p95",
      measured: `${percentile(plain.seekMs, 95).toFixed(0)} ms, median ${median(plain.seekMs).toFixed(0)} ms`,
    },
  ];
}
