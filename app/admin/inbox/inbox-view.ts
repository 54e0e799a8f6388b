/** What the inbox shows, as its address holds it: search, filters and page. Pure; runs anywhere. */
import { z } from "zod";
import { optional, pageNumber, writtenQuery } from "~/platform/queries/list-query";
import { KIND_NAMES, STATUS_NAMES } from "./inbox-item";

export const PAGE_SIZE = 25;

const addressSchema = z.object({
  q: optional(z.string().trim().min(1).max(100)),
  kind: optional(z.enum(KIND_NAMES)),
  form: optional(z.string().trim().min(1).max(60)),
  status: optional(z.enum(STATUS_NAMES)),
  /** Somebody has waited for more than the promised time. */
  late: optional(z.literal("yes")),
  page: pageNumber,
});

export type InboxView = z.output<typeof addressSchema>;

/** The view of an address; what makes no sense in it counts as not asked. */
export function viewOf(search: URLSearchParams): InboxView {
  return addressSchema.parse(Object.fromEntries(search));
}

/** The query of a view, changed; without what is said by saying nothing. Another view begins at its first page. */
export function queryOf(view: InboxView, changes: Partial<InboxView> = {}): string {
  return writtenQuery({ ...view, page: 1, ...changes });
}

export function isFiltered({ page: _, ...filters }: InboxView): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}
