/** Publishing: every act on content writes new versions in one transaction, under one lock, after all checks (CONT-5, CONT-7). */
import { createHash } from "node:crypto";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import { makingWay, mappedInParts } from "~/platform/web/long-work.server";
import { faultLines } from "./differences.server";
import { type ContentDocument, type Faults, liveFields, readFields } from "./document.server";
import type { Fields } from "./fields";
import { type Catalog, type Published, readPublished } from "./published.server";
import { heldOfRemoved } from "./removed-items.server";
import { contentDrafts, contentVersions } from "./tables";

/** A document's version ids before and after; null for the shipped words. */
export type VersionChange = {
  key: string;
  label: string;
  before: number | null;
  after: number;
};

/** Versions before and after, as an event records them. */
export function changeFacts(changes: readonly VersionChange[]) {
  const subject = {
    kind: "content" as const,
    id: changes.map(({ key }) => key).join(" "),
    label: changes.map(({ label }) => label).join(", "),
  };
  const versions = (of: (change: VersionChange) => number | null) =>
    Object.fromEntries(changes.map((change) => [change.key, of(change)]));
  return {
    subject,
    before: versions(({ before }) => before),
    after: versions(({ after }) => after),
  };
}

/** Who publishes, and why. `record` writes the act's event, in its transaction. */
export type Publishing = {
  authorId: string | null;
  note: string;
  record: (tx: Db, changes: readonly VersionChange[]) => Promise<void>;
};

/** By key and path; `fieldsOf`: the fields they are about, of the document with this key. */
export type Faulty = {
  state: "faults";
  faults: Readonly<Record<string, Faults>>;
  fieldsOf: (key: string) => Fields;
};

/** `nothing`: all of it is already live. `faults`: nothing was changed. */
export type Written =
  | { state: "published"; changes: readonly VersionChange[] }
  | { state: "nothing" }
  | Faulty;

/** `asks`: nothing was changed, because the words remove items that other records refer to. */
export type PublishOutcome = Written | { state: "asks"; questions: readonly string[] };

/** `sure`: they may remove such items. */
type Asked = Publishing & { sure: boolean };

/** Every act that changes drafts or versions takes it. */
export const CONTENT_LOCK = "content";

/** Turns the drafts of these documents into versions, all or none. */
export async function publish(
  db: Db,
  catalog: Catalog,
  { keys, ...publishing }: Asked & { keys: readonly string[] },
): Promise<PublishOutcome> {
  const documents = documentsOf(catalog, keys);
  return withLock(db, CONTENT_LOCK, async (tx) => {
    const drafts = await Promise.all(
      documents.map(async (document) => ({ document, fields: await draftFields(tx, document) })),
    );
    const outcome = await writeIfSure(tx, catalog, drafts, publishing);
    const isDone = outcome.state === "published" || outcome.state === "nothing";
    if (isDone) await deleteDrafts(tx, keys);
    return outcome;
  });
}

async function writeIfSure(
  tx: Db,
  catalog: Catalog,
  wanted: readonly Words[],
  { sure, ...publishing }: Asked,
): Promise<PublishOutcome> {
  const questions = sure ? [] : await questionsOn(tx, catalog, wanted);
  if (questions.length > 0) return { state: "asks", questions };
  return writeVersions(tx, catalog, wanted, publishing);
}

/** Makes fields live as new versions, each document whole; call it under `CONTENT_LOCK`. */
export async function writeVersions(
  tx: Db,
  catalog: Catalog,
  wanted: readonly Words[],
  { authorId, note, record }: Publishing,
): Promise<Written> {
  const before = await readPublished(tx);
  const { changed, faults } = await compared(catalog, before, wanted);
  if (changed.length === 0) return { state: "nothing" };
  if (faults) return faulty(changed, faults);
  const batch = crypto.randomUUID();
  const rows = await tx
    .insert(contentVersions)
    .values(
      changed.map(({ document: { key, shippedFields }, fields }) => {
        const hash = hashOf(fields);
        // The shipped words follow later releases.
        const isShipped = hash === hashOf(shippedFields);
        return { key, fields: isShipped ? null : fields, hash, authorId, note, batch };
      }),
    )
    .returning({ id: contentVersions.id });
  const changes = changed.map(({ document: { key, label } }, index) => ({
    key,
    label,
    before: before.versions.get(key) ?? null,
    after: rows[index]?.id ?? 0,
  }));
  await record(tx, changes);
  return { state: "published", changes };
}

