/** What runs in a browser. */
import { expect, test } from "vitest";
import { codeOnly, productSources, type Sources } from "./source-files";

const MAY_CALL = "app/platform/json/json.ts";
const OWN_CALL = /(?<![\w$.]|function )(?:(?:window|globalThis|self)\.)?fetch\b/;
const OTHER_CALLS = /\b(?:XMLHttpRequest|sendBeacon|EventSource|WebSocket)\b/;

test("C2 the browser calls a server by fetchWithin alone, so that no request waits forever", () => {
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
  ["/** Like fetch, but */ const a = 'fetch';", 0],
])("the rule bites: %s", (text, found) => {
  expect(unlimitedCalls(new Map([["app/a/b.tsx", text]]))).toHaveLength(found);
  expect(unlimitedCalls(new Map([["app/a/b.server.ts", text]]))).toEqual([]);
});

function unlimitedCalls(sources: Sources): string[] {
  return [...sources]
    .filter(([file]) => file.startsWith("app/") && !/\.server\.tsx?$/.test(file))
    .filter(([file]) => file !== MAY_CALL)
    .filter(([, text]) => [OWN_CALL, OTHER_CALLS].some((call) => call.test(codeOnly(text))))
    .map(([file]) => file);
}
