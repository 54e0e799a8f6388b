/** The `handle` of a route whose page is the same for everyone. */

/** What starts once a page is painted, on idle or first touch: nothing, all of React, or a script of its own. */
export type Hydration =
  | "never"
  | "full"
  /** The address of its own module. */
  | { script: string };

/** What search engines and link previews show of a page. */
export type PageHead = { title: string; description: string };

/** `changed`: the day of its last change, YYYY-MM-DD; `crumbs`: the pages above it. */
export type PageFacts = PageHead & {
  changed: string;
  crumbs: readonly { name: string; path: string }[];
};

/** `words`: where the content documents have its title and description, such as `outcomes.thankYou`. */
type HeadOrPlace = PageHead | { words: string };

/** `Site`: what all pages know; `Data`: what this page's loader returns. */
export type PublicPage<Site = unknown, Data = unknown> = HeadOrPlace & {
  /** The title stands alone, without the site's name. */
  titleAlone?: boolean;
  /** The day its shipped words last changed: YYYY-MM-DD. */
  changed: string;
  hydration: Hydration;
  /** Its address may have a query that changes the content: such an address is rendered per request. */
  byQuery?: true;
  /** It shows who is signed in: with a session it is rendered per request. */
  byPerson?: true;
  /** A browser with this cookie has it rendered per request. */
  byCookie?: string;
  /** It asks search engines to leave it out: what follows an application, and pages for people who have already joined. */
  unlisted?: true;
  canonical?: string;
  /** The paths of the pages above it, for bread crumbs. */
  crumbs?: readonly string[];
  /** Its schema.org objects. */
  structuredData?: (site: Site, data: Data, page: PageFacts) => readonly object[];
};

/** The page that a route's handle describes, if any. */
export function publicPageOf(handle: unknown): PublicPage | null {
  const page = typeof handle === "object" && handle && "page" in handle ? handle.page : null;
  // Handles are untyped: the routes write theirs with `satisfies PublicPage`.
  return page as PublicPage | null;
}

/** How a route's page is hydrated: from its public page, or from its handle if it is not one. */
export function hydrationOf(handle: unknown): Hydration {
  const own =
    typeof handle === "object" && handle && "hydration" in handle ? handle.hydration : null;
  return publicPageOf(handle)?.hydration ?? (own === "full" ? own : "never");
}
