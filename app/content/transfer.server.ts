/** All words as one file, from one installation to another (CONT-12). */
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import { mappedInParts, othersFirst } from "~/platform/web/long-work.server";
import { compared, type DocumentFields, type Faulty, faulty } from "./compared.server";
import { type Differences, differences, faultLines } from "./differences.server";
import type { Fields } from "./fields";
import { PICTURE } from "./picture";
import { picturesIn, putPictures } from "./pictures.server";
import {
  CONTENT_LOCK,
  draftKeys,
  type Publishing,
  type VersionChange,
  writeVersions,
} from "./publish.server";
import { type Catalog, type Published, publishedFields, readPublished } from "./published.server";
import { type Questions, questionsOn } from "./questions.server";
import { FORMAT, hashOfAll, type ReadFile, readFile } from "./transfer-file.server";

const MOST_FAULTS = 20;
/** Of each document in what a file would change. */
const MOST_DIFFERENCES = 40;

/** The live fields of every document, and the images they name, in parts. Equal words make an equal file. */
export async function* contentFile(db: Db, { documents }: Catalog): AsyncGenerator<string> {
  const published = await readPublished(db);
  const words = Object.fromEntries(
    await mappedInParts(documents, (document) => [
      document.key,
      publishedFields(document, published),
    ]),
  );
  const hash = hashOfAll(words);
  await othersFirst();
  yield `${indented({ format: FORMAT, hash, documents: words }).slice(0, -"\n}".length)},\n  "pictures": [`;
  let written = 0;
  // They may be a hundred times as long as the words.
  const named = textsOf(Object.values(words)).filter((text) => PICTURE.test(text));
  // One picture may be shown in several places, each with another focal point.
  const pictures = new Map(named.map((text) => [PICTURE.exec(text)?.[1], text]));
  for (const name of [...pictures.values()].toSorted())
    for (const picture of await picturesIn(db, [name])) {
      yield `${written > 0 ? "," : ""}\n    ${indented(picture).replaceAll("\n", "\n    ")}`;
      written += 1;
    }
  yield written > 0 ? "\n  ]\n}\n" : "]\n}\n";
}

function indented(value: object): string {
  return JSON.stringify(value, null, 2);
}

/** The whole file. */
export async function exportContent(db: Db, catalog: Catalog): Promise<string> {
  const parts: string[] = [];
  for await (const part of contentFile(db, catalog)) parts.push(part);
  return parts.join("");
}

const EDITED =
  "The file was changed after the export. Import it in the browser, which shows what it changes before anything is saved.";

/** What a file would change. `generation`: of the words it was compared with. */
export type ImportPlan =
  | { state: "refused"; faults: readonly string[] }
  | {
      state: "plan";
      generation: number;
      /** The file without its images, which are stored by now. */
      text: string;
      /** Someone changed its words after the export. */
      isEdited: boolean;
      questions: Questions;
      /** What must be settled before the file can be imported. */
      inTheWay: readonly string[];
      documents: readonly ({ key: string; label: string } & Differences)[];
    };

/** Compares a file with the live words. Its images are stored, but no page shows them yet; nothing else changes. */
export async function planImport(db: Db, catalog: Catalog, text: string): Promise<ImportPlan> {
  const file = await readFile(catalog.documents, text);
  const published = await readPublished(db);
  const { changed, faults } = await checked(db, catalog, file, published);
  if (faults.length > 0) return refused(faults);
  await putPictures(db, file.pictures);
  const documents = await Promise.all(
    changed.map(async ({ document, fields }) => ({
      key: document.key,
      label: document.label,
      ...(await differences(
        document,
        publishedFields(document, published),
        fields,
        MOST_DIFFERENCES,
      )),
    })),
  );
  return {
    state: "plan",
    generation: published.generation,
    text: file.text,
    isEdited: file.isEdited,
    questions: await questionsOn(db, catalog, changed),
    inTheWay: await draftsInTheWay(db, changed),
    documents,
  };
}

/** `moved`: the live words are no longer those the file was compared with; nothing was changed. */
export type ImportOutcome =
  | { state: "published"; changes: readonly VersionChange[] }
  | { state: "nothing" }
  | { state: "moved" }
  | { state: "refused"; faults: readonly string[] };

/** Makes a file's words live. `generation`: of the confirmed plan; null if no one saw one. */
export async function importContent(
  db: Db,
  catalog: Catalog,
  { text, generation, ...publishing }: Publishing & { text: string; generation: number | null },
): Promise<ImportOutcome> {
  const file = await readFile(catalog.documents, text);
  if (generation === null && file.isEdited && file.faults.length === 0) return refused([EDITED]);
  return withLock(db, CONTENT_LOCK, async (tx) => {
    const published = await readPublished(tx);
    if (generation !== null && generation !== published.generation) return { state: "moved" };
    const { changed, faults } = await checked(tx, catalog, file, published);
    const found = [...faults, ...(await draftsInTheWay(tx, changed))];
    if (found.length > 0) return refused(found);
    await putPictures(tx, file.pictures);
    const outcome = await writeVersions(tx, catalog, changed, publishing);
    return outcome.state === "faults" ? refused(lines(catalog, outcome)) : outcome;
  });
}

/** The first of all faults, and how many more there are. */
function refused(faults: readonly string[]) {
  const more = faults.length - MOST_FAULTS;
  const first = faults.slice(0, MOST_FAULTS);
  return {
    state: "refused" as const,
    faults: more > 0 ? [...first, `And ${more} more`] : first,
  };
}

/** The documents of a file that differ from the live ones, and every fault of the file. */
async function checked(db: Db, catalog: Catalog, file: ReadFile, published: Published) {
  const { changed, faults } = await compared(
    catalog,
    published,
    file.words,
    await catalog.allowedIn(db),
  );
  const found = faults ? lines(catalog, faulty(changed, faults)) : [];
  return { changed, faults: [...file.faults, ...found, ...(await lostPictures(db, file))] };
}

/** In words, the documents with a draft that the file would change. */
async function draftsInTheWay(db: Db, changed: readonly DocumentFields[]): Promise<string[]> {
  const drafts = await draftKeys(db);
  return changed
    .filter(({ document }) => drafts.includes(document.key))
    .map(({ document }) => `${document.label}: publish or discard its draft before the import`);
}

/** In words, the images that the file's documents name and that neither the file nor the database has. */
async function lostPictures(db: Db, { words, pictures }: ReadFile): Promise<string[]> {
  const named = textsOf(words.map(({ fields }) => fields)).filter((text) => PICTURE.test(text));
  const kept = new Set([...pictures, ...(await picturesIn(db, named))].map(({ hash }) => hash));
  return named
    .filter((text) => !kept.has(PICTURE.exec(text)?.[1] ?? ""))
    .map((text) => `The picture ${text} is not in the file`);
}

function textsOf(documents: readonly Fields[]): string[] {
  return documents.flatMap((fields) => Object.values(fields));
}

function lines({ documents }: Catalog, { faults, fieldsOf }: Faulty): string[] {
  return faultLines(documents, faults, fieldsOf);
}
