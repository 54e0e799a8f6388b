import { requireRight } from "~/auth/auth.server";
import { requestContext } from "~/platform/web/request-context.server";
import type { Route } from "./+types/captions.route";
import { lessonAt } from "./catalogue.server";
import { cuesOf } from "./words/cues.server";
import { captionsOf, chaptersFileOf } from "./words/web-vtt";

const FILES = { "captions.vtt": captionsOf, "chapters.vtt": chaptersFileOf };

/** GET /training/{lesson}/captions.vtt and /chapters.vtt, for the player of those who may see the lesson (MED-5). */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  await requireRight(request, context, "training.take");
  const { lesson } = lessonAt(context, params.lesson);
  const cues = await cuesOf(context.get(requestContext).db, lesson.id);
  const isChapters = new URL(request.url).pathname.endsWith("/chapters.vtt");
  const write = FILES[isChapters ? "chapters.vtt" : "captions.vtt"];
  return new Response(write(cues), {
    headers: { "Content-Type": "text/vtt; charset=utf-8", "Cache-Control": "private, no-cache" },
  });
}
