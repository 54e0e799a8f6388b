import { authContext, can, requireCaller } from "~/auth/auth.server";
import { jsonBody } from "~/platform/web/request-body.server";
import { requestContext } from "~/platform/web/request-context.server";
import { jsonError } from "~/platform/web/responses.server";
import { actBatch } from "../acts/act-fields.server";
import { LONGEST_BATCH } from "../acts/typed-acts";
import { accessOf } from "../elevation.server";
import { storeZone, zoneOf } from "../setter-zone.server";
import type { Route } from "./+types/setter-acts.route";
import { runActs } from "./run-acts.server";

/**
 * POST {userId, zone?, acts}: {results}, one per act, in order; an act that is resent is done once (DAY-1). 400 not
 * readable, nothing done · 401 no session · 403 another person's acts, or two-step sign-in comes first.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const viewer = await requireCaller(request, context);
  if (!can(viewer, "tracker.use")) return jsonError(403, "You may not do that");
  const batch = actBatch.safeParse(await jsonBody(request, LONGEST_BATCH));
  if (!batch.success) return jsonError(400, "These acts cannot be read");
  const { userId, zone: named, acts } = batch.data;
  if (userId !== viewer.userId) return jsonError(403, "These acts belong to someone else");
  const { db } = context.get(requestContext);
  if (named !== undefined) await storeZone(db, userId, named);
  const { zone, isChosen } = await zoneOf({ request, context }, userId);
  const sign = context.get(authContext).vault.hmac;
  const { mayEdit } = await accessOf(db, viewer);
  const corrects = mayEdit ? "all" : can(viewer, "prospects.correct-own") ? "own" : "none";
  const setter = { actor: viewer, zone, isChosen, now: new Date(), sign, corrects } as const;
  return Response.json({ results: await runActs(db, acts, setter) });
}
