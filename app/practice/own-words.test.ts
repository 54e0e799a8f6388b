/** What a message tells of others, denies or says of other things accuses no one, and what it says itself still does (READ-2). */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { read } from "./message-classifier";
import { ownWords } from "./own-words";

const FAULTS: readonly string[] = ["insult", "guarantee", "pressure", "ask-private", "urge-lie"];
const linesOf = (name: string) =>
  readFileSync(`tests/kit/reported/${name}.txt`, "utf8").trim().split("\n");

describe("READ-2 what others say, and what is denied", () => {
  test.each(linesOf("fine-lines"))("READ-2 is no fault and no figure: %s", (line) => {
    const { moves, invented } = read(line);
    expect(moves.filter((move) => FAULTS.includes(move))).toEqual([]);
    expect(invented).toEqual([]);
  });
  test.each(linesOf("fault-lines").map((line) => line.split(" | ")))(
    "READ-2 excuses nothing the setter says beside it, %s: %s",
    (fault = "", line = "") => {
      expect(read(line).moves).toContain(fault);
    },
  );
  test.each([
    ["scammers say you cant lose, but with us you can", ", but with us you can"],
    ['some say "sign now, or never", we don\'t', ", we don't"],
    ["my ad says sign now", "my ad says sign now"],
    ["Think it over. They told you what it is?", "Think it over. They told you what it is?"],
  ])("READ-2 is left out: %s", (message, own) => {
    expect(ownWords(message)).toBe(own);
  });
});

/** "Ads say you can't lose, and with us you really can't": what others say, and the setter claims as well. */
describe("READ-2 what others say and the setter claims", () => {
  const accuses = (line: string) => {
    const { moves, invented } = read(line);
    return moves.some((move) => FAULTS.includes(move)) || invented.length > 0;
  };
  test.each(linesOf("claimed-seen"))("READ-2 promises: %s", (line) => {
    expect(accuses(line)).toBe(true);
  });
  test.each(linesOf("unclaimed-seen"))("READ-2 promises nothing: %s", (line) => {
    expect(accuses(line)).toBe(false);
  });
  test("READ-2 of the lines that nobody looked at, eight in ten are read and one in eight is accused at most", () => {
    const [claimed, others] = [linesOf("claimed-held"), linesOf("unclaimed-held")];
    expect(claimed.filter(accuses).length / claimed.length).toBeGreaterThanOrEqual(0.8);
    expect(others.filter(accuses).length / others.length).toBeLessThanOrEqual(0.125);
  });
});
