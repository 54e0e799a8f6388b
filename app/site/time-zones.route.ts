import { offsetChanges } from "~/platform/time/offset-changes";
import { isZone } from "~/platform/time/zones";
import { jsonError } from "~/platform/web/responses.server";
import type { Route } from "./+types/time-zones.route";

/** GET ?name=America/Chicago: 200 with the zone's offsets, as `OffsetChanges`, by which the server writes times. */
export function loader({ url }: Route.LoaderArgs) {
  const name = url.searchParams.get("name") ?? "";
  if (!isZone(name)) return jsonError(404, "There is no such time zone");
  const headers = { "Cache-Control": "public, max-age=3600" };
  return Response.json(offsetChanges(name, Date.now()), { headers });
}
