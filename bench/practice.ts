/**
 * Practice: a reply in the browser, a replay on the server, and the cost of 500 people practicing compared with 500
 * watching (PRAC-1).
 */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import type { Check } from "../app/practice/checks.ts";
import type { read } from "../app/practice/message-classifier.ts";
import type { outcomeOf } from "../app/practice/outcome.ts";
import type { Prospect } from "../app/practice/practice.ts";
import { bundled } from "../tests/kit/bundled.ts";
import { chromiumLaunch } from "../tests/kit/chromium.ts";
import { linesOf } from "../tests/kit/reading-lines.ts";
import { evenly } from "./live.ts";
import { type ServerProcess, startServer } from "./server-process.ts";
import { median, percentile, spread } from "./statistics.ts";
import type { Measurement } from "./table.ts";
import { timedSaves } from "./timed-saves.ts";
import type { TrainingFloor } from "./training-floor.ts";

declare global {
  interface Window {
    replies: number[];
    reader: { read: typeof read };
  }
}

const ADMIN_ACCESS_CODE = "ADMINISTRATOR2345";
const SLOWDOWN = 4;
const SETTLE_MS = 300;
const LONGEST_REPLY_MS = 50;
const LONGEST_REPLAY_MS = 20;
const LONGEST_READING_MS = 5;
const READ = 300;
const MESSAGES = 40;
const ROUNDS = 5;
const PAGES = ["eager-beginner", "price-first", "suspicious-of-mlm"];
const SAID = [
  "Hey, thanks for writing back! Have you done any sales before?",
  "Where are you based?",
  "What has you looking for something new right now?",
  "That sounds exhausting. What would you want instead?",
  "How many hours a week could you give this?",
  "Roughly what do you earn a year? I ask everyone so the team can see what fits.",
  "It is a 20 minute call where we see whether this suits you.",
  "Would tomorrow at 3pm Eastern work?",
];
const RUNS_A_SECOND = 25;
const SECONDS = 10;
const MOST_SLOWER = 1.1;

export async function measurePractice(): Promise<Measurement[]> {
  return [await replyTime(), await readingTime(), await replayTime()];
}

/** Each of other people's messages once, in a page that has read nothing yet. */
async function readingTime(): Promise<Measurement> {
  const code = await bundled(["practice/message-classifier.ts"], {
    format: "iife",
    name: "reader",
  });
  const messages = linesOf("setter-lines", false)
    .slice(0, READ)
    .map(({ text }) => text);
  const browser = await chromium.launch(chromiumLaunch());
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await browser.newPage();
    await page.addScriptTag({ content: code });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    rounds.push(await page.evaluate(readAll, messages));
    await page.close();
  }
  await browser.close();
  const of = (part: number) => rounds.map((times) => percentile(times, part));
  return {
    what: `Reading one message in a page, CPU slowed ${SLOWDOWN} times: median of ${READ} (p95)`,
    target: `under ${LONGEST_READING_MS} ms`,
    measured: `${spread(of(50), 1)} ms (${spread(of(95), 1)} ms)`,
    met: median(of(50)) < LONGEST_READING_MS,
  };
}

/** Runs in the page. */
function readAll(messages: string[]): number[] {
  return messages.map((message) => {
    const started = performance.now();
    window.reader.read(message);
    return performance.now() - started;
  });
}

async function replyTime(): Promise<Measurement> {
  const DATA_DIR = mkdtempSync(path.join(os.tmpdir(), "setpoint-bench-"));
  const server = await startServer({ DATA_DIR, ADMIN_ACCESS_CODE });
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const context = await browser.newContext({ reducedMotion: "reduce" });
    await context.request.post(`${server.origin}/auth`, {
      form: { accessCode: ADMIN_ACCESS_CODE },
    });
    const times: number[] = [];
    for (const prospect of PAGES) {
      const page = await context.newPage();
      await page.goto(`${server.origin}/training/practice/${prospect}`, {
        waitUntil: "networkidle",
      });
      times.push(...(await repliesOn(page)));
      await page.close();
    }
    return {
      what: `A reply in practice, from the key to its line in the page, CPU slowed ${SLOWDOWN} times`,
      target: `under ${LONGEST_REPLY_MS} ms`,
      measured: `${spread(times, 1)} ms`,
      met: median(times) < LONGEST_REPLY_MS,
    };
  } finally {
    await browser.close();
    await server.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}

