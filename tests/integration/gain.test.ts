/** Generated lives of people who try to gain; `npm run prove -- gain` lives a hundred thousand (PAY-4). */
import { expect, test } from "vitest";
import { liveThem } from "../kit/gain";
import { startForTest } from "../kit/test-product";

test("PAY-1 PAY-4 300 lives of prospects, meetings and people who try to gain: no cent without its event, and none missing", async () => {
  const product = await startForTest({ LOG_LEVEL: "warn" });
  const { faults, entries, waiting } = await liveThem(product, 300, 20_261_125);
  if (process.env.DBG) (await import("node:fs")).writeFileSync(process.env.DBG, faults.join("\n"));
  expect(faults).toEqual([]);
  // The lives are about something.
  expect(entries).toBeGreaterThan(300);
  expect(waiting).toBeGreaterThan(30);
});
