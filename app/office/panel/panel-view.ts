/** What the panel shows, as held in its address: search, filters, order and page. Pure; runs anywhere. */
import { z } from "zod";
import { looksLikeCode } from "~/auth/auth";
import { leniently, optional, orBlank, pageNumber } from "~/platform/queries/list-query";
import { writtenQuery } from "~/platform/queries/written-query";
import { refused } from "~/platform/web/act-result";
import type { Refusal } from "~/platform/web/refusal";
import { typedKeys } from "~/platform/web/typed-keys";

export const SORTS = ["created", "name", "progress", "status", "active", "login"] as const;
type Sort = (typeof SORTS)[number];

/** Stages of progress through the lessons. */
export const BANDS = {
  none: "Not started",
  going: "In progress",
  begun: "In progress, under 50%",
  half: "In progress, 50% and more",
  done: "All completed",
} as const;

/** Adding a filter begins here: its schema, words and condition are asked for by their types. */
export const FILTERS = [
  "status",
  "active",
  "progress",
  "stalled",
  "coach",
  "cohort",
  "late",
] as const;
export type FilterName = (typeof FILTERS)[number];

/** Someone found by an access code, which no address may hold. */
export const NOBODY = "nobody";
/** Stands for those who have none of what is chosen from: no coach, no cohort. */
export const NONE = "none";
const LONGEST_SEARCH = 100;
/** How many trainees of a view are counted; of more it is said that there are more. */
export const MOST_COUNTED = 1_000;

const bands = typedKeys(BANDS);
const id = orBlank(z.string().trim().min(1).max(100));

/** Each filter, as the form sends it and as an address holds it; empty: all. */
const filters = {
  status: orBlank(z.enum(["pending", "complete"])),
  active: orBlank(z.enum(["yes", "no"])),
  progress: orBlank(z.enum(bands)),
  stalled: orBlank(z.coerce.number().int().min(1).max(3_650)),
  coach: id,
  cohort: id,
  late: orBlank(z.literal("yes")),
} satisfies Record<FilterName, z.ZodType>;

const addressSchema = z.object({
  q: optional(z.string().trim().min(1).max(LONGEST_SEARCH)),
  person: optional(z.string().trim().min(1).max(100)),
  ...leniently(filters),
  sort: z.enum(SORTS).catch("created"),
  order: optional(z.enum(["up", "down"])),
  page: pageNumber,
});

/** `order`: the column's usual direction, unless the address says otherwise. */
export type PanelView = Omit<z.output<typeof addressSchema>, "order"> & { order: "up" | "down" };

/** The view of an address; anything invalid in it is ignored. */
export function viewOf(search: URLSearchParams): PanelView {
  const asked = addressSchema.parse(Object.fromEntries(search));
  return { ...asked, order: asked.order ?? usualOrder(asked.sort) };
}

/** The changed address of a view, without defaults. Another view begins at its first page. */
export function addressOf(view: PanelView, changes: Partial<PanelView> = {}): string {
  const next = { ...view, page: 1, ...changes };
  const order = next.order === usualOrder(next.sort) ? undefined : next.order;
  const sort = next.sort === "created" ? undefined : next.sort;
  return writtenQuery({ ...next, sort, order });
}

/** The address after a click on a column: sorted by it, or reversed if it already is. */
export function sortAddress(view: PanelView, sort: Sort): string {
  const other = view.order === "up" ? "down" : "up";
  return addressOf(view, { sort, order: view.sort === sort ? other : usualOrder(sort) });
}

/** Whether a view hides anyone. */
export function isFiltered(view: PanelView): boolean {
  return (["q", "person", ...FILTERS] as const).some((each) => view[each] !== undefined);
}

export const findForm = z.strictObject({
  ...filters,
  q: z.string().trim().max(LONGEST_SEARCH, `Search for at most ${LONGEST_SEARCH} characters`),
  sort: z.enum(SORTS),
});

export type FindForm = z.output<typeof findForm>;

/** The view that a search asks for. `personOfCode`: the owner of the access code, if the search is one. */
export function foundView(
  { q, sort, ...rest }: FindForm,
  before: PanelView,
  personOfCode: string | null,
): PanelView {
  const order = before.sort === sort ? before.order : usualOrder(sort);
  const search = looksLikeCode(q) ? { person: personOfCode ?? NOBODY } : { q: q || undefined };
  return { ...search, ...rest, sort, order, page: 1 };
}

function usualOrder(sort: Sort): "up" | "down" {
  return sort === "name" ? "up" : "down";
}

/** A form that did not reach its act: why, and what stays. */
export function notReached(intent: FormDataEntryValue | null, { kind, words }: Refusal) {
  if (intent === "find") return refused(503, notSearched(kind, words));
  const failed = intent === "create" ? "Failed to create user" : "That did not work";
  const title = kind === "foreign" ? "Invalid response from server" : failed;
  return refused(503, title, { description: words });
}

/** What was typed, and the list of the last search, stay. */
function notSearched(kind: Refusal["kind"], words: string): string {
  return kind === "unreachable"
    ? "We can't reach the server, so nothing was searched. Your search and this list stay as they are: search again once the connection is back"
    : `Nothing was searched, and this list stays as it is. ${words}`;
}
