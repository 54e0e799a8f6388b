/** The file with all words: its form, and what is wrong with a handwritten one (CONT-12). */
import { z } from "zod";
import { type ContentDocument, liveFields } from "./document.server";
import { type Fields, itemIds, placedFields } from "./fields";
import { type PictureRow, pictureRow } from "./pictures.server";
import { hashOf, type Words } from "./publish.server";

export const FORMAT = 1;
/** Limits of a file with all words. */
export const LARGEST_FILE = 10 * 1024 * 1024;
const CHANGED =
  'The file was changed after the export. If that was on purpose, remove the line that begins with "hash".';

const contentFile = z.object({
  format: z.literal(FORMAT, `The file is not of format ${FORMAT}`),
  hash: z.string().optional(),
  // Values that are no text are named with all other faults.
  documents: z.record(z.string(), z.record(z.string(), z.unknown().transform(flat))),
  pictures: z.array(pictureRow).default([]),
});

/** A file's contents, and what is wrong with it; `text`: the file without its images. */
export type ReadFile = {
  words: readonly Words[];
  pictures: readonly PictureRow[];
  text: string;
  faults: readonly string[];
};

export function readFile(documents: readonly ContentDocument[], text: string): ReadFile {
  if (Buffer.byteLength(text) > LARGEST_FILE)
    return unreadable(`The file is larger than ${LARGEST_FILE / 1024 / 1024} MB`);
  const { data: file, error } = contentFile.safeParse(parsed(text));
  if (!file)
    return unreadable(
      ...error.issues.map(({ path, message }) =>
        path.length > 0 ? `${path.join(" › ")}: ${message}` : "This is not a content export file",
      ),
    );
  const unknown = Object.keys(file.documents)
    .filter((key) => !documents.some((document) => document.key === key))
    .map((key) => `${key}: there is no such document`);
  const read = documents.flatMap((document) => {
    const values = file.documents[document.key];
    return values ? [readDocument(document, values)] : [];
  });
  const faults = [...unknown, ...read.flatMap((each) => each.faults)];
  if (file.hash !== undefined && file.hash !== hashOfAll(file.documents)) faults.push(CHANGED);
  const { pictures, ...rest } = file;
  const words = read.filter(({ isWhole }) => isWhole);
  return { words, pictures, text: JSON.stringify(rest), faults };
}

function unreadable(...faults: string[]): ReadFile {
  return { words: [], pictures: [], text: "", faults };
}

/** `isWhole`: its lists are lists, so its fields can be read. */
function readDocument(document: ContentDocument, values: Readonly<Record<string, unknown>>) {
  const texts = Object.entries(values).filter(isText);
  const fields: Fields = Object.fromEntries(texts);
  const placed = placedFields(document.root, { ...document.shippedFields, ...fields });
  const known = liveFields(document, fields);
  const lists = placed
    .filter(({ field, path }) => field.kind === "list" && !areIds(itemIds(fields, path)))
    .map(({ path }) => path);
  // It is unclear which items such a list has.
  const isInOne = (path: string) => lists.some((list) => path.startsWith(`${list}.`));
  const stray = Object.keys(values).filter((path) => !Object.hasOwn(known, path) && !isInOne(path));
  const fault = (path: string, words: string) => {
    const labels = placed.find((each) => each.path === path)?.labels ?? [path];
    return `${[document.label, ...labels].join(" › ")}: ${words}`;
  };
  const faults = [
    ...Object.keys(values)
      .filter((path) => Object.hasOwn(known, path) && !Object.hasOwn(fields, path))
      .map((path) => fault(path, "this must be text in quotation marks")),
    ...stray.map((path) => fault(path, "there is no such field")),
    ...lists.map((path) => fault(path, "invalid list of items")),
  ];
  return { document, fields, faults, isWhole: lists.length === 0 };
}

function isText(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === "string";
}

/** Only texts are words; of anything else only that it is no text matters, and it may be nested too deep to be written. */
function flat(value: unknown): unknown {
  return typeof value === "object" ? null : value;
}

function areIds(ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length && ids.every((id) => /^[\w-]{1,40}$/.test(id));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Equal words have an equal hash, whatever the order. */
export function hashOfAll(
  documents: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): string {
  return hashOf(
    Object.fromEntries(Object.entries(documents).map(([key, fields]) => [key, hashOf(fields)])),
  );
}
