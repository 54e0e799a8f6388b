/** The query of an address that holds what a list shows: parsed leniently, and written without defaults. */
import { z } from "zod";

/** An invalid value in an address counts as not given. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return schema.optional().catch(undefined);
}

export const pageNumber = z.coerce.number().int().min(1).max(1_000_000).catch(1);

/** A query of the given values; the first page is the default. */
export function writtenQuery({ page, ...said }: Record<string, string | number | undefined>) {
  const all = { ...said, page: page === 1 ? undefined : page };
  const given = Object.entries(all).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return `?${new URLSearchParams(given)}`;
}
