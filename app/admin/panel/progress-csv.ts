import { requireRight, traineesSeenBy } from "~/auth/auth.server";
import { contentContext } from "~/content/content.server";
import { requestContext } from "~/platform/web/request-context.server";
import { shownLessons } from "~/training/training.server";
import type { Route } from "./+types/progress-csv";
import { matrixFile } from "./export.server";
import { viewOf } from "./panel-view";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "trainees.read");
  const view = viewOf(new URL(request.url).searchParams);
  const listed = { view, seen: traineesSeenBy(viewer) };
  const lessons = shownLessons(context.get(contentContext));
  return matrixFile(request, context.get(requestContext).db, listed, lessons);
}
