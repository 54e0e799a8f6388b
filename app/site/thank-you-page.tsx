import { contentOf } from "~/content/content.server";
import type { PublicPage } from "~/platform/pages/public-page";
import { pixelPolicy } from "~/platform/pixel/pixel-policy";
import { pixelOf, slotOf } from "~/settings/settings.server";
import { buttonClass } from "~/ui/button";
import { NumberedColumns } from "~/ui/numbered-steps";
import { PixelNotice } from "~/ui/pixel-notice";
import type { Route } from "./+types/thank-you-page";
import { OUTCOMES, type Outcomes } from "./copy/outcomes.server";
import { Icon } from "./icon";

export const handle = {
  page: {
    words: "outcomes.thankYou",
    unlisted: true,
    titleAlone: true,
    changed: "2026-11-21",
    hydration: "never",
  } satisfies PublicPage,
  policy: (_config: unknown, { pixel }: Route.ComponentProps["loaderData"]) => pixelPolicy(pixel),
};

/**
 * The pixel, if there is one, brings its own script (PIX-1). `interview`: where to book one; a company's own booking
 * page is on the role page.
 */
export function loader({ context }: Route.LoaderArgs) {
  return {
    words: contentOf(context, OUTCOMES).thankYou,
    pixel: pixelOf(context),
    interview: slotOf(context, "interview") ? "/hiring/dmsetters#apply" : "/schedule/interview",
  };
}

/** OUT-1. */
export default function ThankYouPage({ loaderData }: Route.ComponentProps) {
  const { words, interview, pixel } = loaderData;
  const { heading, text, next, guide, home } = words;
  return (
    <article className="site-width py-16 sm:py-24">
      <h1 className="max-w-4xl text-page">{heading}</h1>
      <p className="mt-6 max-w-prose text-lg text-quiet">{text}</p>
      <Interview words={next.interview} address={interview} />
      <section aria-labelledby="next" className="mt-20">
        <h2 id="next" className="text-3xl">
          {next.heading}
        </h2>
        <NumberedColumns steps={next.steps} columns="md:grid-cols-3" />
      </section>
      <Guide guide={guide} />
      <p className="mt-16">
        <a href="/" className={buttonClass("outline")}>
          {home}
        </a>
      </p>
      <PixelNotice pixel={pixel} />
    </article>
  );
}

type ThankYou = Outcomes["thankYou"];
type InterviewProps = { words: ThankYou["next"]["interview"]; address: string };

function Interview({ words: { heading, text, link }, address }: InterviewProps) {
  return (
    <div className="mt-12 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-panel bg-accent-soft p-6 sm:p-8">
      <div>
        <h2 className="text-xl">{heading}</h2>
        <p className="mt-2">{text}</p>
      </div>
      <a href={address} className={buttonClass()}>
        {link}
      </a>
    </div>
  );
}

function Guide({ guide }: Pick<ThankYou, "guide">) {
  const { heading, text, cards, perksHeading, perks } = guide;
  return (
    <section aria-labelledby="guide" className="mt-20">
      <h2 id="guide" className="text-3xl">
        {heading}
      </h2>
      <p className="mt-3 max-w-prose text-quiet">{text}</p>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {cards.map((card) => (
          <li key={card.title} className="panel p-6">
            <Icon name={card.icon} className="size-7 text-accent" />
            <h3 className="mt-4 text-xl">{card.title}</h3>
            <p className="mt-2 text-quiet">{card.text}</p>
          </li>
        ))}
      </ul>
      <div className="mt-4 rounded-panel bg-sunken p-6 sm:p-8">
        <h3 className="text-xl">{perksHeading}</h3>
        <ul className="mt-4 grid gap-3 sm:grid-cols-2">
          {perks.map((perk) => (
            <li key={perk} className="flex gap-3">
              <Icon name="badge" className="mt-1 size-4 shrink-0 text-success" />
              {perk}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
