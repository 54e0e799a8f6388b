import { requireCaller } from "~/auth/auth.server";
import { readForm } from "~/platform/web/request-body.server";
import { requestContext } from "~/platform/web/request-context.server";
import { jsonError } from "~/platform/web/responses.server";
import { storePicture } from "../pictures.server";
import type { Route } from "./+types/picture-upload.route";

/** POST {file}: {picture}, the text that a document stores for it; 400 with {error} if it is not an image (CONT-9). */
export async function action({ request, context }: Route.ActionArgs) {
  await requireCaller(request, context, "content.edit");
  const file = (await readForm(request))?.get("file");
  if (!(file instanceof File) || file.size === 0) throw jsonError(400, "Choose a picture");
  const { db } = context.get(requestContext);
  const stored = await storePicture(db, new Uint8Array(await file.arrayBuffer()));
  if ("fault" in stored) throw jsonError(400, stored.fault);
  return Response.json(stored);
}
