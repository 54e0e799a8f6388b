import { can, requireCaller } from "~/auth/auth.server";
import { jsonError } from "~/platform/web/responses.server";
import type { Route } from "./+types/figures.route";
import { figuresAt } from "./stored-runs.server";

/** What the company says of itself now, for a page that was loaded before and begins a run (PRAC-3). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireCaller(request, context);
  if (!can(viewer, "training.take")) return jsonError(403, "Not allowed");
  const figures = await figuresAt(context, new Date());
  return Response.json(figures, { headers: { "Cache-Control": "no-store" } });
}
