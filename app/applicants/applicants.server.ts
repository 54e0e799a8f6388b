/** Door of the applicants room on the server: their records, from the application to the trainee. */
import type { ContentDocument } from "~/content/content.server";
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
export { isVerdict } from "./stages";

export const APPLICANTS_DOCUMENTS: readonly ContentDocument[] = [APPLY, SCORECARD];
