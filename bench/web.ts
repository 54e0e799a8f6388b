/** The public site compared with a hand-written static page that nginx serves: paint, weight and requests a second. */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import autocannon from "autocannon";
import { freePort } from "../tests/kit/postgres-server.ts";
import { type Audit, audit } from "./lighthouse.ts";
import { startNginx } from "./nginx.ts";
import { startServer } from "./server-process.ts";
import { SAME_BYTES, writeStaticPage } from "./static-page.ts";
import { median, spread } from "./statistics.ts";
import type { Measurement } from "./table.ts";

const ROUNDS = 5;
const LOAD = { connections: 32, seconds: 8, warmUpSeconds: 2 };
const LIMITS = {
  paintRatio: 1.15,
  blockingMs: 50,
  shift: 0.01,
  rateRatio: 0.7,
  scriptBytes: 15 * 1_024,
  pageBytes: 25 * 1_024,
  performance: 98,
};

type Sides = { ours: string; nginx: string };

export async function measureWeb(): Promise<Measurement[]> {
  const work = mkdtempSync(path.join(os.tmpdir(), "setpoint-web-"));
  const port = String(await freePort());
  const BASE_URL = `http://localhost:${port}`;
  const server = await startServer({ DATA_DIR: path.join(work, "data"), BASE_URL, PORT: port });
  writeStaticPage(await (await fetch(`${server.origin}/`)).text(), path.join(work, "static"));
  const nginx = await startNginx(path.join(work, "static"), path.join(work, "nginx"));
  const sides = { ours: server.origin, nginx: nginx.origin };
  try {
    const rates = await measureRates(sides);
    return [...(await measureFront(sides)), ...(await measurePages(sides)), ...rates];
  } finally {
    await nginx.stop();
    await server.stop();
    rmSync(work, { recursive: true, force: true });
  }
}

async function measureFront(sides: Sides): Promise<Measurement[]> {
  const scored: Audit[] = [];
  const ours: Audit[] = [];
  const plain: Audit[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    scored.push(await audit(`${sides.ours}/`));
    plain.push(await audit(`${sides.nginx}/`, "applied"));
    ours.push(await audit(`${sides.ours}/`, "applied"));
    const [own, other] = [ours, plain].map((audits) => audits.at(-1)?.largestPaintMs.toFixed(0));
    console.log(`web, round ${round}: largest paint ${own} and ${other} ms`);
  }
  const paints = ours.map(
    (each, round) => each.largestPaintMs / (plain[round]?.largestPaintMs ?? Number.NaN),
  );
  const scores = scoresOf(scored);
  const blocking = scored.map(({ blockingMs }) => blockingMs);
  const shift = Math.max(...[...scored, ...ours].map(({ layoutShift }) => layoutShift));
  return [
    row(
      "`/`: Lighthouse mobile",
      "100 / 100 / 100 / 100",
      scores.join(" / "),
      Math.min(...scores) === 100,
    ),
    row(
      "`/`: largest paint / the static page's",
      `at most ${LIMITS.paintRatio}`,
      spread(paints, 2),
      median(paints) <= LIMITS.paintRatio,
    ),
    {
      what: "`/`: largest paint, simulated and applied",
      measured: `${spread(scored.map((each) => each.largestPaintMs))} and ${spread(ours.map((each) => each.largestPaintMs))} ms`,
    },
    {
      what: "The static page's largest paint, applied",
      measured: `${spread(plain.map((each) => each.largestPaintMs))} ms`,
    },
    row("`/`: layout shift", "under 0.01", shift.toFixed(4), shift < LIMITS.shift),
    row(
      "`/`: blocking time",
      `under ${LIMITS.blockingMs} ms`,
      `${spread(blocking)} ms`,
      median(blocking) < LIMITS.blockingMs,
    ),
    ...(await measureWeight(sides)),
  ];
}

