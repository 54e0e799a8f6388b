/** What the inbox shows, as held in its address: search, filters and page. Pure; runs anywhere. */
import { z } from "zod";
import { optional, pageNumber, searchedText } from "~/platform/queries/list-query";
import { writtenQuery } from "~/platform/queries/written-query";
import { KIND_NAMES, STATUS_NAMES } from "./inbox-item";

export const PAGE_SIZE = 25;
/** In an address: the items that nobody answers. */
export const NOBODY = "nobody";

const addressSchema = z.object({
  q: searchedText,
  kind: optional(z.enum(KIND_NAMES)),
  form: optional(z.string().trim().min(1).max(60)),
  status: optional(z.enum(STATUS_NAMES)),
  /** Someone has waited longer than promised. */
  late: optional(z.literal("yes")),
  /** Who answers it: a person's id, or `nobody`. */
  assigned: optional(z.string().trim().min(1).max(100)),
  page: pageNumber,
});

export type InboxView = z.output<typeof addressSchema>;

/** The view of an address; invalid values count as not given. */
export function viewOf(search: URLSearchParams): InboxView {
  return addressSchema.parse(Object.fromEntries(search));
}

/** The changed query of a view, without defaults. Another view begins at its first page. */
export function queryOf(view: InboxView, changes: Partial<InboxView> = {}): string {
  return writtenQuery({ ...view, page: 1, ...changes });
}

export function isFiltered({ page: _, ...filters }: InboxView): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}
