/** Facts about the company and its pages in the words of schema.org (SEO-1). */
import type { Faq } from "./copy/faq.server";
import type { Landing } from "./copy/landing.server";
import { CONTEXT, type SiteFacts } from "./site-facts";

export function organization({ brand, logo, origin }: SiteFacts) {
  return {
    "@context": CONTEXT,
    "@type": "Organization",
    "@id": `${origin}/#organization`,
    name: brand.name,
    legalName: brand.legalName,
    url: `${origin}/`,
    logo: origin + (logo ?? "/og/logo.png"),
    address: brand.address,
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer support",
      email: brand.supportMail,
      availableLanguage: "en",
    },
  };
}

/** One course of so many weeks, if that is known; the price is given on the call, so there is no offer. */
export function course(
  { brand, origin }: SiteFacts,
  {
    curriculum,
    program,
    weeks,
  }: Pick<Landing, "curriculum" | "program"> & { weeks: number | null },
) {
  return {
    "@context": CONTEXT,
    "@type": "Course",
    name: curriculum.heading.replace(/^The /, ""),
    description: program.text,
    url: `${origin}/#program`,
    inLanguage: "en",
    provider: { "@type": "Organization", "@id": `${origin}/#organization`, name: brand.name },
    hasCourseInstance: {
      "@type": "CourseInstance",
      courseMode: "Online",
      ...(weeks !== null && { courseWorkload: `P${weeks}W` }),
    },
    syllabusSections: curriculum.modules.map(({ title, lessons }) => ({
      "@type": "Syllabus",
      name: title,
      description: lessons.join("; "),
    })),
  };
}

export function questionPage(questions: Faq["questions"]) {
  return {
    "@context": CONTEXT,
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
