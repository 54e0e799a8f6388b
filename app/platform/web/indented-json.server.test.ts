import fc from "fast-check";
import { expect, test } from "vitest";
import { indentedJson } from "./indented-json.server";

test("LOAD-1 ADM-9 a file that is written in parts reads as if it were written in one", async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue()), async (value) => {
      expect((await indentedJson(value)).join("")).toBe(JSON.stringify(value, null, 2));
    }),
  );
});

test("LOAD-1 ADM-9 dates are text, and what is not there is left out", async () => {
  const value = {
    at: new Date(0),
    gone: undefined,
    rows: [{ at: new Date(0), gone: undefined }, undefined],
  };
  expect((await indentedJson(value)).join("")).toBe(JSON.stringify(value, null, 2));
});

test("LOAD-1 ADM-9 a long file comes in pieces, none of which is long", async () => {
  const value = { first: 1, rows: Array.from({ length: 20_000 }, (_, n) => ({ n, text: "word" })) };
  const pieces = await indentedJson(value);
  expect(pieces.join("")).toBe(JSON.stringify(value, null, 2));
  expect(pieces.length).toBeGreaterThan(3);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(300_000);
});
