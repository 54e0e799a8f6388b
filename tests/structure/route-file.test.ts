/** The file of routes says in fewer bytes what React Router wrote. */
import { expect, test } from "vitest";
import { shorterRouteFiles } from "../../scripts/route-file";

const entry = { module: "/assets/entry-1.js", imports: ["/assets/base-2.js"], css: [] };
const home = { id: "home", index: true, hasLoader: true, module: "/assets/home-3.js", css: [] };
const written = (manifest: unknown) => `window.__reactRouterManifest=${JSON.stringify(manifest)};`;

test("C9 the file of routes leaves out what a route has not and the files of every page", () => {
  const imports = ["/assets/icon-5.js", "/assets/base-2.js", "/assets/form-4.js"];
  const long = {
    url: "/assets/manifest-1.js",
    entry,
    routes: { home: { ...home, hasAction: false, hasDefaultExport: true, imports } },
    version: "1",
  };
  const { css: _, ...left } = { ...home, imports: ["/assets/form-4.js", "/assets/icon-5.js"] };
  const { css: __, ...start } = entry;
  expect(shorterRouteFiles(written(long)).all).toBe(
    written({ url: "/assets/manifest-1.js", entry: start, routes: { home: left }, version: "1" }),
  );
});

test("C9 visitors get no routes of the portal and the board, nor what has no page at their addresses", () => {
  const route = (id: string, parentId?: string, path?: string) => ({
    id,
    parentId,
    path,
    imports: [],
  });
  const routes = Object.fromEntries(
    [
      route("root"),
      route("public", "root"),
      route("apply-page", "public", "apply/:token"),
      route("unknown-page", "public", "*"),
      route("portal", "root"),
      route("settings-layout", "portal"),
      route("settings-page", "settings-layout", "admin/settings"),
      route("board", "root"),
      route("board-page", "board", ":slug"),
      route("apply-bookings", "root", "apply/:token/bookings"),
      route("admin-login", "root", "admin/login"),
    ].map((each) => [each.id, each]),
  );
  const { visitors } = shorterRouteFiles(written({ url: "/assets/manifest-1.js", entry, routes }));
  const { url, routes: left } = JSON.parse(
    visitors.slice("window.__reactRouterManifest=".length, -1),
  );
  expect(url).toBe("/assets/site-1.js");
  expect(Object.keys(left)).toEqual([
    "root",
    "public",
    "apply-page",
    "unknown-page",
    "apply-bookings",
  ]);
});

test("C9 a build whose routes are written another way stops", () => {
  expect(() => shorterRouteFiles("self.routes={}")).toThrow("another way");
});
