/** Long responses: strangers' event streams, and files of long lists. The product serves everyone in the meantime. */
import { setTimeout as pause } from "node:timers/promises";
import { expect, inject, onTestFinished, test } from "vitest";
import { FUNCTION, PASSWORD } from "../kit/board-client";
import { builtProduct } from "../kit/built-product";
import { type ChildProduct, endChild, memoryOf } from "../kit/child-product";
import { createDatabase } from "../kit/databases";
import { figure } from "../kit/figures";
import { from } from "../kit/flood";
import { LiveListener } from "../kit/live-listener";
import { METRICS_TOKEN, scrape } from "../kit/metrics";
import { seedProgress, seedTrainees } from "../kit/seeded-trainees";
import { newTrainee } from "../kit/soak";
import { ADMIN_CODE, aSave, BASE_ENV, type TestProduct } from "../kit/test-product";
import { Visitor } from "../kit/visitor";
import { type Env, spawned, within } from "../kit/workplace";

const HEADS = 10_000;
const AT_ONCE = 20;
const LIVE = "/live?topics=operations";
const OPEN = 'live_streams{topic="operations"}';
const MOST = { address: 100, network: 400, visitors: 2_000 };
const PAGES = 100;
const PAGE_MS = 1_000;
const HEARD_MS = 2_000;
/** While files are read. */
const BUSY_MS = 3_000;
const TRAINEES = 10_000;
const LESSONS = 6;
const EXPORTS = 30;
const FILES = ["/admin/trainees.csv", "/admin/progress.csv"];
const MOST_MEGABYTES = 400;
const SAMPLE_MS = 100;
const NEW_LINE = 10;

async function started(filled: (env: Env) => Promise<void> = async () => {}) {
  const database = await createDatabase(inject("templates"));
  onTestFinished(database.drop);
  const settings = { METRICS_TOKEN, OPERATIONS_PASSWORD: PASSWORD, TRUST_PROXY: "loopback" };
  const env = { ...database.env, ...BASE_ENV, ...settings, LOG_LEVEL: "error" };
  await filled(env);
  const child = await spawned(env);
  const open = async () => (await scrape({ visitor: () => new Visitor(child.url) })).of(OPEN);
  return { env, child, open };
}

test(`S1 ${HEADS} HEADs leave no stream`, async () => {
  const { child, open } = await started();
  const memory = memoryOf(child);
  const begun = performance.now();
  const statuses = await inTurns(HEADS, (number) => head(child, number));
  const seconds = (performance.now() - begun) / 1_000;
  const ok = statuses.filter((status) => status === 200).length;
  const left = await open();
  figure({
    what: `${HEADS.toLocaleString("en")} HEADs of the event stream, ${AT_ONCE} at once: streams left open`,
    measured: `${left} (${ok.toLocaleString("en")} responses of 200, ${Math.round(HEADS / seconds)} a second)`,
    target: "0",
    held: left === 0 && ok === HEADS,
  });
  figure({
    what: "Memory of the server before and after that",
    measured: [memory, memoryOf(child)].map((kB) => `${Math.round(kB / 1_024)} MB`).join(", "),
  });
  await endChild(child, "SIGTERM");
});

test("S1 strangers use up their streams, and no one else's", async () => {
  const { env, child, open } = await started();
  const { cookies, userId } = await newTrainee(child, env);
  const ending = new AbortController();
  // An unreferenced response is garbage-collected, and its stream with it.
  const held: Response[] = [];
  const stream = async (address: string) => {
    const visitor = new Visitor(child.url, { headers: { "X-Forwarded-For": address } });
    const response = await visitor.get(LIVE, { signal: ending.signal });
    if (response.status === 200) held.push(response);
    else await response.arrayBuffer();
    return response.status;
  };
  const opened = async (count: number, addressOf: (number: number) => string) => {
    const statuses = await inTurns(count, (number) => stream(addressOf(number)));
    const others = statuses.filter((status) => ![200, 429, 503].includes(status)).length;
    return { open: statuses.filter((status) => status === 200).length, others };
  };
  const one = await opened(2 * MOST.address, () => "10.0.0.1");
  const network = await opened(
    2 * MOST.network,
    (number) => `2001:db8:0:${number.toString(16)}::1`,
  );
  const all = await opened(
    2 * MOST.visitors,
    (number) => from(100 + number).headers["X-Forwarded-For"],
  );
  const [fromOne, fromNetwork, fromAll] = [one.open, network.open, await open()];
  figure({
    what: "Streams that stay open, of twice as many asked for: of one address, of an IPv6 network (/48), of all visitors",
    measured: `${fromOne}, ${fromNetwork}, ${fromAll}; the others get 429 or 503`,
    target: `${MOST.address}, ${MOST.network}, ${MOST.visitors}`,
    held:
      fromOne === MOST.address &&
      fromNetwork === MOST.network &&
      fromAll === MOST.visitors &&
      one.others + network.others + all.others === 0,
  });
  await theRest(cookies, userId);
  expect(held).toHaveLength(MOST.visitors);
  ending.abort();
  await expect.poll(open, { timeout: 60_000 }).toBe(0);
  figure({
    what: "Streams left once those visitors are gone",
    measured: "0",
    target: "0",
    held: true,
  });
  await endChild(child, "SIGTERM");
});

