/** The building blocks of a content document: each kind is a schema that also says how its value is edited. */
import { z } from "zod";
import { manyLines } from "~/platform/text/one-line";
import { oneLineText } from "~/platform/text/one-line-text";
import { isDay } from "~/platform/time/zones";
import type { Block } from "./blocks";
import { atMostCharacters, type ValueField } from "./fields";
import { parseMarkdown } from "./markdown.server";

/** What a schema tells the form. */
export type FieldMeta = {
  kind: ValueField["kind"] | "group" | "list" | "id";
  label: string;
  help?: string;
  optional?: boolean;
  min?: number;
  max?: number;
  options?: ValueField["options"];
  numbered?: boolean;
  hidden?: boolean;
  plays?: boolean;
  items?: ValueField["items"];
  role?: ValueField["role"];
};

type TextOptions = { help?: string; max?: number };

/** One line. */
export const text = (label: string, { max = 120, help }: TextOptions = {}) =>
  required(max, oneLineText()).meta(meta({ kind: "text", label, max, help }));

/** One line, or null if empty. */
export const optionalText = (label: string, { max = 120, help }: TextOptions = {}) =>
  orNull(max, oneLineText()).meta(meta({ kind: "text", label, max, help, optional: true }));

/** Words that no one reads and only a search uses, or null; in several lines from 500 characters on. */
export const searchWords = (label: string, { max = 400, help }: TextOptions = {}) =>
  orNull(max).meta(
    meta({
      kind: max < 500 ? "text" : "paragraph",
      label,
      max,
      help,
      optional: true,
      hidden: true,
    }),
  );

/** Several sentences without any markup. */
export const paragraph = (label: string, { max = 600, help }: TextOptions = {}) =>
  required(max).meta(meta({ kind: "paragraph", label, max, help }));

/** Several sentences, or null. */
export const optionalParagraph = (label: string, { max = 600, help }: TextOptions = {}) =>
  orNull(max).meta(meta({ kind: "paragraph", label, max, help, optional: true }));

/** Text with paragraphs, headings, lists, emphasis and links: the page gets its blocks. */
export const markdown = (label: string, { max = 5_000, help }: TextOptions = {}) =>
  required(max)
    .transform((source): readonly Block[] => parseMarkdown(source))
    .meta(meta({ kind: "markdown", label, max, help }));

/** A path of the product, an anchor, or an address with https. */
export const link = (label: string, help?: string) =>
  required(500)
    .refine((value) => LINK.test(value), NO_LINK)
    .meta(meta({ kind: "link", label, max: 500, help }));

/** A link, or null. */
export const optionalLink = (label: string, help?: string) =>
  orNull(500)
    .refine((value) => value === null || LINK.test(value), NO_LINK)
    .meta(meta({ kind: "link", label, max: 500, help, optional: true }));

/** The address of a video that plays on the page, with or without https, or null. `videoFaults` refuses any other. */
export const optionalVideo = (label: string) =>
  orNull(500).meta(
    meta({
      kind: "text",
      label,
      max: 500,
      help: "The address of a video, such as youtu.be/dQw4w9WgXcQ. It plays on the page",
      optional: true,
      plays: true,
    }),
  );

