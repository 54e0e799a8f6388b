/** All words as one file, out of one installation and into another (CONT-12). */
import { z } from "zod";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import { type Difference, differences, faultLines } from "./differences.server";
import { type ContentDocument, liveFields } from "./document.server";
import { type Fields, itemIds, placedFields } from "./fields";
import { PICTURE } from "./picture";
import { type PictureRow, pictureRow, picturesIn, putPictures } from "./pictures.server";
import {
  CONTENT_LOCK,
  compared,
  draftKeys,
  hashOf,
  inForce,
  type Publishing,
  questionsOn,
  type VersionChange,
  type Words,
  writeVersions,
} from "./publish.server";
import { type Catalog, readPublished } from "./published.server";

const FORMAT = 1;
/** What a file with all words may have. */
export const LARGEST_FILE = 10 * 1024 * 1024;
const MOST_FAULTS = 20;

const contentFile = z.object({
  format: z.literal(FORMAT, `The file is not of format ${FORMAT}`),
  hash: z.string().optional(),
  documents: z.record(z.string(), z.record(z.string(), z.string())),
  pictures: z.array(pictureRow).default([]),
});

/** The fields in force of every document, and the pictures that they name. Equal words make an equal file. */
export async function exportContent(db: Db, { documents }: Catalog): Promise<string> {
  const published = await readPublished(db);
  const words = Object.fromEntries(
    documents.map((document) => [document.key, inForce(document, published)]),
  );
  const pictures = await picturesIn(db, textsOf(Object.values(words)));
  const file = { format: FORMAT, hash: hashOfAll(words), documents: words, pictures };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** What a file would change. `generation`: of the words that it was compared with. */
export type ImportPlan =
  | { state: "refused"; faults: readonly string[] }
  | {
      state: "plan";
      generation: number;
      /** The file without its pictures, which are stored by now. */
      text: string;
      /** What other records hold of the items that the file does not have. */
      questions: readonly string[];
      documents: readonly { key: string; label: string; differences: readonly Difference[] }[];
    };

/** Compares a file with what is in force. Its pictures are stored, where no page shows them yet; nothing else is changed. */
export async function planImport(db: Db, catalog: Catalog, text: string): Promise<ImportPlan> {
  const file = readFile(catalog, text);
  if ("faults" in file) return { state: "refused", faults: file.faults };
  const published = await readPublished(db);
  const { changed, faults } = compared(catalog, published, file.words);
  if (faults) return { state: "refused", faults: lines(catalog, faults, changed) };
  const lost = await takePictures(db, file);
  if (lost.length > 0) return { state: "refused", faults: lost };
  return {
    state: "plan",
    generation: published.generation,
    text: file.text,
    questions: await questionsOn(db, catalog, changed),
    documents: changed.map(({ document, fields }) => ({
      key: document.key,
      label: document.label,
      differences: differences(document, inForce(document, published), fields),
    })),
  };
}

/** `moved`: other words are in force than those that the file was compared with; nothing was changed. */
export type ImportOutcome =
  | { state: "published"; changes: readonly VersionChange[] }
  | { state: "nothing" }
  | { state: "moved" }
  | { state: "refused"; faults: readonly string[] };

/** Puts the words of a file in force. `generation`: of the plan that was confirmed; null where nobody saw one. */
export async function importContent(
  db: Db,
  catalog: Catalog,
  { text, generation, ...publishing }: Publishing & { text: string; generation: number | null },
): Promise<ImportOutcome> {
  const file = readFile(catalog, text);
  if ("faults" in file) return { state: "refused", faults: file.faults };
  return withLock(db, CONTENT_LOCK, async (tx) => {
    const published = await readPublished(tx);
    if (generation !== null && generation !== published.generation) return { state: "moved" };
    const { changed } = compared(catalog, published, file.words);
    const drafts = await draftKeys(tx);
    const inTheWay = changed.filter(({ document }) => drafts.includes(document.key));
    if (inTheWay.length > 0)
      return {
        state: "refused",
        faults: inTheWay.map(
          ({ document }) => `${document.label}: publish or discard its draft before the import`,
        ),
      };
    const lost = await takePictures(tx, file);
    if (lost.length > 0) return { state: "refused", faults: lost };
    const outcome = await writeVersions(tx, catalog, changed, publishing);
    return outcome.state === "faults"
      ? { state: "refused", faults: lines(catalog, outcome.faults, changed) }
      : outcome;
  });
}

/** What a file holds; `text`: the file without its pictures. */
type ReadFile = { words: Words[]; pictures: readonly PictureRow[]; text: string };

/** Stores the pictures of a file; returns, in words, those that its documents name and nobody has. */
async function takePictures(db: Db, { words, pictures }: ReadFile): Promise<string[]> {
  const named = textsOf(words.map(({ fields }) => fields)).filter((text) => PICTURE.test(text));
  await putPictures(db, pictures);
  const kept = new Set((await picturesIn(db, named)).map(({ hash }) => hash));
  return named
    .filter((text) => !kept.has(PICTURE.exec(text)?.[1] ?? ""))
    .map((text) => `The picture ${text} is not in the file`);
}

function textsOf(documents: readonly Fields[]): string[] {
  return documents.flatMap((fields) => Object.values(fields));
}

function readFile({ documents }: Catalog, text: string): ReadFile | { faults: string[] } {
  const fault = (...faults: string[]) => ({ faults: faults.slice(0, MOST_FAULTS) });
  if (Buffer.byteLength(text) > LARGEST_FILE)
    return fault(`The file is larger than ${LARGEST_FILE / 1024 / 1024} MB`);
  const { data: file, error } = contentFile.safeParse(parsed(text));
  if (!file)
    return fault(
      ...error.issues.map(({ path, message }) =>
        path.length > 0 ? `${path.join(" › ")}: ${message}` : "This is not a content export file",
      ),
    );
  const unknown = Object.keys(file.documents).filter(
    (key) => !documents.some((document) => document.key === key),
  );
  if (unknown.length > 0)
    return fault(...unknown.map((key) => `${key}: there is no such document`));
  const words = documents.flatMap((document) => {
    const fields = file.documents[document.key];
    return fields ? [{ document, fields }] : [];
  });
  const faults = words.flatMap(strayFields);
  if (faults.length > 0) return fault(...faults);
  if (file.hash !== undefined && file.hash !== hashOfAll(file.documents))
    return fault(
      'The file was changed after the export. If that was on purpose, remove the line that begins with "hash".',
    );
  const { pictures, ...rest } = file;
  return { words, pictures, text: JSON.stringify(rest) };
}

/** Fields that the document does not have, and lists whose items have the same id. */
function strayFields({ document, fields }: Words): string[] {
  const known = liveFields(document, fields);
  const stray = Object.keys(fields)
    .filter((path) => !Object.hasOwn(known, path))
    .map((path) => `${document.label} › ${path}: there is no such field`);
  const lists = placedFields(document.root, { ...document.shippedFields, ...fields }).filter(
    ({ field, path }) => field.kind === "list" && !areIds(itemIds(fields, path)),
  );
  return [
    ...stray,
    ...lists.map(
      ({ labels }) => `${[document.label, ...labels].join(" › ")}: invalid list of items`,
    ),
  ];
}

function areIds(ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length && ids.every((id) => /^[\w-]{1,40}$/.test(id));
}

function lines(
  catalog: Catalog,
  faults: Parameters<typeof faultLines>[1],
  words: readonly Words[],
) {
  const fieldsOf = (key: string) => words.find((each) => each.document.key === key)?.fields ?? {};
  return faultLines(catalog.documents, faults, fieldsOf).slice(0, MOST_FAULTS);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function hashOfAll(documents: Readonly<Record<string, ContentDocument["shippedFields"]>>): string {
  return hashOf(
    Object.fromEntries(Object.entries(documents).map(([key, fields]) => [key, hashOf(fields)])),
  );
}
