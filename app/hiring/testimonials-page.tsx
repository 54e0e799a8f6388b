import { contentOf } from "~/content/content.server";
import { figureOf } from "~/figures/figures.server";
import type { PublicPage } from "~/platform/pages/public-page";
import { buttonClass } from "~/ui/button";
import type { Route } from "./+types/testimonials-page";
import { STORIES, type Stories } from "./copy/stories.server";
import { Compensation, Part, SetterStories, StatCards, TitledList } from "./role-sections";
import { roleWords, storiesOf } from "./role-words.server";
import { article, type Employer } from "./structured-data";

export const handle = {
  page: {
    words: "hiring-stories",
    changed: "2026-11-21",
    hydration: "never",
    crumbs: ["/hiring/dmsetters"],
    structuredData: (site, { role }, page) => [
      article(page, site, { path: "/hiring/dmsetters/testimonials", posted: role.role.posted }),
    ],
  } satisfies PublicPage<Employer, Route.ComponentProps["loaderData"]>,
  embeds: ({ stories }: Route.ComponentProps["loaderData"]) => stories,
};

export function loader({ context }: Route.LoaderArgs) {
  const words = contentOf(context, STORIES);
  return {
    words,
    stats: words.page.stats.map((name) => figureOf(context, name)),
    role: roleWords(context),
    stories: storiesOf(context),
  };
}

/** HIRE-3. */
export default function TestimonialsPage({ loaderData }: Route.ComponentProps) {
  const { words, stats, role, stories } = loaderData;
  const { page, benefits } = words;
  const { compensation, lastCall, earningsNote } = role;
  return (
    <>
      <header className="site-width pt-16 pb-12 sm:pt-24 sm:pb-16">
        <p className="kicker">{role.role.title}</p>
        <h1 className="mt-5 max-w-4xl text-page">{page.heading}</h1>
        <p className="mt-6 max-w-prose text-lg text-quiet">{page.text}</p>
        <Ways page={page} />
      </header>
      <div className="site-width pb-20 sm:pb-28">
        <StatCards figures={stats} />
        <p className="mt-5 max-w-prose text-quiet text-sm">{earningsNote}</p>
      </div>
      <SetterStories words={words.stories} stories={stories} />
      <Part id="benefits" heading={benefits.heading}>
        <TitledList items={benefits.list} />
      </Part>
      <Part
        id="pay"
        heading={compensation.heading}
        text={compensation.text}
        className="border-line border-y bg-surface"
      >
        <Compensation rows={compensation.rows} note={earningsNote} />
      </Part>
      <section aria-labelledby="ways" className="site-section">
        <div className="site-width">
          <h2 id="ways" className="max-w-2xl text-4xl sm:text-5xl">
            {lastCall.heading}
          </h2>
          <p className="mt-5 max-w-prose text-lg text-quiet">{lastCall.text}</p>
          <Ways page={page} />
        </div>
      </section>
    </>
  );
}

function Ways({ page }: Pick<Stories, "page">) {
  return (
    <p className="mt-8 flex flex-wrap gap-3">
      <a href="/hiring/dmsetters" className={`${buttonClass()} min-h-13 px-7 text-lg`}>
        {page.apply}
      </a>
      <a
        href="/hiring/dmsetters/next-steps"
        className={`${buttonClass("outline")} min-h-13 px-7 text-lg`}
      >
        {page.more}
      </a>
    </p>
  );
}
