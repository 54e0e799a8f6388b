import { can, requireCaller } from "~/auth/auth.server";
import { contentContext, contentStoreContext } from "~/content/content.server";
import { jsonBody } from "~/platform/web/request-body.server";
import { requestContext } from "~/platform/web/request-context.server";
import { jsonError } from "~/platform/web/responses.server";
import type { Route } from "./+types/save-note.route";
import { allLessons } from "./catalogue.server";
import { MOST_NOTES, noteSave } from "./words/note-save";
import { saveNote } from "./words/notes.server";

/**
 * Saves one of the viewer's own notes (MED-7). 204 stored · 400 not a note, nothing stored · 401 no session · 403 another
 * person's note, or two-step sign-in comes first · 409 too many notes.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const viewer = await requireCaller(request, context);
  const save = noteSave.safeParse(await jsonBody(request));
  const known = allLessons(context.get(contentContext), context.get(contentStoreContext).current());
  if (!save.success || !known.some(({ id }) => id === save.data.lessonNumber))
    return jsonError(400, "This is not a note to a lesson");
  if (save.data.userId !== viewer.userId || !can(viewer, "training.take"))
    return jsonError(403, "This note belongs to someone else");
  if (!(await saveNote(context.get(requestContext).db, save.data)))
    return jsonError(
      409,
      `You have ${MOST_NOTES.toLocaleString("en-US")} notes, the most there can be`,
    );
  return new Response(null, { status: 204 });
}
