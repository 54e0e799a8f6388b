/** Door of the applicants room on the server: their records, from the application to the trainee. */
import { eq } from "drizzle-orm";
import { bookings } from "~/booking/tables";
import type { ContentDocument } from "~/content/content.server";
import type { Db } from "~/platform/db/database.server";
import { APPLY } from "./copy/apply.server";
import { SCORECARD } from "./copy/scorecard.server";

export { anonymizingJobs, planAnonymizing } from "./anonymize.server";
export { applicationReceipt } from "./apply-link.server";
export {
  followArrival,
  followDeletion,
  followInterview,
  followVerdict,
  reopeningFault,
} from "./follow.server";

export const APPLICANTS_DOCUMENTS: readonly ContentDocument[] = [APPLY, SCORECARD];

export { SCORECARD };

export async function interviewOf(db: Db, bookingId: string | null) {
  if (bookingId === null) return null;
  const [row] = await db.select().from(bookings).where(eq(bookings.id, bookingId));
  return row ?? null;
}
