/** Many saves of lessons, in a short form for `npm test` and in full for `npm run prove -- saves`. */
import { expect } from "vitest";
import { builtProduct } from "./built-product";
import { type ChildProduct, endChild, spawnProduct } from "./child-product";
import { aSave, type TestProduct } from "./test-product";
import { Visitor } from "./visitor";

const LESSONS = 26;
const WRITERS = 6;
const AT_ONCE = 16;
const BATCH = 500;

type Env = Record<string, string>;

/** Kills the product again and again while lessons are saved; returns how many saves it acknowledged, none of which it lost. */
export async function killDuringSaves(env: Env, rounds: number): Promise<number> {
  const acknowledged = new Map<number, number>();
  let count = 0;
  let person: NewTrainee | null = null;
  let position = 1;
  for (let round = 0; round < rounds; round += 1) {
    const child = await spawnProduct(env);
    person ??= await newTrainee(child, env);
    const { cookies, userId } = person;
    let ended = false;
    let inRound = 0;
    const enough = Promise.withResolvers<void>();
    const write = async (lessonNumber: number) => {
      const visitor = new Visitor(child.url).take(cookies);
      while (!ended) {
        position += 1;
        const at = position;
        if ((await savedAt(visitor, userId, lessonNumber, at)) !== 204) continue;
        acknowledged.set(lessonNumber, Math.max(at, acknowledged.get(lessonNumber) ?? 0));
        count += 1;
        inRound += 1;
        const each = acknowledged.size === WRITERS;
        if (each && inRound > 2 * WRITERS + ((round * 7) % WRITERS)) enough.resolve();
      }
    };
    const writers = Array.from({ length: WRITERS }, (_, index) => write(index + 1));
    await enough.promise;
    await endChild(child, "SIGKILL");
    ended = true;
    await Promise.all(writers);
    for (const [lessonNumber, seconds] of await storedProgress(env, userId))
      expect(seconds).toBeGreaterThanOrEqual(acknowledged.get(lessonNumber) ?? 0);
  }
  return count;
}

/** Saves one lesson at this second; returns the status, null if there was no response. */
export async function savedAt(
  visitor: Visitor,
  userId: string,
  lessonNumber: number,
  seconds: number,
): Promise<number | null> {
  const point = { positionSeconds: seconds, progressSeconds: seconds, durationSeconds: 40_000 };
  const save = aSave(userId, { lessonNumber, ...point });
  const response = await visitor.json("/training/progress", save).catch(() => null);
  return response?.status ?? null;
}

type NewTrainee = { cookies: Visitor; userId: string };

export async function newTrainee(child: ChildProduct, env: Env): Promise<NewTrainee> {
  const admin = new Visitor(child.url);
  await admin.signIn(env.ADMIN_ACCESS_CODE ?? "");
  const made = await admin.json("/api/functions/create-training-user", {
    firstName: "Kim",
    lastName: "Kill",
  });
  const { accessCode } = (await made.json()) as { accessCode: string };
  const cookies = new Visitor(child.url);
  await cookies.signIn(accessCode);
  const page = await cookies.page("/training/lesson1.data");
  const userId = /"userId","([^"]+)"/.exec(page)?.[1] ?? "";
  return { cookies, userId };
}

/** What the database holds once the process is gone; opening it is part of the test. */
export async function storedProgress(env: Env, userId: string): Promise<Map<number, number>> {
  const { open, parseConfig } = await builtProduct();
  const { database } = await open(parseConfig({ ...env, LOG_LEVEL: "silent" }));
  const { rows } = await database.pool.query<{ lesson_number: number; progress_seconds: number }>(
    "select lesson_number, progress_seconds from lesson_progress where user_id = $1",
    [userId],
  );
  await database.close();
  return new Map(rows.map((row) => [row.lesson_number, row.progress_seconds]));
}

/**
 * Saves `points` points of each lesson in any order, twice each as from two tabs, and expects that progress never falls
 * and that only lessons watched far enough are complete. Returns how many saves there were.
 */
export async function saveInAnyOrder(product: TestProduct, points: number): Promise<number> {
  const { visitor, userId } = await product.signedIn();
  const random = seeded(20_261_121);
  const lessons = Array.from({ length: LESSONS }, (_, index) =>
    watchingOf(index + 1, points, random),
  );
  const shuffled = lessons.flatMap(({ saves }) => saves).toSorted(() => random() - 0.5);
  const stored = () =>
    product.query<{ lesson_number: number; progress_seconds: number; completed: boolean }>(
      `select lesson_number, progress_seconds, completed from lesson_progress
       where user_id = $1 order by lesson_number`,
      [userId],
    );
  const highest = new Map<number, number>();
  for (let start = 0; start < shuffled.length; start += BATCH) {
    const queue = shuffled.slice(start, start + BATCH);
    const save = async () => {
      for (let changes = queue.pop(); changes; changes = queue.pop()) {
        const response = await visitor.json("/training/progress", aSave(userId, changes));
        expect(response.status).toBe(204);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, save));
    for (const row of await stored()) {
      const before = highest.get(row.lesson_number) ?? 0;
      expect(row.progress_seconds).toBeGreaterThanOrEqual(before);
      highest.set(row.lesson_number, row.progress_seconds);
    }
  }
  expect((await stored()).map((row) => [row.progress_seconds, row.completed])).toEqual(
    lessons.map(({ furthest, duration }) => [furthest, furthest >= duration * 0.9]),
  );
  return shuffled.length;
}

/** One lesson watched in two tabs with seeking: this many points, each sent twice. */
function watchingOf(lessonNumber: number, count: number, random: () => number) {
  const duration = 300 + Math.floor(random() * 900);
  const limit = duration * (random() < 0.5 ? 0.89 : 1);
  const points = Array.from({ length: count }, () => Math.floor(random() * limit));
  // Some lessons are watched to the end, however few their points.
  if (limit === duration) points.push(Math.floor(duration * 0.95));
  const furthest = Math.max(...points);
  const saves = [...points, ...points].map((point) => ({
    lessonNumber,
    positionSeconds: point,
    progressSeconds: point,
    durationSeconds: random() < 0.1 ? null : duration,
    ageSeconds: Math.floor(random() * 60),
  }));
  const completing = {
    lessonNumber,
    positionSeconds: 1,
    progressSeconds: furthest,
    durationSeconds: duration,
    ageSeconds: 0,
  };
  return { saves: [...saves, completing], furthest, duration };
}

/** A small repeatable random source (mulberry32), 0 to 1. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
