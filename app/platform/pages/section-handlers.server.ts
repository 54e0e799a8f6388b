/**
 * Handles each request with the routes that its path can match. React Router compares a path with every route of its
 * handler, twice for a page.
 */
import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";
import { pathOf } from "./route-table.server";

type Routes = ServerBuild["routes"];

/** The first part of a path without escapes; `.data` at its end asks for the data of its page. */
const PLAIN_PATH = /^\/([\w.-]*?)(?:\.data)?(?=\/|$)/;
const ANY_PART = /^[:*]|\?$/;

/**
 * The same as `createRequestHandler`, with a handler for each first part of a path, made when it is first needed. The
 * empty part stands for paths that only routes with parameters match.
 */
export function sectionHandlers(build: ServerBuild): RequestHandler {
  const sections = new Set(Object.keys(build.routes).map((id) => firstPart(build.routes, id)));
  const handlers = new Map<string | null, RequestHandler>();
  const handlerFor = (section: string | null) => {
    const routes = section === null ? build.routes : routesIn(build.routes, section);
    const handler = createRequestHandler({ ...build, routes }, "production");
    handlers.set(section, handler);
    return handler;
  };
  return (request, context) => {
    const first = PLAIN_PATH.exec(new URL(request.url).pathname)?.[1]?.toLowerCase() ?? null;
    const section = first === null || sections.has(first) ? first : "";
    return (handlers.get(section) ?? handlerFor(section))(request, context);
  };
}

/** The routes below a first part and those that take any, with their parents. */
function routesIn(routes: Routes, section: string): Routes {
  const included = new Set<string>();
  for (const id of Object.keys(routes)) {
    const first = firstPart(routes, id);
    if (first !== section && !ANY_PART.test(first)) continue;
    for (let route = routes[id]; route; route = routes[route.parentId ?? ""])
      included.add(route.id);
  }
  return Object.fromEntries(Object.entries(routes).filter(([id]) => included.has(id)));
}

function firstPart(routes: Routes, id: string): string {
  return pathOf(routes, id).split("/")[1]?.toLowerCase() ?? "";
}
