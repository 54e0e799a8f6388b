import { requestContext } from "~/platform/web/request-context.server";
import { jsonError, notFound } from "~/platform/web/responses.server";
import type { Route } from "./+types/zoom-webhook.route";
import { receiveCallEvent } from "./calls.server";
import { receiveRegistration } from "./registrants.server";
import { isSignedByZoom, validationAnswer, zoomMessage } from "./zoom.server";

/** What Zoom tells of calls; only where its secret token is set. */
export async function action({ request, context }: Route.ActionArgs) {
  const { zoomSecret: secret } = context.get(requestContext).config;
  if (secret === undefined) return notFound();
  const body = await request.text();
  const { headers } = request;
  const timestamp = headers.get("x-zm-request-timestamp") ?? "";
  const signed = { secret, timestamp, body };
  if (!isSignedByZoom(headers.get("x-zm-signature") ?? "", signed, Date.now()))
    return jsonError(401, "The signature is not right");
  const message = zoomMessage(body);
  if (message === null) return jsonError(400, "This is not one of Zoom's messages");
  if (message.kind === "validation") return Response.json(validationAnswer(secret, message.token));
  if (message.kind === "event") await receiveCallEvent(context, message.event);
  if (message.kind === "registration") await receiveRegistration(context, message.registration);
  return Response.json({ received: true });
}
