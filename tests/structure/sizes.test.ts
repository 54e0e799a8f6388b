import { describe, expect, test } from "vitest";
import { repetitions } from "./duplicates";
import {
  ANY,
  AS,
  CATCH,
  fileSizes,
  functionSizes,
  NON_NULL,
  occurrences,
  quantile,
  SPREAD_LITERAL,
  USE_EFFECT,
} from "./sizes";
import { isTest, lineCount, productSources, writtenSources } from "./source-files";

const product = productSources();
/** Lesson texts and other copy are data and may be long. */
const code = new Map([...product].filter(([file]) => !file.includes("/copy/")));
const files = fileSizes(code);
const functions = functionSizes(code);
const lengths = files.map(({ lines }) => lines);
const long = functions.filter(({ lines }) => lines > 50);
const twice = repetitions(code);
const allLines = lengths.reduce((sum, each) => sum + each, 0);
const testLines = [...writtenSources()]
  .filter(([file]) => isTest(file) || (file.startsWith("tests/") && /\.tsx?$/.test(file)))
  .reduce((sum, [, text]) => sum + lineCount(text), 0);

describe("the product", () => {
  test("files are short: median 90, nine of ten 190, none above 300 lines", () => {
    expect(quantile(lengths, 0.5)).toBeLessThanOrEqual(90);
    expect(quantile(lengths, 0.9)).toBeLessThanOrEqual(190);
    expect(files.filter(({ lines }) => lines > 300)).toEqual([]);
  });
  test("functions are short: median 12, nine of ten 45, at most 6 of 100 above 50 lines", () => {
    expect(quantile(sizesOf(functions), 0.5)).toBeLessThanOrEqual(12);
    expect(quantile(sizesOf(functions), 0.9)).toBeLessThanOrEqual(45);
    expect(long.length / functions.length, list(long)).toBeLessThanOrEqual(0.06);
  });
  test("at most 2 of 100 lines stand twice", () => {
    const { lines, repeated, where } = twice;
    expect(repeated / lines, where.join("\n")).toBeLessThanOrEqual(0.02);
  });
  test("at most one type in 1,000 lines is only claimed (as)", () => {
    const { count, where } = occurrences(code, AS);
    expect((count / allLines) * 1_000, where.join("\n")).toBeLessThanOrEqual(1);
  });
  test("few effects: at most 0.4 in 1,000 lines", () => {
    const { count, where } = occurrences(code, USE_EFFECT);
    expect((count / allLines) * 1_000, where.join("\n")).toBeLessThanOrEqual(0.4);
  });
  test("between 0.6 and 1.2 lines of tests for a line of code", () => {
    expect(testLines / allLines).toBeGreaterThanOrEqual(0.6);
    expect(testLines / allLines).toBeLessThanOrEqual(1.2);
  });
  test("no literal is spread into another one", () => {
    expect(occurrences(code, SPREAD_LITERAL).where).toEqual([]);
  });
  test("no any", () => {
    expect(occurrences(code, ANY).where).toEqual([]);
  });
  test("no value is said to be there by a mark", () => {
    expect(occurrences(code, NON_NULL).where).toEqual([]);
  });
  test("where we stand", () => {
    const perThousand = (pattern: RegExp) =>
      ((occurrences(code, pattern).count / allLines) * 1_000).toFixed(2);
    const { lines: telling, repeated } = twice;
    console.info(
      [
        `files ${files.length}, lines ${allLines}; a file ${spread(lengths)}, above 300: ${list(files.filter((file) => file.lines > 300)) || "none"}`,
        `functions ${functions.length}; lines ${spread(sizesOf(functions))}, above 50: ${long.length} (${list(long)})`,
        `per 1,000 lines: as ${perThousand(AS)}, catch ${perThousand(CATCH)}, useEffect ${perThousand(USE_EFFECT)}`,
        `lines that stand twice ${((repeated / telling) * 100).toFixed(2)} %`,
        `test lines to source lines ${(testLines / allLines).toFixed(2)}`,
      ].join("\n"),
    );
    expect(functions.length).toBeGreaterThan(files.length);
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
    ["any", ANY, "let a: any; f<any>(b as any); const c: any[] = [];", 4],
    ["any", ANY, "// : any\nconst many = 'x: any'; company;", 0],
    ["non-null", NON_NULL, "a!.b; c[0]!; f(d()!);", 3],
    ["non-null", NON_NULL, 'if (!a && b !== c) d = "Hello!.";', 0],
    ["a spread literal", SPREAD_LITERAL, "const a = { ...{ b }, ...(c && { d }), ...e };", 1],
    ["as", AS, "const a = b as string; const c = d as const;", 1],
    ["as", AS, 'import { e as f } from "g"; /* such as this */ import * as h from "i";', 0],
    ["catch", CATCH, "try { a(); } catch { b(); }\nc().catch(() => 1);", 2],
    ["useEffect", USE_EFFECT, "useEffect(() => a()); useEffectEvent(b);", 1],
  ])("%s: %s %s", (_name, pattern, text, count) => {
    expect(occurrences(one(text), pattern).count).toBe(count);
  });
});

test("a repetition is six significant lines in a row, ignoring the lines between them", () => {
  const six = ["one()", "two()", "three()", "four()", "five()", "six()"];
  const files = (first: string[], second: string[]) =>
    repetitions(
      new Map([
        ["a.ts", first.join("\n")],
        ["b.ts", ["start();", ...second].join("\n\n  // why\n")],
      ]),
    );
  expect(files(six, six)).toEqual({ lines: 13, repeated: 12, where: ["a.ts:1", "b.ts:4"] });
  expect(files(six, six.with(2, "other()")).repeated).toBe(0);
  expect(files(six.slice(1), six).repeated).toBe(0);
});

function sizesOf(sized: readonly { lines: number }[]): number[] {
  return sized.map(({ lines }) => lines);
}

function spread(values: readonly number[]): string {
  return `median ${quantile(values, 0.5)} / p90 ${quantile(values, 0.9)} / max ${Math.max(...values)}`;
}

function list(sized: readonly { name: string; lines: number }[]): string {
  return sized.map(({ name, lines }) => `${name} ${lines}`).join(", ");
}
