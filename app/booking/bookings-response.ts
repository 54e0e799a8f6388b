import { requireRightCall } from "~/auth/auth.server";
import { jsonError, retryAfter } from "~/platform/web/responses.server";
import type { Route } from "./+types/bookings-response";
import { afterBooking, receiveBooking, traineeOf } from "./booking.server";
import { calendarAt, schedulePath } from "./meetings";

/**
 * POST the fields of the form: 201 {next}, the address to go on with; else {error} with 400, 409 or 429. `fields`: what is wrong with
 * each field; `taken` and `stale`: as in `BookingResponse`.
 */
export async function action({ request, context, params }: Route.ActionArgs) {
  const trainee = await traineeOf(request, context, requireRightCall);
  const calendar = calendarAt(params.calendar, trainee !== null);
  if (calendar === null) return jsonError(404, "There is no such calendar");
  if (request.method !== "POST") return jsonError(405, "Use POST", { Allow: "POST" });
  const response = await receiveBooking({ request, context, calendar, trainee });
  if (response.state === "refused") {
    const { status, message: error = "Some fields are wrong", faults, taken, stale } = response;
    const fields = Object.keys(faults).length > 0 ? faults : undefined;
    const body = { error, fields, taken, stale };
    return Response.json(body, { status, headers: retryAfter(response) });
  }
  if (response.meeting === null)
    return Response.json({ next: schedulePath(calendar, trainee !== null) }, { status: 201 });
  const { next, headers } = afterBooking(request, response.meeting);
  return Response.json({ next }, { status: 201, headers });
}

export function loader() {
  return jsonError(405, "Use POST", { Allow: "POST" });
}