export function faulty(words: readonly Words[], faults: Faulty["faults"]): Faulty {
  const fieldsOf = (key: string) => words.find((each) => each.document.key === key)?.fields ?? {};
  return { state: "faults", faults, fieldsOf };
}

type MakeWay = ReturnType<typeof makingWay>;

/** A document with fields that are to go live. */
export type Words = { document: ContentDocument; fields: Fields };

/** The part of `wanted` that is not live, as live fields, and what is wrong with it; found in parts. */
export async function compared(
  catalog: Catalog,
  before: Published,
  wanted: readonly Words[],
): Promise<{ changed: Words[]; faults: Readonly<Record<string, Faults>> | null }> {
  // One for all: callers hold the content lock, and a pause for each document would make everyone else wait for it.
  const makeWay = makingWay();
  const whatChanged = ({ document, fields: given }: Words) => {
    const fields = liveFields(document, given);
    const isLive = hashOf(fields) === hashOf(inForce(document, before));
    return isLive ? [] : [{ document, fields }];
  };
  const all = await mappedInParts(wanted, whatChanged, makeWay);
  const changed = all.flat();
  const after = {
    ...before,
    fields: new Map([
      ...before.fields,
      ...changed.map(({ document, fields }) => [document.key, fields] as const),
    ]),
  };
  const faults: [string, Faults][] = [];
  for (const { document, fields } of changed) {
    const found = await faultsOf(catalog, document, { fields, published: after, makeWay });
    if (found) faults.push([document.key, found]);
  }
  const [first] = changed;
  if (first && faults.length === 0) {
    const elsewhere = await faultsElsewhere(catalog, changed, { before, after, makeWay });
    if (elsewhere) faults.push([first.document.key, { "": elsewhere }]);
  }
  return { changed, faults: faults.length > 0 ? Object.fromEntries(faults) : null };
}

/** What would be wrong in an unchanged document: a name it uses is gone, for example. In words, or null. */
async function faultsElsewhere(
  catalog: Catalog,
  changed: readonly Words[],
  { before, after, makeWay }: { before: Published; after: Published; makeWay: MakeWay },
): Promise<string | null> {
  const isNamed = changed.some(
    ({ document, fields }) =>
      document.givesNames ||
      document.anchors?.(fields).join() !== document.anchors?.(inForce(document, before)).join(),
  );
  if (!isNamed) return null;
  const others = catalog.documents.filter(
    (each) => !changed.some(({ document }) => document.key === each.key),
  );
  for (const document of others) {
    const fields = inForce(document, before);
    const found = await faultsOf(catalog, document, { fields, published: after, makeWay });
    if (!found) continue;
    if (await faultsOf(catalog, document, { fields, published: before, makeWay })) continue;
    const [line] = faultLines([document], { [document.key]: found }, () => fields);
    return `Not without a change elsewhere. ${line}`;
  }
  return null;
}

/** What other records refer to among the items these words remove. */
export async function questionsOn(
  db: Db,
  { heldOf }: Catalog,
  wanted: readonly Words[],
): Promise<string[]> {
  const published = await readPublished(db);
  const asked = wanted.map(async ({ document, fields }) =>
    heldOfRemoved(document, await heldOf(db, document), {
      before: inForce(document, published),
      after: { ...document.shippedFields, ...fields },
    }),
  );
  return (await Promise.all(asked)).flat();
}

