import { jsonBody, jsonError } from "~/platform/http/answers.server";
import { requestContext } from "~/platform/http/request-context.server";
import { viewerOf } from "../auth/auth.server";
import type { Route } from "./+types/save-progress";
import { saveProgress } from "./progress.server";
import { progressSave } from "./progress-save";

/**
 * Saves the viewer's progress. 204 stored · 400 not believable, nothing stored · 401 no session ·
 * 403 another person's save · 409 made before a reset.
 */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== "POST") return jsonError(405, "Use POST", { Allow: "POST" });
  const viewer = await viewerOf(request, context);
  if (viewer === null) return jsonError(401, "Sign in first");
  const save = progressSave.safeParse(await jsonBody(request));
  if (!save.success) return jsonError(400, "The progress cannot be right");
  if (save.data.userId !== viewer.userId) return jsonError(403, "This progress is somebody else's");
  const stored = await saveProgress(context.get(requestContext).db, save.data);
  return stored ? new Response(null, { status: 204 }) : jsonError(409, "The progress was reset");
}

export function loader() {
  return jsonError(405, "Use POST", { Allow: "POST" });
}
