import { requireRight, traineesSeenBy } from "~/auth/auth.server";
import { requestContext } from "~/platform/web/request-context.server";
import type { Route } from "./+types/trainees-csv";
import { traineesFile } from "./export.server";
import { viewOf } from "./panel-view";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "trainees.read");
  const view = viewOf(new URL(request.url).searchParams);
  const listed = { view, seen: traineesSeenBy(viewer) };
  return traineesFile(request, context.get(requestContext).db, listed);
}
