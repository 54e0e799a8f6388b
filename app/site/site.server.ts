/** Entry file of the site on the server: its documents, and which of them are still samples (LAND-5). */
import type { ContentDocument } from "~/content/content.server";
import { FAQ } from "./content/faq.server";
import { LANDING } from "./content/landing.server";
import { TESTIMONIALS } from "./content/testimonials.server";

export { sampleTestimonials } from "./content/testimonials.server";

export const SITE_DOCUMENTS: readonly ContentDocument[] = [LANDING, TESTIMONIALS, FAQ];
