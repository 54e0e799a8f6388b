import { requireRightCall } from "~/auth/auth.server";
import { requestContext } from "~/platform/web/request-context.server";
import { calendarOf } from "~/settings/settings.server";
import { openPayOf } from "~/tracker/tracker.server";
import type { Route } from "./+types/open-pay.route";

/** GET ?person=…: what of their pay is open, or null; asked before someone is deleted (PAY-2). */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireRightCall(request, context, "pay.read");
  const person = new URL(request.url).searchParams.get("person");
  const { db } = context.get(requestContext);
  const open = await openPayOf(db, person ? [person] : [], calendarOf(context, "discovery").zone);
  return Response.json({ open: open.get(person ?? "") ?? null });
}
