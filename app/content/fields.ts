/**
 * A content document as its editor sees it: a tree of fields, and every value as text under its path. Lists hold the
 * ids of their items, so a path stays the same when items move: `questions` is "a b", `questions.a.answer` a text.
 */

/** How a value is entered, and its limits. `max`: characters, or the largest number; `min`: the smallest number. */
export type ValueField = {
  kind:
    | "text"
    | "paragraph"
    | "markdown"
    | "number"
    | "yesNo"
    | "choice"
    | "link"
    | "picture"
    | "date";
  name: string;
  label: string;
  help?: string;
  optional: boolean;
  /** No page shows it. */
  hidden?: boolean;
  /** The address of a video, which a page plays. */
  plays?: boolean;
  min?: number;
  max?: number;
  options?: readonly { value: string; label: string }[];
  /** Its options are the items of this list of the document, each named by one of its fields. */
  items?: { list: string; label: string };
  /** Of an item of a list: whether the item is live; or which of `items` is the heading that it stands under. */
  role?: "state" | "heading";
};

export type GroupField = {
  kind: "group";
  name: string;
  label: string;
  help?: string;
  fields: readonly Field[];
  /** Where its value has the id that it has as an item of a list; `numbered`: an id is a number, the next one in turn. */
  id?: { name: string; numbered: boolean };
};

/** `item`: the name of one item; its own name is empty, because its id takes that place. */
export type ListField = {
  kind: "list";
  name: string;
  label: string;
  help?: string;
  min: number;
  max: number;
  item: ValueField | GroupField;
};

export type Field = ValueField | GroupField | ListField;

/** Every value of a document as text, by its path. */
export type Fields = Readonly<Record<string, string>>;

/** A field at its place in a document; `labels` leads there from the top. */
export type PlacedField = { field: Field; path: string; labels: readonly string[] };

export function joined(path: string, name: string): string {
  return path && name ? `${path}.${name}` : path || name;
}

const LONGEST_NAME = 80;

/** The ids of a list's items, as they are stored. */
export function itemIds(fields: Fields, path: string): readonly string[] {
  return (fields[path] ?? "").split(" ").filter(Boolean);
}

/** Items under one heading, in their order; `heading`: the id of its item, null for those that stand under none. */
export type Section = { heading: string | null; ids: readonly string[] };

/**
 * A list's items in their order: under their headings, if its items have some. One that names none stands with the item
 * before it.
 */
export function sectionsOf(list: ListField, path: string, fields: Fields): readonly Section[] {
  const ids = itemIds(fields, path);
  const field = fieldWithRole(list, "heading");
  if (!field?.items) return [{ heading: null, ids }];
  const headings = itemIds(fields, field.items.list);
  let last: string | null = null;
  const of = new Map<string, string | null>();
  for (const id of ids) {
    const own = fields[joined(joined(path, id), field.name)] ?? "";
    if (headings.includes(own)) last = own;
    of.set(id, last);
  }
  const under = (heading: string | null) => ({
    heading,
    ids: ids.filter((id) => of.get(id) === heading),
  });
  return [under(null), ...headings.map(under)];
}

export function orderedIds(list: ListField, path: string, fields: Fields): readonly string[] {
  return sectionsOf(list, path, fields).flatMap(({ ids }) => ids);
}

/** The field of a list's items with this role. */
export function fieldWithRole({ item }: ListField, role: NonNullable<ValueField["role"]>) {
  if (item.kind !== "group") return null;
  const found = item.fields.find((each) => "role" in each && each.role === role);
  return found && found.kind !== "group" && found.kind !== "list" ? found : null;
}

/** The list at a path; null: the document has none there. */
export function itemListIn(root: GroupField, path: string): ListField | null {
  const field = fieldAt(root, path);
  return field?.kind === "list" ? field : null;
}

/** What an item's state is stored as; empty: it is live. */
export type ItemState = "" | "hidden" | "draft";

/** Of an item of a list; an item without a state is live. */
export function stateOf(list: ListField, item: string, fields: Fields): ItemState {
  const state = fieldWithRole(list, "state");
  const value = state ? fields[joined(item, state.name)] : "";
  return value === "hidden" || value === "draft" ? value : "";
}

/** A list's items in their order, whether they are live or not, each with the words that people know it by. */
export function itemsIn(root: GroupField, path: string, fields: Fields) {
  const list = itemListIn(root, path);
  if (!list) return [];
  return orderedIds(list, path, fields).map((id) => {
    const item = joined(path, id);
    return { id, text: itemText(list.item, item, fields), state: stateOf(list, item, fields) };
  });
}

