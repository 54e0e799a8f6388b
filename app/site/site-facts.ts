/** What every public page knows of the company, and what its head says of its address; the company's structured data would bring the front page's texts along. */
import { useRouteLoaderData } from "react-router";
import type { PageFacts } from "~/platform/pages/public-page";

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

/** What every page of the site knows about the company. `origin`: the public address; `year`: of the copyright line. */
export type SiteFacts = {
  brand: { name: string; legalName: string; address: string; supportMail: string };
  /** The address of the company's own logo; null: the shipped sign. */
  logo: string | null;
  origin: string;
  year: number;
};

export function useSiteFacts(): SiteFacts {
  const facts = useRouteLoaderData<() => SiteFacts>("public");
  if (!facts) throw new Error("This page is outside the public layout");
  return facts;
}
