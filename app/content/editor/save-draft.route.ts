import { requireCaller } from "~/auth/auth.server";
import { jsonBody } from "~/platform/web/request-body.server";
import { requestContext } from "~/platform/web/request-context.server";
import { jsonError } from "~/platform/web/responses.server";
import { draftChanges, saveDraft } from "../drafts.server";
import type { Route } from "./+types/save-draft.route";
import { documentNamed } from "./documents.server";

/** In characters; an editor sends a tenth of it at a time, which escapes in JSON may multiply. */
const LARGEST_BODY = 1_048_576;

/**
 * POST {lists, values} by an administrator stores changes to a draft: 200 {fields, disputes}, where a dispute is not
 * stored because someone else changed the same field; {error, faults} with 400, 401, 403, 404, 405 stores nothing, and
 * `faults` names the paths of the changes that stood in the way (CONT-3).
 */
export async function action({ request, context, params }: Route.ActionArgs) {
  const viewer = await requireCaller(request, context, "content.edit");
  const document = documentNamed(context, params.key);
  if (!document) return jsonError(404, "There is no such document");
  const changes = draftChanges.safeParse(await jsonBody(request, LARGEST_BODY));
  if (!changes.success) return jsonError(400, "The changes cannot be read");
  const { db } = context.get(requestContext);
  const outcome = await saveDraft(db, document, { authorId: viewer.userId, changes: changes.data });
  if (outcome.state === "faults")
    return Response.json({ error: "Nothing was saved", faults: outcome.faults }, { status: 400 });
  const { fields, disputes } = outcome;
  return Response.json({ fields, disputes });
}
