/** Entry file of the site: which content is still a template (LEGAL-1). */

/** The terms and the privacy policy are templates until a lawyer has reviewed them; then set this to false. */
export const LEGAL_TEXTS_ARE_TEMPLATES: boolean = true;
