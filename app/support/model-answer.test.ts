import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { unsupportedIn, withoutMarks } from "./model-answer";

async function* piecesOf(text: string, cuts: readonly number[]): AsyncGenerator<string> {
  const ends = [...new Set([...cuts.map((cut) => cut % (text.length + 1)), text.length])];
  let from = 0;
  for (const to of ends.toSorted((one, other) => one - other)) {
    yield text.slice(from, to);
    from = to;
  }
}

async function readAll(text: string, cuts: readonly number[] = []) {
  const cited = new Set<number>();
  let read = "";
  for await (const piece of withoutMarks(piecesOf(text, cuts), cited)) read += piece;
  return { read, cited: [...cited].toSorted((one, other) => one - other) };
}

describe("an answer with marks", () => {
  test.each([
    ["Thirty days [2]. Then again [1, 3].", "Thirty days. Then again.", [1, 2, 3]],
    ["[0]", "", [0]],
    [
      "No marks at all, and a [link] or [2 things",
      "No marks at all, and a [link] or [2 things",
      [],
    ],
    ["Open [", "Open [", []],
    ["Two lines.\n\nHere [4].", "Two lines.\n\nHere.", [4]],
  ])("SUP-2 %j reads %j", async (text, read, cited) => {
    expect(await readAll(text)).toEqual({ read, cited });
  });
  test("SUP-2 it reads the same however the endpoint cuts it", async () => {
    const part = fc.constantFrom(
      "You wait",
      " [1]",
      "[0]",
      " [2, 3]",
      ".",
      "\n",
      " [",
      "x]",
      " 12",
    );
    const text = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(""));
    await fc.assert(
      fc.asyncProperty(text, fc.array(fc.nat(), { maxLength: 8 }), async (whole, cuts) => {
        const [one, other] = [await readAll(whole), await readAll(whole, cuts)];
        expect(other.cited).toEqual(one.cited);
        expect(other.read.replace(/\s/g, "")).toBe(one.read.replace(/\s/g, ""));
      }),
    );
  });
});

describe("what an answer may not make up", () => {
  const PASSAGES =
    "Write to help@co.example within 24 hours. $100 for each show, 10% after. 1-2 weeks.";
  test.each([
    ["You wait 24 hours and get $100.", []],
    ["Ten percent is 10 percent.", []],
    ["Write to help@co.example.", []],
    ["You have 7 booked.", []],
    ["You make $9,000 a week, 50% more.", ["$9,000", "50%"]],
    [
      "See https://evil.example/pay and mail me@evil.example",
      ["https://evil.example/pay", "me@evil.example"],
    ],
    ["It takes 3 days.", ["3"]],
    ["The prize is $7.", ["$7"]],
  ])("SUP-2 %j states %j", (answer, found) => {
    expect(unsupportedIn(answer, PASSAGES, "I have 7 booked, do I get $9,000?")).toEqual(found);
  });
});
