/** The product's own route table: what its handlers leave out, no address of the product needs. */
import { matchRoutes, type RouteObject } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { possibleRoutes } from "../../app/platform/pages/page-handler.server";
import { pathOf } from "../../app/platform/pages/route-table.server";
import { builtProduct } from "../kit/built-product";

/** Far fewer than there are, and so are those that the router compares an address with. */
const FEW = 12;

test("NAV-3 for each address of the product the router has a few routes to compare, and chooses as from all of them", async () => {
  const { routes } = await builtProduct();
  const treeOf = (parent: string | undefined, kept?: ReadonlySet<string>): RouteObject[] =>
    Object.values(routes).flatMap((route): RouteObject[] => {
      if (!route || route.parentId !== parent || kept?.has(route.id) === false) return [];
      const { id, path, index } = route;
      return index ? [{ id, path, index: true }] : [{ id, path, children: treeOf(id, kept) }];
    });
  // The router warns of each address that it cannot decode.
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  onTestFinished(() => warned.mockRestore());
  const possible = possibleRoutes(routes);
  const around = (ids: readonly string[]) => {
    const kept = new Set<string>();
    for (const id of ids)
      for (let at: string | undefined = id; at; at = routes[at]?.parentId) kept.add(at);
    return kept;
  };
  const all = treeOf(undefined);
  const chosen = (tree: RouteObject[], path: string) =>
    matchRoutes(tree, path)?.map(({ route, params }) => [route.id, { ...params }]);
  expect(Object.keys(routes).length).toBeGreaterThan(150);
  for (const id of Object.keys(routes)) {
    const path = pathOf(routes, id)
      .replace(/:\w+\??/g, "17")
      .replace("*", "a/b");
    for (const asked of [path, path.toUpperCase(), `${path}/`, `${path}/more`, `${path}/%2e/%`]) {
      const ids = possible(asked);
      expect(ids.length, asked).toBeLessThanOrEqual(FEW);
      expect(chosen(treeOf(undefined, around(ids)), asked), asked).toEqual(chosen(all, asked));
    }
  }
});
