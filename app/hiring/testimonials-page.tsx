import { EARNINGS_NOTE } from "~/figures/figures";
import { framePolicy } from "~/platform/embeds/frame";
import type { PublicPage } from "~/platform/pages/public-page";
import { buttonClass } from "~/ui/button";
import type { Route } from "./+types/testimonials-page";
import { COMPENSATION, LAST_CALL, ROLE } from "./content/role";
import { BENEFITS, TESTIMONIALS } from "./content/stories";
import { Compensation, Part, SetterStories, StatCards, TitledList } from "./part";
import { storiesOf } from "./stories.server";
import { article, type Employer } from "./structured-data";

const PAGE = {
  title: TESTIMONIALS.title,
  description:
    "Three DM setters tell how the work goes. With it: what setters earn on average, what they have from the first day, and how the pay is made up.",
  changed: "2026-11-21",
  alive: "never",
  crumbs: ["/hiring/dmsetters"],
} satisfies PublicPage;

export const handle = {
  page: {
    ...PAGE,
    structuredData: (site, _, page) => [article(page, site, "/hiring/dmsetters/testimonials")],
  } satisfies PublicPage<Employer>,
  policy: (_: unknown, { stories }: Route.ComponentProps["loaderData"]) => framePolicy(...stories),
};

export function loader({ context }: Route.LoaderArgs) {
  return { stories: storiesOf(context) };
}

/** HIRE-3. */
export default function TestimonialsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <header className="site-width pt-16 pb-12 sm:pt-24 sm:pb-16">
        <p className="kicker">{ROLE.title}</p>
        <h1 className="mt-5 max-w-4xl text-[clamp(2.25rem,1.4rem+3.6vw,4rem)]">
          {TESTIMONIALS.heading}
        </h1>
        <p className="mt-6 max-w-prose text-lg text-quiet">{TESTIMONIALS.text}</p>
        <Ways />
      </header>
      <div className="site-width pb-20 sm:pb-28">
        <StatCards names={TESTIMONIALS.stats} />
        <p className="mt-5 max-w-prose text-quiet text-sm">{EARNINGS_NOTE}</p>
      </div>
      <SetterStories stories={loaderData.stories} />
      <Part id="benefits" heading={BENEFITS.heading}>
        <TitledList items={BENEFITS.list} />
      </Part>
      <Part
        id="pay"
        heading={COMPENSATION.heading}
        text={COMPENSATION.text}
        className="border-line border-y bg-surface"
      >
        <Compensation />
      </Part>
      <section aria-labelledby="ways" className="site-section">
        <div className="site-width">
          <h2 id="ways" className="max-w-2xl text-4xl sm:text-5xl">
            {LAST_CALL.heading}
          </h2>
          <p className="mt-5 max-w-prose text-lg text-quiet">{LAST_CALL.text}</p>
          <Ways />
        </div>
      </section>
    </>
  );
}

function Ways() {
  return (
    <p className="mt-8 flex flex-wrap gap-3">
      <a href="/hiring/dmsetters" className={`${buttonClass()} min-h-13 px-7 text-lg`}>
        Apply Now
      </a>
      {/* biome-ignore lint/a11y/noAmbiguousAnchorText: the words are the specification's */}
      <a
        href="/hiring/dmsetters/next-steps"
        className={`${buttonClass("outline")} min-h-13 px-7 text-lg`}
      >
        Learn More
      </a>
    </p>
  );
}
