/** Changes to a draft that the server has not acknowledged: how they are kept, sent in parts, and refused. */

import { parsedJson } from "~/platform/web/json";
import { inStorage } from "~/platform/web/storage";
import type { Changes, ListChange } from "../changes";
import { type Field, type Fields, fieldAt, type GroupField, ITEM_ID } from "../fields";

/** `marks`: of the value it was typed over, and of those the server may have by now. */
export type Typed = { value: string; marks: readonly string[] };

export type Unsent = { values: Readonly<Record<string, Typed>>; lists: readonly ListChange[] };

export const NOTHING: Unsent = { values: {}, lists: [] };

const MOST_MARKS = 100;
/** Of one request; the server reads ten times as many characters. */
export const MOST_CHANGES = 400;
const MOST_CHARACTERS = 100_000;

export function textsOf({ values }: Unsent): Fields {
  return Object.fromEntries(Object.entries(values).map(([path, { value }]) => [path, value]));
}

export function without<Value>(all: Readonly<Record<string, Value>>, paths: readonly string[]) {
  return Object.fromEntries(Object.entries(all).filter(([path]) => !paths.includes(path)));
}

/** The first changes that one request may carry: at least one, however long it is. */
export function fitting<Change>(changes: readonly Change[], most: number): Change[] {
  let characters = 0;
  return changes.slice(0, most).filter((change, index) => {
    characters += JSON.stringify(change).length;
    return index === 0 || characters <= MOST_CHARACTERS;
  });
}

/** The first mark is the one it was shown with; of the others, the newest are kept. */
export function withMark(marks: readonly string[], mark: string): readonly string[] {
  if (marks.includes(mark)) return marks;
  return [...marks.slice(0, 1), ...marks.slice(1).slice(2 - MOST_MARKS), mark];
}

/** An act that brings an item back, with what the server has stored in the item. */
export function withStored(act: ListChange, stored: Fields): ListChange {
  if (act.act !== "restore") return act;
  const own = Object.entries(stored).filter(([path]) => path in act.fields);
  return own.length === 0 ? act : { ...act, fields: { ...act.fields, ...Object.fromEntries(own) } };
}

/** The changes that a refusal names, each with its fault; a single change needs no name. */
export function refusalsIn({ lists, values }: Changes, faults: Fields, reason: string) {
  const isSingle = lists.length + values.length === 1;
  const why = (paths: readonly string[]) =>
    paths.map((path) => faults[path]).find(Boolean) ?? (isSingle ? reason : undefined);
  return {
    acts: lists.flatMap((act) => {
      const restored = act.act === "restore" ? Object.keys(act.fields) : [];
      const fault = why([act.path, ...restored]);
      return fault ? [{ act, fault }] : [];
    }),
    values: values.flatMap(({ path, value }) => {
      const fault = why([path]);
      return fault ? [{ path, value, fault }] : [];
    }),
  };
}

/** One person's unsent changes to a document in this browser, across all its tabs, each of which writes its own. */
export function keptChanges(userId: string, key: string, root: GroupField) {
  const name = `content ${userId} ${key}`;
  let own = NOTHING;
  const read = () =>
    usable(
      root,
      inStorage((storage) => parsedJson(storage.getItem(name) ?? "")),
    );
  const write = (unsent: Unsent) => {
    const kept = read();
    const ofOthers = Object.entries(kept.values).filter(([path]) => !(path in own.values));
    const ownLists = new Set(own.lists.map((each) => JSON.stringify(each)));
    const lists = kept.lists.filter((each) => !ownLists.has(JSON.stringify(each)));
    own = unsent;
    const all = {
      values: { ...Object.fromEntries(ofOthers), ...unsent.values },
      lists: [...lists, ...unsent.lists],
    };
    inStorage((storage) => {
      if (all.lists.length + Object.keys(all.values).length === 0) storage.removeItem(name);
      else storage.setItem(name, JSON.stringify(all));
    });
  };
  return { read, write };
}

/** What this document can take of a kept text: an earlier release may have kept what no document has. */
export function usable(root: GroupField, kept: unknown): Unsent {
  if (!isRecord(kept)) return NOTHING;
  const { values, lists } = kept;
  const typed = Object.entries(isRecord(values) ? values : {}).filter(
    (each): each is [string, Typed] => isTyped(each[1]) && isValueField(fieldAt(root, each[0])),
  );
  return {
    values: Object.fromEntries(typed),
    lists: (Array.isArray(lists) ? lists : []).filter((each) => isActOn(root, each)),
  };
}

function isValueField(field: Field | null): boolean {
  return field !== null && field.kind !== "group" && field.kind !== "list";
}

function isTyped(kept: unknown): kept is Typed {
  return isRecord(kept) && typeof kept.value === "string" && areMarks(kept.marks);
}

function isActOn(root: GroupField, kept: unknown): kept is ListChange {
  if (!isRecord(kept) || typeof kept.path !== "string" || !isId(kept.id)) return false;
  if (fieldAt(root, kept.path)?.kind !== "list") return false;
  if (kept.act === "remove")
    return isRecord(kept.marks) && Object.values(kept.marks).every(areMarks);
  if (kept.before !== undefined && !isId(kept.before)) return false;
  if (kept.act === "add" || kept.act === "move") return true;
  if (kept.act !== "restore" || !isRecord(kept.fields)) return false;
  return Object.values(kept.fields).every((each) => typeof each === "string");
}

function areMarks(kept: unknown): kept is string[] {
  return Array.isArray(kept) && kept.every((each) => typeof each === "string");
}

function isId(kept: unknown): kept is string {
  return typeof kept === "string" && ITEM_ID.test(kept);
}

function isRecord(kept: unknown): kept is Record<string, unknown> {
  return typeof kept === "object" && kept !== null && !Array.isArray(kept);
}
