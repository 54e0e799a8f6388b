import { requireCaller } from "~/auth/auth.server";
import { jsonError } from "~/platform/web/responses.server";
import { settingsContext } from "~/settings/settings.server";
import type { Route } from "./+types/bookings-response.route";
import { bookingJson, receiveBooking } from "./booking.server";
import { afterBooking } from "./guest-meetings.server";
import { calendarAt } from "./meetings";
import { traineeOf } from "./sessions.server";

/**
 * POST the form's fields: 201 {next}, the address to continue with, 200 if an answer leads there and nothing was
 * booked; otherwise {error} with 400, 409 or 429. `fields`: what is wrong with each field; `taken`, `stale`, `doubted` and `asked`: as in
 * `BookingResponse`.
 */
export async function action({ request, context, params }: Route.ActionArgs) {
  const trainee = await traineeOf(request, context, requireCaller);
  const calendar = calendarAt(context.get(settingsContext), params.calendar, trainee !== null);
  if (calendar === null) return jsonError(404, "There is no such calendar");
  const response = await receiveBooking({ request, context, calendar, trainee });
  return bookingJson(response, (meeting) => afterBooking(request, meeting));
}
