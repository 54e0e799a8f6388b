/** A content document: one schema for the form, the validation, the type of the page's words, and the shipped words (CONT-1). */
import { z } from "zod";
import { issueWords } from "~/platform/web/issue-words";
import {
  type Field,
  type Fields,
  type GroupField,
  itemIds,
  joined,
  orderedIds,
  placedFields,
  stateOf,
} from "./fields";
import type { FieldMeta } from "./kinds.server";

type Definition<Schema extends z.ZodObject> = {
  /** Its name in addresses and in the database; never changed. */
  key: string;
  label: string;
  /** The addresses where its words appear. */
  pages: readonly string[];
  /**
   * How figures in its texts are checked: each must be a public one; "with-note": its pages do not show the earnings note,
   * so the text itself must; "their-own": they belong to people telling their story.
   */
  figures?: "with-note" | "their-own";
  /** The parts of its first page that a link may lead to, with a #. */
  anchors?: (fields: Fields) => readonly string[];
  /** Texts of all documents name its values in braces; `instead`: what stands in place of a sentence once its names are not used. */
  givesNames?: { instead: Readonly<Record<string, string>> };
  /** The names in braces filled in where its words are used, by the group that may have them. */
  names?: Readonly<Record<string, readonly string[]>>;
  /** Fields of a file that an earlier release exported, as today's; others come back as they are. */
  fromEarlier?: (fields: Fields) => Fields;
  /** What a launch asks of it: the button's words, what is said once it is done, and the values that do it. */
  settles?: {
    label: string;
    done: (values: number) => string;
    values: (live: Fields) => Fields;
  };
  schema: Schema;
  shipped: z.input<Schema>;
};

export type ContentDocument<Schema extends z.ZodObject = z.ZodObject> = Definition<Schema> & {
  root: GroupField;
  /** The shipped words, by path; the items of a list are named 1, 2, 3. */
  shippedFields: Fields;
};

export type ContentValue<Document extends ContentDocument> = z.output<Document["schema"]>;

export function contentDocument<const Schema extends z.ZodObject>(
  definition: Definition<Schema>,
): ContentDocument<Schema> {
  const root = { ...fieldOf("", definition.schema), kind: "group", label: "" } as GroupField;
  return { ...definition, root, shippedFields: flattened(root, definition.shipped) };
}

/** Faults by path, the first of each. */
export type Faults = Readonly<Record<string, string>>;

/**
 * Turns stored fields into the document's value, or says what is wrong and where. Missing fields are as shipped, and
 * items that are not live are neither in it nor wrong.
 */
export function readFields<Schema extends z.ZodObject>(
  document: ContentDocument<Schema>,
  fields: Fields,
): { value: z.output<Schema> } | { faults: Faults } {
  const known = withLiveItems(document, fields);
  const { data, error } = document.schema.safeParse(nested(document.root, "", known), {
    error: issueWords,
  });
  if (!error) return { value: data };
  const faults = error.issues.map(({ path, message }) => [
    pathOf(document.root, path, known),
    message,
  ]);
  return { faults: Object.fromEntries(faults.reverse()) };
}

/** The fields that count: those the form shows, without what removed items left behind. */
export function liveFields(document: ContentDocument, fields: Fields): Fields {
  return flattenedText(document.root, "", { ...document.shippedFields, ...fields });
}

/** All fields, with lists that have their live items only. */
export function withLiveItems({ root, shippedFields }: ContentDocument, fields: Fields): Fields {
  const known = { ...shippedFields, ...fields };
  const live = placedFields(root, known).flatMap(({ field, path }) => {
    if (field.kind !== "list") return [];
    const ids = itemIds(known, path).filter((id) => !stateOf(field, joined(path, id), known));
    return [[path, ids.join(" ")]];
  });
  return { ...known, ...Object.fromEntries(live) };
}