/** What others do while strangers hold all streams that visitors may have. */
async function theRest(cookies: Visitor, userId: string): Promise<void> {
  const pages: number[] = [];
  for (let number = 0; number < PAGES; number += 1) {
    const begun = performance.now();
    const path = number % 2 === 0 ? "/operations" : "/training";
    const response = await cookies.get(path);
    await response.arrayBuffer();
    pages.push(response.status === 200 ? performance.now() - begun : Number.POSITIVE_INFINITY);
  }
  within(`${PAGES} pages of the board and of a trainee meanwhile`, pages, PAGE_MS);
  const listener = await LiveListener.open(cookies, "progress,operations");
  const heard: number[] = [];
  for (let lessonNumber = 1; lessonNumber <= 10; lessonNumber += 1) {
    const begun = performance.now();
    await cookies.json("/training/progress", aSave(userId, { lessonNumber }));
    await listener.until(() =>
      listener.heard.some(({ data }) => data.data?.lessonNumber === lessonNumber),
    );
    heard.push(performance.now() - begun);
  }
  within(
    "A signed-in person's own stream meanwhile: a save heard in the other tab",
    heard,
    HEARD_MS,
  );
  const card = { title: "To all streams", day_column: "Monday" };
  const begun = performance.now();
  await cookies.json(FUNCTION, { action: "create_card", password: PASSWORD, data: card });
  await listener.until(() => JSON.stringify(listener.heard).includes(card.title));
  within(
    "A card told to all streams: heard by the last one opened",
    [performance.now() - begun],
    HEARD_MS,
  );
  listener.close();
}

test(`ADM-7 ${EXPORTS} files of ${TRAINEES} trainees at once`, async () => {
  const { env, child } = await started(longList);
  const { cookies } = await newTrainee(child, env);
  const admin = new Visitor(child.url);
  await admin.signIn(ADMIN_CODE);
  const before = memoryOf(child);
  let most = before;
  const gauge = setInterval(() => {
    most = Math.max(most, memoryOf(child));
  }, SAMPLE_MS);
  const begun = performance.now();
  let ended = false;
  const files = Promise.all(
    Array.from({ length: EXPORTS }, (_, number) => linesOf(admin, FILES[number % 2] ?? "")),
  ).finally(() => {
    ended = true;
    clearInterval(gauge);
  });
  const isEnded = () => ended;
  const [ready, pages] = await Promise.all([
    timesUntil(isEnded, () => cookies.get("/readyz")),
    timesUntil(isEnded, () => cookies.get("/training")),
  ]);
  const lines = await files;
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
  const whole = lines.filter((count) => count === TRAINEES + 2).length;
  figure({
    what: `${EXPORTS} files of ${TRAINEES.toLocaleString("en")} trainees at once, every other one with their lessons: complete`,
    measured: `${whole}, in ${seconds} s`,
    target: `${EXPORTS}`,
    held: whole === EXPORTS,
  });
  const grown = Math.round((most - before) / 1_024);
  figure({
    what: "Memory of the server meanwhile",
    measured: `at most ${grown} MB more than ${Math.round(before / 1_024)} MB`,
    target: `at most ${MOST_MEGABYTES} MB more`,
    held: grown <= MOST_MEGABYTES,
  });
  within(`${ready.length} responses of /readyz meanwhile`, ready, BUSY_MS);
  within(`${pages.length} pages of a trainee meanwhile`, pages, BUSY_MS);
  await endChild(child, "SIGTERM");
});

async function longList(env: Env): Promise<void> {
  const { open, parseConfig } = await builtProduct();
  const { database } = await open(parseConfig({ ...env, LOG_LEVEL: "silent" }));
  const query: TestProduct["query"] = async (text, values = []) =>
    (await database.pool.query(text, values)).rows as never;
  await seedTrainees(query, TRAINEES);
  await seedProgress(query, TRAINEES, LESSONS);
  await database.close();
}

/** A file being read; its lines are counted and discarded. */
async function linesOf(visitor: Visitor, path: string): Promise<number> {
  let lines = 0;
  for await (const chunk of (await visitor.get(path)).body ?? [])
    for (const byte of chunk) if (byte === NEW_LINE) lines += 1;
  return lines;
}

/** One request after another; how long each took, in ms. */
async function timesUntil(isEnded: () => boolean, ask: () => Promise<Response>): Promise<number[]> {
  const times: number[] = [];
  while (!isEnded()) {
    const begun = performance.now();
    const response = await ask();
    await response.arrayBuffer();
    times.push(response.status === 200 ? performance.now() - begun : Number.POSITIVE_INFINITY);
    await pause(SAMPLE_MS);
  }
  return times;
}

async function head(child: ChildProduct, number: number): Promise<number> {
  const visitor = new Visitor(child.url, from(number % 256));
  return (await visitor.fetch(LIVE, { method: "HEAD" })).status;
}

/** This many calls, some in parallel; their results in any order. */
async function inTurns<Result>(
  count: number,
  call: (number: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const caller = async () => {
    while (next < count) results.push(await call(next++));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, caller));
  return results;
}
