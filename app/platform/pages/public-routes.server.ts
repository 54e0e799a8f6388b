/** The public pages of a build, found in the route table itself. */
import { createContext, type ServerBuild } from "react-router";
import { pathOf } from "../web/route-patterns.server";
import { type PublicPage, publicPageOf } from "./public-page";

export type PublicRoutes = ReadonlyMap<string, PublicPage>;

export const publicRoutesContext = createContext<PublicRoutes>();

/** Each public page by its path, in the order of the route table. */
export function publicRoutes({ routes }: Pick<ServerBuild, "routes">): PublicRoutes {
  const found = new Map<string, PublicPage>();
  for (const [id, route] of Object.entries(routes)) {
    const page = publicPageOf(route?.module.handle);
    if (page) found.set(pathOf(routes, id), page);
  }
  return found;
}
