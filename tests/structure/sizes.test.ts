import { describe, expect, test } from "vitest";
import {
  AS,
  fileSizes,
  functionSizes,
  occurrences,
  quantile,
  SPREAD_LITERAL,
  USE_EFFECT,
} from "./sizes";
import { productSources } from "./source-files";

const product = productSources();
/** Lesson texts and other copy are data and may be long. */
const code = new Map([...product].filter(([file]) => !file.includes("/copy/")));
const files = fileSizes(code);
const functions = functionSizes(code);
const lengths = files.map(({ lines }) => lines);
const long = functions.filter(({ lines }) => lines > 50);
const allLines = lengths.reduce((sum, each) => sum + each, 0);

describe("the product", () => {
  test("files are short: median 90, nine of ten 195, none above 300 lines", () => {
    expect(quantile(lengths, 0.5)).toBeLessThanOrEqual(90);
    expect(quantile(lengths, 0.9)).toBeLessThanOrEqual(195);
    expect(files.filter(({ lines }) => lines > 300)).toEqual([]);
  });
  test("functions are short: median 12, nine of ten 45, at most 6 of 100 above 50 lines", () => {
    expect(quantile(sizesOf(functions), 0.5)).toBeLessThanOrEqual(12);
    expect(quantile(sizesOf(functions), 0.9)).toBeLessThanOrEqual(45);
    expect(long.length / functions.length, list(long)).toBeLessThanOrEqual(0.06);
  });
  test("at most one type in 1,000 lines is only claimed (as)", () => {
    const { count, where } = occurrences(code, AS);
    expect((count / allLines) * 1_000, where.join("\n")).toBeLessThanOrEqual(1);
  });
  test("few effects: at most 0.4 in 1,000 lines", () => {
    const { count, where } = occurrences(code, USE_EFFECT);
    expect((count / allLines) * 1_000, where.join("\n")).toBeLessThanOrEqual(0.4);
  });
  test("no literal is spread into another one", () => {
    expect(occurrences(code, SPREAD_LITERAL).where).toEqual([]);
  });
});

describe("the rules bite", () => {
  const one = (text: string) => new Map([["app/a.ts", text]]);

  test("quantiles are those of the sorted values", () => {
    const values = Array.from({ length: 10 }, (_, index) => 10 - index);
    expect([quantile(values, 0.5), quantile(values, 0.9), quantile([], 0.9)]).toEqual([6, 10, 0]);
  });
  test("functions, arrows and methods are measured to their closing brace", () => {
    const text = `export async function first(a: string): Promise<void> {
  const inner = (b: string) => {
    return b;
  };
  if (a) {
    inner(a);
  }
}

class Second {
  async third(
    a: string,
  ): Promise<void> {
    await a;
  }
}

const short = (a: string) => a;
const called = first("x");
`;
    expect(functionSizes(one(text))).toEqual([
      { name: "app/a.ts first", lines: 8 },
      { name: "app/a.ts inner", lines: 3 },
      { name: "app/a.ts third", lines: 5 },
    ]);
  });
  test.each([
    ["a spread literal", SPREAD_LITERAL, "const a = { ...{ b }, ...(c && { d }), ...e };", 1],
    ["as", AS, "const a = b as string; const c = d as const;", 1],
    ["as", AS, 'import { e as f } from "g"; /* such as this */ import * as h from "i";', 0],
    ["useEffect", USE_EFFECT, "useEffect(() => a()); useEffectEvent(b);", 1],
  ])("%s: %s %s", (_name, pattern, text, count) => {
    expect(occurrences(one(text), pattern).count).toBe(count);
  });
});

function sizesOf(sized: readonly { lines: number }[]): number[] {
  return sized.map(({ lines }) => lines);
}

function list(sized: readonly { name: string; lines: number }[]): string {
  return sized.map(({ name, lines }) => `${name} ${lines}`).join(", ");
}
