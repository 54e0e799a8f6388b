/** Imported by every public page; importing the company facts would pull in the front page's texts. */
import type { PageFacts } from "~/platform/pages/public-page";
import type { SiteFacts } from "./site-facts";

export const CONTEXT = "https://schema.org";

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
