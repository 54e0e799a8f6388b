// cspell:ignore objecion objeción reciproc
import fc from "fast-check";
import { expect, test } from "vitest";
import { markedParts } from "./marked";

const marked = (text: string, found: readonly string[]) =>
  markedParts(text, found)
    .map(({ text: part, isFound }) => (isFound ? `[${part}]` : part))
    .join("");

test.each([
  ["The price objection", ["price", "object"], "The [price] [objection]"],
  ["Pricing, prices", ["price"], "[Pricing], [prices]"],
  ["Closers say no", ["closer", "no"], "[Closers] say [no]"],
  ["La objeción", ["objecion"], "La [objeción]"],
  ["Reciprocity is old", ["reciproc"], "[Reciprocity] is old"],
  ["nothing else", ["price"], "nothing else"],
  ["<b>price</b>", ["price"], "<b>[price]</b>"],
])("MED-6 in %j the words for %j are marked", (text, found, wanted) => {
  expect(marked(text, found)).toBe(wanted);
});

test("MED-6 the parts together are the text, whatever it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.array(fc.string()), (text, found) => {
      const parts = markedParts(text, found);
      expect(parts.map((part) => part.text).join("")).toBe(text);
      expect(new Set(parts.map(({ at }) => at)).size).toBe(parts.length);
    }),
  );
});
