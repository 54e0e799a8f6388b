import { jsonError } from "~/platform/http/answers.server";
import { issueStamp } from "~/platform/proof-of-work/stamp.server";
import { authContext } from "../../auth/auth.server";
import type { Route } from "./+types/form-stamp";

/** GET: {stamp, difficulty}, for the form of this name; the browser finds the proof of work for it. */
export function loader({ context, params }: Route.LoaderArgs) {
  if (!/^[a-z][a-z0-9-]{0,40}$/.test(params.name)) return jsonError(404, "There is no such form");
  return Response.json(issueStamp(context.get(authContext).vault.lookupOf, params.name));
}
