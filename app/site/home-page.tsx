import type { ReactNode } from "react";
import { contentOf } from "~/content/content.server";
import { figureOf, PUBLIC_FIGURES } from "~/figures/figures.server";
import type { FramedEmbed } from "~/platform/embeds/embed";
import { framed } from "~/platform/embeds/frame.server";
import { embedFrom } from "~/platform/embeds/providers";
import type { PublicPage } from "~/platform/pages/public-page";
import { slotOf } from "~/settings/settings.server";
import { buttonClass } from "~/ui/button";
import { Unbroken } from "~/ui/unbroken";
import type { Route } from "./+types/home-page";
import { FAQ } from "./copy/faq.server";
import { LANDING, type Landing } from "./copy/landing.server";
import { TESTIMONIALS, type Testimonials } from "./copy/testimonials.server";
import { CurriculumSection } from "./curriculum-section";
import { FaqSection } from "./faq-section";
import script from "./front-page.ts?page-script";
import { Hero } from "./hero";
import { Icon } from "./icon";
import { ProductTour } from "./product-shots";
import { Section } from "./section";
import type { SiteFacts } from "./site-facts";
import { course, organization, questionPage } from "./structured-data";
import { hasStories } from "./testimonials";
import { TestimonialsSection } from "./testimonials-section";
import { WhySection } from "./why-section";

export const handle = {
  page: {
    words: "landing",
    changed: "2026-11-21",
    hydration: { script },
    structuredData: (site, { faq, landing, weeks }) => [
      organization(site),
      course(site, { ...landing, weeks }),
      questionPage(faq.questions),
    ],
  } satisfies PublicPage<SiteFacts, Route.ComponentProps["loaderData"]>,
  embeds: ({ players }: Route.ComponentProps["loaderData"]) => Object.values(players),
};

/** Those of the stories that a known host plays, by the address as it is typed. */
function playersOf({ people, story }: Testimonials): Record<string, FramedEmbed> {
  const typed = [story, ...people].flatMap(({ video }) => video ?? []);
  const found = typed.flatMap((address) => {
    const embed = embedFrom("video", address);
    const player = "fault" in embed ? null : framed(embed);
    return player ? [[address, player] as const] : [];
  });
  return Object.fromEntries(found);
}

/** How many weeks the program lasts; null if that is no number, or no claim of this company's. */
function weeksOf(context: Route.LoaderArgs["context"]): number | null {
  const { figure, unused } = contentOf(context, PUBLIC_FIGURES).figures.weeks;
  return unused ? null : Number(figure) || null;
}

export function loader({ context }: Route.LoaderArgs) {
  const landing = contentOf(context, LANDING);
  const testimonials = contentOf(context, TESTIMONIALS);
  return {
    landing,
    stats: landing.why.stats.map((name) => figureOf(context, name)),
    summary: landing.curriculum.summary.map((name) => figureOf(context, name)),
    testimonials: hasStories(testimonials) ? testimonials : null,
    players: playersOf(testimonials),
    weeks: weeksOf(context),
    faq: contentOf(context, FAQ),
    earningsNote: contentOf(context, PUBLIC_FIGURES).earningsNote,
    /** Discovery calls are booked here, not in a calendar of the company's choice. */
    isOurs: slotOf(context, "discovery") === null,
  };
}

type Noted = { earningsNote: string };

