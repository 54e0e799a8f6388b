/** Entry file of the auth room for views: what the person at this page may do. */
import { useRouteLoaderData } from "react-router";
import type { Verb } from "./rights";

export { looksLikeCode } from "./access-code";
export { NoticeBanner } from "./account-notice-views";
export type { Verb } from "./rights";
export { hasSession } from "./session-cookies";

/** Whether to show a control for this act, by the server's table of rights; the server checks again. */
export function useCan(): (verb: Verb) => boolean {
  const portal = useRouteLoaderData<{ rights: Verb[] }>("portal");
  return (verb) => portal?.rights.includes(verb) ?? false;
}
