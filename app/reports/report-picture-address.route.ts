import { z } from "zod";
import { countFile, requireRight, traineesSeenBy } from "~/auth/auth.server";
import { contentContext } from "~/content/content.server";
import { oneLineText } from "~/platform/text/one-line-text";
import { requestContext } from "~/platform/web/request-context.server";
import { notFound } from "~/platform/web/responses.server";
import { shownLessons } from "~/training/training.server";
import type { Route } from "./+types/report-picture-address.route";
import { reportFileName } from "./report";
import { reportPicture } from "./report-picture";
import { sampleProgress } from "./sample-progress";
import { findTrainee } from "./trainee-report.server";

const asked = z.strictObject({
  first: oneLineText().min(1).max(200).optional(),
  last: oneLineText().min(1).max(200).optional(),
  /** The seed of sample data; without it the report shows actual progress. */
  seed: z.coerce
    .number()
    .int()
    .min(0)
    .max(2 ** 31)
    .optional(),
});

/** GET /admin/reports/{user id}.svg by an administrator: that trainee's report, `?seed=` for sample data. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "reports.read");
  await countFile(request, context);
  const userId = /^([\w-]{1,100})\.svg$/.exec(params.picture)?.[1];
  const { db } = context.get(requestContext);
  const shown = shownLessons(context.get(contentContext));
  const trainee = userId ? await findTrainee(db, userId, shown, traineesSeenBy(viewer)) : null;
  if (trainee === null) notFound();
  const view = asked.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!view.success) return new Response("Unknown or invalid parameter", { status: 400 });
  const { first = trainee.firstName, last = trainee.lastName, seed } = view.data;
  const picture = reportPicture({
    firstName: first,
    lastName: last,
    generatedOn: new Date().toISOString().slice(0, 10),
    lessons: seed === undefined ? trainee.lessons : sampleProgress(seed, trainee.lessons),
    sample: seed !== undefined,
    digits: 0,
  });
  const name = encodeURIComponent(reportFileName(first, last, "svg"));
  return new Response(picture, {
    headers: {
      "Content-Type": "image/svg+xml; charset=utf-8",
      "Content-Disposition": `attachment; filename="progress_report.svg"; filename*=UTF-8''${name.replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`,
    },
  });
}
