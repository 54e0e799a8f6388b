import { z } from "zod";
import { requireRight } from "~/auth/auth.server";
import { requestContext } from "~/platform/web/request-context.server";
import { jsonError } from "~/platform/web/responses.server";
import type { Route } from "./+types/prospect-rows.route";
import { readerOf } from "./elevation.server";
import { prospectsById } from "./prospects.server";

const asked = z.array(z.uuid()).min(1).max(50);

/** GET ?id=…&id=…: {prospects}, each as this viewer may see it; for live changes to an open page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "tracker.use");
  const ids = asked.safeParse(new URL(request.url).searchParams.getAll("id"));
  if (!ids.success) throw jsonError(400, "Ask with one to fifty ids");
  const { db } = context.get(requestContext);
  const reader = await readerOf(context, viewer);
  return Response.json({ prospects: await prospectsById(db, ids.data, reader) });
}
