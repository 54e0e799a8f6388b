import { jsonError } from "~/platform/http/answers.server";
import { askAuth } from "../auth.server";
import type { Route } from "./+types/keys";

/** The public keys that this product's tokens are checked with (JWKS). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const answer = await askAuth(request, context, "/jwks");
  if (!answer.ok) return jsonError(503, "Please try again in a moment");
  const headers = { "Cache-Control": "public, max-age=300" };
  return Response.json(await answer.json(), { headers });
}
