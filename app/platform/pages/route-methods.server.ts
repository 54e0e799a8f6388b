/** Which methods an address without a page takes: GET if its route has a loader, POST if it has an action. */
import { createContext, type MiddlewareFunction, type ServerBuild } from "react-router";
import { jsonError } from "../web/responses.server";
import { pathOf } from "./route-table.server";

type RouteMethods = ReadonlyMap<string, readonly string[]>;

export const routeMethodsContext = createContext<RouteMethods>();

/** By pattern; pages are not in it, they report their errors themselves. */
export function routeMethods({ routes }: Pick<ServerBuild, "routes">): RouteMethods {
  const methods = new Map<string, string[]>();
  for (const [id, route] of Object.entries(routes)) {
    if (!route?.path || route.module.default) continue;
    const { loader, action } = route.module;
    methods.set(pathOf(routes, id), [...(loader ? ["GET"] : []), ...(action ? ["POST"] : [])]);
  }
  return methods;
}

/** Refuses every other method, once for all routes. */
export const refuseOtherMethods: MiddlewareFunction<Response> = ({ request, context, pattern }) => {
  // The router gives it without the first slash, and its documentation with it.
  const methods = context.get(routeMethodsContext).get(`/${pattern.replace(/^\//, "")}`);
  if (!methods || methods.includes(request.method === "HEAD" ? "GET" : request.method)) return;
  return jsonError(405, `Use ${methods.join(" or ")}`, { Allow: methods.join(", ") });
};
