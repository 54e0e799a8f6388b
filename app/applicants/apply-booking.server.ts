/** Booking an interview from an applicant's own page (APPL-2). */
import { eq } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import { receiveBooking } from "~/booking/booking.server";
import { submissions } from "~/forms/tables";
import type { Db } from "~/platform/db/database.server";
import { requestContext } from "~/platform/web/request-context.server";
import type { Applicant } from "./applicant";
import { hasInterview } from "./applicant-acts.server";
import { lockOpenRecord } from "./follow.server";
import { mayBook } from "./stages";
import { applicants } from "./tables";

type Arriving = { request: Request; context: Readonly<RouterContextProvider> };

/** Null if there is nothing to book: the applicant has an interview, or is at another stage. */
export async function bookInterview({ request, context }: Arriving, applicant: Applicant) {
  if (!mayBook(applicant)) return null;
  const { name, mail } = applicant;
  return receiveBooking({
    request,
    context,
    calendar: "interview",
    trainee: null,
    guest: { name, mail },
    origin: await originOf(context, applicant.id),
    may: (tx) => mayStillBook(tx, applicant),
  });
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

/** Until the booking is stored, nobody withdraws, declines or books at the same time in another window. */
async function mayStillBook(tx: Db, { id, mail }: Applicant): Promise<boolean> {
  const open = await lockOpenRecord(tx, mail);
  return (
    open?.id === id && mayBook({ stage: open.stage, hasInterview: await hasInterview(tx, open) })
  );
}
