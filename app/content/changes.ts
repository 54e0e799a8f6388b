/**
 * Changes to a draft as an editor sends them, and their result (CONT-3). Every change names what its editor has seen:
 * text that no one saw is never overwritten or removed. If two acts conflict, the item stays.
 */
import { type Fields, fieldAt, type GroupField, itemIds, type ListField, listsAt } from "./fields";

/** `marks`: of the value it was shown with, and of those sent since and not acknowledged. */
export type ValueChange = { path: string; value: string; marks: readonly string[] };

/**
 * `before`: the item that it precedes; without it, the end. The editor makes the ids of new items. A restore is the
 * inverse of a removal: `fields` are all fields of the item as they were, its lists included.
 */
export type ListChange =
  | { path: string; act: "add" | "move"; id: string; before?: string | undefined }
  | { path: string; act: "remove"; id: string; marks: Readonly<Record<string, readonly string[]>> }
  | { path: string; act: "restore"; id: string; before?: string | undefined; fields: Fields };

export type Changes = { lists: readonly ListChange[]; values: readonly ValueChange[] };

/** What someone else has written in the meantime in a field or item that was about to change. */
export type Dispute = { path: string; value: string; author: string | null };

/** The response to a save: the current values of its fields, and what was not stored because of someone else. */
export type SavedDraft = { fields: Fields; disputes: readonly Dispute[] };

/** `written`: the fields that changed. `refused`: fields or items with text the editor has not seen. */
export type Merged = { written: Fields; refused: readonly string[] };

/** Applies changes to a document's fields. Applying the same changes again makes no difference. */
export function merged(root: GroupField, current: Fields, { lists, values }: Changes): Merged {
  const now: Record<string, string> = { ...current };
  const written: Record<string, string> = {};
  const refused = new Set<string>();
  const write = (path: string, value: string) => {
    if ((now[path] ?? "") === value) return;
    now[path] = value;
    written[path] = value;
  };
  for (const change of lists) {
    if (change.act === "remove" && hasUnseen(root, now, change)) refused.add(itemPath(change));
    else for (const [path, value] of Object.entries(fieldsAfter(now, change))) write(path, value);
    // Its removal was refused, and is no longer wanted.
    if (change.act === "restore") refused.delete(itemPath(change));
  }
  for (const { path, value, marks } of values) {
    const before = now[path] ?? "";
    if (before === value) continue;
    if (!marks.includes(markOf(before))) refused.add(path);
    else {
      write(path, value);
      // Someone removed it while someone else was writing: the text stays.
      for (const item of listsAt(root, path)) {
        const ids = changedList(itemIds(now, item.path), { act: "add", id: item.id });
        write(item.path, ids.join(" "));
      }
    }
  }
  return { written, refused: [...refused] };
}

/** What an act on a list writes: its new order, and the fields of an item that it brings back. */
function fieldsAfter(now: Fields, change: ListChange): Fields {
  const ids = itemIds(now, change.path);
  const order = { [change.path]: changedList(ids, change).join(" ") };
  return change.act === "restore" && !ids.includes(change.id)
    ? { ...change.fields, ...order }
    : order;
}

/** A document's fields after acts on its lists, as their editor expects them. */
export function withActs(fields: Fields, acts: readonly ListChange[]): Fields {
  if (acts.length === 0) return fields;
  const now: Record<string, string> = { ...fields };
  for (const act of acts) Object.assign(now, fieldsAfter(now, act));
  return now;
}

type OrderChange = { act: ListChange["act"]; id: string; before?: string | undefined };

/** The list's ids after an act. An act that is already done, or about a missing item, changes nothing. */
function changedList(ids: readonly string[], { act, id, before }: OrderChange): readonly string[] {
  const others = ids.filter((each) => each !== id);
  if (act === "remove") return others;
  if (ids.includes(id) !== (act === "move")) return ids;
  const at = before === undefined ? -1 : others.indexOf(before);
  return others.toSpliced(at < 0 ? others.length : at, 0, id);
}

export function itemPath({ path, id }: { path: string; id: string }): string {
  return `${path}.${id}`;
}

/**
 * Made by the editor, so an act that is resent is about the same item. `known`: all fields it knows of; `last`: the
 * largest number any item of the list ever had, because what belonged to a removed one never goes to another.
 */
export function newItemId({ item }: ListField, path: string, known: Fields, last = 0): string {
  if (item.kind === "group" && item.id?.numbered) {
    const own = fieldsOfItem(known, path).map(([each]) => each.slice(path.length + 1));
    const numbers = [...itemIds(known, path), ...own].map((each) => Number.parseInt(each, 10));
    return String(Math.max(last, ...numbers.filter(Number.isInteger)) + 1);
  }
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join("");
}

/** How many changes people would count among changed paths: a removed item is one, with its place in the list. */
export function changeCount(root: GroupField, fields: Fields, changed: readonly string[]): number {
  const removed = new Set<string>();
  const others = changed.filter((path) => {
    const gone = listsAt(root, path).find(({ path, id }) => !itemIds(fields, path).includes(id));
    if (gone) removed.add(itemPath(gone));
    return !gone;
  });
  const shorter = new Set([...removed].map((item) => item.slice(0, item.lastIndexOf("."))));
  return removed.size + others.filter((path) => !shorter.has(path)).length;
}

/** The fields of an item. */
export function fieldsOfItem(fields: Fields, item: string): [path: string, value: string][] {
  return Object.entries(fields).filter(([path]) => path === item || path.startsWith(`${item}.`));
}

/** The order of a list in it is not text: its items have their own. What was removed from it earlier is no text either. */
function hasUnseen(
  root: GroupField,
  now: Fields,
  change: Extract<ListChange, { act: "remove" }>,
): boolean {
  if (!itemIds(now, change.path).includes(change.id)) return false;
  return fieldsOfItem(now, itemPath(change)).some(
    ([path, value]) =>
      value !== "" &&
      fieldAt(root, path)?.kind !== "list" &&
      listsAt(root, path).every((at) => itemIds(now, at.path).includes(at.id)) &&
      !change.marks[path]?.includes(markOf(value)),
  );
}

/** A short hash of a text: different texts have different marks. It protects against accidents, not against forgery. */
export function markOf(text: string): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x9e3779b1);
    two = Math.imul(two ^ unit, 0x5f356495);
  }
  one = Math.imul(one ^ (one >>> 16), 0x85ebca6b) ^ Math.imul(two ^ (two >>> 13), 0xc2b2ae35);
  two = Math.imul(two ^ (two >>> 16), 0x85ebca6b) ^ Math.imul(one ^ (one >>> 13), 0xc2b2ae35);
  return ((two >>> 0) * 0x1_00_00_00 + (one >>> 8)).toString(36);
}
