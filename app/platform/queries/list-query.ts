/** The query of an address that holds what a list shows: parsed leniently, and written without defaults. */
import { z } from "zod";

const LONGEST_SEARCH = 100;

/** An invalid value in an address counts as not given. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return schema.optional().catch(undefined);
}

/** What is searched for in an address; a longer text counts by its beginning. */
export const searchedText = optional(
  z
    .string()
    .trim()
    .min(1)
    .transform((text) => text.slice(0, LONGEST_SEARCH)),
);

export const pageNumber = z.coerce.number().int().min(1).max(1_000_000).catch(1);

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
