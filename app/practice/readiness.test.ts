import { describe, expect, test } from "vitest";
import { READY_PARTS, type ReadyPart } from "~/settings/settings";
import { passesInARow, verdictOf } from "./readiness";

const subsets: ReadyPart[][] = Array.from({ length: 2 ** READY_PARTS.length }, (_, bits) =>
  READY_PARTS.filter((_part, at) => bits & (1 << at)),
);

describe("READY-1 all combinations of the gate", () => {
  test("clear no one who misses a part that counts, and no one without a person where one signs off", () => {
    let judged = 0;
    for (const parts of subsets.filter((each) => each.length > 0))
      for (const held of subsets)
        for (const signOff of [true, false]) {
          const { state, missing } = verdictOf({ parts, signOff }, new Set(held), null);
          const all = parts.every((part) => held.includes(part));
          expect(state).toBe(all ? (signOff ? "sign-off" : "earned") : "missing");
          expect(missing).toEqual(parts.filter((part) => !held.includes(part)));
          judged += 1;
        }
    expect(judged).toBe(31 * 32 * 2);
  });
  test("keep what was given until it is revoked, and never return by themselves what was revoked", () => {
    for (const parts of subsets.filter((each) => each.length > 0))
      for (const held of subsets)
        for (const signOff of [true, false]) {
          const judged = (revokedAt: string | null) =>
            verdictOf({ parts, signOff }, new Set(held), { revokedAt }).state;
          expect(judged(null)).toBe("cleared");
          expect(judged("2026-11-20T10:00:00Z")).toBe("revoked");
        }
  });
});

describe("READY-1 passes in a row", () => {
  const run = (seed: number, passed = true, issued = true) => ({
    prospect: "eager",
    seed,
    passed,
    issued,
  });
  test.each([
    ["three new ones", [run(1), run(2), run(3)], 3],
    ["no more than three count", [run(1), run(2), run(3), run(4)], 3],
    ["the same seed is no new one", [run(1), run(1), run(1)], 1],
    ["the latest failed", [run(4, false), run(1), run(2), run(3)], 0],
    ["one between failed", [run(1), run(2), run(4, false), run(3)], 2],
    ["a seed of one's own choice counts for nothing", [run(1, true, false), run(2), run(3)], 2],
    ["nor against", [run(1, false, false), run(2), run(3), run(4)], 3],
    ["none", [], 0],
  ])("%s", (_name, runs, passes) => {
    expect(passesInARow(runs)).toBe(passes);
  });
});
