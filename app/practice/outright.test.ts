/** Insults and income bait as six people write them, and lines near them that accuse no one (READ-2). */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { read } from "./message-classifier";

const FAULTS: readonly string[] = ["insult", "guarantee", "pressure", "ask-private"];
const linesOf = (name: string) =>
  readFileSync(`tests/kit/outright/${name}.txt`, "utf8").trim().split("\n");

describe("READ-2 what insults or baits outright", () => {
  test.each(linesOf("fault-lines").map((line) => line.split(" | ")))(
    "READ-2 is read as %s: %s",
    (fault = "", text = "") => {
      expect(read(text).moves).toContain(fault);
    },
  );
  test.each(linesOf("fine-lines"))("READ-2 is not read in a line near it: %s", (line) => {
    expect(read(line).moves.filter((move) => FAULTS.includes(move))).toEqual([]);
  });
  test("READ-2 is the prospect's own amount, said again: no bait", () => {
    const line = "so everyone on your old team is at 5k?";
    expect(read(line, ["everyone on my old team is at 5k"]).moves).not.toContain("guarantee");
  });
});
