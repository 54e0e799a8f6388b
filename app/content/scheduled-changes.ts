/** What a scheduled publication changes, path by path, and whether that has moved since (CONT-5). */
import { type Fields, fieldAt, type GroupField, itemIds, joined, listsAt } from "./fields";

/** `before`: the values it may replace; null where there is no such field, because its item is not there. */
export type ScheduledChange = { before: readonly (string | null)[]; after: string | null };

export type ScheduledChanges = Readonly<Record<string, ScheduledChange>>;

/**
 * The paths whose values differ, the order of lists and the fields of added and removed items included. `expected`:
 * what will be live by then, if publications scheduled before it do happen. All are live fields.
 */
export function changesBetween(
  before: Fields,
  after: Fields,
  expected: readonly Fields[] = [],
): ScheduledChanges {
  const paths = Object.keys({ ...before, ...after }).filter((path) => before[path] !== after[path]);
  return Object.fromEntries(
    paths.map((path) => {
      const values = [before, ...expected].map((fields) => fields[path] ?? null);
      return [path, { before: [...new Set(values)], after: after[path] ?? null }];
    }),
  );
}

/** The paths with a value by now that the publication was not made to replace. */
export function movedPaths(changes: ScheduledChanges, live: Fields): string[] {
  return Object.entries(changes)
    .filter(([path, { before, after }]) => {
      const now = live[path] ?? null;
      return now !== after && !before.includes(now);
    })
    .map(([path]) => path);
}

/**
 * The live fields with the changes made, whether their paths have moved or not: a text replaces what is there, a list
 * keeps what others have added to it or removed from it, and an item that is gone comes back if the changes are about
 * it, with what `origin`, the fields they were made on, have of it.
 */
export function withChanges(
  root: GroupField,
  { live, origin }: { live: Fields; origin: Fields },
  changes: ScheduledChanges,
): Fields {
  const now: Record<string, string> = { ...live };
  for (const [path, { before, after }] of Object.entries(changes)) {
    if (after === null) delete now[path];
    else if (fieldAt(root, path)?.kind === "list" && !before.includes(now[path] ?? null))
      now[path] = mergedIds(idsIn(before[0]), idsIn(after), itemIds(now, path)).join(" ");
    else now[path] = after;
  }
  for (const [path, { after }] of Object.entries(changes))
    if (after !== null) bringBack(root, path, now, origin);
  return now;
}

function bringBack(
  root: GroupField,
  path: string,
  now: Record<string, string>,
  origin: Fields,
): void {
  for (const { path: list, id } of listsAt(root, path)) {
    const ids = itemIds(now, list);
    if (ids.includes(id)) continue;
    now[list] = [...ids, id].join(" ");
    const item = joined(list, id);
    for (const [each, value] of Object.entries(origin))
      if (each === item || each.startsWith(`${item}.`)) now[each] ??= value;
  }
}

/** A list as the change wants it, with what others have added since after its neighbor, and without what they removed. */
function mergedIds(
  base: readonly string[],
  wanted: readonly string[],
  now: readonly string[],
): readonly string[] {
  const merged = wanted.filter((id) => now.includes(id) || !base.includes(id));
  for (const [index, id] of now.entries()) {
    if (merged.includes(id) || base.includes(id)) continue;
    const neighbor = now.slice(0, index).findLast((each) => merged.includes(each));
    merged.splice(neighbor === undefined ? 0 : merged.indexOf(neighbor) + 1, 0, id);
  }
  return merged;
}

function idsIn(text: string | null | undefined): readonly string[] {
  return itemIds({ "": text ?? "" }, "");
}