function fieldOf(name: string, schema: z.ZodType): Field {
  const own = metaOf(schema);
  const { kind, label, help } = own;
  if (kind === "group") {
    const parts = Object.entries(shapeOf(schema));
    const [id] = parts.filter(([, each]) => isId(each));
    return {
      kind,
      name,
      label,
      help,
      fields: parts.filter(([, each]) => !isId(each)).map((each) => fieldOf(...each)),
      ...(id && { id: { name: id[0], numbered: metaOf(id[1]).numbered ?? false } }),
    };
  }
  if (kind === "list") {
    const item = fieldOf("", elementOf(schema));
    if (item.kind === "list") throw new Error(`${label}: a list of lists`);
    return { kind, name, label, help, min: own.min ?? 0, max: own.max ?? 50, item };
  }
  if (kind === "id") throw new Error(`${label}: only an item of a list has an id`);
  return { ...own, kind, name, optional: own.optional ?? false };
}

function metaOf(schema: z.ZodType): FieldMeta {
  return (schema.meta() ?? { kind: "group", label: "" }) as FieldMeta;
}

function isId(schema: z.ZodType): boolean {
  return metaOf(schema).kind === "id";
}

function shapeOf(schema: z.ZodType): Record<string, z.ZodType> {
  if (schema instanceof z.ZodPipe) return shapeOf(schema.in as z.ZodType);
  if (!(schema instanceof z.ZodObject)) throw new Error("a group is not made of an object");
  return schema.shape;
}

function elementOf(schema: z.ZodType): z.ZodType {
  if (!(schema instanceof z.ZodArray)) throw new Error("a list is not made of an array");
  return schema.element as z.ZodType;
}

function flattened(field: Field, value: unknown, path = ""): Fields {
  if (field.kind === "group") {
    const values = value as Record<string, unknown>;
    return Object.assign(
      {},
      ...field.fields.map((each) => flattened(each, values[each.name], joined(path, each.name))),
    );
  }
  if (field.kind === "list") {
    const items = value as readonly unknown[];
    const ids = items.map((item, index) => idOf(field.item, item) ?? String(index + 1));
    return Object.assign(
      { [path]: ids.join(" ") },
      ...items.map((item, index) => flattened(field.item, item, joined(path, ids[index] ?? ""))),
    );
  }
  if (field.kind === "yesNo") return { [path]: value ? "yes" : "" };
  return { [path]: value === null || value === undefined ? "" : String(value) };
}

/** The id that an item's own value holds, if it does. */
function idOf(item: Field, value: unknown): string | null {
  if (item.kind !== "group" || !item.id) return null;
  return String((value as Record<string, unknown>)[item.id.name]);
}

/** `text` is filled in place: a copy for each item would cost the square of their number. */
function flattenedText(
  field: Field,
  path: string,
  fields: Fields,
  text: Record<string, string> = {},
): Fields {
  if (field.kind === "group")
    for (const each of field.fields) flattenedText(each, joined(path, each.name), fields, text);
  else text[path] = fields[path] ?? "";
  if (field.kind === "list")
    for (const id of itemIds(fields, path))
      flattenedText(field.item, joined(path, id), fields, text);
  return text;
}

function nested(field: Field, path: string, fields: Fields): unknown {
  if (field.kind === "group")
    return Object.fromEntries(
      field.fields.map((each) => [each.name, nested(each, joined(path, each.name), fields)]),
    );
  if (field.kind === "list")
    return orderedIds(field, path, fields).map((id) =>
      nestedItem(field.item, joined(path, id), id, fields),
    );
  const value = fields[path] ?? "";
  if (field.kind === "yesNo") return value === "yes";
  if (field.kind === "number") return value.trim() === "" ? null : Number(value);
  return value;
}

function nestedItem(item: Field, path: string, id: string, fields: Fields): unknown {
  const value = nested(item, path, fields);
  if (item.kind !== "group" || !item.id) return value;
  return { ...(value as object), [item.id.name]: id };
}

/** Where a value's fault is in the form: an item by its id, not by its position. */
function pathOf(root: GroupField, keys: readonly PropertyKey[], fields: Fields): string {
  let path = "";
  let field: Field = root;
  for (const key of keys) {
    if (field.kind === "group") {
      const next: Field | undefined = field.fields.find(({ name }) => name === key);
      if (!next) break;
      field = next;
      path = joined(path, next.name);
    } else if (field.kind === "list") {
      const id = orderedIds(field, path, fields)[Number(key)];
      if (id === undefined) break;
      path = joined(path, id);
      field = field.item;
    }
  }
  return path;
}
