/** What is done with the items of a list beyond their words: where one goes, and how one begins (OWN-3). Pure. */
import { fieldsOfItem, itemPath, type ListChange } from "./changes";
import {
  type Fields,
  fieldWithRole,
  type GroupField,
  itemIds,
  joined,
  type ListField,
  type Section,
  sectionsOf,
} from "./fields";

/** Where an item goes: under a heading, before another one that stands there or at its end. */
export type Place = { heading: string | null; before: string | undefined };

/** A step up or down: over its neighbor, or under the next heading; null: there is none. */
export function steppedPlace(sections: readonly Section[], id: string, by: -1 | 1): Place | null {
  const own = sections.findIndex(({ ids }) => ids.includes(id));
  const { heading = null, ids = [] } = sections[own] ?? {};
  const at = ids.indexOf(id);
  if (ids[at + by] !== undefined) return { heading, before: by < 0 ? ids[at - 1] : ids[at + 2] };
  const next = sections[own + by];
  // Nothing is moved out of all headings.
  if (!next || (next.heading === null && next.ids.length === 0)) return null;
  return { heading: next.heading, before: by < 0 ? undefined : next.ids[0] };
}

/** To a position among all items, 1 for the first; null: it is there. */
export function placeAt(sections: readonly Section[], id: string, position: number): Place | null {
  const all = sections.flatMap(({ ids }) => ids);
  const at = Math.min(Math.max(1, position), all.length) - 1;
  const beside = all[at];
  if (beside === undefined || beside === id) return null;
  return placeBeside(sections, id, { beside, side: at < all.indexOf(id) ? "before" : "after" });
}

/** Beside another item, under the same heading. */
export function placeBeside(
  sections: readonly Section[],
  id: string,
  { beside, side }: { beside: string; side: "before" | "after" },
): Place {
  const { heading = null, ids = [] } = sections.find((each) => each.ids.includes(beside)) ?? {};
  if (side === "before") return { heading, before: beside };
  const after = ids.slice(ids.indexOf(beside) + 1);
  return { heading, before: after.find((each) => each !== id) };
}

/** Where an item stands now. */
export function placeOf(sections: readonly Section[], id: string): Place {
  const { heading = null, ids = [] } = sections.find((each) => each.ids.includes(id)) ?? {};
  return { heading, before: ids[ids.indexOf(id) + 1] };
}

type Item = { list: ListField; path: string; id: string };

/** What moving an item writes: the act on the list, and the headings of items that have another one stored. */
export function moving(
  { list, path, id }: Item,
  fields: Fields,
  place: Place,
): { act: ListChange; values: Fields } {
  const sections = sectionsOf(list, path, fields);
  const field = fieldWithRole(list, "heading");
  const others = itemIds(fields, path).filter((each) => each !== id);
  const last = sections
    .find(({ heading }) => heading === place.heading)
    ?.ids.findLast((each) => each !== id);
  const before =
    place.before ?? (last === undefined ? undefined : others[others.indexOf(last) + 1]);
  const act: ListChange = { path, act: "move", id, before };
  if (!field) return { act, values: {} };
  // One that names no heading stands with the one before it, which may be another one now.
  const standing = sections.flatMap(({ heading, ids }) =>
    ids.map((each) => [each, each === id ? place.heading : heading] as const),
  );
  const headings = standing
    .map(
      ([each, heading]) =>
        [joined(itemPath({ path, id: each }), field.name), heading ?? ""] as const,
    )
    .filter(([each, heading]) => (fields[each] ?? "") !== heading);
  return { act, values: Object.fromEntries(headings) };
}

/** The act that adds an item: one that lives alone begins as a draft, and one with a heading under the last. */
export function newItem({ list, path, id }: Item, fields: Fields): ListChange {
  const state = fieldWithRole(list, "state");
  const heading = fieldWithRole(list, "heading");
  if (!state && !heading) return { path, act: "add", id };
  const item = itemPath({ path, id });
  const last = sectionsOf(list, path, fields).at(-1)?.heading;
  return {
    path,
    act: "restore",
    id,
    fields: {
      ...(state && { [joined(item, state.name)]: "draft" }),
      ...(heading && last ? { [joined(item, heading.name)]: last } : undefined),
    },
  };
}

const COPY = " (copy)";

/** The act that adds a copy of an item right after it: its first text says so, and one that lives alone is a draft. */
export function copyOf({ list, path, id }: Item, fields: Fields, copy: string): ListChange {
  const [from, to] = [itemPath({ path, id }), itemPath({ path, id: copy })];
  const own = fieldsOfItem(fields, from).map(([each, value]) => [
    `${to}${each.slice(from.length)}`,
    value,
  ]);
  const copied: Record<string, string> = Object.fromEntries(own);
  const state = fieldWithRole(list, "state");
  if (state) copied[joined(to, state.name)] = "draft";
  const { item } = list;
  const name = item.kind === "group" ? item.fields.find(({ kind }) => kind === "text") : item;
  if (name?.kind === "text") {
    const path_ = joined(to, name.name);
    const most = name.max ?? Number.POSITIVE_INFINITY;
    copied[path_] = `${(copied[path_] ?? "").slice(0, most - COPY.length)}${COPY}`;
  }
  const ids = itemIds(fields, path);
  return { path, act: "restore", id: copy, before: ids[ids.indexOf(id) + 1], fields: copied };
}

/** Whether an item is the heading of others: it is removed only when it is not. */
export function isHeadingInUse(
  root: GroupField,
  fields: Fields,
  path: string,
  id: string,
): boolean {
  return root.fields.some(
    (each) =>
      each.kind === "list" &&
      fieldWithRole(each, "heading")?.items?.list === path &&
      sectionsOf(each, each.name, fields).some(
        ({ heading, ids }) => heading === id && ids.length > 0,
      ),
  );
}
