import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  bounded,
  coverageWords,
  END_SECONDS,
  gapsIn,
  joined,
  MOST_SPANS,
  type Spans,
  secondsIn,
  wholeSeconds,
} from "./spans";

const span = fc
  .tuple(fc.nat(600), fc.integer({ min: 1, max: 60 }))
  .map(([from, length]) => [from, from + length] as const);
const anySpans = fc.array(span, { maxLength: 30 });

function secondsOf(spans: Spans): Set<number> {
  return new Set(
    spans.flatMap(([from, to]) => Array.from({ length: to - from }, (_, index) => from + index)),
  );
}

describe("spans of seconds (MED-4)", () => {
  test("MED-4 joined are the seconds of both, once each, in order and apart", () => {
    fc.assert(
      fc.property(anySpans, anySpans, (one, other) => {
        const both = joined(one, other);
        expect(secondsOf(both)).toEqual(new Set([...secondsOf(one), ...secondsOf(other)]));
        expect(secondsIn(both)).toBe(secondsOf(both).size);
        for (const [index, [from]] of both.entries())
          expect(from).toBeGreaterThan(both[index - 1]?.[1] ?? -1);
        expect(joined(both, other)).toEqual(both);
      }),
    );
  });
  test("MED-4 what is watched and its gaps are the whole video, and 100 percent is without one", () => {
    fc.assert(
      fc.property(anySpans, fc.double({ min: 0.1, max: 900, noNaN: true }), (some, length) => {
        const watched = joined(some, []);
        const gaps = gapsIn(watched, length);
        const whole = wholeSeconds(length);
        const all = [...secondsOf(watched), ...secondsOf(gaps)].filter((second) => second < whole);
        expect(all.toSorted((a, b) => a - b)).toEqual(Array.from({ length: whole }, (_, at) => at));
        expect(Math.abs(whole - length)).toBeLessThanOrEqual(Math.max(END_SECONDS, 1 - length));
        expect(coverageWords(watched, length).startsWith("100 ")).toBe(gaps.length === 0);
      }),
    );
  });
  test.each([
    [[], 100, "0 percent; 1 gap"],
    [
      [
        [0, 20],
        [40, 82],
      ],
      100,
      "62 percent; 2 gaps",
    ],
    [[[0, 100]], 100.4, "100 percent; no gaps"],
    [[[1, 99]], 100, "98 percent; 2 gaps"],
    [[[0, 30]], 29.97, "100 percent; no gaps"],
    [[[0, 29]], 29.97, "96 percent; 1 gap"],
    [[[0, 30]], 30.49, "100 percent; no gaps"],
    [[[0, 30]], 30.5, "96 percent; 1 gap"],
    [[[0, 9_950]], 10_000, "99 percent; 1 gap"],
  ] as const)("MED-4 %j of %d seconds are %j", (watched, length, words) => {
    expect(coverageWords(watched, length)).toBe(words);
  });
  test("MED-4 of more than a save can name, the longest are kept", () => {
    const many = Array.from(
      { length: MOST_SPANS + 50 },
      (_, index) => [index * 10, index * 10 + (index < 50 ? 1 : 5)] as const,
    );
    expect(bounded(many)).toEqual(many.slice(50));
  });
});