/** What people call an item of a list: its number among the live ones; others have none and are named by their words. */
export function itemLabels(
  list: ListField,
  path: string,
  fields: Fields,
): ReadonlyMap<string, string> {
  let number = 0;
  return new Map(
    orderedIds(list, path, fields).map((id) => {
      const item = joined(path, id);
      if (stateOf(list, item, fields) !== "") return [id, namedItem(list, item, [fields])];
      number += 1;
      return [id, `${list.item.label} ${number}`];
    }),
  );
}

/** The field at a path, whether or not the items on the way exist; null for a path that the document cannot have. */
export function fieldAt(root: GroupField, path: string): Field | null {
  let field: Field = root;
  for (const name of path.split(".")) {
    if (field.kind === "list" && ITEM_ID.test(name)) field = field.item;
    else if (field.kind === "group") {
      const next: Field | undefined = field.fields.find((each) => each.name === name);
      if (!next) return null;
      field = next;
    } else return null;
  }
  return field;
}

/** Allowed ids of an item. */
export const ITEM_ID = /^[a-z0-9-]{1,40}$/;

/** The lists on a path, outermost first, each with the id of its item. */
export function listsAt(root: GroupField, path: string): { path: string; id: string }[] {
  const names = path.split(".");
  return names.flatMap((id, at) => {
    const list = names.slice(0, at).join(".");
    return fieldAt(root, list)?.kind === "list" ? [{ path: list, id }] : [];
  });
}

/** Every field that a document has with these values, list items included, in the order of the form. */
export function placedFields(root: GroupField, fields: Fields): PlacedField[] {
  return placed(root, "", [], fields).slice(1);
}

function placed(
  field: Field,
  path: string,
  labels: readonly string[],
  fields: Fields,
): PlacedField[] {
  const own = field.label ? [...labels, field.label] : labels;
  const self = { field: withOptions(field, fields), path, labels: own };
  if (field.kind === "group")
    return [
      self,
      ...field.fields.flatMap((each) => placed(each, joined(path, each.name), own, fields)),
    ];
  if (field.kind === "list")
    return [
      self,
      ...[...itemLabels(field, path, fields)].flatMap(([id, label]) =>
        placed({ ...field.item, label }, joined(path, id), own, fields),
      ),
    ];
  return [self];
}

/** What is said of some paths, in the order of the form: first of the document itself, last of what is not on it. */
export function inFormOrder<Said>(
  placed: readonly PlacedField[],
  said: Readonly<Record<string, Said>>,
): [string, Said][] {
  const places = new Map(placed.map(({ path }, index) => [path, index]));
  const placeOf = (path: string) => (path === "" ? -1 : (places.get(path) ?? placed.length));
  return Object.entries(said).toSorted(([one], [other]) => placeOf(one) - placeOf(other));
}

/** In words, for a text that is longer than its field takes. */
export function atMostCharacters(max: number): string {
  return `At most ${max.toLocaleString("en-US")} characters`;
}

/** What leads to a path that may be on no form, because its item was removed: items by their words in one of `known`. */
export function labelsOf(root: GroupField, path: string, known: readonly Fields[]): string[] {
  const names = path.split(".");
  return names.flatMap((name, at) => {
    const above = names.slice(0, at).join(".");
    const list = at === 0 ? root : fieldAt(root, above);
    if (list?.kind === "list") return namedItem(list, joined(above, name), known);
    return fieldAt(root, names.slice(0, at + 1).join("."))?.label || [];
  });
}

/** Its number is of no use: after a removal another item has it. */
function namedItem({ item }: ListField, path: string, known: readonly Fields[]): string {
  const text = known.map((fields) => itemText(item, path, fields)).find(Boolean);
  return text ? `${item.label} “${text}”` : item.label;
}

/** The words by which people know an item: its own, or its first text. */
export function itemText(item: ListField["item"], path: string, fields: Fields): string {
  const first = item.kind === "group" ? item.fields.find(({ kind }) => kind === "text") : undefined;
  const text = fields[joined(path, first?.name ?? "")] ?? "";
  return text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME - 1)}…` : text;
}

function withOptions(field: Field, fields: Fields): Field {
  if (field.kind !== "choice") return field;
  return { ...field, options: optionsOf(field, (path) => fields[path] ?? "") };
}

/** The options of a choice: its own, or the current items of a list. */
export function optionsOf(
  { options = [], items }: ValueField,
  textAt: (path: string) => string,
): NonNullable<ValueField["options"]> {
  if (!items) return options;
  const ids = textAt(items.list).split(" ").filter(Boolean);
  return ids.map((id) => ({
    value: id,
    label: textAt(`${items.list}.${id}.${items.label}`) || id,
  }));
}
