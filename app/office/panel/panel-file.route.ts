import { countFile, requireRight, traineesSeenBy } from "~/auth/auth.server";
import { contentContext } from "~/content/content.server";
import { requestContext } from "~/platform/web/request-context.server";
import { calendarOf } from "~/settings/settings.server";
import { shownLessons } from "~/training/training.server";
import type { Route } from "./+types/panel-file.route";
import { matrixFile, traineesFile } from "./export.server";
import { viewOf } from "./panel-view";

/** The trainees of a view as a file: one line each, or with `progress.csv` one column a lesson. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "trainees.read");
  await countFile(request, context);
  const { pathname, searchParams } = new URL(request.url);
  const listed = { view: viewOf(searchParams), seen: traineesSeenBy(viewer) };
  const { db } = context.get(requestContext);
  return pathname.endsWith("/progress.csv")
    ? matrixFile(request, db, listed, shownLessons(context.get(contentContext)))
    : traineesFile(request, db, listed, calendarOf(context, "discovery").zone);
}