async function measureWeight({ ours }: Sides): Promise<Measurement[]> {
  const page = await compressedBytes(`${ours}/`);
  const text = await (await fetch(`${ours}/`)).text();
  const first = [...text.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, name = ""]) => name);
  const script = await scriptBytes(ours, first, new Set());
  const kilobytes = (bytes: number) => `${(bytes / 1_024).toFixed(1)} KB`;
  return [
    row(
      "`/`: HTML with its style, compressed",
      "at most 25 KB",
      kilobytes(page),
      page <= LIMITS.pageBytes,
    ),
    row(
      "`/`: all JavaScript, the confetti of a click included, compressed",
      "at most 15 KB",
      kilobytes(script),
      script <= LIMITS.scriptBytes,
    ),
  ];
}

/** The scripts and what they import, each once. */
async function scriptBytes(origin: string, names: string[], seen: Set<string>): Promise<number> {
  let bytes = 0;
  for (const name of names) {
    if (seen.has(name)) continue;
    seen.add(name);
    const text = await (await fetch(origin + name)).text();
    const imported = [...text.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)];
    bytes += await compressedBytes(origin + name);
    bytes += await scriptBytes(
      origin,
      imported.map(([, file]) => `/assets/${file}`),
      seen,
    );
  }
  return bytes;
}

async function compressedBytes(address: string): Promise<number> {
  const response = await fetch(address, { headers: { "Accept-Encoding": "br" } });
  await response.arrayBuffer();
  return Number(response.headers.get("Content-Length"));
}

async function measurePages({ ours }: Sides): Promise<Measurement[]> {
  const sitemap = await (await fetch(`${ours}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = ""]) => found);
  const rows: Measurement[] = [];
  for (const address of addresses.slice(1)) {
    const audits: Audit[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) audits.push(await audit(address));
    const scores = scoresOf(audits);
    const [performance = 0, ...others] = scores;
    const met = performance >= LIMITS.performance && Math.min(...others) === 100;
    const shift = Math.max(...audits.map(({ layoutShift }) => layoutShift));
    const paint = spread(audits.map((each) => each.largestPaintMs));
    rows.push(
      row(
        `\`${new URL(address).pathname}\`: Lighthouse mobile`,
        "98 / 100 / 100 / 100",
        `${scores.join(" / ")}; largest paint ${paint} ms; shift ${shift}`,
        met,
      ),
    );
    console.log(`web, ${address}: ${scores.join(" / ")}`);
  }
  return rows;
}

/** Of the product, of nginx with exactly the same bytes, and of nginx with the lighter static page. */
async function measureRates({ ours, nginx }: Sides): Promise<Measurement[]> {
  const addresses = [`${ours}/`, `${nginx}/${SAME_BYTES}`, `${nginx}/`] as const;
  const rates: [number[], number[], number[]] = [[], [], []];
  for (const address of addresses) await rateOf(address, LOAD.warmUpSeconds);
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const [side, address] of addresses.entries())
      rates[side]?.push(await rateOf(address, LOAD.seconds));
    console.log(`web, round ${round}: ${rates.map((each) => each.at(-1)).join(", ")} a second`);
  }
  const [own, same, light] = rates;
  const ratio = (others: number[]) =>
    own.map((rate, round) => rate / (others[round] ?? Number.NaN));
  return [
    row(
      `\`/\`: requests a second / nginx's with the same bytes, ${LOAD.connections} at once`,
      `at least ${LIMITS.rateRatio}`,
      spread(ratio(same), 2),
      median(ratio(same)) >= LIMITS.rateRatio,
    ),
    row(
      "`/`: requests a second / nginx's with the lighter static page",
      `at least ${LIMITS.rateRatio}`,
      spread(ratio(light), 2),
      median(ratio(light)) >= LIMITS.rateRatio,
    ),
    { what: "`/`: requests a second", measured: spread(own) },
    { what: "nginx's requests a second, same bytes", measured: spread(same) },
    { what: "nginx's requests a second, static page", measured: spread(light) },
  ];
}

async function rateOf(url: string, duration: number): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections: LOAD.connections,
    duration,
    headers: { "accept-encoding": "gzip, br" },
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${url} did not answer every request well`);
  return requests.average;
}

function scoresOf(audits: readonly Audit[]): number[] {
  return [0, 1, 2, 3].map((at) => median(audits.map(({ scores }) => scores[at] ?? 0)));
}

function row(what: string, target: string, measured: string, met: boolean): Measurement {
  return { what, target, measured, met };
}
