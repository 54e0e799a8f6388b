/**
 * Faults, and lines near them, of thirty voices: two writers wrote them, and somebody who saw only the message gave them
 * the same label. Nobody looked at these lines, so only shares are told of them (READ-2).
 */
import { describe, expect, test } from "vitest";
import { othersScores } from "../../tests/kit/others-lines";
import type { Move } from "./message-classifier";

/** What is reached, in percent: less is a fault of a later change. They are hard on purpose: few have a fault's own words. */
const CAUGHT: readonly [Move, number][] = [
  ["guarantee", 29],
  ["pressure", 27],
  ["insult", 15],
  ["urge-lie", 14],
];
const ACCUSED = 4;

describe("READ-2 faults as others write them", () => {
  test.each(CAUGHT)("READ-2 %s is read in %i of 100 or more", (fault, least) => {
    expect(othersScores().caught(fault)).toBeGreaterThanOrEqual(least);
  });
  test("READ-2 few lines near them are taken for one", () => {
    expect(othersScores().accused).toBeLessThanOrEqual(ACCUSED);
  });
});
