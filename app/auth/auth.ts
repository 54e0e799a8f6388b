/** Entry file of the auth slice for views: what the person at this page may do, and where that leads. */
import { useRouteLoaderData } from "react-router";
import type { loader } from "./portal-layout";
import type { Verb } from "./rights";

export { looksLikeCode } from "./access-code";
export { PortalNav } from "./portal-nav";
export {
  adminPages,
  type FoundGroup,
  mainPages,
  SETTERS_NAVIGATION,
  SETTERS_PAGES,
} from "./portal-pages";
export { PortalSearch } from "./portal-search";
export type { Verb } from "./rights";

/** Whether to show a control for this act, by the server's table of rights; the server checks again. */
export function useCan(): (verb: Verb) => boolean {
  const portal = useRouteLoaderData<typeof loader>("portal");
  return (verb) => portal?.rights.includes(verb) ?? false;
}
