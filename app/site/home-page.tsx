import { contentOf } from "~/content/content.server";
import { CLAIMS, claimOf, type ShownClaim } from "~/figures/figures.server";
import type { PublicPage } from "~/platform/pages/public-page";
import { buttonClass } from "~/ui/button";
import type { Route } from "./+types/home-page";
import script from "./claim-your-spot.ts?page-script";
import { FAQ } from "./content/faq.server";
import { LANDING, type Landing } from "./content/landing.server";
import { TESTIMONIALS } from "./content/testimonials.server";
import { CurriculumSection } from "./curriculum-section";
import { FaqSection } from "./faq-section";
import { Icon } from "./icon";
import { Section } from "./section";
import type { SiteFacts } from "./site-facts";
import { course, organization, questionPage } from "./structured-data";
import { TestimonialsSection } from "./testimonials-section";

const STEP_MS = 160;
/** A figure longer than this takes the room of two. */
const NARROW = 8;

export const handle = {
  page: {
    words: "landing",
    changed: "2026-11-21",
    alive: { script },
    structuredData: (site, { faq, landing }) => [
      organization(site),
      course(site, landing),
      questionPage(faq.questions),
    ],
  } satisfies PublicPage<SiteFacts, Route.ComponentProps["loaderData"]>,
};

export function loader({ context }: Route.LoaderArgs) {
  const landing = contentOf(context, LANDING);
  return {
    landing,
    stats: landing.why.stats.map((name) => claimOf(context, name)),
    summary: landing.curriculum.summary.map((name) => claimOf(context, name)),
    testimonials: contentOf(context, TESTIMONIALS),
    faq: contentOf(context, FAQ),
    earningsNote: contentOf(context, CLAIMS).earningsNote,
  };
}

type Noted = { earningsNote: string };

/** LAND-1: the sections in their order. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { landing, stats, summary, testimonials, faq, earningsNote } = loaderData;
  return (
    <>
      <Hero hero={landing.hero} conversation={landing.conversation} />
      <WhySection why={landing.why} stats={stats} earningsNote={earningsNote} />
      <ProgramSection program={landing.program} />
      <CurriculumSection curriculum={landing.curriculum} summary={summary} />
      <TestimonialsSection testimonials={testimonials} earningsNote={earningsNote} />
      <FaqSection faq={faq} />
      <GetStartedSection words={landing.getStarted} earningsNote={earningsNote} />
    </>
  );
}

/** LAND-2. */
function Hero({ hero, conversation }: Pick<Landing, "hero" | "conversation">) {
  return (
    <section aria-labelledby="hero-heading" className="site-width py-14 sm:py-20 lg:py-18">
      <div className="grid items-center gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <div>
          <p className="font-heading font-semibold text-lg text-quiet">
            {hero.tagline} <span className="text-accent tracking-[0.08em]">{hero.loud}</span>
          </p>
          <h1
            id="hero-heading"
            className="mt-5 text-[clamp(2.5rem,1.6rem+3.4vw,4rem)] leading-[1.03] tracking-[-0.03em]"
          >
            {hero.heading}
          </h1>
          <p className="mt-7 max-w-[34rem] text-lg text-quiet sm:text-xl">{hero.promise}</p>
          <p className="mt-9 flex flex-wrap items-center gap-3">
            <a href="#get-started" className={`${buttonClass()} min-h-13 px-7 text-lg`}>
              {hero.start}
            </a>
            <a href="#program" className={`${buttonClass("quiet")} min-h-13 text-lg`}>
              {hero.program}
            </a>
          </p>
        </div>
        <HeroConversation conversation={conversation} />
      </div>
    </section>
  );
}

