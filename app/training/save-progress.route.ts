import { authContext, can, requireCaller, type Viewer, viewerOf } from "~/auth/auth.server";
import { contentContext, contentStoreContext } from "~/content/content.server";
import { counter } from "~/platform/metrics/metrics.server";
import { jsonBody } from "~/platform/web/request-body.server";
import { requestContext } from "~/platform/web/request-context.server";
import { jsonError } from "~/platform/web/responses.server";
import { practiceSettingsOf } from "~/settings/settings.server";
import type { Route } from "./+types/save-progress.route";
import { answersOf, openQuestions } from "./answers.server";
import { allLessons, shownLessons } from "./catalogue.server";
import { readOpening } from "./coverage/opening.server";
import { saveProgress } from "./progress.server";
import { progressSave } from "./progress-save";

const OUTCOMES = {
  stored: () => new Response(null, { status: 204 }),
  unbelievable: () => jsonError(400, "This progress is not possible"),
  nobody: () => jsonError(401, "Sign in first"),
  other: () => jsonError(403, "This progress belongs to someone else"),
  reset: () => jsonError(409, "The progress was reset"),
};

const saves = counter({
  name: "progress_saves_total",
  help: "Saves of a trainee's progress, by outcome.",
  labels: { outcome: ["stored", "unbelievable", "nobody", "other", "reset"] },
});

/**
 * Saves the viewer's progress. 204 stored · 400 not believable, nothing stored · 401 no session ·
 * 403 another person's save, or two-step sign-in comes first · 409 made before a reset.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const viewer = await viewerOf(request, context);
  const outcome = viewer === null ? "nobody" : await outcomeOf(viewer, request, context);
  saves.add({ outcome });
  if (outcome === "nobody") await requireCaller(request, context);
  return OUTCOMES[outcome]();
}

async function outcomeOf(
  viewer: Viewer,
  request: Request,
  context: Route.ActionArgs["context"],
): Promise<keyof typeof OUTCOMES> {
  const save = progressSave.safeParse(await jsonBody(request));
  if (!save.success) return "unbelievable";
  const opened = readOpening(context.get(authContext).vault.hmac, save.data, save.data.opening);
  // Someone who has a lesson open that is hidden or removed by now continues: it may come back.
  const known = allLessons(context.get(contentContext), context.get(contentStoreContext).current());
  if (opened === null && !known.some(({ id }) => id === save.data.lessonNumber))
    return "unbelievable";
  if (save.data.userId !== viewer.userId || !can(viewer, "training.take")) return "other";
  const { db } = context.get(requestContext);
  const lesson = shownLessons(context.get(contentContext)).find(
    ({ id }) => id === save.data.lessonNumber,
  );
  const held =
    practiceSettingsOf(context).questionsRequired &&
    (!lesson ||
      (lesson.questions.length > 0 &&
        openQuestions(lesson, await answersOf(db, viewer.userId)) > 0));
  const stored = await saveProgress(db, save.data, held, opened);
  return stored ? "stored" : "reset";
}
