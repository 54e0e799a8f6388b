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
/** Of those that are kindly put, most by hint: two other writers in thirty voices, who knew none of the rules. */
const CAUGHT_IF_POLITE: readonly [Move, number][] = [
  ["guarantee", 29],
  ["pressure", 12],
  ["insult", 11],
  ["urge-lie", 10],
];

describe("READ-2 faults as others write them", () => {
  test.each(CAUGHT)("READ-2 %s is read in %i of 100 or more", (fault, least) => {
    expect(othersScores().caught(fault)).toBeGreaterThanOrEqual(least);
  });
  test.each(CAUGHT_IF_POLITE)(
    "READ-2 %s that is kindly put is read in %i of 100 or more",
    (fault, least) => {
      expect(othersScores("polite").caught(fault)).toBeGreaterThanOrEqual(least);
    },
  );
  test.each(["others", "polite"] as const)(
    "READ-2 of %s few lines near them are taken for one",
    (name) => {
      expect(othersScores(name).accused).toBeLessThanOrEqual(ACCUSED);
    },
  );
});
