/** Work that grows with what people store, in parts: requests have the thread between them. */
import { setImmediate as nextTurn } from "node:timers/promises";

/** How long one part holds the thread at least; a step that takes longer makes its part longer. */
const PART_MS = 8;

/** All long work of this process takes turns, so twenty files at once hold the thread no longer than one. */
let line: Promise<unknown> = Promise.resolve();

/** Resolves when everyone who was waiting had the thread. */
export async function othersFirst(): Promise<void> {
  line = line.then(() => nextTurn());
  await line;
}

/**
 * Call and await the result before each step. It returns at once while the part is young, and otherwise when everyone
 * else had the thread. `now` in ms.
 */
export function makingWay(now = () => performance.now()): () => Promise<void> {
  let since = Number.NEGATIVE_INFINITY;
  return async () => {
    if (now() - since < PART_MS) return;
    await othersFirst();
    since = now();
  };
}

/** What `step` makes of each one, in order, made in parts. `makeWay`: of the work that this is a part of. */
export async function mappedInParts<One, Result>(
  all: Iterable<One>,
  step: (one: One, index: number) => Result,
  makeWay = makingWay(),
): Promise<Result[]> {
  const results: Result[] = [];
  for (const one of all) {
    await makeWay();
    results.push(step(one, results.length));
  }
  return results;
}

/** What comes of work that may pause wherever it yields. */
export async function finishedInParts<Result>(work: Generator<void, Result>): Promise<Result> {
  const makeWay = makingWay();
  for (;;) {
    await makeWay();
    const step = work.next();
    if (step.done) return step.value;
  }
}
