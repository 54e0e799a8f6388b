/** The role and the pages about it in the words of schema.org (SEO-1). */
import type { PageFacts } from "~/platform/pages/public-page";
import type { RoleWords } from "./role-words.server";

/** What the public pages know about the hiring company. `origin`: the public address. */
export type Employer = { brand: { name: string }; origin: string };

const CONTEXT = "https://schema.org";

/**
 * The one open role, on the pages where someone can apply for it. Pay depends on results, so no salary is stated;
 * `applicantLocationRequirements` says where people work, because there is no term for citizenship there.
 */
export function jobPosting({ brand, origin }: Employer, words: RoleWords) {
  return {
    "@context": CONTEXT,
    "@type": "JobPosting",
    title: words.role.title,
    description: description(words),
    datePosted: words.role.posted,
    employmentType: "CONTRACTOR",
    hiringOrganization: {
      "@type": "Organization",
      name: brand.name,
      sameAs: `${origin}/`,
      logo: `${origin}/og/logo.png`,
    },
    identifier: { "@type": "PropertyValue", name: brand.name, value: "dm-setter" },
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: words.role.countries
      .split(", ")
      .map((name) => ({ "@type": "Country", name })),
    directApply: true,
    url: `${origin}/hiring/dmsetters`,
  };
}

/** An explanatory page; `path`: its address on the site; `posted`: the day the role was opened. */
export function article(
  page: Omit<PageFacts, "crumbs">,
  { brand, origin }: Employer,
  { path, posted }: { path: string; posted: string },
) {
  const company = { "@type": "Organization", name: brand.name, url: `${origin}/` };
  return {
    "@context": CONTEXT,
    "@type": "Article",
    headline: page.title,
    description: page.description,
    datePublished: posted,
    dateModified: page.changed,
    author: company,
    publisher: company,
    image: `${origin}/og${path}.png`,
    mainEntityOfPage: origin + path,
    inLanguage: "en",
  };
}

/** The page's own words, as HTML for a job description. */
function description(words: RoleWords): string {
  const { remote, role, work, requirements, start, compensation, earningsNote } = words;
  return [
    paragraph(`${remote} remote. ${role.text}`),
    part(work.heading, work.tasks),
    part(requirements.heading, requirements.list),
    part(start.heading, start.steps),
    part(
      compensation.heading,
      compensation.rows.map(({ figure, name, text }) => ({
        title: `${name} (${figure})`,
        text,
      })),
    ),
    paragraph(`${compensation.text} ${earningsNote}`),
  ].join("");
}

function part(heading: string, list: readonly { title: string; text: string }[]): string {
  const items = list.map(({ title, text }) => `<li>${title}: ${text}</li>`);
  return `${paragraph(heading)}<ul>${items.join("")}</ul>`;
}

function paragraph(text: string): string {
  return `<p>${text}</p>`;
}
