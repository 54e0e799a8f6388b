/** Lengths of time, zones and their words have one place each. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { codeOnly, productSources, type Sources } from "./source-files";

const PLACE = "app/platform/time/";
const RULES: readonly [what: string, where: string, pattern: RegExp, others: readonly string[]][] =
  [
    ["a length", "durations.ts", /\b(?:86_?400|3_?600)(?:_?000)?\b|\b60 \* 60\b/, []],
    ["minutes in ms", "durations.ts", /[*/] 60_?000\b|\b60_?000 [*/]/, []],
    ["zones", "zones.ts", /\bformatToParts\b|\bresolvedOptions\b|\bgetTimezoneOffset\b/, []],
    [
      "dates in words",
      "zones.ts",
      /\bDateTimeFormat\b|\btoLocale(?:Date|Time)String\b/,
      ["app/ui/local-time.tsx"],
    ],
  ];

test("C1 lengths of time, zones and dates in words are in one place", () => {
  expect(strayTimes(productSources())).toEqual([]);
});

test("C1 a test that sets the clock gives it back, or every test after it has that clock", () => {
  const keepsIt = (text: string) =>
    /vi\.(?:setSystemTime|useFakeTimers)\(/.test(text) && !text.includes("vi.useRealTimers()");
  expect(
    ["vi.setSystemTime(1)", "vi.useRealTimers()", "vi.useFakeTimers({})"].map(keepsIt),
  ).toEqual([true, false, true]);
  const tests = globSync(["app/**/*.test.{ts,tsx}", "tests/**/*.test.ts"]);
  const keeping = tests.filter((file) => !file.endsWith("structure/time.test.ts"));
  expect(keeping.filter((file) => keepsIt(readFileSync(file, "utf8")))).toEqual([]);
});

test.each([
  ["const DAY = 86_400_000;", 1],
  ["const a = { until: 24 * 60 };", 0],
  ["const a = { seconds: 3600 };", 1],
  ["const a = 24 * 60 * 60;", 1],
  ["const a = minutes * 60_000;", 1],
  ["new Intl.DateTimeFormat('en');", 1],
  ["a.toLocaleDateString();", 1],
  ["clock.formatToParts(at);", 1],
  ["const PATIENCE_MS = 60_000;", 0],
  ["const a = 1_786_400;", 0],
  ["/** 86_400 */ const a = '60 * 60';", 0],
])("the rule bites: %s", (text, found) => {
  expect(strayTimes(new Map([["app/a/b.ts", text]]))).toHaveLength(found);
  expect(strayTimes(new Map([[`${PLACE}b.ts`, text]]))).toEqual([]);
});

/** What a process measures for itself: a clock that is set back, as after a wrong one, would make a second last a day. */
const BY_THE_CLOCK = [
  /\bDate\.now\(\) \+ [A-Z_]+_MS\b/,
  /_MS - Date\.now\(\)/,
  /\bDate\.now\(\) - [\w.#]+ (?:[<>]=?) [A-Z_]+_MS\b/,
];
/** The age of a token that may come from another process. */
const FROM_ELSEWHERE = ["app/platform/proof-of-work/open-limit.server.ts"];

function waitsByTheClock(sources: Sources): string[] {
  return [...sources]
    .filter(([file, text]) => {
      const code = codeOnly(text).replaceAll(/\s+/g, " ");
      return file.endsWith(".server.ts") && BY_THE_CLOCK.some((pattern) => pattern.test(code));
    })
    .map(([file]) => file);
}

test("C1 the server measures how long something takes or waits by performance.now(), which no one sets", () => {
  expect(waitsByTheClock(productSources())).toEqual(FROM_ELSEWHERE);
});

test.each([
  ["kept.set(db, { until: Date.now() + KEPT_MS });", 1],
  ["const wait = this.#flushedAt + BUSY_MS - Date.now();", 1],
  ["if (Date.now() - since > STOP_MS) return;", 1],
  ["if (Date.now() - this.#at <= STOP_MS) return;", 1],
  ["const until = performance.now() + KEPT_MS;", 0],
  ["if (performance.now() - since > STOP_MS) return;", 0],
  ["const old = new Date(Date.now() - UNUSED_DAYS * DAY_MS);", 0],
])("the rule on waits bites: %s", (text, found) => {
  expect(waitsByTheClock(new Map([["app/a/b.server.ts", text]]))).toHaveLength(found);
  expect(waitsByTheClock(new Map([["app/a/b.tsx", text]]))).toEqual([]);
});

function strayTimes(sources: Sources): string[] {
  return [...sources]
    .filter(([file]) => !file.startsWith(PLACE))
    .flatMap(([file, text]) => {
      const code = codeOnly(text);
      return RULES.filter(
        ([, , pattern, others]) => !others.includes(file) && pattern.test(code),
      ).map(([what, where]) => `${file}: ${what} belongs in ${PLACE}${where}`);
    });
}
