import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { possibleRoutes, withOnly } from "./page-handler.server";

type Row = { id: string; parentId?: string; path?: string; index?: true };

const ROWS: Row[] = [
  { id: "root", path: "" },
  { id: "layout", parentId: "root" },
  { id: "home", parentId: "layout", index: true },
  { id: "slug", parentId: "layout", path: ":slug" },
  { id: "rows", parentId: "layout", path: "rows" },
  { id: "row", parentId: "rows", path: ":id" },
  { id: "new", parentId: "rows", path: "new" },
  { id: "edit", parentId: "rows", path: ":id/edit" },
  { id: "week", parentId: "layout", path: "weeks/:week?" },
  { id: "shown", parentId: "layout", path: "rows/:id/shown?/more" },
  { id: "pictures", parentId: "root", path: "og/*" },
  { id: "rest", parentId: "layout", path: "*" },
];

const BUILD = {
  routes: Object.fromEntries(ROWS.map((row) => [row.id, row])),
  assets: { version: "1", routes: Object.fromEntries(ROWS.map((row) => [row.id, row])) },
} as unknown as ServerBuild;

function treeOf(routes: object, parentId?: string): RouteObject[] {
  return (Object.values(routes) as Row[])
    .filter((row) => row.parentId === parentId)
    .map(({ id, path, index }) =>
      index ? { id, path, index } : { id, path, children: treeOf(routes, id) },
    );
}

function chosen(tree: RouteObject[], path: string) {
  return matchRoutes(tree, path)?.map(({ route, params }) => [route.id, { ...params }]);
}

const PARTS = ["", "rows", "ROWS", "r%6Fws", "new", "edit", "shown", "more", "weeks", "og", "*"];
const ODD = [":id", "a%2Fb", "%", "%E0%A4%A", "ſ", "\u212A", "constructor", "..."];
const ENDS = ["edit", "shown", "shown/more", "more", "%2F", "x/y"];
const WORDS = [...PARTS, ...ODD];
const PATHS = WORDS.flatMap((one) => [
  `/${one}`,
  ...WORDS.flatMap((two) => [`/${one}/${two}`, ...ENDS.map((end) => `/${one}/${two}/${end}`)]),
]);

describe("the routes that an address could mean", () => {
  const possible = possibleRoutes(BUILD.routes);

  test("with them alone, the router chooses the same as with all, with the same parameters", () => {
    // The router warns of each address that it cannot decode.
    const warned = vi.spyOn(console, "warn").mockReturnValue();
    onTestFinished(() => warned.mockRestore());
    expect(PATHS.length).toBeGreaterThan(2_000);
    const all = treeOf(BUILD.routes);
    const kinds = new Map<string, RouteObject[]>();
    for (const path of PATHS) {
      const ids = possible(path);
      const few = kinds.get(ids.join(" ")) ?? treeOf(withOnly(BUILD, ids).routes);
      kinds.set(ids.join(" "), few);
      expect(chosen(few, path), path).toEqual(chosen(all, path));
    }
    // As many handlers as there are overlaps of addresses, whatever is asked for.
    expect(kinds.size).toBeLessThan(20);
  });

  test.each([
    ["/", ["root", "home", "rest"]],
    ["/_.data", ["root", "home", "rest"]],
    ["/rows.data", ["slug", "rows", "rest"]],
    ["/rows/_.data", ["slug", "rows", "rest"]],
    ["/rows/new", ["row", "new", "shown", "rest"]],
    ["/og/a/b.png", ["pictures", "rest"]],
    ["/a/b/c", ["rest"]],
  ])("%s: %j", (path, ids) => {
    expect(possible(path)).toEqual(ids);
  });

  test("their parents come with them, in the build and in what the browser is told; without any, all stay", () => {
    const { routes, assets } = withOnly(BUILD, ["row", "rest"]);
    expect(Object.keys(routes)).toEqual(["root", "layout", "rows", "row", "rest"]);
    expect(Object.keys(assets.routes)).toEqual(Object.keys(routes));
    expect(assets.version).toBe("1");
    expect(withOnly(BUILD, [])).toBe(BUILD);
  });
});
