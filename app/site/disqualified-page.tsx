import { contentOf } from "~/content/content.server";
import { UNFIT_COOKIE } from "~/hiring/hiring";
import { refusalsTold } from "~/hiring/hiring.server";
import type { PublicPage } from "~/platform/pages/public-page";
import { pixelPolicy } from "~/platform/pixel/pixel-policy";
import { pixelOf } from "~/settings/settings.server";
import { MailLink } from "~/ui/in-text";
import { PixelNotice } from "~/ui/pixel-notice";
import type { Route } from "./+types/disqualified-page";
import { OUTCOMES } from "./copy/outcomes.server";
import { useSiteFacts } from "./site-facts";

export const handle = {
  page: {
    words: "outcomes.disqualified",
    unlisted: true,
    titleAlone: true,
    changed: "2026-11-21",
    hydration: "never",
    byCookie: UNFIT_COOKIE,
  } satisfies PublicPage,
  policy: (_config: unknown, { pixel }: Route.ComponentProps["loaderData"]) => pixelPolicy(pixel),
};

/** The pixel, if there is one, brings its own script (PIX-1). */
export function loader({ request, context }: Route.LoaderArgs) {
  return {
    words: contentOf(context, OUTCOMES).disqualified,
    reasons: refusalsTold(request, context),
    pixel: pixelOf(context),
  };
}

/** OUT-2. */
export default function DisqualifiedPage({ loaderData }: Route.ComponentProps) {
  const { supportMail } = useSiteFacts().brand;
  const { words, reasons } = loaderData;
  const { heading, alert, text, meaning, contact } = words;
  return (
    <article className="site-width max-w-4xl py-16 sm:py-24">
      <h1 className="text-[min(13vw,clamp(2.25rem,1.4rem+3.6vw,3.5rem))]">{heading}</h1>
      <div role="alert" className="mt-8 rounded-panel bg-warning-soft p-6">
        <p className="font-semibold text-lg text-warning">{alert}</p>
        <p className="mt-2">{text}</p>
        {reasons.map((reason) => (
          <p
            key={reason}
            className="mt-2 font-semibold whitespace-pre-line [overflow-wrap:anywhere]"
          >
            {reason}
          </p>
        ))}
      </div>
      <section aria-labelledby="meaning" className="mt-14">
        <h2 id="meaning" className="text-3xl">
          {meaning.heading}
        </h2>
        <p className="mt-3 text-quiet">{meaning.text}</p>
        <ul className="mt-8 grid gap-8 md:grid-cols-3">
          {meaning.ways.map((way) => (
            <li key={way.title} className="border-line border-t pt-5">
              <h3 className="text-xl">{way.title}</h3>
              <p className="mt-2 text-quiet">{way.text}</p>
            </li>
          ))}
        </ul>
      </section>
      <p className="mt-14">
        {contact} <MailLink address={supportMail} />.
      </p>
      <PixelNotice pixel={loaderData.pixel} />
    </article>
  );
}
