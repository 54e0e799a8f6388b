import type { ReactNode } from "react";
import { Outlet, useLocation } from "react-router";
import { contentOf } from "~/content/content.server";
import { PUBLIC_FIGURES } from "~/figures/figures.server";
import { buttonClass } from "~/ui/button";
import { ErrorView } from "~/ui/error-view";
import { BrandMark, isLongName } from "~/ui/logo";
import { SkipLink } from "~/ui/skip-link";
import type { Route } from "./+types/site-layout";
import { LANDING } from "./copy/landing.server";
import { TESTIMONIALS } from "./copy/testimonials.server";
import { type SiteFacts, useSiteFacts } from "./site-facts";
import { hasStories } from "./testimonials";

const LINK =
  "inline-flex min-h-11 items-center rounded-control px-3 font-semibold text-[min(0.95rem,7vw)] max-[22rem]:px-1.5 max-[22rem]:text-sm";

export function loader({ context }: Route.LoaderArgs) {
  const { header, footer } = contentOf(context, LANDING);
  const isEmpty = !hasStories(contentOf(context, TESTIMONIALS));
  // The section is not on the page either.
  const links = footer.links.filter(({ to }) => !(isEmpty && to.endsWith("/#testimonials")));
  return {
    header,
    footer: { ...footer, links },
    earningsNote: contentOf(context, PUBLIC_FIGURES).earningsNote,
  };
}

/** Nothing that a visitor does on a page changes it. */
export const shouldRevalidate = () => false;

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  return (
    <SiteFrame words={loaderData}>
      <Outlet />
    </SiteFrame>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <SiteFrame words={loaderData}>
      <ErrorView error={error} />
    </SiteFrame>
  );
}

type Words = Route.ComponentProps["loaderData"];

/** `words`: missing only if they could not be loaded. */
function SiteFrame({ words, children }: { words: Words | undefined; children: ReactNode }) {
  const site = useSiteFacts();
  const { pathname } = useLocation();
  return (
    <div id="top" className="flex min-h-dvh flex-col">
      <SkipLink />
      {words && (
        <SiteHeader words={words.header} name={site.brand.name} onRoot={pathname === "/"} />
      )}
      <main id="content" className="flex-1">
        {children}
      </main>
      {words && <SiteFooter site={site} words={words} />}
    </div>
  );
}

/** NAV-1. On the front page its links scroll; elsewhere they lead there first. */
function SiteHeader({
  words,
  name,
  onRoot,
}: {
  words: Words["header"];
  name: string;
  onRoot: boolean;
}) {
  const front = onRoot ? "" : "/";
  const isLong = isLongName(name);
  return (
    <header
      data-stays
      className={`sticky top-0 z-40 border-line border-b bg-paper ${isLong ? "max-sm:static" : ""}`}
    >
      <div
        className={`site-width flex min-h-18 flex-wrap items-center gap-1 sm:gap-2 ${isLong ? "max-sm:py-2" : ""}`}
      >
        <a
          href={onRoot ? "#top" : "/"}
          className={`brand-name mr-auto min-h-11 max-[22rem]:gap-1.5 max-[22rem]:text-base ${isLong ? "max-sm:basis-full" : "max-w-max"}`}
        >
          <BrandMark name={name} />
        </a>
        <nav aria-label="Main" className="ml-auto flex items-center min-[22rem]:gap-1 sm:gap-2">
          <a href="/auth" className={`${LINK} text-quiet hover:text-ink max-sm:hidden`}>
            {words.signIn}
          </a>
          <a href={`${front}#program`} className={`${LINK} hover:bg-sunken`}>
            {words.program}
          </a>
          <a
            href={`${front}#get-started`}
            className={`${buttonClass("outline")} max-sm:px-3 max-sm:text-[min(0.95rem,7vw)] max-[22rem]:px-2.5 max-[22rem]:text-sm`}
          >
            {words.start}
          </a>
        </nav>
      </div>
    </header>
  );
}

/** NAV-2, with the note on every page with a figure. */
function SiteFooter({ site, words }: { site: SiteFacts; words: Words }) {
  const { footer, earningsNote } = words;
  const { brand, year } = site;
  return (
    <footer className="bg-night text-on-night">
      <div className="site-width grid gap-10 py-14 md:grid-cols-[1fr_auto] md:py-20">
        <div className="max-w-md">
          <p className="brand-name">
            <BrandMark name={brand.name} onNight />
          </p>
          <address className="mt-5 text-on-night-quiet not-italic">
            {brand.legalName}
            <br />
            {brand.address}
          </address>
          <p className="mt-3">
            <a
              href={`mailto:${brand.supportMail}`}
              className="inline-flex min-h-11 items-center break-all underline underline-offset-4"
            >
              {brand.supportMail}
            </a>
          </p>
        </div>
        <nav aria-label="Footer">
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-x-6 sm:gap-x-10 sm:grid-cols-3 md:grid-cols-2">
            {footer.links.map(({ to, name }) => (
              <li key={to}>
                <a
                  href={to}
                  className="inline-flex min-h-11 items-center text-on-night-quiet hover:text-on-night hover:underline"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="border-night-line border-t pt-6 text-on-night-quiet text-sm md:col-span-2">
          © {year} {brand.legalName}. {footer.rights} {earningsNote}
        </p>
      </div>
    </footer>
  );
}
