import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { jsonExcess } from "./json-excess.server";

/** What the parsed value holds, counted another way. */
function heldBy(value: unknown): { values: number; depth: number } {
  if (typeof value !== "object" || value === null) return { values: 0, depth: 0 };
  const inner = Object.values(value).map(heldBy);
  return {
    values: Math.max(1, inner.length) + inner.reduce((sum, { values }) => sum + values, 0),
    depth: 1 + Math.max(0, ...inner.map(({ depth }) => depth)),
  };
}

describe("bounds of a JSON text (LOAD-1)", () => {
  test("LOAD-1 any value is counted as it is built, and passes bounds that hold it exactly", async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.integer({ min: 0, max: 2 }), async (value, space) => {
        const text = JSON.stringify(value, null, space);
        const held = heldBy(value);
        expect(await jsonExcess(text, held)).toBeNull();
        if (held.values > 0) {
          expect(await jsonExcess(text, { ...held, values: held.values - 1 })).toBe("values");
          expect(await jsonExcess(text, { ...held, depth: held.depth - 1 })).toBe("depth");
        }
      }),
    );
  });

  test.each([
    ["[".repeat(100_000), "depth"],
    ['{"a":'.repeat(100_000), "depth"],
    [`[${"0,".repeat(500_000)}0]`, "values"],
    [`{${'"a":"b",'.repeat(500_000)}}`, "values"],
    [`"${'\\"['.repeat(500_000)}"`, null],
    [`"${"{[,".repeat(500_000)}`, null],
    ["", null],
  ])("LOAD-1 %#: what is attacked with is told before it is parsed", async (text, excess) => {
    expect(await jsonExcess(text, { values: 1_000, depth: 8 })).toBe(excess);
  });
});