/** A direct message conversation that turns, message by message, into a booked call; drawn, not a picture. */
function HeroConversation({ conversation }: Pick<Landing, "conversation">) {
  const { prospect, setter, messages } = conversation;
  return (
    <figure className="relative mx-auto w-full max-w-[30rem] lg:mr-0">
      <div className="rounded-[28px] border border-line bg-surface p-4 floating sm:p-6">
        <div className="flex items-center gap-3 border-line border-b pb-4">
          <span
            aria-hidden="true"
            className="grid size-10 place-items-center rounded-full bg-accent-soft font-bold font-heading text-accent-strong"
          >
            {prospect.charAt(0)}
          </span>
          <p className="leading-tight">
            <span className="block font-semibold">{prospect}</span>
            <span className="text-quiet text-sm">{conversation.status}</span>
          </p>
        </div>
        <ol className="mt-5 grid gap-2.5">
          {messages.map(({ from, text }, index) => (
            <li
              key={text}
              className={`arrives max-w-[85%] px-4 py-2.5 text-[0.95rem] leading-snug ${
                from === "setter"
                  ? "justify-self-end rounded-[18px] rounded-br-[5px] bg-accent text-on-accent"
                  : "justify-self-start rounded-[18px] rounded-bl-[5px] bg-sunken"
              }`}
              style={{ animationDelay: `${index * STEP_MS}ms` }}
            >
              <span className="sr-only">{from === "setter" ? setter : prospect}: </span>
              {text}
            </li>
          ))}
        </ol>
        <BookedCall {...conversation} delayMs={messages.length * STEP_MS} />
      </div>
      <figcaption className="mt-4 text-center text-quiet text-sm">
        {conversation.caption}
      </figcaption>
    </figure>
  );
}

type BookedCallProps = Pick<Landing["conversation"], "booked" | "when"> & { delayMs: number };

function BookedCall({ booked, when, delayMs }: BookedCallProps) {
  return (
    <div
      className="arrives mt-4 flex items-center gap-4 rounded-panel border border-success bg-success-soft p-4 sm:-mr-10"
      style={{ animationDelay: `${delayMs}ms` }}
    >
      <svg viewBox="0 0 44 44" width="44" height="44" aria-hidden="true" className="shrink-0">
        <rect x="3" y="7" width="38" height="34" rx="7" fill="var(--color-surface)" />
        <path d="M3 14a7 7 0 0 1 7-7h24a7 7 0 0 1 7 7v3H3z" fill="var(--color-success)" />
        <path
          d="M14 3.5v7M30 3.5v7"
          stroke="var(--color-success)"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path
          d="M14.5 28.5l5.2 5.2 10-10.6"
          fill="none"
          stroke="var(--color-success)"
          strokeWidth="3.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <p className="leading-snug">
        <strong className="block font-heading font-semibold">{booked}</strong>
        <span className="text-success tabular">{when}</span>
      </p>
    </div>
  );
}

/** LAND-7, and the button of LAND-8: a form, so that it leads to booking without a script. */
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
            className="mt-4 text-[clamp(2.25rem,1.5rem+3vw,4rem)] leading-[1.05]"
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

function ProgramSection({ program }: Pick<Landing, "program">) {
  return (
    <Section id="program" heading={program.heading} text={program.text}>
      <ul className="mt-14 grid gap-4 md:grid-cols-2">
        {program.features.map(({ icon, title, text }) => (
          <li key={title} className="panel flex flex-col gap-3 p-7 sm:p-9">
            <span className="mb-3 grid size-13 place-items-center rounded-full bg-accent-soft text-accent-strong">
              <Icon name={icon} className="size-6" />
            </span>
            <h3 className="text-2xl">{title}</h3>
            <p className="max-w-prose text-quiet">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** LAND-3: figures, mission, what sets us apart. */
function WhySection({
  why,
  stats,
  earningsNote,
}: Noted & Pick<Landing, "why"> & { stats: readonly ShownClaim[] }) {
  return (
    <Section id="why" heading={why.heading} className="border-line border-y bg-surface">
      <dl className="mt-12 grid gap-px overflow-hidden rounded-panel border border-line bg-line max-lg:grid-cols-2 lg:grid-cols-6">
        {stats.map(({ figure, says }) => {
          const wide = figure.length > NARROW ? "col-span-2" : "";
          return (
            <div key={says} className={`flex flex-col gap-2 bg-surface p-5 sm:p-6 ${wide}`}>
              <dt className="order-2 text-quiet">{says}</dt>
              <dd className="font-bold font-heading text-4xl tracking-tight tabular lg:text-5xl">
                {figure}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-4 text-quiet text-sm">{earningsNote}</p>
      <div className="mt-20 grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]">
        <h3 className="text-2xl">{why.missionHeading}</h3>
        <p className="font-heading text-2xl leading-snug sm:text-3xl">{why.mission}</p>
      </div>
      <div className="mt-20 grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <h3 className="text-2xl">{why.apart}</h3>
        <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
          {why.differentiators.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon name={icon} className="size-7 text-accent" />
              <h4 className="mt-4 text-xl">{title}</h4>
              <p className="mt-2 text-quiet">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
