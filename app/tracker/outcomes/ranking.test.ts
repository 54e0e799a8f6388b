import { describe, expect, test } from "vitest";
import { LEAST_MEETINGS, rankingOf } from "./ranking";

/** Mulberry32: the same numbers in each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function branches(seed: number, shares: readonly number[], met: number) {
  const next = seeded(seed);
  return shares.map((share) => ({
    met,
    shown: Array.from({ length: met }, next).filter((each) => each < share).length,
  }));
}

describe("ranking branches (DAY-5)", () => {
  test("DAY-5 a planted best branch is found, wherever it is and whatever the others are", () => {
    for (const [seed, place] of [0, 1, 2, 3, 4].entries()) {
      const shares = [0.4, 0.42, 0.38, 0.4, 0.41].with(place, 0.7);
      expect(rankingOf(branches(seed, shares, 120))).toEqual({ kind: "best", best: place });
    }
    const few = [{ met: 10, shown: 10 }, ...branches(7, [0.3, 0.75, 0.3], 90)];
    expect(rankingOf(few)).toEqual({ kind: "best", best: 2 });
  });

  test("DAY-5 sets of noise are not ranked: 20 of 20, and of 2,000 no more than chance allows", () => {
    const kinds = Array.from({ length: 2_000 }, (_, seed) => {
      const count = 2 + (seed % 9);
      const share = [0.05, 0.4, 0.6, 0.9][seed % 4] ?? 0.5;
      return rankingOf(
        branches(
          seed,
          Array.from({ length: count }, () => share),
          30 + (seed % 200),
        ),
      ).kind;
    });
    expect(kinds.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => "even"));
    expect(kinds.filter((kind) => kind === "best").length).toBeLessThanOrEqual(5);
  });

  test("DAY-5 nothing is ranked under 30 meetings, however clear it looks", () => {
    const clear = { met: LEAST_MEETINGS - 1, shown: LEAST_MEETINGS - 1 };
    const none = { met: 500, shown: 10 };
    expect(rankingOf([clear, none])).toEqual({ kind: "few" });
    expect(rankingOf([])).toEqual({ kind: "few" });
    const enough = { met: LEAST_MEETINGS, shown: LEAST_MEETINGS };
    expect(rankingOf([none, enough])).toEqual({ kind: "best", best: 1 });
  });
});
