import { can, requireCaller } from "~/auth/auth.server";
import { jsonBody } from "~/platform/web/request-body.server";
import { jsonError, retryAfter } from "~/platform/web/responses.server";
import type { Route } from "./+types/save-run.route";
import { sentRun, storeRun } from "./runs.server";

/**
 * Stores a browser's copy of the viewer's run. 200 stored, with what an AI endpoint added · 400 not possible, nothing
 * stored · 401 no session · 403 two-step sign-in comes first · 409 another page has written something else · 429 too many runs today.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const viewer = await requireCaller(request, context);
  if (!can(viewer, "training.take")) return jsonError(403, "Not allowed");
  const sent = sentRun.safeParse(await jsonBody(request, 100_000));
  if (!sent.success) return jsonError(400, "This run is not possible");
  const outcome = await storeRun(context, viewer.userId, sent.data);
  switch (outcome.kind) {
    case "stored":
      return Response.json({ voiced: outcome.run.voiced });
    case "other":
      return jsonError(409, "Another page has continued this run");
    case "limited":
      return jsonError(429, "Too many runs today", retryAfter(outcome));
    default:
      return jsonError(400, "This run is not possible");
  }
}
