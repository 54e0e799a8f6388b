/** The pages that the portal's navigation shows (PORT-1). */

/** `outside`: in a separate frame, so its document is loaded. `also`: another address whose pages belong to it. */
export type PortalPage = { to: string; name: string; outside?: true; also?: string };

/**
 * What a search finds (WEEK-4): a page, a text that is copied instead of opened, or an act that is sent. `detail`: what
 * else is known of it, or the text.
 */
export type Found = PortalPage & { detail?: string; copies?: string; posts?: true };

/** A group of search results, in the order of the search. */
export type FoundGroup = { name: string; found: Found[] };

/** What the search's field is called, before and after its code is loaded. */
export const SEARCH_LABEL = "Search pages, lessons and people";

/** Where setters go all day. */
export const SETTERS_NAVIGATION: readonly PortalPage[] = [
  { to: "/training", name: "Training" },
  { to: "/training/practice", name: "Practice" },
  { to: "/script", name: "Script", outside: true },
  { to: "/tracker", name: "Tracker" },
];

/** The portal's navigation. `board`: the address of the operations board; `admin`: where the administration begins, if they may open any of it. */
export function mainPages({ board, admin }: { board: string; admin: string | null }): PortalPage[] {
  return [
    ...SETTERS_NAVIGATION,
    { to: board, name: "Board", outside: true },
    ...(admin === null ? [] : [{ to: admin, name: "Admin" }]),
  ];
}

/** The page that a path belongs to: the one with the longest address that is a prefix of it. */
export function pageOf<Of extends PortalPage>(path: string, pages: readonly Of[]): Of | undefined {
  return pages
    .filter(({ to, also = to }) =>
      [to, also].some((at) => path === at || path.startsWith(`${at}/`)),
    )
    .sort((one, other) => other.to.length - one.to.length)[0];
}

const ADMINISTRATION = /^\/(?:admin|training\/adminpanel)(?:\/|$)/;

/** Whether a path is part of the administration. */
export function isAdminPath(path: string): boolean {
  return ADMINISTRATION.test(path);
}
