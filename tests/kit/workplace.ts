/** A product with people working on it, for soak tests of what survives. */
import { expect, inject, onTestFinished } from "vitest";
import { builtProduct } from "./built-product";
import { type ChildProduct, endChild, spawnProduct } from "./child-product";
import { createDatabase } from "./databases";
import { figure } from "./figures";
import { BASE_ENV } from "./test-product";
import { AT_WORK, bookable, type WorkerResponse, type Workers } from "./workers";

export type Env = Record<string, string>;

/** A database to work on, and the settings of a product on it. */
export async function workplace(given?: Env): Promise<Env> {
  const database = given ? null : await createDatabase(inject("templates"));
  if (database) onTestFinished(database.drop);
  const env = { ...(given ?? database?.env), ...BASE_ENV, ...AT_WORK, LOG_LEVEL: "error" };
  await bookable(env);
  return env;
}

/** A process that is gone at the end of the test, whatever happens. */
export async function spawned(env: Env, program?: readonly string[]): Promise<ChildProduct> {
  const child = await spawnProduct(env, program);
  onTestFinished(async () => {
    if (child.process.exitCode === null && child.process.signalCode === null)
      await endChild(child, "SIGKILL");
  });
  return child;
}

/** What is missing in a database that no process uses anymore. */
async function lostIn(env: Env, workers: Workers): Promise<string[]> {
  const { open, parseConfig } = await builtProduct();
  const { database } = await open(parseConfig({ ...env, LOG_LEVEL: "silent" }));
  try {
    return await workers.lost(async (text) => (await database.pool.query(text)).rows);
  } finally {
    await database.close();
  }
}

export async function nothingLost(what: string, env: Env, workers: Workers): Promise<void> {
  const lost = await lostIn(env, workers);
  const { save, prospect, card, form, booking } = workers.acknowledged;
  const kept = `${save} saves, ${prospect} prospects, ${card} cards, ${form} forms, ${booking} bookings`;
  const measured = `${lost.length} of ${kept}`;
  expect(Math.min(save, prospect, card, form, booking), kept).toBeGreaterThan(0);
  figure({
    what: `${what}: acknowledged and lost`,
    measured,
    target: "0",
    held: lost.length === 0,
  });
}

export function within(what: string, times: readonly number[], most: number): void {
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
  const sorted = times.toSorted((one, other) => one - other);
  const longest = sorted.at(-1) ?? Number.POSITIVE_INFINITY;
  const median = seconds(sorted[Math.floor(sorted.length / 2)] ?? 0);
  const measured = times.length > 1 ? `${seconds(longest)} (median ${median})` : seconds(longest);
  figure({ what, measured, target: `at most ${seconds(most)}`, held: longest <= most });
}

/** Waits for the next acknowledged change; returns how long that took since `from`. */
export async function untilKept(
  workers: Workers,
  from: number,
  patience = 60_000,
): Promise<number> {
  await expect
    .poll(() => workers.firstKept(from), { timeout: patience, interval: 50 })
    .not.toBeNull();
  const first = workers.firstKept(from);
  return first === null ? Number.POSITIVE_INFINITY : first.at + first.ms - from;
}

/** While something is down, responses are the usual ones, or 503 with a retry time. */
export function onlyHonest(what: string, responses: readonly WorkerResponse[]): void {
  const counts = new Map<string, number>();
  for (const { status } of responses)
    counts.set(String(status ?? "cut"), (counts.get(String(status ?? "cut")) ?? 0) + 1);
  const measured = [...counts]
    .toSorted()
    .map(([status, count]) => `${status}: ${count}`)
    .join(", ");
  const held = responses.every(
    ({ status, retryAfter }) => status === null || status < 500 || (status === 503 && retryAfter),
  );
  figure({
    what: `${what}: responses`,
    measured,
    target: "no fault but 503 with Retry-After",
    held,
  });
}

export async function untilReady(url: string): Promise<void> {
  const status = () =>
    fetch(`${url}/readyz`).then(
      (response) => response.status,
      () => 0,
    );
  await expect.poll(status, { timeout: 60_000, interval: 50 }).toBe(200);
}
