/** The power is cut around checkpoints and after the first start: the product's own database opens, and lacks nothing that was acknowledged. */
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { endChild, spawnProduct } from "../kit/child-product";
import { type CuttableDisk, cuttableDisk } from "../kit/cuttable-disk";
import { figure } from "../kit/figures";
import { withStarted } from "../kit/own-database";
import { newTrainee, savedAt } from "../kit/soak";
import { BASE_ENV } from "../kit/test-product";
import { Visitor } from "../kit/visitor";
import { pause } from "../kit/workers";
import { type Env, spawned } from "../kit/workplace";

const MEGABYTES = 600;
const LESSONS = 26;
const SAVE_EVERY_MS = 10;
const SAVES_BETWEEN = 10;
/** When the power is cut: after someone saves on a new database, and after a checkpoint has begun. */
const AFTER_FIRST_START_MS = [0, 400, 2_000, 8_000];
const AFTER_CHECKPOINT_MS = [
  0, 10, 20, 30, 45, 60, 80, 100, 130, 170, 220, 300, 500, 1_000, 5_000, 15_000,
];
const CUTS = AFTER_FIRST_START_MS.length + AFTER_CHECKPOINT_MS.length;

describe("a power cut", () => {
  test(`ONE-3 ${CUTS} times while lessons are saved`, async () => {
    const disk = cuttableDisk(MEGABYTES);
    if (disk === null)
      return figure({
        what: "power cut",
        measured: "not tried: only root may mount a disk for it, and only Linux has ext4",
      });
    onTestFinished(disk.remove);
    const work = await atWork(disk);
    const cuts: Cut[] = [];
    for (const wait of AFTER_FIRST_START_MS) {
      await pause(wait);
      cuts.push(await cut(disk, work));
    }
    for (const wait of AFTER_CHECKPOINT_MS) {
      const from = performance.now();
      const saved = () => work.saves.filter(({ at }) => at > from).length;
      await expect.poll(saved, { timeout: 60_000 }).toBeGreaterThan(SAVES_BETWEEN);
      work.child.process.kill("SIGUSR2");
      await pause(wait);
      cuts.push(await cut(disk, work));
    }
    await work.end();
    report(cuts);
  });
});

type Save = { lesson: number; seconds: number; at: number };
/** `reason`: why the database did not open; `saves`: what was acknowledged by then. */
type Cut = {
  inCheckpoint: boolean;
  reason: string | null;
  saves: number;
  lost: number[];
};
type Work = Awaited<ReturnType<typeof atWork>>;

/** Someone who saves lessons, one save after another, in a product with a new database on the disk. */
async function atWork(disk: CuttableDisk) {
  // The product creates a separate secret next to its database.
  const { AUTH_SECRET: _, ...base } = BASE_ENV;
  const env: Env = { ...base, LOG_LEVEL: "error", DATA_DIR: path.join(disk.directory, "data") };
  const child = await spawned(env, ["--input-type=module", "-e", WRITING]);
  const { cookies, userId } = await newTrainee(child, env);
  const saves: Save[] = [];
  let ended = false;
  const saving = (async () => {
    for (let seconds = 1; !ended; seconds += 1) {
      const lesson = 1 + (seconds % LESSONS);
      const status = await savedAt(cookies, userId, lesson, seconds);
      if (status === 204) saves.push({ lesson, seconds, at: performance.now() });
      await pause(SAVE_EVERY_MS);
    }
  })();
  const end = async () => {
    ended = true;
    await saving;
    await endChild(child, "SIGTERM");
  };
  return { env, child, cookies, saves, end };
}

/** The product, and the lessons it finds. */
const READING = `
  const product = await import(${JSON.stringify(path.resolve("build/server/index.js"))});
  const { url, database, stop } = await product.start(product.configFromProcess());
  process.once("SIGTERM", () => stop().then(() => process.exit()));
  const { rows } = await database.pool.query("select lesson_number, progress_seconds from lesson_progress");
  console.log("stored " + JSON.stringify(rows.map((row) => [row.lesson_number, row.progress_seconds])));
  console.log("Setpoint is ready at " + url);
`;

