import { z } from "zod";
import { requireRight } from "~/auth/auth.server";
import { calendarFile } from "~/booking/booking.server";
import { MINUTE_MS } from "~/platform/time/durations";
import { requestContext } from "~/platform/web/request-context.server";
import { jsonError, notFound } from "~/platform/web/responses.server";
import { brandOf, calendarOf } from "~/settings/settings.server";
import type { Route } from "./+types/call-file.route";
import { accessOf } from "./elevation.server";
import { callOf } from "./follow-ups/follow-ups.server";
import { valuesNow } from "./prospect-record.server";

/** The invitation to a booked call, for a setter to send (WEEK-3). 403: the prospect is another's · 404: no call is booked. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "tracker.use");
  const { db, config } = context.get(requestContext);
  const id = z.uuid().safeParse(params.prospect).data ?? notFound();
  const prospect = (await valuesNow(db, id)) ?? notFound();
  const { mayEdit } = await accessOf(db, viewer);
  if (prospect.ownerId !== viewer.userId && !mayEdit)
    return jsonError(403, "Only the person who added this prospect, and administrators");
  const call = (await callOf(db, id)) ?? notFound();
  const brand = brandOf(context);
  const { lengthMinutes } = calendarOf(context, "discovery");
  const startsAt = new Date(call.at);
  const file = calendarFile({
    method: "PUBLISH",
    uid: `call-${id}@${new URL(config.baseUrl).hostname}`,
    // A call that was booked again replaces the one before.
    sequence: prospect.version,
    changedAt: new Date(),
    startsAt,
    endsAt: new Date(startsAt.getTime() + lengthMinutes * MINUTE_MS),
    title: `Call with ${brand.name}`,
    text: `Your call with ${brand.name}.`,
    location: "",
    address: config.baseUrl,
    organizer: { name: brand.name, mail: brand.supportMail },
    guest: { name: "", mail: "" },
  });
  return new Response(file, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="call.ics"',
      "Cache-Control": "no-store",
    },
  });
}
