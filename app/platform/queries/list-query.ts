/** The query of an address that holds what a list shows, read leniently. */
import { z } from "zod";
import { LAST_PAGE, LONGEST_SEARCH } from "./written-query";

/** An invalid value in an address counts as not given. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return schema.optional().catch(undefined);
}

type Fields = Readonly<Record<string, z.ZodType>>;
type Lenient<Of extends Fields> = { [Name in keyof Of]: z.ZodCatch<z.ZodOptional<Of[Name]>> };

/** The fields that a form sends, as an address holds them. */
export function leniently<Of extends Fields>(fields: Of): Lenient<Of> {
  const lenient = Object.entries(fields).map(([name, field]) => [name, optional(field)]);
  return Object.fromEntries(lenient) as Lenient<Of>;
}

/** What a form sends of a choice, or an address holds; empty: nothing is chosen. */
export function orBlank<Schema extends z.ZodType>(schema: Schema) {
  return z.union([z.literal("").transform(() => undefined), schema]).optional();
}

/** What is searched for in an address; a longer text counts by its beginning. */
export const searchedText = optional(
  z
    .string()
    .trim()
    .min(1)
    .transform((text) => text.slice(0, LONGEST_SEARCH)),
);

export const pageNumber = z.coerce.number().int().min(1).max(LAST_PAGE).catch(1);
