/** Entry file of the site: which content is still a sample or a template (LAND-5, LEGAL-1). */
import { TESTIMONIALS } from "./content/testimonials";

/** The terms and the privacy policy are templates until a lawyer has reviewed them; then set this to false. */
const LEGAL_TEXTS_ARE_TEMPLATES: boolean = true;

export const SITE_SAMPLES = {
  testimonials: TESTIMONIALS.filter(({ sample }) => sample).length,
  legalTexts: LEGAL_TEXTS_ARE_TEMPLATES,
} as const;
