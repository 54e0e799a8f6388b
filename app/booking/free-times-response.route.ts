import { jsonError } from "~/platform/web/responses.server";
import { settingsContext } from "~/settings/settings.server";
import type { Route } from "./+types/free-times-response.route";
import { scheduleOf } from "./booking.server";
import { instantIn } from "./booking-form";
import { ownBooking } from "./guest-meetings.server";
import { calendarAt } from "./meetings";

/** GET ?from=&to= (instants in UTC; without them, everything open): 200 with the calendar's free times, and with what this browser has just booked (SLOT-1). */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const name = calendarAt(context.get(settingsContext), params.calendar);
  if (name === null) return jsonError(404, "There is no such calendar");
  const { searchParams } = new URL(request.url);
  if (!searchParams.has("from") && !searchParams.has("to")) {
    const own = await ownBooking(request, context, { calendar: name });
    return Response.json({ ...(await scheduleOf(context, name)), own });
  }
  const from = instantIn(searchParams.get("from"));
  const to = instantIn(searchParams.get("to"));
  if (from === null || to === null || to < from)
    return jsonError(400, "from and to must be instants such as 2026-11-23T14:00:00Z, in order");
  return Response.json(await scheduleOf(context, name, { window: { from, to } }));
}
