import { jsonError } from "~/platform/web/responses.server";
import { askAuth } from "../library-call.server";
import type { Route } from "./+types/jwks.route";

/** The public keys that verify this product's tokens (JWKS). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const response = await askAuth(request, context, "/jwks");
  if (!response.ok) return jsonError(503, "Please try again in a moment");
  const headers = { "Cache-Control": "public, max-age=300" };
  return Response.json(await response.json(), { headers });
}
