/** Door of the auth room for views: what the person at this page may do. */
import { useRouteLoaderData } from "react-router";
import { asRendered } from "~/ui/as-rendered";
import type { Verb } from "./rights";

export { looksLikeCode } from "./access-code";
export type { Verb } from "./rights";
export { hasSession } from "./session-cookies";
export { traineeAddress } from "./trainee-address";

/** Few have a notice: its code comes with the first. */
export const NoticeBanner = asRendered(() =>
  import("./account-notice-views").then((code) => code.NoticeBanner),
);

/** Whether to show a control for this act, by the server's table of rights; the server checks again. */
export function useCan(): (verb: Verb) => boolean {
  const portal = useRouteLoaderData<{ rights: Verb[] }>("portal");
  return (verb) => portal?.rights.includes(verb) ?? false;
}
