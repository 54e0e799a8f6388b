/** The file with all words: its form, and what is wrong with a handwritten one (CONT-12). */
import { z } from "zod";
import { issueWordsOr } from "~/platform/web/issue-words";
import { type JsonBounds, jsonExcess } from "~/platform/web/json-excess.server";
import { mappedInParts } from "~/platform/web/long-work.server";
import { type DocumentFields, hashOf } from "./compared.server";
import { type ContentDocument, liveFields } from "./document.server";
import { type Fields, fieldAt, itemIds, placedFields } from "./fields";
import { type PictureRow, pictureRow } from "./pictures.server";

export const FORMAT = 1;
/** Limits of a file with all words. */
export const LARGEST_FILE = 10 * 1024 * 1024;
/** The shipped words are 4,300 fields in 0.4 MB. */
const MOST_FIELDS = 30_000;
const LONGEST_WORDS = 4 * 1024 * 1024;
const MOST_ITEMS = 200;
const MOST_ITEMS_IN_ALL = 5_000;
const BOUNDS: JsonBounds = { values: MOST_FIELDS, depth: 8 };
const EXCESS: Readonly<Record<keyof JsonBounds, string>> = {
  values: `The file has more than ${MOST_FIELDS.toLocaleString("en-US")} fields`,
  depth: "This is not a content export file",
};

/** After the place in the file. */
const FILE_WORDS = { error: issueWordsOr("this cannot be read") };

const contentFile = z.object({
  format: z.literal(FORMAT, `The file is not of format ${FORMAT}`),
  hash: z.string().optional(),
  // Values that are no text are named with all other faults.
  documents: z.record(z.string(), z.record(z.string(), z.unknown())),
  // Each is checked by itself: together they may be most of the file.
  pictures: z.array(z.unknown()).default([]),
});

/** A file's contents, and what is wrong with it; `text`: the file without its images. */
export type ReadFile = {
  words: readonly DocumentFields[];
  pictures: readonly PictureRow[];
  text: string;
  faults: readonly string[];
  /** Its words are others than those that were exported. */
  isEdited: boolean;
};

/** Reads a file in parts, and stops before the costly ones where it cannot be one of ours. */
export async function readFile(
  documents: readonly ContentDocument[],
  text: string,
): Promise<ReadFile> {
  if (text.length > LARGEST_FILE || Buffer.byteLength(text) > LARGEST_FILE)
    return unreadable(`The file is larger than ${LARGEST_FILE / 1024 / 1024} MB`);
  const excess = await jsonExcess(text, BOUNDS);
  if (excess) return unreadable(EXCESS[excess]);
  const { data: file, error } = contentFile.safeParse(parsed(text), FILE_WORDS);
  if (!file) return unreadable(...faultsIn(error));
  const { pictures: sent, ...rest } = file;
  const words = JSON.stringify(rest);
  if (words.length > LONGEST_WORDS)
    return unreadable(`The words in the file are larger than ${LONGEST_WORDS / 1024 / 1024} MB`);
  const pictures = await mappedInParts(sent, (each) => pictureRow.safeParse(each, FILE_WORDS));
  const broken = pictures.flatMap((each, index) =>
    each.error ? faultsIn(each.error, ["pictures", index]) : [],
  );
  if (broken.length > 0) return unreadable(...broken);
  const unknown = Object.keys(file.documents)
    .filter((key) => !documents.some((document) => document.key === key))
    .map((key) => `${key}: there is no such document`);
  const own = documents.filter(({ key }) => Object.hasOwn(file.documents, key));
  const read = await mappedInParts(own, (document) =>
    readDocument(document, file.documents[document.key] ?? {}),
  );
  const faults = [...unknown, ...read.flatMap((each) => each.faults)];
  return {
    words: read.filter(({ isWhole }) => isWhole),
    pictures: pictures.flatMap(({ data }) => data ?? []),
    text: words,
    faults,
    isEdited: file.hash !== undefined && file.hash !== hashOfAll(file.documents),
  };
}

function faultsIn({ issues }: z.ZodError, within: readonly PropertyKey[] = []): string[] {
  return issues.map(({ path, message }) => {
    const place = [...within, ...path];
    return place.length > 0
      ? `${place.join(" › ")}: ${message}`
      : "This is not a content export file";
  });
}

function unreadable(...faults: string[]): ReadFile {
  return { words: [], pictures: [], text: "", faults, isEdited: false };
}

/** `isWhole`: its lists are lists, so its fields can be read. */
function readDocument(document: ContentDocument, sent: Readonly<Record<string, unknown>>) {
  const texts: Fields = Object.fromEntries(Object.entries(sent).filter(isText));
  const fields = document.fromEarlier?.(texts) ?? texts;
  const values = {
    ...Object.fromEntries(Object.entries(sent).filter((each) => !isText(each))),
    ...fields,
  };
  const lists = brokenLists(document, fields);
  // It is unclear which items such a list has.
  const emptied = Object.fromEntries([...lists.keys()].map((path) => [path, ""]));
  const readable = { ...fields, ...emptied };
  const placed = placedFields(document.root, { ...document.shippedFields, ...readable });
  const known = liveFields(document, readable);
  const labelsOf = new Map(placed.map(({ path, labels }) => [path, labels]));
  const fault = (path: string, words: string) =>
    `${[document.label, ...(labelsOf.get(path) ?? [path])].join(" › ")}: ${words}`;
  const isInBroken = (path: string) => listsOn(path).some((list) => lists.has(list));
  const paths = Object.keys(values).filter((path) => !isInBroken(path));
  const faults = [
    ...paths
      .filter((path) => Object.hasOwn(known, path) && !Object.hasOwn(fields, path))
      .map((path) => fault(path, "this must be text in quotation marks")),
    ...paths
      .filter((path) => !Object.hasOwn(known, path))
      .map((path) => fault(path, "there is no such field")),
    ...[...lists].map(([path, words]) => fault(path, words)),
  ];
  return { document, fields, faults, isWhole: lists.size === 0 };
}

/** The lists whose items cannot be told, or are too many to be read, with the reason; by path. */
function brokenLists({ root }: ContentDocument, fields: Fields): Map<string, string> {
  const broken = new Map<string, string>();
  let items = 0;
  for (const path of Object.keys(fields)) {
    if (fieldAt(root, path)?.kind !== "list") continue;
    const ids = itemIds(fields, path);
    items += ids.length;
    if (ids.length > MOST_ITEMS) broken.set(path, `at most ${MOST_ITEMS} items`);
    else if (items > MOST_ITEMS_IN_ALL) broken.set(path, "there are too many items before it");
    else if (!areIds(ids)) broken.set(path, "invalid list of items");
  }
  return broken;
}

/** What a path begins with, part by part, without all of it: `a`, `a.b` of `a.b.c`. */
function listsOn(path: string): string[] {
  const names = path.split(".");
  return names.slice(1).map((_, at) => names.slice(0, at + 1).join("."));
}

function isText(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === "string";
}

function areIds(ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length && ids.every((id) => /^[\w-]{1,40}$/.test(id));
}

/** Equal words have an equal hash, whatever the order. */
export function hashOfAll(
  documents: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): string {
  return hashOf(
    Object.fromEntries(Object.entries(documents).map(([key, fields]) => [key, hashOf(fields)])),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
