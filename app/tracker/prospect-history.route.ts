import { z } from "zod";
import { requireRight } from "~/auth/auth.server";
import { requestContext } from "~/platform/web/request-context.server";
import { jsonError } from "~/platform/web/responses.server";
import type { Route } from "./+types/prospect-history.route";
import { changesOf } from "./changes.server";
import { accessOf } from "./elevation.server";

/** The prospect's own page shows the others. */
const SHOWN = 100;

/** GET: {changes, found}, newest first, for those who may edit (TRK-5). */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "tracker.use");
  const { db } = context.get(requestContext);
  if (!(await accessOf(db, viewer)).mayEdit)
    throw jsonError(403, "Only administrators can see the history");
  const id = z.uuid().safeParse(params.id);
  const changes = id.success ? await changesOf(db, id.data) : [];
  if (changes.length === 0) throw jsonError(404, "There is no such history");
  return Response.json({ changes: changes.slice(0, SHOWN), found: changes.length });
}
