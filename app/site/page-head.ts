/** What a public page's head says of its address. Every public page imports it: the company facts would bring the front page's texts along. */
import type { PageFacts } from "~/platform/pages/public-page";
import type { SiteFacts } from "./site-facts";

export const CONTEXT = "https://schema.org";

/** The way from the front page to this one; none for the front page. */
export function breadcrumbs(
  page: Pick<PageFacts, "title" | "crumbs">,
  { origin }: SiteFacts,
  path: string,
) {
  if (path === "/") return [];
  const steps = [{ name: "Home", path: "/" }, ...page.crumbs, { name: page.title, path }];
  return [
    {
      "@context": CONTEXT,
      "@type": "BreadcrumbList",
      itemListElement: steps.map((step, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: step.name,
        item: origin + step.path,
      })),
    },
  ];
}

export const PICTURE = { width: 1200, height: 630 } as const;

/** The address of a public page's preview image: `/book/next-steps` → `/og/book/next-steps.png`. */
export function picturePath(path: string): string {
  return `/og${path === "/" ? "/home" : path}.png`;
}

/** The page whose preview image has this path after `/og/`; null if the path has a different shape. */
export function pageOfPicture(rest: string): string | null {
  const name = /^([a-z0-9/-]+)\.png$/.exec(rest)?.[1];
  if (name === undefined) return null;
  return name === "home" ? "/" : `/${name}`;
}
