import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { difficultyAfter, solvedPuzzle, withPuzzle } from "./open-limit.server";
import { readSolution, solvePuzzle, writeSolution } from "./puzzle";

const sign = (text: string) => createHmac("sha256", "a secret").update(text).digest("base64url");
const exhausted = { kind: "exhausted" as const, retryAfterSeconds: 60 };

describe("a limit that costs work (S5)", () => {
  test.each([
    [0, 16],
    [1, 17],
    [2, 17],
    [3, 18],
    [62, 21],
    [63, 22],
    [100_000, 22],
  ])("after %i attempts that were paid for, the puzzle needs %i zero bits", (paid, bits) => {
    expect(difficultyAfter(paid)).toBe(bits);
  });

  test("a puzzle comes where work opens the limit, and its solution is good for that limit alone", async () => {
    expect(withPuzzle(sign, "board", exhausted)).toEqual(exhausted);
    const { puzzle } = withPuzzle(sign, "board", { ...exhausted, difficulty: 8 });
    if (!puzzle) throw new Error("no puzzle");
    const solution = readSolution(writeSolution(await solvePuzzle(puzzle)));
    expect(solvedPuzzle(sign, "board", solution)).toMatchObject({ difficulty: 8 });
    expect(solvedPuzzle(sign, "mail", solution)).toBeNull();
    expect(solvedPuzzle(sign, "board", { ...solution, proof: "" })).toBeNull();
    for (const header of [null, "", " ", "a b c"])
      expect(solvedPuzzle(sign, "board", readSolution(header))).toBeNull();
  });
});
