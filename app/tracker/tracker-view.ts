/** What the tracker shows, as held in its address: search, filters, order and page (TRK-5). Pure; runs anywhere. */
import { z } from "zod";
import { optional, pageNumber, searchedText, writtenQuery } from "~/platform/queries/list-query";
import { isDay } from "~/platform/time/zones";
import { typedKeys } from "~/platform/web/typed-keys";
import { isHandleFound } from "./handle-search";
import { matchesWords, wordsOf } from "./name-words";
import { nameOf, OPEN_STATUSES, STATUS_NAMES } from "./prospect";
import type { PublicProspect } from "./prospect-columns.server";

export const PAGE_SIZE = 25;

/** Every order, with its words. */
export const SORTS = {
  newest: "Newest first",
  oldest: "Oldest first",
  name: "Last name",
  call: "Call date",
  deal: "Largest deal",
} as const;

const addressSchema = z.object({
  q: searchedText,
  status: optional(z.enum(STATUS_NAMES)),
  owner: optional(z.string().trim().min(1).max(100)),
  qualified: optional(z.enum(["yes", "no"])),
  contact: optional(z.enum(["none"])),
  from: optional(z.string().refine(isDay)),
  to: optional(z.string().refine(isDay)),
  sort: z.enum(typedKeys(SORTS)).catch("newest"),
  page: pageNumber,
});

export type TrackerView = z.output<typeof addressSchema>;

/** The view of an address; invalid values count as not given. */
export function viewOf(search: URLSearchParams): TrackerView {
  return addressSchema.parse(Object.fromEntries(search));
}

/** The changed query of a view, without defaults. Another view begins at its first page. */
export function queryOf(view: TrackerView, changes: Partial<TrackerView> = {}): string {
  const { sort, ...rest } = { ...view, page: 1, ...changes };
  return writtenQuery({ ...rest, sort: sort === "newest" ? undefined : sort });
}

export function isFiltered({ sort: _, page: __, ...filters }: TrackerView): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}

/**
 * The same filters as the database applies, for a prospect in a live change; `handle`: where the page knows it. Only the
 * database knows the next contact and the meetings, so of those who have neither this is true of all who may belong.
 */
export function isInView(
  view: TrackerView,
  prospect: PublicProspect,
  handle: string | null = null,
): boolean {
  const { q, status, owner, qualified, contact, from, to } = view;
  const { callDate } = prospect;
  return (
    (status === undefined || prospect.status === status) &&
    (owner === undefined || prospect.ownerId === owner) &&
    (qualified === undefined || prospect.qualified === (qualified === "yes")) &&
    (contact === undefined || mayLackContact(prospect)) &&
    (from === undefined || (callDate !== null && callDate >= from)) &&
    (to === undefined || (callDate !== null && callDate <= to)) &&
    (q === undefined || isNamed(prospect, wordsOf(q)) || isHandleFound(q, handle))
  );
}

function mayLackContact({ status, callDate, showed }: PublicProspect): boolean {
  return OPEN_STATUSES.includes(status) && callDate === null && !showed;
}

/** A search without any letter or digit finds no one. */
function isNamed(prospect: PublicProspect, searched: readonly string[]): boolean {
  return searched.length > 0 && matchesWords(nameOf(prospect), searched);
}
