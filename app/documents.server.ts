/** The table of contents of all words: every content document, in the order of the editor's list (CONT-1). */
import { APPLICANTS_DOCUMENTS } from "./applicants/applicants.server";
import { BOOKING_DOCUMENTS } from "./booking/booking.server";
import { type Area, type ContentDocument, MAILS } from "./content/content.server";
import { PUBLIC_FIGURES } from "./figures/figures.server";
import { REPLIES } from "./forms/forms.server";
import { HIRING_DOCUMENTS } from "./hiring/hiring.server";
import { ONBOARDING_DOCUMENTS } from "./onboarding/onboarding.server";
import { BOARD } from "./operations/operations.server";
import { PRACTICE_DOCUMENTS } from "./practice/practice.server";
import { SCRIPT_DOCUMENTS } from "./script/script.server";
import { ADVERTISING } from "./settings/settings.server";
import { SITE_DOCUMENTS } from "./site/site.server";
import { SUPPORT_DOCUMENTS } from "./support/support.server";
import { TRAINING_DOCUMENTS } from "./training/training.server";

export const AREAS: readonly Area[] = [
  { label: "Main site", documents: [PUBLIC_FIGURES, ...SITE_DOCUMENTS] },
  { label: "Hiring", documents: [...HIRING_DOCUMENTS, ...APPLICANTS_DOCUMENTS] },
  { label: "Booking", documents: BOOKING_DOCUMENTS },
  { label: "Onboarding", documents: ONBOARDING_DOCUMENTS },
  { label: "Help", documents: SUPPORT_DOCUMENTS },
  {
    label: "Training",
    documents: [...TRAINING_DOCUMENTS, ...SCRIPT_DOCUMENTS, ...PRACTICE_DOCUMENTS],
  },
  { label: "Operations", documents: [BOARD] },
  { label: "Advertising and mail", documents: [ADVERTISING, MAILS, REPLIES] },
];

export const DOCUMENTS: readonly ContentDocument[] = AREAS.flatMap(({ documents }) => documents);
