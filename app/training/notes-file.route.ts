import { countFile, requireRight } from "~/auth/auth.server";
import { contentContext } from "~/content/content.server";
import { requestContext } from "~/platform/web/request-context.server";
import { notFound } from "~/platform/web/responses.server";
import type { Route } from "./+types/notes-file.route";
import { shownLessons } from "./catalogue.server";
import { lessonIdOf } from "./lesson";
import { notesOf } from "./words/notes.server";
import { notesFile } from "./words/notes-file";

/** GET /training/notes.md: the viewer's own notes as Markdown, of all lessons or of `?lesson=lesson7` (MED-7). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "training.take");
  await countFile(request, context);
  const { db, config } = context.get(requestContext);
  const lessons = shownLessons(context.get(contentContext));
  const asked = new URL(request.url).searchParams.get("lesson");
  const ids = lessons.map(({ id }) => id);
  const lesson = asked === null ? undefined : (lessonIdOf(asked, ids) ?? notFound());
  const notes = await notesOf(db, viewer.userId, lesson);
  const text = notesFile(notes, lessons, ({ lessonNumber, atSeconds }) => {
    const query = `t=${Math.floor(atSeconds)}`;
    return `${config.baseUrl}/training/lesson${lessonNumber}?${query}`;
  });
  return new Response(text, {
    headers: {
      "Content-Type": "text/markdown; charset=utf-8",
      "Content-Disposition": `attachment; filename="${asked ? `notes-${asked}` : "notes"}.md"`,
      "Cache-Control": "no-store",
    },
  });
}
