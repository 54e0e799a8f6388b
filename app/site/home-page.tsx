import type { PublicPage } from "~/platform/pages/public-page";
import script from "./claim-your-spot.ts?page-script";
import { HERO } from "./content/landing";
import { CurriculumSection } from "./curriculum-section";
import { FaqSection } from "./faq-section";
import { GetStartedSection } from "./get-started-section";
import { Hero } from "./hero";
import { ProgramSection } from "./program-section";
import type { SiteFacts } from "./site-facts";
import { course, organization, questions } from "./structured-data";
import { TestimonialsSection } from "./testimonials-section";
import { WhySection } from "./why-section";

export const handle = {
  page: {
    title: "Remote sales training that ends in a job offer worth taking",
    description: `${HERO.heading}: twelve weeks of training, real client work and help landing a remote appointment setting or sales job.`,
    changed: "2026-11-21",
    alive: { script },
    structuredData: (site) => [organization(site), course(site), questions()],
  } satisfies PublicPage<SiteFacts>,
};

/** LAND-1: the sections in their order. */
export default function HomePage() {
  return (
    <>
      <Hero />
      <WhySection />
      <ProgramSection />
      <CurriculumSection />
      <TestimonialsSection />
      <FaqSection />
      <GetStartedSection />
    </>
  );
}
