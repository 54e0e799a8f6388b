import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { publicRoutes } from "./public-routes.server";

const page = { title: "T", description: "D", changed: "2026-01-01", alive: "never" };
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
