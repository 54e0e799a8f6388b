import type { PublicPage } from "~/platform/pages/public-page";
import { breadcrumbs } from "./breadcrumbs";
import { PICTURE, picturePath } from "./picture-address";
import type { SiteFacts } from "./site-facts";

type PageHeadProps = { page: PublicPage<SiteFacts>; site: SiteFacts; path: string };

/** A public page's metadata for search engines and link previews (SEO-1). React puts it into the head. */
export function PageHead({ page, site, path: asked }: PageHeadProps) {
  const { title, description, canonical: path = asked } = page;
  const address = site.origin + path;
  const described = [...(page.structuredData?.(site) ?? []), ...breadcrumbs(page, site, path)];
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
