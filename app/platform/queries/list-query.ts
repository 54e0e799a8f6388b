/** The query of an address that holds what a list shows: parsed leniently, and written without defaults. */
import { z } from "zod";

/** What makes no sense in an address counts as not asked. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return schema.optional().catch(undefined);
}

export const pageNumber = z.coerce.number().int().min(1).max(1_000_000).catch(1);

/** A query of what is given; the first page is given by saying nothing. */
export function writtenQuery({ page, ...said }: Record<string, string | number | undefined>) {
  const all = { ...said, page: page === 1 ? undefined : page };
  const given = Object.entries(all).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return `?${new URLSearchParams(given)}`;
}
