/** Door of the site on the server: its documents, and what in them is not ready for launch (LAND-5, LEGAL-1). */
import type { Content, ContentDocument } from "~/content/content.server";
import { FAQ } from "./copy/faq.server";
import { LANDING } from "./copy/landing.server";
import { OUTCOMES } from "./copy/outcomes.server";
import { PRIVACY } from "./copy/privacy.server";
import { TERMS } from "./copy/terms.server";
import { TESTIMONIALS } from "./copy/testimonials.server";

export const SITE_DOCUMENTS: readonly ContentDocument[] = [
  LANDING,
  TESTIMONIALS,
  FAQ,
  OUTCOMES,
  TERMS,
  PRIVACY,
];

/** How many testimonials are made up or lack consent, and which legal texts no lawyer has reviewed. */
export function unreadyContent(content: Content): {
  testimonials: number;
  sampleTestimonials: number;
  testimonialsWithoutConsent: number;
  legalTemplates: { terms: boolean; privacy: boolean };
} {
  const { people } = content.of(TESTIMONIALS);
  return {
    testimonials: people.length,
    sampleTestimonials: people.filter(({ sample }) => sample).length,
    testimonialsWithoutConsent: people.filter(({ sample, consent }) => !sample && consent === null)
      .length,
    legalTemplates: {
      terms: !content.of(TERMS).reviewed,
      privacy: !content.of(PRIVACY).reviewed,
    },
  };
}
