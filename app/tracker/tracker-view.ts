/** What the tracker shows, as held in its address: search, filters, order and page (TRK-5). Pure; runs anywhere. */
import { LAST_PAGE, LONGEST_SEARCH, writtenQuery } from "~/platform/queries/written-query";
import { isDay } from "~/platform/time/zones";
import { typedKeys } from "~/platform/web/typed-keys";
import { isHandleFound } from "./handle-search";
import { matchesWords, type SearchedWord, searchedWords } from "./name-words";
import { nameOf, OPEN_STATUSES, STATUS_NAMES, type Status } from "./prospect";
import type { PublicProspect } from "./prospect-columns.server";

export const PAGE_SIZE = 25;
const LONGEST_OWNER = 100;

/** Every order, with its words. */
export const SORTS = {
  newest: "Newest first",
  oldest: "Oldest first",
  name: "Last name",
  call: "Call date",
  deal: "Largest deal",
} as const;

export type TrackerView = {
  q?: string | undefined;
  status?: Status | undefined;
  owner?: string | undefined;
  qualified?: "yes" | "no" | undefined;
  contact?: "none" | undefined;
  from?: string | undefined;
  to?: string | undefined;
  sort: keyof typeof SORTS;
  page: number;
};

/** The view of an address; invalid values count as not given. Without a schema: the page also reads where it is going. */
export function viewOf(search: URLSearchParams): TrackerView {
  const said = (name: keyof TrackerView) => search.get(name)?.trim() || undefined;
  const oneOf = <Value extends string>(name: keyof TrackerView, values: readonly Value[]) =>
    values.find((value) => value === said(name));
  const dayOf = (name: keyof TrackerView) => [said(name)].find((day) => day && isDay(day));
  const owner = said("owner");
  const page = Number(said("page"));
  return {
    q: said("q")?.slice(0, LONGEST_SEARCH),
    status: oneOf("status", STATUS_NAMES),
    owner: owner && owner.length <= LONGEST_OWNER ? owner : undefined,
    qualified: oneOf("qualified", ["yes", "no"]),
    contact: oneOf("contact", ["none"]),
    from: dayOf("from"),
    to: dayOf("to"),
    sort: oneOf("sort", typedKeys(SORTS)) ?? "newest",
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
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
    (q === undefined || isNamed(prospect, searchedWords(q)) || isHandleFound(q, handle))
  );
}

function mayLackContact({ status, callDate, showed }: PublicProspect): boolean {
  return OPEN_STATUSES.includes(status) && callDate === null && !showed;
}

/** A search without any letter or digit finds no one. */
function isNamed(prospect: PublicProspect, searched: readonly SearchedWord[]): boolean {
  return searched.length > 0 && matchesWords(nameOf(prospect), searched);
}
