import { z } from "zod";
import { can, requireCaller } from "~/auth/auth.server";
import { requestContext } from "~/platform/web/request-context.server";
import { jsonError } from "~/platform/web/responses.server";
import type { Route } from "./+types/prospect-line.route";
import { nextStepOf } from "./next-step.server";
import { prospectNow } from "./prospect-record.server";
import { prospectsById } from "./prospects.server";
import { zoneOf } from "./setter-zone.server";

/** GET: {line}, the one to send to this prospect now, for the list's key (WEEK-1). 401 · 403 another's · 404. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const viewer = await requireCaller(request, context);
  if (!can(viewer, "tracker.use")) return jsonError(403, "You may not do that");
  const { db } = context.get(requestContext);
  const id = z.uuid().safeParse(params.prospect).data ?? "";
  const reader = { userId: viewer.userId, seesAll: false };
  const [prospect] = id ? await prospectsById(db, [id], reader) : [];
  const place = prospect && (await prospectNow(db, id));
  if (!prospect || !place) return jsonError(404, "This prospect no longer exists");
  if (prospect.ownerId !== viewer.userId) return jsonError(403, "Someone else added this prospect");
  const { zone } = await zoneOf({ request, context }, viewer.userId);
  const { line } = await nextStepOf(context, prospect, place, { zone, now: new Date() });
  return Response.json({ line });
}
