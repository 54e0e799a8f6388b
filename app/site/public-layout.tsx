import { Outlet, type ShouldRevalidateFunction, useLocation, useMatches } from "react-router";
import { writtenMail } from "~/platform/mail/written-mail.server";
import { PageHead } from "~/platform/pages/page-head";
import { type PageFacts, type PublicPage, publicPageOf } from "~/platform/pages/public-page";
import { requestContext } from "~/platform/web/request-context.server";
import { brandOf } from "~/settings/settings.server";
import type { Route } from "./+types/public-layout";
import { pageFacts } from "./page-facts.server";
import { breadcrumbs, PICTURE, picturePath, type SiteFacts } from "./site-facts";

/** What all public pages know, including those with a frame of their own. */
export function loader({ url, context }: Route.LoaderArgs): SiteFacts & { page: PageFacts | null } {
  const { name, legalName, address, supportMail, logo } = brandOf(context);
  return {
    brand: { name, legalName, address, supportMail: writtenMail(supportMail) },
    logo: logo?.address ?? null,
    origin: context.get(requestContext).config.baseUrl,
    year: new Date().getUTCFullYear(),
    page: pageFacts(context, url.pathname),
  };
}

/** Nothing that a visitor does on a page changes it. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const match = useMatches().at(-1);
  const { page: facts, ...site } = loaderData;
  const page = publicPageOf(match?.handle);
  return (
    <>
      {/* What stands there instead of a page without its data has a head of its own. */}
      {!page && match?.loaderData !== undefined && <PageHead company={site.brand.name} />}
      {page && facts && (
        <Head page={page} facts={facts} site={site} data={match?.loaderData} path={pathname} />
      )}
      <Outlet />
    </>
  );
}

type HeadProps = {
  page: PublicPage<SiteFacts>;
  facts: PageFacts;
  /** What the page's loader has returned. */
  data: unknown;
  site: SiteFacts;
  path: string;
};

/** A public page's metadata for search engines and link previews (SEO-1). React puts it into the head. */
function Head({ page, facts, data, site, path: asked }: HeadProps) {
  const { title, description } = facts;
  const { canonical: path = asked } = page;
  const address = site.origin + path;
  const described = import.meta.env.SSR
    ? [
        // Without its data, as when a request was refused, there is nothing to describe.
        ...((data !== undefined && page.structuredData?.(site, data, facts)) || []),
        ...breadcrumbs(facts, site, path),
      ]
    : [];
  return (
    <>
      <title>{page.titleAlone ? title : `${title} | ${site.brand.name}`}</title>
      <meta name="description" content={description} />
      {page.unlisted && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.brand.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={site.origin + picturePath(path)} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(PICTURE.width)} />
      <meta property="og:image:height" content={String(PICTURE.height)} />
      <meta property="og:image:alt" content={`${title}, ${site.brand.name}`} />
      <meta name="twitter:card" content="summary_large_image" />
      <StructuredData key={address} things={described} />
    </>
  );
}

/**
 * Search engines read documents: the server writes it, and a browser loads no code for it. Give it a key for each page,
 * or what the document said stays on the next one.
 */
function StructuredData({ things }: { things: readonly object[] }) {
  const json = things.map((thing) => JSON.stringify(thing).replaceAll("<", "\\u003c"));
  const scripts = json.map((each) => `<script type="application/ld+json">${each}</script>`);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a "<", and a browser leaves it as it is
    <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: scripts.join("") }} />
  );
}
