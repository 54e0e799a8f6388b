/** The route table of a build: paths as the patterns that they match, so counts have as many names as the product has addresses, and the public pages. */
import { createContext, type ServerBuild } from "react-router";
import { withoutData } from "../web/responses.server";
import { type PublicPage, publicPageOf } from "./public-page";

type Routes = Readonly<
  Record<string, { id: string; parentId?: string; path?: string } | undefined>
>;

/** One part of a path: what may follow it, and the pattern that ends with it. */
type Node = {
  fixed: Map<string, Node>;
  any: Node | null;
  pattern: string | null;
  rest: string | null;
};

/** The name under which paths are counted that lead nowhere. */
export const NO_PATTERN = "none";

/**
 * Finds a path's pattern, such as `/admin/inbox/:kind/:id`, as the router would: literal parts before parameters.
 * `others`: addresses that are not in the route table; a trailing `*` takes everything below.
 */
export function routePatterns(
  routes: Routes,
  others: Iterable<string> = [],
): (path: string) => string {
  const top = emptyNode();
  const patterns = Object.keys(routes).map((id) => pathOf(routes, id));
  for (const pattern of [...patterns, ...others]) {
    addPattern(top, pattern.replace(/\?$/, ""));
    if (pattern.endsWith("?")) addPattern(top, pattern.replace(/\/[^/]*$/, ""));
  }
  return (path) => find(top, partsOf(pageOf(path).toLowerCase()), 0) ?? NO_PATTERN;
}

/** A route's address with those of its parents; `/` for the home page. */
export function pathOf(routes: Routes, id: string): string {
  const parts: string[] = [];
  for (let route = routes[id]; route; route = routes[route.parentId ?? ""])
    if (route.path) parts.unshift(route.path.replace(/^\/|\/$/g, ""));
  return `/${parts.filter(Boolean).join("/")}`;
}

/** The page that a path is for, without a slash at its end. */
export function pageOf(path: string): string {
  return withoutData(path).replace(/(?<=.)\/$/, "");
}

/** Below it there is no page: whatever is asked for under this part is an unknown path. */
const NOWHERE = "/-";

/** The same request for a path that no route takes, although one with a parameter would; the body is left. */
export function asUnknown({ url, method, headers, signal }: Request): Request {
  const address = new URL(url);
  address.pathname = NOWHERE + address.pathname;
  return new Request(address, { method, headers, signal });
}

/** The path as it was asked for. */
export function askedPath(request: Request): string {
  const { pathname } = new URL(request.url);
  return pathname.startsWith(`${NOWHERE}/`) ? pathname.slice(NOWHERE.length) : pathname;
}

function addPattern(top: Node, pattern: string): void {
  let node = top;
  for (const part of partsOf(pattern)) {
    if (part === "*") {
      node.rest ??= pattern;
      return;
    }
    const free = part.startsWith(":");
    const next = (free ? node.any : node.fixed.get(part.toLowerCase())) ?? emptyNode();
    if (free) node.any = next;
    else node.fixed.set(part.toLowerCase(), next);
    node = next;
  }
  node.pattern ??= pattern || "/";
}

function find(node: Node, parts: readonly string[], at: number): string | null {
  const part = parts[at];
  if (part === undefined) return node.pattern ?? node.rest;
  const fixed = node.fixed.get(part);
  return (
    (fixed && find(fixed, parts, at + 1)) ??
    (node.any && find(node.any, parts, at + 1)) ??
    node.rest
  );
}

function partsOf(path: string): string[] {
  return path.split("/").filter(Boolean);
}

function emptyNode(): Node {
  return { fixed: new Map(), any: null, pattern: null, rest: null };
}

type PublicRoutes = ReadonlyMap<string, PublicPage>;

export const publicRoutesContext = createContext<PublicRoutes>();

/** Whether a page other than the board has this path. */
export const pathTakenContext = createContext<(path: string) => boolean>();

/** Each public page by its path, in the order of the route table. */
export function publicRoutes({ routes }: Pick<ServerBuild, "routes">): PublicRoutes {
  const found = new Map<string, PublicPage>();
  for (const [id, route] of Object.entries(routes)) {
    const page = publicPageOf(route?.module.handle);
    if (page) found.set(pathOf(routes, id), page);
  }
  return found;
}

/** The paths of all pages that stand as they are in the route table, without a parameter. */
export function fixedPages({ routes }: Pick<ServerBuild, "routes">): ReadonlySet<string> {
  const ids = Object.keys(routes).filter((id) => routes[id]?.path && routes[id].module.default);
  return new Set(ids.map((id) => pathOf(routes, id)).filter((path) => !/[:*]/.test(path)));
}