const LINK = /^(?:https:\/\/\S+|mailto:\S+|\/\S*|#\S+)$/;
const NO_LINK = "Enter a path such as /book, or an address that begins with https://";

/** An image with its alt text; null while there is none. The alt text is required if there is an image. */
export const picture = (label: string, help?: string) =>
  z
    .strictObject({
      image: z
        .string()
        .regex(/^(?:[\w-]{16}-\d{1,5}x\d{1,5}(?:@\d{1,3},\d{1,3})?)?$/, "Choose a picture")
        .meta(meta({ kind: "picture", label: "Picture", optional: true })),
      alt: orNull(200).meta(
        meta({
          kind: "text",
          label: "What it shows",
          max: 200,
          optional: true,
          help: "Read aloud to people who cannot see it",
        }),
      ),
    })
    .refine(({ image, alt }) => !image || alt !== null, {
      path: ["alt"],
      error: "Say in words what the picture shows",
    })
    .transform(({ image, alt }) => (image ? { image, alt: alt ?? "" } : null))
    .meta(meta({ kind: "group", label, help }));

export const yesNo = (label: string, help?: string) =>
  z.boolean().meta(meta({ kind: "yesNo", label, help }));

/** A whole number. */
export const count = (
  label: string,
  { min, max, help }: { min: number; max: number; help?: string },
) =>
  z
    .number({ error: "Enter a number" })
    .int("Enter a whole number")
    .min(min, `At least ${min}`)
    .max(max, `At most ${max}`)
    .meta(meta({ kind: "number", label, min, max, help }));

/** One of a few: `options` maps the stored value to its label. `unset`: the default for words stored before the choice existed. */
export const choice = <const Options extends Readonly<Record<string, string>>>(
  label: string,
  options: Options,
  help?: string,
  unset?: keyof Options & string,
) =>
  z
    .preprocess(
      (value) => (value === "" && unset !== undefined ? unset : value),
      z.enum(Object.keys(options) as [keyof Options & string, ...(keyof Options & string)[]], {
        error: "Choose one from the list",
      }),
    )
    .meta(
      meta({
        kind: "choice",
        label,
        help,
        options: Object.entries(options).map(([value, name]) => ({ value, label: name })),
      }),
    );

/** The same, or none (null). */
choice.optional = <const Options extends Readonly<Record<string, string>>>(
  label: string,
  options: Options,
  help?: string,
) =>
  z
    .preprocess((value) => value || null, choice(label, options).nullable())
    .meta(
      meta({
        kind: "choice",
        label,
        help,
        optional: true,
        options: Object.entries(options).map(([value, name]) => ({ value, label: name })),
      }),
    );

type Chosen = { list: string; label: string };

/** One of a list's items, by its id; `label`: the item's field that names it. */
export const itemChoice = (label: string, items: Chosen) =>
  required(40).meta(meta({ kind: "choice", label, items, options: [] }));

/** In a list item's group: the item of another list that is the heading it stands under; null for none. */
itemChoice.heading = (label: string, items: Chosen) =>
  z
    .string()
    .transform((value) => value || null)
    .meta(meta({ kind: "choice", label, items, role: "heading", optional: true }));

/**
 * In a list item's group: whether the item is live. Pages get live items only, and what keeps one of them from being
 * published keeps no other (OWN-3).
 */
export const itemState = (help?: string) =>
  z
    .preprocess((value) => (value === "" ? "live" : value), z.enum(["live", "hidden", "draft"]))
    .meta(
      meta({
        kind: "choice",
        label: "State",
        help,
        role: "state",
        options: [
          { value: "", label: "Live" },
          { value: "hidden", label: "Hidden" },
          { value: "draft", label: "Draft" },
        ],
      }),
    );

/** A day, YYYY-MM-DD. */
export const date = (label: string, help?: string) =>
  z
    .string()
    .refine(isDay, "Enter a date")
    .meta(meta({ kind: "date", label, help }));

/** A day, or null while there is none. */
export const optionalDate = (label: string, help?: string) =>
  z
    .string()
    .transform((value) => value || null)
    .refine((value) => value === null || isDay(value), "Enter a date")
    .meta(meta({ kind: "date", label, help, optional: true }));

/** In a list item's group: the item's id, which addresses or other texts use. */
export const itemId = () =>
  z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, "An id can only contain lowercase letters, digits and hyphens")
    .meta(meta({ kind: "id", label: "Id" }));

/** In a list item's group: the item's number, which it keeps when it moves, and which no other ever gets. */
export const itemNumber = () =>
  z.coerce
    .number<number>({ error: "The number of an item is a number" })
    .int()
    .min(1)
    .max(999)
    .meta(meta({ kind: "id", label: "Number", numbered: true }));

export const group = <Shape extends z.ZodRawShape>(label: string, shape: Shape, help?: string) =>
  z.strictObject(shape).meta(meta({ kind: "group", label, help }));

/** What search engines and link previews show of a page; its place in a document is called `search`. */
export const searchEntry = () =>
  group("Search engines", {
    title: text("Title", { max: 70 }),
    description: paragraph("Description", { max: 170, help: "At least 50 characters" }),
  });

/** `item` is the label of one of them: "Question". */
export const list = <Item extends z.ZodType>(
  label: string,
  item: Item,
  {
    min = 0,
    max = 50,
    help,
    few = min === 1 ? "Add at least one" : `At least ${min} are needed`,
  }: { min?: number; max?: number; help?: string; few?: string } = {},
) =>
  z
    .array(item)
    .min(min, few)
    .max(max, `At most ${max}`)
    .meta(meta({ kind: "list", label, min, max, help }));

/** Something visible: spaces and invisible characters are not text. */
const SEEN = /[^\s\p{C}]/u;

/** For a list: no two items have the same value in a field. */
export const unique =
  <Name extends string>(name: Name, message: string, taken: readonly string[] = []) =>
  ({ value, issues }: z.core.ParsePayload<readonly Record<Name, unknown>[]>) => {
    const seen = new Set<unknown>(taken);
    for (const [index, item] of value.entries()) {
      if (seen.has(item[name]))
        issues.push({ code: "custom", message, path: [index, name], input: value });
      seen.add(item[name]);
    }
  };

function required(max: number, text = z.string().overwrite(manyLines)) {
  return text.regex(SEEN, "Enter a text").max(max, atMostCharacters(max));
}

function orNull(max: number, text = z.string().overwrite(manyLines)) {
  return text
    .max(max, atMostCharacters(max))
    .transform((value) => (SEEN.test(value) ? value : null));
}

/** Zod keeps any metadata: this is ours. */
function meta(own: FieldMeta): FieldMeta {
  return own;
}
