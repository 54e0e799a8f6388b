import { visitorsRoutes } from "../app/platform/pages/public-page.ts";

const START = "window.__reactRouterManifest=";
/** Layouts of pages that visitors do not open. */
const INSIDE = ["portal", "board"];

type Files = { imports: string[] };
type Route = Files & { id: string; parentId?: string; path?: string };
type Manifest = { url: string; entry: Files; routes: Record<string, Route> };

/**
 * The route file that every hydrated page loads, without redundant entries: a route's empty fields, and the files that
 * the page has anyway. In a fixed order, the lists compress better. `visitors`: without the portal and the board, which
 * visitors' pages open as a new document.
 */
export function shorterRouteFiles(script: string): { all: string; visitors: string } {
  if (!script.startsWith(START)) throw new Error("React Router writes its routes another way");
  const manifest: Manifest = JSON.parse(script.slice(START.length).replace(/;\s*$/, ""));
  for (const route of Object.values(manifest.routes))
    route.imports = route.imports.filter((each) => !manifest.entry.imports.includes(each)).sort();
  return { all: written(manifest), visitors: written(forVisitors(manifest)) };
}

/** Routes without a page go with the pages at the same addresses: `/tracker/rows` with `/tracker`. */
function forVisitors(manifest: Manifest): Manifest {
  const routes = Object.values(manifest.routes);
  const isInside = (route: Route): boolean => {
    const parent = manifest.routes[route.parentId ?? ""];
    return INSIDE.includes(route.id) || (parent !== undefined && isInside(parent));
  };
  const areas = new Set(routes.filter(isInside).map(areaOf));
  const kept = routes.filter(
    (route) => !isInside(route) && (!route.path || !areas.has(areaOf(route))),
  );
  return {
    ...manifest,
    // A hydrated page requests the file that this names.
    url: visitorsRoutes(manifest.url),
    routes: Object.fromEntries(kept.map((route) => [route.id, route])),
  };
}

function areaOf({ path = "" }: Route): string | undefined {
  return path.split("/")[0];
}

function written(manifest: Manifest): string {
  return `${START}${JSON.stringify(manifest, (name, value) => (saysNothing(name, value) ? undefined : value))};`;
}

/** What a route has not, and that it has a view, which the browser does not ask. */
function saysNothing(name: string, value: unknown): boolean {
  return value === false || name === "hasDefaultExport" || (Array.isArray(value) && !value.length);
}
