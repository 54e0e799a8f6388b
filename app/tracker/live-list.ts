/** Applies a live change to a page's list: one row, never a new list (TRK-1). Pure; runs anywhere. */
import type { Prospect, ProspectChange } from "./prospect-columns.server";
import { isInView, PAGE_SIZE, type TrackerView } from "./tracker-view";

export type Shown = {
  prospects: readonly Prospect[];
  found: number | null;
  more: boolean;
};

/** The list after a change. A version older than the one shown changes nothing. */
export function withChange(shown: Shown, change: ProspectChange, view: TrackerView): Shown {
  const { removed, ...next } = change;
  const known = shown.prospects.find(({ id }) => id === next.id);
  if (known && known.version >= next.version && !removed) return shown;
  const belongs = !removed && isInView(view, next, known?.finances?.handle ?? null);
  // Income and score never travel with a change.
  const prospect: Prospect = { ...next, finances: known?.finances ?? null };
  if (known && belongs)
    return {
      ...shown,
      prospects: shown.prospects.map((each) => (each === known ? prospect : each)),
    };
  if (known) return { ...shown, ...without(shown, known) };
  const isNew = next.version === 1 && view.contact === undefined;
  return belongs && isNew ? withNew(shown, prospect, view) : shown;
}

export function withFetched(shown: Shown, fetched: readonly Prospect[]): Shown {
  const finances = new Map(fetched.map((each) => [each.id, each.finances]));
  return {
    ...shown,
    prospects: shown.prospects.map((each) => ({
      ...each,
      finances: finances.get(each.id) ?? each.finances,
    })),
  };
}

function without({ prospects, found }: Shown, known: Prospect): Partial<Shown> {
  return {
    prospects: prospects.filter((each) => each !== known),
    found: found === null ? null : found - 1,
  };
}

/** A new prospect is the newest: it goes to the top of the first page, and on no other. */
function withNew(shown: Shown, prospect: Prospect, { sort, page }: TrackerView): Shown {
  const found = shown.found === null ? null : shown.found + 1;
  if (sort !== "newest" || page !== 1) return { ...shown, found };
  const all = [prospect, ...shown.prospects].sort(newestFirst);
  return { prospects: all.slice(0, PAGE_SIZE), found, more: shown.more || all.length > PAGE_SIZE };
}

function newestFirst(one: Prospect, other: Prospect): number {
  if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt ? 1 : -1;
  return one.id < other.id ? -1 : 1;
}
