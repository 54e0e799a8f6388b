/** Booking an interview from an applicant's own page (APPL-2). */
import { eq } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import { cancelMeeting, receiveBooking } from "~/booking/booking.server";
import { submissions } from "~/forms/tables";
import { requestContext } from "~/platform/web/request-context.server";
import type { Applicant } from "./applicant";
import { mayBook } from "./stages";
import { applicants } from "./tables";

type Arriving = { request: Request; context: Readonly<RouterContextProvider> };

/** Null if there is nothing to book: the applicant has an interview, or is at another stage. */
export async function bookInterview({ request, context }: Arriving, applicant: Applicant) {
  if (!mayBook(applicant)) return null;
  const { name, mail } = applicant;
  const response = await receiveBooking({
    request,
    context,
    calendar: "interview",
    trainee: null,
    guest: { name, mail },
    origin: await originOf(context, applicant.id),
  });
  if (response.state === "booked") await keepOne(context, applicant.id, response.meeting.reference);
  return response;
}

/** Where they came from when they applied: the link in the email does not say. */
async function originOf(context: Arriving["context"], id: string) {
  const [row] = await context
    .get(requestContext)
    .db.select({ origin: submissions.origin })
    .from(applicants)
    .innerJoin(submissions, eq(submissions.id, applicants.applicationId))
    .where(eq(applicants.id, id));
  return row?.origin ?? null;
}

/** If two were booked at the same time in two windows, the one on the record stays. */
async function keepOne(context: Arriving["context"], id: string, reference: string) {
  const [booked] = reference.split(".");
  const [row] = await context
    .get(requestContext)
    .db.select({ bookingId: applicants.bookingId })
    .from(applicants)
    .where(eq(applicants.id, id));
  if (booked && row?.bookingId && row.bookingId !== booked)
    await cancelMeeting(context, { id: booked });
}
