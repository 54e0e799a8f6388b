/** Applies a live change to the inbox's list: one row, never a new list. Pure; runs anywhere. */
import type { InboxItem } from "./inbox-item";
import { PAGE_SIZE } from "./inbox-view";

/** `found` is null if there are more than are worth counting. */
export type Shown = { items: readonly InboxItem[]; found: number | null; more: boolean };

/** `ids`: what was requested; `items`: which of them exist and belong to the view; `found`: how many the view has now. */
export type Fetched = { ids: readonly string[]; items: readonly InboxItem[]; found: number | null };

/** The list after some of its items were reloaded. Items newer than this page belong on an earlier one. */
export function withFetched(shown: Shown, { ids, items, found }: Fetched, page: number): Shown {
  const known = new Set(shown.items.map(({ id }) => id));
  const last = shown.more ? shown.items.at(-1) : undefined;
  const fresh = items.filter(
    (item) => known.has(item.id) || (page === 1 && !(last && newestFirst(last, item) < 0)),
  );
  const kept = shown.items.filter(({ id }) => !ids.includes(id));
  const all = [...kept, ...fresh].sort(newestFirst);
  const isCut = all.length > PAGE_SIZE;
  const more = found === null ? shown.more || isCut : found > page * PAGE_SIZE;
  return { items: all.slice(0, PAGE_SIZE), found, more };
}

function newestFirst(one: InboxItem, other: InboxItem): number {
  if (one.at !== other.at) return one.at < other.at ? 1 : -1;
  return one.id < other.id ? 1 : -1;
}
