import { expect, test } from "vitest";
import { wilson } from "./wilson";

test.each([
  [0, 0, 0, 1],
  [0, 10, 0, 0.2775],
  [5, 10, 0.2366, 0.7634],
  [10, 10, 0.7225, 1],
  [81, 263, 0.2553, 0.3662],
])("DAY-5 TEAM-3 %i of %i lies between %f and %f", (hits, of, low, high) => {
  const interval = wilson(hits, of);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});
