import fc from "fast-check";
import { expect, test } from "vitest";
import { manyLines, oneLine } from "./one-line";

test.each([
  ["  Ann  ", "Ann"],
  ["x\r\nBcc: a@b.c", "x Bcc: a@b.c"],
  ["North\tDesk\u2028Sales", "North Desk Sales"],
  ["Ann\u202egpj.exe", "Anngpj.exe"],
  ["\u2066Ann\u2069\u0000\u001b[31m", "Ann[31m"],
  ["می\u200cخواهم", "می\u200cخواهم"],
  ["Zoe\u0308", "Zoë"],
  ["\ufeffset\u00adter", "setter"],
])("S9 %j is kept as %j", (given, kept) => {
  expect(oneLine(given)).toBe(kept);
});

test.each([
  ["One\vtwo\u2028three\r\nfour\n\nfive", "One\ntwo\nthree\nfour\n\nfive"],
  [" a\tb\u202e\u00ad\u0000c\ufeff ", "a\tbc"],
])("CONT-7 S9 a text from a word processor keeps its lines alone: %j", (given, kept) => {
  expect(manyLines(given)).toBe(kept);
});

test("S9 whatever is typed, a line is one line, turns nothing around, and stays as it is", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary" }),
      fc.constantFrom("\n", "\r", "\u0085", "\u202e", "\u2067"),
      (text, sign) => {
        const kept = oneLine(`a${text}${sign}b`);
        expect(kept).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
        expect(oneLine(kept)).toBe(kept);
      },
    ),
  );
});
