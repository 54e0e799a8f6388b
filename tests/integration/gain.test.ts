/** Generated lives of people who try to gain; `npm run prove -- gain` lives a hundred thousand (PAY-4). */
import { expect, test } from "vitest";
import { liveThem } from "../kit/gain";
import { startForTest } from "../kit/test-product";

test("PAY-1 PAY-4 150 lives of prospects, meetings and people who try to gain: no cent without its event, and none missing", async () => {
  const product = await startForTest({ LOG_LEVEL: "warn" });
  const { faults, entries, waiting } = await liveThem(product, 150, 20_261_125);
  expect(faults).toEqual([]);
  // The lives are about something.
  expect(entries).toBeGreaterThan(100);
  expect(waiting).toBeGreaterThan(15);
});