/** LAND-1: the sections in their order. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { landing, stats, summary, testimonials, players, faq, earningsNote, isOurs } = loaderData;
  const { why, founder, program, product, curriculum, call, getStarted } = landing;
  const onward = <CallToAction call={call} note={getStarted.note} />;
  return (
    <>
      <Hero hero={landing.hero} conversation={landing.conversation} />
      <WhySection why={why} founder={founder} stats={stats} earningsNote={earningsNote}>
        {onward}
      </WhySection>
      <ProgramSection program={program} product={product} modules={curriculum.modules}>
        {onward}
      </ProgramSection>
      <CurriculumSection curriculum={curriculum} summary={summary}>
        {onward}
      </CurriculumSection>
      {testimonials && (
        <TestimonialsSection
          testimonials={testimonials}
          players={players}
          earningsNote={earningsNote}
        >
          {onward}
        </TestimonialsSection>
      )}
      <FaqSection faq={faq} />
      <GetStartedSection words={getStarted} earningsNote={earningsNote} />
      <PhoneBar call={call} isOurs={isOurs} />
    </>
  );
}

/** LAND-7, and the button of LAND-8: a form, so it leads to booking without a script. */
function GetStartedSection({ words, earningsNote }: Noted & { words: Landing["getStarted"] }) {
  return (
    <section
      id="get-started"
      aria-labelledby="get-started-heading"
      className="site-section border-night-line border-b bg-night text-on-night"
    >
      <div className="site-width grid items-center gap-x-16 gap-y-12 lg:grid-cols-[1.2fr_1fr]">
        <div>
          <p className="font-semibold text-on-night-quiet">{words.kicker}</p>
          <h2
            id="get-started-heading"
            className="mt-4 text-[min(13vw,clamp(2.25rem,1.5rem+3vw,4rem))] leading-[1.05]"
          >
            {words.heading}
          </h2>
        </div>
        <div className="rounded-[28px] bg-surface p-7 text-ink sm:p-10">
          <h3 className="text-2xl sm:text-3xl">{words.cardHeading}</h3>
          <p className="mt-4 text-quiet">{words.text}</p>
          <form action="/book" data-claim={words.busy} className="mt-8">
            <button type="submit" className="claim">
              {words.button}
            </button>
          </form>
          <p className="mt-4 text-center text-quiet text-sm">{words.note}</p>
          <p className="mt-2 text-center text-quiet text-sm">{earningsNote}</p>
        </div>
      </div>
    </section>
  );
}

type ProgramProps = Pick<Landing, "program" | "product"> & {
  modules: Landing["curriculum"]["modules"];
  children: ReactNode;
};

function ProgramSection({ program, product, modules, children }: ProgramProps) {
  return (
    <Section id="program" kicker={program.kicker} heading={program.heading} text={program.text}>
      <ProductTour product={product} modules={modules} />
      <ul className="mt-10 grid gap-x-10 border-line border-t sm:mt-24 md:grid-cols-2">
        {program.features.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-x-4 border-line border-b py-5 sm:gap-x-5 sm:py-9">
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-strong sm:size-12">
              <Icon name={icon} className="size-5 sm:size-6" />
            </span>
            <div>
              <h3 className="text-xl sm:text-2xl">
                <Unbroken text={title} />
              </h3>
              <p className="mt-1 max-w-prose text-quiet sm:mt-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      {children}
    </Section>
  );
}

type Words = Landing["call"];

/** The way on after each part of the front page. */
function CallToAction({ call, note }: { call: Words; note: string }) {
  return (
    <p className="mt-9 flex flex-wrap items-center gap-x-5 gap-y-2 sm:mt-20">
      <a href="/book" className={`${buttonClass()} min-h-13 px-7 text-lg`}>
        {call.button}
      </a>
      <span className="text-quiet max-sm:text-sm">{note}</span>
    </p>
  );
}

/** On a phone, always within reach; if the calendar is ours, the page's script adds the next free time. */
function PhoneBar({ call, isOurs }: { call: Words; isOurs: boolean }) {
  return (
    <aside
      aria-label={call.button}
      className="sticky bottom-0 z-30 flex items-center justify-between gap-4 border-line border-t bg-surface px-5 py-2.5 sm:hidden"
    >
      <p className="min-w-0 leading-tight">
        <span className="block text-quiet text-sm">{call.next}</span>
        <span data-next-time={isOurs || undefined} className="block truncate font-semibold tabular">
          {call.anytime}
        </span>
      </p>
      <a href="/book" className={buttonClass()}>
        {call.short}
      </a>
    </aside>
  );
}
