/** The table of contents of all words: every content document, in the order of the editor's list (CONT-1). */
import { APPLICANTS_DOCUMENTS } from "./applicants/applicants.server";
import { BOOKING_DOCUMENTS } from "./booking/booking.server";
import { type ContentDocument, MAILS } from "./content/content.server";
import { CLAIMS } from "./figures/figures.server";
import { HIRING_DOCUMENTS } from "./hiring/hiring.server";
import { ONBOARDING_DOCUMENTS } from "./onboarding/onboarding.server";
import { PRACTICE_DOCUMENTS } from "./practice/practice.server";
import { SCRIPT_DOCUMENTS } from "./script/script.server";
import { SITE_DOCUMENTS } from "./site/site.server";
import { SUPPORT_DOCUMENTS } from "./support/support.server";
import { TRAINING_DOCUMENTS } from "./training/training.server";

export const DOCUMENTS: readonly ContentDocument[] = [
  CLAIMS,
  ...SITE_DOCUMENTS,
  ...HIRING_DOCUMENTS,
  ...APPLICANTS_DOCUMENTS,
  ...BOOKING_DOCUMENTS,
  ...ONBOARDING_DOCUMENTS,
  ...SUPPORT_DOCUMENTS,
  ...TRAINING_DOCUMENTS,
  ...SCRIPT_DOCUMENTS,
  ...PRACTICE_DOCUMENTS,
  MAILS,
];
