// cspell:ignore basd expereince wher
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { labeledMessages, readingFigures, readingTable } from "../../tests/kit/reading-figures";
import { read } from "./message-classifier";

describe("PRAC-2 a setter's message", () => {
  const held = readingFigures(labeledMessages(true));

  test("is read with an F1 of at least .85 in each class, in the half that was held out", () => {
    expect(labeledMessages().length).toBeGreaterThanOrEqual(300);
    expect(held.filter(({ f1 }) => f1 < 0.85)).toEqual([]);
    const all = readingFigures(labeledMessages());
    expect(all.filter(({ f1 }) => f1 < 0.85)).toEqual([]);
  });
  test("the table of docs/practice.md is of these figures", () => {
    const [, table = ""] = readFileSync("docs/practice.md", "utf8").split("<!-- reading -->");
    expect(table.split("<!-- /reading -->")[0]?.trim()).toBe(readingTable(held));
  });
  test.each<[message: string, moves: string[]]>([
    ["blue elephants never sleep in june", []],
    ["wher are you basd? whats your expereince", ["ask-location", "ask-experience"]],
    ["I can't guarantee you anything.", ["set-expectations"]],
    ["Would tomorrow at 3pm Eastern work?", ["ask-time", "name-time"]],
  ])("%s", (message, moves) => {
    expect([...read(message).moves].sort()).toEqual([...moves].sort());
  });
  test("counts its questions, its words and figures that no one claimed", () => {
    expect(read("Where are you based? And how old are you?").questions).toBe(2);
    expect(read("Roughly what do you earn a year, and what's your credit score?").questions).toBe(
      1,
    );
    expect(read("You'll make $9,000 a month").invented).toEqual(["$9,000"]);
    expect(read("Losing $1,800 hurts", ["i lost $1,800"]).invented).toEqual([]);
    expect(read("It's $100 per qualified call.").invented).toEqual([]);
    expect(read("word ".repeat(61)).words).toBe(61);
  });
});
