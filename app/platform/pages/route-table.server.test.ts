import type { ServerBuild } from "react-router";
import { describe, expect, test } from "vitest";
import {
  askedPath,
  asUnknown,
  NO_PATTERN,
  publicRoutes,
  routePatterns,
} from "./route-table.server";

const ROUTES = {
  root: { id: "root", path: "" },
  layout: { id: "layout", parentId: "root" },
  home: { id: "home", parentId: "layout" },
  slug: { id: "slug", parentId: "layout", path: ":slug" },
  rows: { id: "rows", parentId: "layout", path: "rows" },
  row: { id: "row", parentId: "rows", path: ":id" },
  newRow: { id: "newRow", parentId: "rows", path: "new" },
  edit: { id: "edit", parentId: "rows", path: ":id/edit" },
  week: { id: "week", parentId: "layout", path: "weeks/:week?" },
  pictures: { id: "pictures", parentId: "root", path: "og/*" },
};

describe("route patterns", () => {
  const patternOf = routePatterns(ROUTES, ["/healthz", "/api/auth/*"]);

  test.each([
    ["/", "/"],
    ["/_.data", "/"],
    ["/rows/_.data", "/rows"],
    ["/whatever/_.data", "/:slug"],
    ["/_root.data", "/:slug"],
    ["/rows", "/rows"],
    ["/rows.data", "/rows"],
    ["/ROWS/", "/rows"],
    ["/rows/17", "/rows/:id"],
    ["/rows/17.data", "/rows/:id"],
    ["/rows/new", "/rows/new"],
    ["/rows/new/edit", "/rows/:id/edit"],
    ["/weeks", "/weeks"],
    ["/weeks/3", "/weeks/:week"],
    ["/og/a/b.png", "/og/*"],
    ["/og", "/og/*"],
    ["/healthz", "/healthz"],
    ["/api/auth/sign-in/code", "/api/auth/*"],
    ["/whatever", "/:slug"],
    ["/api", "/:slug"],
    ["/a/b/c", NO_PATTERN],
    ["/constructor/__proto__", NO_PATTERN],
  ])("%s is counted as %s", (path, pattern) => {
    expect(patternOf(path)).toBe(pattern);
  });

  test("a route of the whole rest takes what leads nowhere", () => {
    const all = routePatterns({ ...ROUTES, rest: { id: "rest", parentId: "root", path: "*" } });
    expect([all("/a/b/c"), all("/rows/1/2/3"), all("/rows/1")]).toEqual(["/*", "/*", "/rows/:id"]);
  });
});

test.each(["/whatever", "/whatever.data?a=b", "/whatever/_.data"])(
  "NAV-3 %s, which is to be an unknown path, matches no parameter, and is told as it was asked for",
  (path) => {
    const asked = new Request(`https://a.example${path}`, { method: "POST", body: "left" });
    const unknown = asUnknown(asked);
    const { pathname, search } = new URL(asked.url);
    expect(routePatterns(ROUTES)(new URL(unknown.url).pathname)).toBe(NO_PATTERN);
    expect([askedPath(unknown), new URL(unknown.url).search]).toEqual([pathname, search]);
    expect([askedPath(asked), unknown.method]).toEqual([pathname, "POST"]);
  },
);

const page = { title: "T", description: "D", changed: "2026-01-01", hydration: "never" };
const route = (id: string, path: string | undefined, parentId?: string, handle?: object) =>
  [id, { id, path, parentId, module: { handle } }] as const;

test("SEO-1 the public pages are the routes whose handle describes a page, by their whole path", () => {
  const routes = Object.fromEntries([
    route("root", ""),
    route("site", undefined, "root", { policy: () => ({}) }),
    route("home", undefined, "site", { page }),
    route("hiring", "hiring/", "site"),
    route("setters", "setters", "hiring", { page: { ...page, title: "S" } }),
    route("auth", "auth", "root"),
  ]) as unknown as ServerBuild["routes"];
  const found = publicRoutes({ routes });
  expect([...found].map(([path, page]) => [path, "title" in page && page.title])).toEqual([
    ["/", "T"],
    ["/hiring/setters", "S"],
  ]);
});
