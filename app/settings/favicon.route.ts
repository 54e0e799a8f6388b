import { redirect } from "react-router";
import type { Route } from "./+types/favicon.route";
import { signAddress } from "./brand-color";
import { brandOf } from "./settings.server";

/** Where browsers look for the icon of what is no page of ours, such as a file: the icon that the pages name. */
export function loader({ context }: Route.LoaderArgs) {
  const { hue, logo, favicon } = brandOf(context);
  return redirect(favicon?.tab ?? logo?.address ?? signAddress(hue), {
    headers: { "Cache-Control": "public, max-age=3600" },
  });
}
