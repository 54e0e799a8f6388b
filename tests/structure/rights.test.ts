import { describe, expect, test } from "vitest";
import { VERBS } from "../../app/auth/rights";
import { productSources, type Sources } from "./source-files";

/** They name verbs and check none. */
const TABLES = ["app/auth/rights.ts", "app/events/events.server.ts"];
/** How a view asks, which protects nothing. */
const ASKED_BY_VIEWS = /\bcan\("[^"]+"\)|\bverb: "[^"]+"/g;

/** Verbs that no server code checks. */
function unchecked(sources: Sources, verbs: readonly string[]): string[] {
  const texts = [...sources]
    .filter(([file]) => !TABLES.includes(file))
    .map(([, text]) => text.replace(ASKED_BY_VIEWS, ""));
  return verbs.filter((verb) => !texts.some((text) => text.includes(`"${verb}"`)));
}

/** Files outside the auth slice that look at someone's role instead of asking for a right. */
function readersOfRoles(sources: Sources): string[] {
  return [...sources]
    .filter(
      ([file, text]) => !file.startsWith("app/auth/") && /\bviewer\.roles\b|\bisAdmin\b/.test(text),
    )
    .map(([file]) => file);
}

describe("the product", () => {
  test("AUTH-5 the server checks every right of the table, and nothing else decides by role", () => {
    expect(unchecked(productSources(), VERBS)).toEqual([]);
    expect(readersOfRoles(productSources())).toEqual([]);
  });
});

describe("the rules bite", () => {
  const one = (file: string, text: string) => new Map([[file, text]]);

  test("a right that only a view asks for is named", () => {
    expect(unchecked(one("app/a/a-page.tsx", 'can("a.read") && x'), ["a.read"])).toEqual([
      "a.read",
    ]);
    expect(unchecked(one("app/a/a.server.ts", 'can(viewer, "a.read")'), ["a.read"])).toEqual([]);
  });
  test("a role that is looked at is named", () => {
    expect(readersOfRoles(one("app/a/a.ts", "viewer.roles.length"))).toHaveLength(1);
    expect(readersOfRoles(one("app/a/a.ts", "viewer.isAdmin"))).toHaveLength(1);
  });
});
