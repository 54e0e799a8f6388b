/** What runs in a browser. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { SUPPORTED, tooNew } from "./browser-support";
import { codeOnly, productSources, type Sources } from "./source-files";

/** The one call, and the code that waits for a server. */
const MAY_CALL = ["app/platform/web/json.ts", "app/platform/pages/server-reach.ts"];
const OWN_CALL = /(?<![\w$.]|function |async )(?:(?:window|globalThis|self)\.)?fetch\b/;
const OTHER_CALLS = /\b(?:XMLHttpRequest|sendBeacon|EventSource|WebSocket)\b/;

test("C2 the browser calls a server by fetchWithin alone, so no request waits forever", () => {
  expect(unlimitedCalls(productSources())).toEqual([]);
});

test.each([
  ["const a = await fetch(b);", 1],
  ["const a = window.fetch;", 1],
  ["f(fetch, b);", 1],
  ["new EventSource(a);", 1],
  ["navigator.sendBeacon(a);", 1],
  ["await fetchWithin(10_000, a);", 0],
  ["const { fetcher } = a; fetcher.fetch(b);", 0],
  ["a.instrument({ async fetch(send) { await send(); } });", 0],
  ["/** Like fetch, but */ const a = 'fetch';", 0],
])("the rule bites: %s", (text, found) => {
  expect(unlimitedCalls(new Map([["app/a/b.tsx", text]]))).toHaveLength(found);
  expect(unlimitedCalls(new Map([["app/a/b.server.ts", text]]))).toEqual([]);
});

describe("the supported browsers", () => {
  test("C11 are named in README.md", () => {
    const readme = readFileSync("README.md", "utf8");
    for (const [name, version] of Object.entries(SUPPORTED))
      expect(readme).toContain(`${name} ${version}`);
  });
  test.each([
    ["const a = URL.parse(b);", ["URL.parse"]],
    ["const a = Promise.try(b);", ["Promise.try"]],
    ["window.requestIdleCallback(a);", ["requestIdleCallback"]],
    ["const a = new Temporal.Instant(b);", ["Temporal"]],
    ["a.getOrInsert(b, c);", [".getOrInsert()"]],
    ["a.values().map(b);", [".map() of an iterator"]],
    ["async () => { for await (const a of b.body) c(a); };", ["for await of a stream"]],
    ["const a = /(?i:b)c/;", ["modifiers in a pattern"]],
    ["const a = /(?<b>c)|(?<b>d)/;", ["one name for two groups of a pattern"]],
    ["{ using a = b(); }", ["using"]],
    ["URL.canParse(a) ? new URL(a) : null;", []],
    ["Map.groupBy(a, b); Promise.withResolvers(); AbortSignal.any([]); /[a--b]/v;", []],
    ["Object.values(a).map(b); [...a.values()].map(b); a.map(b);", []],
    ["if (typeof requestIdleCallback === 'function') requestIdleCallback(a);", []],
    ["document.startViewTransition?.(a);", []],
    ["const a = /(?:b)(?=c)(?<!d)/;", []],
  ])("the rule bites: %s", (text, names) => {
    expect(tooNew(text)).toEqual(names);
  });
});

function unlimitedCalls(sources: Sources): string[] {
  return [...sources]
    .filter(([file]) => file.startsWith("app/") && !/\.server\.tsx?$/.test(file))
    .filter(([file]) => !MAY_CALL.includes(file))
    .filter(([, text]) => [OWN_CALL, OTHER_CALLS].some((call) => call.test(codeOnly(text))))
    .map(([file]) => file);
}
