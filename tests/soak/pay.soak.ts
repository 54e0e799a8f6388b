/** A hundred thousand facts of pay, replayed: the same hash and the same totals each time. */
import { expect, test } from "vitest";
import { figure } from "../kit/figures";
import { aYear, inDatabase, inMemory } from "../kit/pay-replay";
import { startForTest } from "../kit/test-product";

const FACTS = 100_000;
const SEED = 20_261_123;

test("PAY-1 PAY-3 100,000 events replayed twice and in the database end with the same hash and totals", async () => {
  const [once, twice] = [inMemory(aYear(FACTS, SEED)), inMemory(aYear(FACTS, SEED))];
  const last = once.at(-1);
  expect(twice.at(-1)).toEqual(last);
  const cents = once.reduce((sum, entry) => sum + entry.cents, 0);
  const product = await startForTest({ LOG_LEVEL: "warn" });
  const begun = performance.now();
  const parts = aYear(FACTS, SEED);
  const stored = await inDatabase(product.running.database.db, product.query, parts);
  const seconds = (performance.now() - begun) / 1_000;
  figure({
    what: "100,000 events: the last hash, by the function twice and by the database",
    measured: `${last?.hash.slice(0, 12)}, ${twice.at(-1)?.hash.slice(0, 12)}, ${stored.end.hash.slice(0, 12)} (${seconds.toFixed(0)} s)`,
    target: "the same",
    held: stored.end.hash === last?.hash,
  });
  figure({
    what: "their entries and sums, in cents",
    measured: `${stored.entries}: ${stored.cents}; ${once.length}: ${cents}`,
    target: "the same",
    held: stored.cents === cents && stored.entries === once.length,
  });
});
