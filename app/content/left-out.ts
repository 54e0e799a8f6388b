/**
 * What a document leaves out for a company: the sentences that name something it does not use, and list items that are
 * nothing without them. The words themselves stay as they are, so using it again brings them back (OWN-5).
 */
import {
  type Fields,
  fieldAt,
  type GroupField,
  itemIds,
  joined,
  listsAt,
  placedFields,
  type ValueField,
} from "./fields";

/** `path`: of the field, or of the item that is left out whole; `text`: what goes. `labels` leads to the field. */
export type Left = { path: string; labels: readonly string[]; text: string };

/** `stuck`: texts that would be empty and may not be: they need other words first. */
export type LeftOut = { fields: Fields; gone: Left[]; stuck: Left[] };

const TEXTS: ReadonlySet<string> = new Set(["text", "paragraph", "markdown"]);

/** The names that are left out, and what stands in the place of a sentence that names one, if anything does. */
export type LeftOutNames = {
  unused: ReadonlySet<string>;
  instead: Readonly<Record<string, string>>;
};

/** `names`: all that may stand in braces, or be chosen. */
export type Unused = LeftOutNames & { names: ReadonlySet<string> };

/** `fields`: all of a document's, as they count. */
export function withoutUnused(
  root: GroupField,
  fields: Fields,
  { names, unused, instead }: Unused,
): LeftOut {
  if (unused.size === 0) return { fields, gone: [], stuck: [] };
  const next: Record<string, string> = { ...fields };
  const gone: Left[] = [];
  const stuck: Left[] = [];
  for (const { field, path, labels } of placedFields(root, fields)) {
    if (field.kind === "group" || field.kind === "list") continue;
    const value = fields[path] ?? "";
    const rest = restOf(field, value, { names, unused, instead });
    if (rest === value) continue;
    const left = { path, labels, text: goneFrom(field, value, unused) };
    if (rest !== "" || field.optional) {
      next[path] = rest;
      gone.push(left);
      continue;
    }
    const item = removable(root, next, path);
    if (item === null) stuck.push(left);
    else {
      next[item.list] = itemIds(next, item.list)
        .filter((id) => id !== item.id)
        .join(" ");
      gone.push({ ...left, path: joined(item.list, item.id) });
    }
  }
  return { fields: next, gone, stuck };
}

function restOf(field: ValueField, value: string, { names, ...left }: Unused): string {
  const { unused } = left;
  if (field.kind === "choice") {
    const { options = [] } = field;
    const isOfNames = options.length > 0 && options.every((option) => names.has(option.value));
    return isOfNames && unused.has(value) ? "" : value;
  }
  return TEXTS.has(field.kind) && namesOne(value, unused) ? withoutSentences(value, left) : value;
}

/** The innermost item around a field; null if there is none, or its list would become too short. */
function removable(root: GroupField, fields: Fields, path: string) {
  const item = listsAt(root, path).at(-1);
  if (!item) return null;
  const list = fieldAt(root, item.path);
  // Others may refer to an item with an id of its own.
  if (list?.kind !== "list" || (list.item.kind === "group" && list.item.id)) return null;
  const ids = itemIds(fields, item.path);
  // A second field of an item that is gone already.
  if (!ids.includes(item.id)) return { list: item.path, id: item.id };
  return ids.length > list.min ? { list: item.path, id: item.id } : null;
}

const SENTENCES = new Intl.Segmenter("en", { granularity: "sentence" });

/** The text without its sentences that name one of these, or with what stands in their place; lines stay lines. */
export function withoutSentences(text: string, { unused, instead }: LeftOutNames): string {
  const kept = (sentence: string) => {
    if (!namesOne(sentence, unused)) return sentence;
    const words = sentence.trim();
    const other = (Object.hasOwn(instead, words) && instead[words]) || "";
    return namesOne(other, unused) ? "" : sentence.replace(words, () => other);
  };
  const lines = text.split("\n").map((line) => {
    const rest = sentencesIn(line)
      .map(kept)
      .filter((sentence) => sentence.trim() !== "");
    return { before: line, after: rest.join("").trimEnd() };
  });
  return lines
    .filter(({ before, after }) => before.trim() === "" || after.trim() !== "")
    .map(({ before, after }) => (after === "" ? before : after))
    .join("\n")
    .trim();
}

/** In words. */
function goneFrom(
  { kind, options }: ValueField,
  text: string,
  unused: ReadonlySet<string>,
): string {
  if (kind === "choice") return options?.find(({ value }) => value === text)?.label ?? text;
  return text
    .split("\n")
    .flatMap(sentencesIn)
    .filter((sentence) => namesOne(sentence, unused))
    .map((sentence) => sentence.trim())
    .join(" ");
}

function sentencesIn(line: string): string[] {
  return Array.from(SENTENCES.segment(line), ({ segment }) => segment);
}

const NAME = /\{([a-z][A-Za-z0-9]*)\}/g;

function namesOne(text: string, unused: ReadonlySet<string>): boolean {
  // Few texts name anything, and there are thousands.
  return text.includes("{") && [...text.matchAll(NAME)].some(([, name = ""]) => unused.has(name));
}
