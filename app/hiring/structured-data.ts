/** The role and the pages about it in the words of schema.org (SEO-1). */

import { EARNINGS_NOTE, figure } from "~/figures/figures";
import type { PageFacts } from "~/platform/pages/public-page";
import { COMPENSATION, REQUIREMENTS, ROLE, START, WORK } from "./content/role";

/** What the public pages know of the company that hires. `origin`: the public address. */
export type Employer = { brand: { name: string }; origin: string };

const CONTEXT = "https://schema.org";

/**
 * The one role that there is, where somebody can apply for it. What it pays follows results, so no salary is named;
 * `applicantLocationRequirements` names where people work, as citizenship has no word there.
 */
export function jobPosting({ brand, origin }: Employer) {
  return {
    "@context": CONTEXT,
    "@type": "JobPosting",
    title: ROLE.title,
    description: description(),
    datePosted: ROLE.posted,
    employmentType: "CONTRACTOR",
    hiringOrganization: {
      "@type": "Organization",
      name: brand.name,
      sameAs: `${origin}/`,
      logo: `${origin}/og/logo.png`,
    },
    identifier: { "@type": "PropertyValue", name: brand.name, value: "dm-setter" },
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: ["US", "CA"].map((name) => ({ "@type": "Country", name })),
    directApply: true,
    url: `${origin}/hiring/dmsetters`,
  };
}

/** A page that explains; `path`: its address on the site. */
export function article(
  page: Omit<PageFacts, "crumbs">,
  { brand, origin }: Employer,
  path: string,
) {
  const company = { "@type": "Organization", name: brand.name, url: `${origin}/` };
  return {
    "@context": CONTEXT,
    "@type": "Article",
    headline: page.title,
    description: page.description,
    datePublished: ROLE.posted,
    dateModified: page.changed,
    author: company,
    publisher: company,
    image: `${origin}/og${path}.png`,
    mainEntityOfPage: origin + path,
    inLanguage: "en",
  };
}

/** The page's own words, as the HTML that a job's description is asked for. */
function description(): string {
  return [
    paragraph(`${figure("remote")} remote. ${ROLE.text}`),
    part(WORK.heading, WORK.tasks),
    part(REQUIREMENTS.heading, REQUIREMENTS.list),
    part(START.heading, START.steps),
    part(
      COMPENSATION.heading,
      COMPENSATION.rows.map(({ claim, name, text }) => ({
        title: `${name} (${figure(claim)})`,
        text,
      })),
    ),
    paragraph(`${COMPENSATION.text} ${EARNINGS_NOTE}`),
  ].join("");
}

function part(heading: string, list: readonly { title: string; text: string }[]): string {
  const items = list.map(({ title, text }) => `<li>${title}: ${text}</li>`);
  return `${paragraph(heading)}<ul>${items.join("")}</ul>`;
}

function paragraph(text: string): string {
  return `<p>${text}</p>`;
}
