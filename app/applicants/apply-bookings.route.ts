import { bookingJson } from "~/booking/booking.server";
import { requestContext } from "~/platform/web/request-context.server";
import { jsonError } from "~/platform/web/responses.server";
import type { Route } from "./+types/apply-bookings.route";
import { applicantOf } from "./applicant-list.server";
import { bookInterview } from "./apply-booking.server";
import { applicantIn } from "./apply-link.server";

/** POST the form's fields, as for a calendar: 201 {next}, otherwise {error}. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const id = applicantIn(context, params.token);
  const applicant = id && (await applicantOf(context.get(requestContext).db, id));
  if (!applicant) return jsonError(404, "There is no such application");
  const response = await bookInterview({ request, context }, applicant);
  const next = `/apply/${params.token}`;
  if (response === null) return Response.json({ next }, { status: 201 });
  return bookingJson(response, () => ({ next }));
}
