import { Outlet, useLocation, useMatches } from "react-router";
import { type PublicPage, publicPageOf } from "~/platform/pages/public-page";
import { requestContext } from "~/platform/web/request-context.server";
import { brandOf } from "~/settings/settings.server";
import type { Route } from "./+types/public-layout";
import { breadcrumbs } from "./breadcrumbs";
import { PICTURE, picturePath } from "./picture-address";
import type { SiteFacts } from "./site-facts";

/** What all public pages know, those that have a frame of their own included. */
export function loader({ context }: Route.LoaderArgs): SiteFacts {
  const { name, legalName, address, supportMail, logo } = brandOf(context);
  return {
    brand: { name, legalName, address, supportMail },
    logo: logo?.address ?? null,
    origin: context.get(requestContext).config.baseUrl,
    year: new Date().getUTCFullYear(),
  };
}

/** Nothing that a visitor does here changes it. */
export const shouldRevalidate = () => false;

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const match = useMatches().at(-1);
  const page = publicPageOf(match?.handle);
  return (
    <>
      {page && <PageHead page={page} data={match?.loaderData} site={loaderData} path={pathname} />}
      <Outlet />
    </>
  );
}

type PageHeadProps = {
  page: PublicPage<SiteFacts>;
  /** What the page's loader has returned. */
  data: unknown;
  site: SiteFacts;
  path: string;
};

/** A public page's metadata for search engines and link previews (SEO-1). React puts it into the head. */
function PageHead({ page, data, site, path: asked }: PageHeadProps) {
  const { title, description, canonical: path = asked } = page;
  const address = site.origin + path;
  const described = [
    ...(page.structuredData?.(site, data) ?? []),
    ...breadcrumbs(page, site, path),
  ];
  return (
    <>
      <title>{page.titleAlone ? title : `${title} | ${site.brand.name}`}</title>
      <meta name="description" content={description} />
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
      {described.map((thing) => (
        <StructuredData key={JSON.stringify(thing)} thing={thing} />
      ))}
    </>
  );
}

function StructuredData({ thing }: { thing: object }) {
  const json = JSON.stringify(thing).replaceAll("<", "\\u003c");
  return <script type="application/ld+json">{json}</script>;
}
