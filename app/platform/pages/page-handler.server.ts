/**
 * React Router compares the address of each request with every route of the build, twice, which took a fifth of a
 * request's time. Here a handler knows only the routes that an address could mean, and compares it with those.
 */
import { createRequestHandler, type ServerBuild } from "react-router";
import { withoutData } from "../web/responses.server";
import { pathOf } from "./route-table.server";

type Handle = ReturnType<typeof createRequestHandler>;

export function pageHandler(build: ServerBuild, mode: string): Handle {
  const possible = possibleRoutes(build.routes);
  const handlers = new Map<string, Handle>();
  return (request, context) => {
    const ids = possible(new URL(request.url).pathname);
    const key = ids.join(" ");
    const handle = handlers.get(key) ?? createRequestHandler(withOnly(build, ids), mode);
    handlers.set(key, handle);
    return handle(request, context);
  };
}

/**
 * Finds the routes that this path could mean: all that the router could choose, which ranks them, and never one too few.
 * So there are as many answers as addresses of the product and their overlaps, whatever is asked for.
 */
export function possibleRoutes(routes: ServerBuild["routes"]): (path: string) => string[] {
  const known = Object.entries(routes).flatMap(([id, route]) =>
    route?.path === undefined && !route?.index
      ? []
      : [{ id, parts: pathOf(routes, id).toLowerCase().split("/").filter(Boolean) }],
  );
  return (path) => {
    const asked = askedParts(path);
    return known.filter(({ parts }) => isPossible(parts, asked)).map(({ id }) => id);
  };
}

/** The build with these routes and those around them. */
export function withOnly(build: ServerBuild, ids: readonly string[]): ServerBuild {
  // Without a single route, the router fails instead of finding none.
  if (ids.length === 0) return build;
  const kept = new Set<string>();
  for (const id of ids)
    for (let at: string | undefined = id; at; at = build.routes[at]?.parentId) kept.add(at);
  const those = <Each>(routes: Record<string, Each>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => kept.has(id)));
  const assets = { ...build.assets, routes: those(build.assets.routes) };
  return { ...build, routes: those(build.routes), assets };
}

/** As the router reads a path: the page's, its parts decoded. */
function askedParts(path: string): string[] {
  return decoded(withoutData(path)).toLowerCase().split("/").filter(Boolean);
}

function decoded(path: string): string {
  try {
    return path
      .split("/")
      .map((part) => decodeURIComponent(part).replaceAll("/", "%2F"))
      .join("/");
  } catch {
    return path;
  }
}

function isPossible(parts: readonly string[], asked: readonly string[]): boolean {
  for (const [index, part] of parts.entries()) {
    // What follows may be missing.
    if (part === "*" || part.endsWith("?")) return true;
    const one = asked[index];
    if (one === undefined || (part !== one && !part.startsWith(":"))) return false;
  }
  return parts.length === asked.length;
}
