import { jsonError } from "~/platform/web/responses.server";
import { requireCaller } from "../auth.server";
import { askAuth } from "../library-call.server";
import type { Route } from "./+types/token.route";

/** A signed statement of who is signed in here, for another company service: {token}, valid for five minutes. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireCaller(request, context);
  const response = await askAuth(request, context, "/token");
  if (!response.ok) return jsonError(503, "Please try again in a moment");
  return Response.json(await response.json());
}
