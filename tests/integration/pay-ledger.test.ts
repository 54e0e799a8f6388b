import { expect, test } from "vitest";
import { aYear, balances, inDatabase, inMemory } from "../kit/pay-replay";
import { startForTest } from "../kit/test-product";

test("PAY-1 PAY-2 PAY-3 a year replayed gives the same entries, in the database as by the function alone, across clock changes, refunds and closings", async () => {
  const parts = aYear(6_000, 7);
  const entries = inMemory(parts);
  const last = entries.at(-1);
  expect(inMemory(aYear(6_000, 7)).at(-1)).toEqual(last);
  expect(inMemory(aYear(6_000, 8)).at(-1)?.hash).not.toBe(last?.hash);
  const cents = entries.reduce((sum, entry) => sum + entry.cents, 0);
  expect(entries.some(({ corrects }) => corrects !== null)).toBe(true);
  const carried = entries.filter(({ kind }) => kind === "carried");
  expect(carried.length).toBeGreaterThan(10);
  expect(carried.reduce((sum, entry) => sum + entry.cents, 0)).toBe(0);
  for (const { closes } of parts)
    expect(balances(entries, closes).filter(([, owed]) => owed < 0)).toEqual([]);
  const product = await startForTest();
  const { db } = product.running.database;
  const stored = await inDatabase(db, product.query, parts);
  expect(stored).toEqual({
    end: { seq: last?.seq, hash: last?.hash, commissionTotal: last?.commissionTotal },
    cents,
    entries: entries.length,
  });
});
