import { authContext, signedInViewer } from "~/auth/auth.server";
import { issuePuzzle } from "~/platform/proof-of-work/signed-token.server";
import { requestContext } from "~/platform/web/request-context.server";
import { jsonError } from "~/platform/web/responses.server";
import type { Route } from "./+types/form-token.route";
import { extraWork } from "./admission.server";

/** GET: {stamp, difficulty}, for the form of this name; the browser finds the proof of work for it, which is harder while strangers send many. */
export async function loader({ request, context, params: { name } }: Route.LoaderArgs) {
  if (!/^[a-z][a-z0-9-]{0,40}$/.test(name)) return jsonError(404, "There is no such form");
  const { hmac: sign } = context.get(authContext).vault;
  const isStranger = (await signedInViewer(request, context)) === null;
  const difficulty = isStranger
    ? await extraWork(context.get(requestContext).db, sign, name)
    : undefined;
  return Response.json(issuePuzzle(sign, name, difficulty));
}