/** What is wrong with a document, by path; null if it may be published. */
async function faultsOf(
  { checks }: Catalog,
  document: ContentDocument,
  { fields, published, makeWay }: { fields: Fields; published: Published; makeWay: MakeWay },
): Promise<Faults | null> {
  const read = readFields(document, fields);
  if ("faults" in read) return read.faults;
  const found = await mappedInParts(checks, (check) => check(document, fields, published), makeWay);
  const faults = Object.assign({}, ...found);
  return Object.keys(faults).length > 0 ? faults : null;
}

/** The document as its editor left it: the draft merged over the live version. */
export async function draftFields(db: Db, document: ContentDocument): Promise<Fields> {
  const rows = await db
    .select({ path: contentDrafts.path, value: contentDrafts.value })
    .from(contentDrafts)
    .where(eq(contentDrafts.key, document.key))
    .orderBy(asc(contentDrafts.path));
  const draft = Object.fromEntries(rows.map(({ path, value }) => [path, value]));
  return { ...inForce(document, await readPublished(db)), ...draft };
}

/** The live fields, or the shipped ones if there are no others. */
export function inForce(document: ContentDocument, { fields }: Published): Fields {
  return liveFields(document, fields.get(document.key) ?? {});
}

/** False: there was no draft. `record` writes the event, in the transaction. */
export async function discardDraft(
  db: Db,
  key: string,
  record: (tx: Db) => Promise<void>,
): Promise<boolean> {
  return withLock(db, CONTENT_LOCK, async (tx) => {
    const discarded = (await deleteDrafts(tx, [key])) > 0;
    if (discarded) await record(tx);
    return discarded;
  });
}

/** `draft`: someone is changing the document; nothing was changed. `unknown`: it has no such version. */
export type RestoreOutcome = PublishOutcome | { state: "draft" } | { state: "unknown" };

/** Makes an earlier version live again, as a new version. `version`: its id; null for the shipped words. */
export async function restoreVersion(
  db: Db,
  catalog: Catalog,
  { key, version, ...publishing }: Asked & { key: string; version: number | null },
): Promise<RestoreOutcome> {
  const [document] = documentsOf(catalog, [key]);
  if (!document) return { state: "unknown" };
  return withLock(db, CONTENT_LOCK, async (tx) => {
    if ((await draftKeys(tx)).includes(key)) return { state: "draft" };
    const fields = version === null ? {} : await fieldsOfVersion(tx, key, version);
    if (fields === undefined) return { state: "unknown" };
    return writeIfSure(tx, catalog, [{ document, fields }], publishing);
  });
}

async function fieldsOfVersion(tx: Db, key: string, id: number): Promise<Fields | undefined> {
  const [row] = await tx
    .select({ fields: contentVersions.fields })
    .from(contentVersions)
    .where(and(eq(contentVersions.key, key), eq(contentVersions.id, id)));
  return row && (row.fields ?? {});
}

/** The documents with a draft. */
export async function draftKeys(db: Db): Promise<string[]> {
  const rows = await db.selectDistinct({ key: contentDrafts.key }).from(contentDrafts);
  return rows.map(({ key }) => key);
}

export async function deleteDrafts(tx: Db, keys: readonly string[]): Promise<number> {
  const rows = await tx
    .delete(contentDrafts)
    .where(inArray(contentDrafts.key, [...keys]))
    .returning({ path: contentDrafts.path });
  return rows.length;
}

function documentsOf({ documents }: Catalog, keys: readonly string[]): ContentDocument[] {
  return documents.filter(({ key }) => keys.includes(key));
}

/** Equal words have an equal hash, on every installation. */
export function hashOf(fields: Readonly<Record<string, unknown>>): string {
  const canonical = Object.fromEntries(Object.entries(fields).toSorted(byName));
  return createHash("sha256").update(JSON.stringify(canonical)).digest("hex");
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1;
}