async function repliesOn(page: Page): Promise<number[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.evaluate(watchReplies);
  const times: number[] = [];
  for (const message of SAID) {
    const field = page.getByLabel("Your message");
    if ((await field.count()) === 0) break;
    await field.fill(message);
    await page.waitForTimeout(SETTLE_MS);
    await page.keyboard.press("Enter");
    await page.waitForTimeout(SETTLE_MS);
    times.push(...(await page.evaluate(() => window.replies.splice(0))));
  }
  return times;
}

/** Runs in the page: records how long after the key the reply appears. */
function watchReplies(): void {
  window.replies = [];
  let pressed: number | null = null;
  const press = ({ key }: KeyboardEvent) => {
    if (key === "Enter") pressed = performance.now();
  };
  addEventListener("keydown", press, true);
  const log = document.querySelector('[role="log"]');
  const observer = new MutationObserver(() => {
    if (pressed !== null) window.replies.push(performance.now() - pressed);
    pressed = null;
  });
  if (log) observer.observe(log, { childList: true, subtree: true });
}

type Functions = {
  outcomeOf: typeof outcomeOf;
  SHIPPED_PROSPECTS: readonly Prospect[];
  SHIPPED_RUBRIC: readonly Check[];
};

async function replayTime(): Promise<Measurement> {
  const files = ["outcome", "copy/shipped-prospects", "copy/shipped-rubric"];
  const code = await bundled(
    files.map((name) => `practice/${name}.ts`),
    { format: "es" },
  );
  const functions = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Functions;
  const messages = linesOf("setter-lines", false)
    .slice(0, MESSAGES)
    .map(({ text }) => text);
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [seed, shipped] of functions.SHIPPED_PROSPECTS.entries()) {
      const started = performance.now();
      replay(functions, shipped, { seed, messages });
      if (round > 0) times.push(performance.now() - started);
    }
  return {
    what: `A run of ${MESSAGES} messages replayed and judged`,
    target: `under ${LONGEST_REPLAY_MS} ms`,
    measured: `${spread(times, 1)} ms`,
    met: median(times) < LONGEST_REPLAY_MS,
  };
}

function replay(
  { outcomeOf: judge, SHIPPED_RUBRIC: checks }: Functions,
  shipped: Prospect,
  said: { seed: number; messages: readonly string[] },
) {
  const facts = shipped.facts.map((fact) => ({ ...fact, trust: 99 }));
  const patient = { ...shipped, facts, patience: 1_000, trustNeeded: 99 };
  judge(patient, checks, { ...said, voiced: {}, stopped: true });
}

export async function measurePracticing(floor: TrainingFloor): Promise<Measurement[]> {
  const server = await startServer(floor.settings);
  const rounds: { alone: number[]; together: number[] }[] = [];
  const counts = { saves: 0, runs: 0 };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const alone = await savesBeside(server, floor, counts, 0);
    const together = await savesBeside(server, floor, counts, RUNS_A_SECOND);
    if (round > 0) rounds.push({ alone, together });
  }
  await server.stop();
  const ratios = rounds.map(({ alone, together }) => median(together) / median(alone));
  const p99 = (side: "alone" | "together") =>
    spread(
      rounds.map((round) => percentile(round[side], 99)),
      1,
    );
  return [
    {
      what: "A save while 500 others practice / alone, medians of 1000 saves",
      target: `at most ${MOST_SLOWER}`,
      measured: spread(ratios, 2),
      met: median(ratios) <= MOST_SLOWER,
    },
    { what: "The same: p99 of a save alone", measured: `${p99("alone")} ms` },
    { what: "The same: p99 of a save while 500 practice", measured: `${p99("together")} ms` },
  ];
}

/** How long each save took while this many messages per second were stored. */
async function savesBeside(
  { origin }: ServerProcess,
  { trainees, userIds }: TrainingFloor,
  counts: { saves: number; runs: number },
  runsASecond: number,
): Promise<number[]> {
  const saving = timedSaves(origin, { trainees, userIds }, counts.saves, SECONDS);
  const practicing = evenly(runsASecond * SECONDS, 1_000 / Math.max(1, runsASecond), async () => {
    const n = counts.runs++;
    const cookie = trainees[n % trainees.length]?.cookie ?? "";
    await sendRun(origin, cookie, Math.floor(n / trainees.length) + 1);
  });
  const [times] = await Promise.all([saving, practicing]);
  counts.saves += times.length;
  return times;
}

/** A run with this many messages. */
async function sendRun(origin: string, cookie: string, length: number): Promise<void> {
  const run = { prospect: PAGES[0], attempt: 0, seed: null, stopped: false };
  const response = await fetch(`${origin}/training/practice/save`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Cookie: cookie, Origin: origin },
    body: JSON.stringify({ ...run, messages: SAID.slice(0, length) }),
  });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`A run returned ${response.status}`);
}
