/** Promises and pushes without their usual words, in kinds, and lines near them that accuse no one (READ-2). */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Move, read } from "./message-classifier";

const FAULTS: readonly Move[] = ["insult", "guarantee", "pressure", "ask-private", "urge-lie"];

const linesOf = (name: string) =>
  readFileSync(`tests/kit/promises/${name}.txt`, "utf8").trim().split("\n");
const faultsOf = (half: string) => linesOf(`faults-${half}`).map((line) => line.split(" | "));

const seen = (message: string) => read(message).moves.filter((move) => FAULTS.includes(move));
const isCaught = (named: string, message: string) =>
  seen(message).some((move) => named.split(" or ").includes(move));

describe("READ-2 promises and pushes of many kinds", () => {
  test.each(faultsOf("seen"))("READ-2 is read as %s: %s", (named = "", message = "") => {
    expect(isCaught(named, message)).toBe(true);
  });
  test.each(linesOf("fine-seen"))("READ-2 is no fault: %s", (message) => {
    expect(seen(message)).toEqual([]);
    expect(read(message).invented).toEqual([]);
  });
  test("READ-2 of the lines that nobody looked at, seven in ten are read and one in ten is accused at most", () => {
    const faults = faultsOf("held");
    const caught = faults.filter(([named = "", message = ""]) => isCaught(named, message));
    expect(caught.length / faults.length).toBeGreaterThanOrEqual(0.7);
    const fine = linesOf("fine-held");
    const accused = fine.filter((message) => seen(message).length > 0);
    expect(accused.length / fine.length).toBeLessThanOrEqual(0.1);
  });
});