/** The product with more to write than lessons, and on a signal a checkpoint. */
const WRITING = `
  const product = await import(${JSON.stringify(path.resolve("build/server/index.js"))});
  const { url, database, stop } = await product.start(product.configFromProcess());
  process.once("SIGTERM", () => stop().then(() => process.exit()));
  const query = (text) => database.pool.query(text);
  await query("create table filler as select number, repeat('x', 400) as text from generate_series(1, 20000) as number");
  console.log("Setpoint is ready at " + url);
  process.on("SIGUSR2", async () => {
    console.log("checkpoint begins");
    await query("checkpoint");
    console.log("checkpoint ends");
  });
  for (;;) {
    // Fails once it is told to stop, which must not end the process before its database.
    await query("update filler set text = md5(random()::text) || repeat('y', 400) where number % 400 = " + Math.floor(Math.random() * 400)).catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
`;

/** Stops the product, takes what is on its disk by then, and lets it continue while a new one is started from that. */
async function cut(disk: CuttableDisk, { env, child, cookies, saves }: Work): Promise<Cut> {
  // The database as well: what it syncs while the disk is copied would be there in part.
  const all = withStarted(child.process.pid ?? 0);
  signalAll(all, "SIGSTOP");
  const at = performance.now();
  const copy = disk.copy();
  const timesSaid = (text: string) => child.output().split(text).length;
  await pause(10);
  const inCheckpoint = timesSaid("checkpoint begins") > timesSaid("checkpoint ends");
  const acknowledged = saves.filter((save) => save.at <= at);
  signalAll(all, "SIGCONT");
  const found = { inCheckpoint, saves: acknowledged.length, lost: [] };
  try {
    const stored = await storedOn({ ...env, DATA_DIR: path.join(copy.directory, "data") }, cookies);
    const lost = acknowledged.filter(({ lesson, seconds }) => seconds > (stored.get(lesson) ?? 0));
    return { ...found, reason: null, lost: lost.map((save) => at - save.at) };
  } catch (error) {
    return { ...found, reason: firstReason(String(error)) };
  } finally {
    copy.remove();
  }
}

/** One that has ended meanwhile is left out. */
function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, signal);
    } catch {}
}

/** What an error says, without where it was thrown. */
function firstReason(error: string): string {
  return /^\s*(?:\w+: )?(?:The database|\S+ is in use).*$/m.exec(error)?.[0] ?? error.slice(0, 200);
}

/** The seconds of each lesson, in a new product that recognizes the signed-in person by the secret on its disk. */
async function storedOn(env: Env, cookies: Visitor): Promise<Map<number, number>> {
  const child = await spawnProduct(env, ["--input-type=module", "-e", READING]);
  try {
    const { status } = await new Visitor(child.url).take(cookies).get("/training");
    if (status !== 200) throw new Error(`the session gets ${status}`);
    const [, lessons = "[]"] = /^stored (.*)$/m.exec(child.output()) ?? [];
    return new Map(JSON.parse(lessons));
  } finally {
    await endChild(child, "SIGTERM");
  }
}

function report(cuts: readonly Cut[]): void {
  const broken = cuts.flatMap(({ reason }) => reason ?? []);
  const inCheckpoint = cuts.filter((each) => each.inCheckpoint).length;
  figure({
    what: `power cut, ${CUTS} times: opened by a new product, the session good`,
    measured: [
      `${CUTS - broken.length}, of which ${inCheckpoint} were cut in a checkpoint`,
      ...broken,
    ].join("; "),
    target: `${CUTS}`,
    held: broken.length === 0 && cuts.length === CUTS,
  });
  const saves = Math.max(...cuts.map((each) => each.saves));
  const lost = cuts.map((each) => each.lost.length);
  figure({
    what: "power cut: acknowledged saves that are missing afterwards",
    measured: `${Math.max(...lost)} at most, of ${saves} by the last cut`,
    target: "0",
    held: Math.max(...lost) === 0,
  });
}
