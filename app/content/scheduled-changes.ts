/** What a scheduled publication changes, path by path, and whether that has moved since (CONT-5). */
import { type Fields, fieldAt, type GroupField, itemIds, joined, listsAt } from "./fields";

/** `before`: the values it may replace, first the one it was made on; null where its item was not there. */
export type ScheduledChange = { before: readonly (string | null)[]; after: string | null };

export type ScheduledChanges = Readonly<Record<string, ScheduledChange>>;

/**
 * The paths whose values differ, the order of lists and the fields of added and removed items included. `expected`:
 * what will be live by then, if publications scheduled before it do happen; what one of them removes is not replaced,
 * as that would bring it back. All are live fields.
 */
export function changesBetween(
  root: GroupField,
  before: Fields,
  after: Fields,
  expected: readonly Fields[] = [],
): ScheduledChanges {
  const paths = Object.keys({ ...before, ...after }).filter((path) => before[path] !== after[path]);
  return Object.fromEntries(
    paths.map((path) => {
      const values = [before, ...expected].map((fields) => fields[path] ?? null);
      const wanted = after[path] ?? null;
      const isList = fieldAt(root, path)?.kind === "list";
      const removing = values.filter((value, at) =>
        removes(values.slice(0, at), value, isList ? wanted : null),
      );
      const replaced = new Set(values.filter((value) => !removing.includes(value)));
      return [
        path,
        { before: replaced.size > 0 ? [...replaced] : values.slice(0, 1), after: wanted },
      ];
    }),
  );
}

/** Whether a value lacks what an earlier one had: the field itself, or of a list an item that is wanted. */
function removes(
  earlier: readonly (string | null)[],
  value: string | null,
  wantedItems: string | null,
): boolean {
  const had = earlier.filter((each) => each !== null);
  if (value === null) return had.length > 0;
  const ids = idsIn(value);
  return idsIn(wantedItems).some((id) => !ids.includes(id) && had.flatMap(idsIn).includes(id));
}

/** The paths with a value by now that the publication was not made to replace. */
export function movedPaths(changes: ScheduledChanges, live: Fields): string[] {
  return Object.entries(changes)
    .filter(([path, { before, after }]) => {
      const now = live[path] ?? null;
      // The release before this one let a publication replace an item that is not there.
      const isRemoved = now === null && before[0] !== null;
      return now !== after && (isRemoved || !before.includes(now));
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
