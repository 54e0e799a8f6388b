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

/**
 * Where a page counts by the clock that people set: what it counts outlives the page or is shown to people. Everything
 * else waits by `performance.now()`, or by both clocks (`elapsed.ts`) where a sleep counts, too.
 */
const OF_BROWSERS: Readonly<Record<string, string>> = {
  "app/platform/time/elapsed.ts": "compares both clocks",
  "app/forms/drafts.ts": "a draft is kept for days",
  "app/practice/run-store.ts": "a run is sent by a later page",
  "app/tracker/acts/act-outbox.ts": "an act is sent by a later page",
  "app/training/progress-outbox.ts": "a point is sent by a later page",
  "app/training/words/note-outbox.ts": "a note is sent by a later page",
  "app/training/upload/upload-rows.ts": "what others left is kept for days",
  "app/training/upload/upload-queue.ts": "orders uploads that are kept",
  "app/content/editor/schedule-page.tsx": "a loader's, compared with a chosen day",
  "app/office/funnel-page.tsx": "a loader's days",
};
const COUNTED =
  /\bDate\.now\(\) [-+] |[-+] Date\.now\(\)|\b(?:until|since|stuckAt|askedAt)\b[^;]*= Date\.now\(\);/;

function countedByTheClock(sources: Sources): string[] {
  return [...sources]
    .filter(([file, text]) => {
      const isOfBrowsers = file.startsWith("app/") && !/\.(?:server|route)\.tsx?$/.test(file);
      return isOfBrowsers && COUNTED.test(codeOnly(text).replaceAll(/\s+/g, " "));
    })
    .map(([file]) => file);
}

test("C1 a page measures how long something takes or waits by performance.now(), which no one sets", () => {
  expect(countedByTheClock(productSources()).toSorted()).toEqual(
    Object.keys(OF_BROWSERS).toSorted(),
  );
});

test.each([
  ["const stuckAt = Date.now() + PATIENCE_MS;", 1],
  ["const until = Date.now() + wait;", 1],
  ["this.#typedSince + LONGEST_PAUSE_MS - Date.now()", 1],
  ["if (Date.now() - last.at < TELL_MS) return;", 1],
  ["const askedAt = Date.now();", 1],
  ["const until = performance.now() + wait;", 0],
  ["const age = atMostAgo(instant);", 0],
  ["const id = String(Date.now());", 0],
])("the rule on a page's waits bites: %s", (text, found) => {
  expect(countedByTheClock(new Map([["app/a/b.tsx", text]]))).toHaveLength(found);
  expect(countedByTheClock(new Map([["app/a/b.server.ts", text]]))).toEqual([]);
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
