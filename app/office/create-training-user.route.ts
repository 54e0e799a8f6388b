import { authContext, optionalMailAddress, requireCaller } from "~/auth/auth.server";
import { isDatabaseUnavailable } from "~/platform/db/reached.server";
import { personName } from "~/platform/text/person-name";
import { issueWordsOr } from "~/platform/web/issue-words";
import { jsonBody } from "~/platform/web/request-body.server";
import { requestContext } from "~/platform/web/request-context.server";
import { jsonError } from "~/platform/web/responses.server";
import type { Route } from "./+types/create-training-user.route";

const person = personName.extend({ email: optionalMailAddress });

/** POST {firstName, lastName, email?} by an administrator: 201 {accessCode, email}, or {error} with 400, 401, 403, 405, 409, 500 or 503 (FN-1). */
export async function action({ request, context }: Route.ActionArgs) {
  const viewer = await requireCaller(request, context, "trainees.create");
  const given = person.safeParse(await jsonBody(request), {
    error: issueWordsOr("Failed to create user"),
  });
  if (!given.success)
    return jsonError(400, given.error.issues[0]?.message ?? "Failed to create user");
  const { log } = context.get(requestContext);
  const result = await context
    .get(authContext)
    .createTrainee(given.data, viewer)
    .catch((error) => {
      log.error({ err: error }, "account not created");
      return { unavailable: isDatabaseUnavailable(error) };
    });
  if ("unavailable" in result)
    return jsonError(result.unavailable ? 503 : 500, "Failed to create user");
  if ("fault" in result) return jsonError(result.isTaken ? 409 : 500, result.fault);
  const { accessCode, email } = result.made;
  return Response.json({ accessCode, email }, { status: 201 });
}
