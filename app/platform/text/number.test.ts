import fc from "fast-check";
import { expect, test } from "vitest";
import { numberIn } from "./number";

const MARKS = [
  { between: ",", point: "." },
  { between: ".", point: "," },
  { between: " ", point: "." },
  { between: " ", point: "," },
  { between: "\u00a0", point: "," },
  { between: "\u202f", point: "," },
  { between: "'", point: "." },
  { between: "", point: "." },
  { between: "", point: "," },
];

const written = fc.record({
  whole: fc.nat(99_999_999),
  decimals: fc.constantFrom("", "5", "25", "75"),
  marks: fc.constantFrom(...MARKS),
  sign: fc.constantFrom("", "-", "−", "+"),
  around: fc.constantFrom("", " ", "  ", "\t"),
});

test("OWN-4 a number is read as people write it, wherever they learned to", () => {
  fc.assert(
    fc.property(written, ({ whole, decimals, marks, sign, around }) => {
      const groups = whole.toLocaleString("en-US").replaceAll(",", marks.between);
      const text = `${around}${sign}${groups}${decimals && marks.point + decimals}${around}`;
      const size = Number(`${whole}.${decimals || "0"}`);
      const expected = size !== 0 && (sign === "-" || sign === "−") ? -size : size;
      const oneDot =
        marks.between === "." && decimals === "" && /^\D*\d{1,3}\.\d{3}\D*$/.test(text);
      expect(numberIn(text), text).toBe(oneDot ? null : expected);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ["1,5", 1.5],
  ["1.5", 1.5],
  ["1,000", 1_000],
  ["1 000", 1_000],
  [" 2 ", 2],
  [".5", 0.5],
  ["0,500", 0.5],
  ["１２", 12],
  ["१२", 12],
  ["۱۲٫۵", 12.5],
  ["1.500", null],
  ["1,000,5", null],
  ["1,00,5", null],
  ["four", null],
  ["4 or 5", null],
  ["1e3", null],
  ["0x10", null],
  ["NaN", null],
  ["", null],
  ["-", null],
])("OWN-4 %j is read as %j", (text, number) => {
  expect(numberIn(text)).toBe(number);
});
