/** The query of an address that holds what a list shows, written without defaults; apart from reading it, for browsers. */

/** In letters; what is searched for counts by its beginning. */
export const LONGEST_SEARCH = 100;
/** More pages than any list has. */
export const LAST_PAGE = 1_000_000;

/** How many rows an address asks for: `step` at first, and that many more with each "Show more", up to ten times. */
export function rowsAsked(search: URLSearchParams, step: number): number {
  const asked = Number(search.get("rows"));
  return Number.isSafeInteger(asked) ? Math.min(Math.max(asked, step), 10 * step) : step;
}

/** The query that asks for more rows than these; null if there are no more to ask for. */
export function moreRows(search: URLSearchParams, step: number): string | null {
  const rows = rowsAsked(search, step) + step;
  if (rows > 10 * step) return null;
  const more = new URLSearchParams(search);
  more.set("rows", String(rows));
  return `?${more}`;
}

/** A query of the given values; the first page is the default. */
export function writtenQuery({ page, ...said }: Record<string, string | number | undefined>) {
  const all = { ...said, page: page === 1 ? undefined : page };
  const given = Object.entries(all).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return `?${new URLSearchParams(given)}`;
}
