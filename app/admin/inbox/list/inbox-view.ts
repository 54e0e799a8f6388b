/** What the inbox shows, as its address holds it: search, filters and page. Pure; runs anywhere. */
import { z } from "zod";
import { KIND_NAMES, STATUS_NAMES } from "../inbox-item";

export const PAGE_SIZE = 25;

const optional = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);

const addressSchema = z.object({
  q: optional(z.string().trim().min(1).max(100)),
  kind: optional(z.enum(KIND_NAMES)),
  form: optional(z.string().trim().min(1).max(60)),
  status: optional(z.enum(STATUS_NAMES)),
  /** Somebody has waited for more than the promised time. */
  late: optional(z.literal("yes")),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

export type InboxView = z.output<typeof addressSchema>;

/** The view of an address; what makes no sense in it counts as not asked. */
export function viewOf(search: URLSearchParams): InboxView {
  return addressSchema.parse(Object.fromEntries(search));
}

/** The query of a view, changed; without what is said by saying nothing. Another view begins at its first page. */
export function queryOf(view: InboxView, changes: Partial<InboxView> = {}): string {
  const { page, ...filters } = { ...view, page: 1, ...changes };
  const said = { ...filters, page: page === 1 ? undefined : page };
  const given = Object.entries(said).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return given.length > 0 ? `?${new URLSearchParams(given)}` : "?";
}

export function isFiltered({ page: _, ...filters }: InboxView): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}
