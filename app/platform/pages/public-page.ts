/** What a route says of itself in its `handle` where its page is the same for everybody. */

/** When a page's script begins: never, or once the page is painted, on idle or first touch. */
export type Alive =
  | "never"
  /** The page is hydrated. */
  | "hydrated"
  /** The address of a module of its own. */
  | { script: string };

export type PublicPage<Site = unknown> = {
  title: string;
  /** The title is the whole of it, without the name of the site. */
  titleAlone?: boolean;
  description: string;
  /** The day its words changed last: YYYY-MM-DD. */
  changed: string;
  alive: Alive;
  /** Its address may hold a query that changes what is shown: such an address is rendered for each request. */
  byQuery?: true;
  /** The path that it is known by, where it lies under others, too. */
  canonical?: string;
  /** The names of the pages above it, for bread crumbs; the front page has none. */
  crumbs?: readonly { name: string; path: string }[];
  /** Objects of schema.org that describe it. */
  structuredData?: (site: Site) => readonly object[];
};

/** The page that a route's handle describes, if any. */
export function publicPageOf(handle: unknown): PublicPage | null {
  const page = typeof handle === "object" && handle && "page" in handle ? handle.page : null;
  // A handle has no type of its own: the routes write theirs with `satisfies PublicPage`.
  return page as PublicPage | null;
}

/** When the script of a route's page begins: as its public page says, or its handle where it is no such page. */
export function aliveOf(handle: unknown): Alive {
  const own = typeof handle === "object" && handle && "alive" in handle ? handle.alive : null;
  return publicPageOf(handle)?.alive ?? (own === "hydrated" ? own : "never");
}
