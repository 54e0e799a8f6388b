/** Publishing: every act on content writes new versions in one transaction, under one lock, after all checks (CONT-5, CONT-7). */
import { and, asc, eq, inArray, like, sql } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import { compared, type DocumentFields, type Faulty, faulty, hashOf } from "./compared.server";
import { type ContentDocument, liveFields } from "./document.server";
import { type Fields, itemIds, listsAt } from "./fields";
import { itemAlone, type LeftOut, publishable, withOneItem } from "./items-alone.server";
import { type Catalog, type Published, publishedFields, readPublished } from "./published.server";
import { hasQuestions, NO_QUESTIONS, type Questions, questionsOn } from "./questions.server";
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

/** `nothing`: all of it is already live. `faults`: nothing was changed. */
export type Written =
  | { state: "published"; changes: readonly VersionChange[] }
  | { state: "nothing" }
  | Faulty;

/** `asks`: nothing was changed, because the words need a yes. */
export type PublishOutcome = Written | { state: "asks"; questions: Questions };

/** `leftOut`: items that stay in the draft, or that no page shows. */
export type DraftsOutcome = PublishOutcome & { leftOut: readonly LeftOut[] };

/** `sure`: they said yes. */
type Asked = Publishing & { sure: boolean };

/** Every act that changes drafts or versions takes it. */
export const CONTENT_LOCK = "content";

/** Turns the drafts of these documents into versions, all or none; items that live alone may be left out. */
export async function publish(
  db: Db,
  catalog: Catalog,
  { keys, sure, ...publishing }: Asked & { keys: readonly string[] },
): Promise<DraftsOutcome> {
  const documents = documentsOf(catalog, keys);
  return withLock(db, CONTENT_LOCK, async (tx) => {
    const drafts = await Promise.all(
      documents.map(async (document) => ({ document, fields: await draftFields(tx, document) })),
    );
    const before = await readPublished(tx);
    const found = await publishable(catalog, before, drafts, await catalog.allowedIn(tx));
    if ("faults" in found) return { ...found, leftOut: [] };
    const { changed, leftOut } = found;
    const questions = sure ? NO_QUESTIONS : await questionsOn(tx, catalog, changed);
    if (hasQuestions(questions)) return { state: "asks", questions, leftOut };
    const outcome = await insertVersions(tx, before, changed, publishing);
    for (const document of documents) await trimDraft(tx, document);
    return { ...outcome, leftOut };
  });
}

/** Makes the words of one item of a draft live, and nothing else of the draft. `unknown`: it is not in the draft. */
export async function publishItem(
  db: Db,
  catalog: Catalog,
  { key, item, ...publishing }: Asked & { key: string; item: string },
): Promise<PublishOutcome | { state: "unknown" }> {
  const [document] = documentsOf(catalog, [key]);
  if (!document || itemAlone(document, item) !== item) return { state: "unknown" };
  return withLock(db, CONTENT_LOCK, async (tx) => {
    const draft = await draftFields(tx, document);
    const isThere = listsAt(document.root, item).every(({ path, id }) =>
      itemIds(draft, path).includes(id),
    );
    if (!isThere) return { state: "unknown" };
    const live = publishedFields(document, await readPublished(tx));
    const fields = withOneItem(document, item, {
      live,
      draft: { ...document.shippedFields, ...draft },
    });
    const outcome = await writeIfSure(tx, catalog, [{ document, fields }], publishing);
    if (outcome.state !== "published" && outcome.state !== "nothing") return outcome;
    await tx
      .delete(contentDrafts)
      .where(and(eq(contentDrafts.key, key), like(contentDrafts.path, `${item}.%`)));
    await trimDraft(tx, document);
    return outcome;
  });
}

async function writeIfSure(
  tx: Db,
  catalog: Catalog,
  wanted: readonly DocumentFields[],
  { sure, ...publishing }: Asked,
): Promise<PublishOutcome> {
  const questions = sure ? NO_QUESTIONS : await questionsOn(tx, catalog, wanted);
  if (hasQuestions(questions)) return { state: "asks", questions };
  return writeVersions(tx, catalog, wanted, publishing);
}

/** Makes fields live as new versions, each document whole; call it under `CONTENT_LOCK`. */
export async function writeVersions(
  tx: Db,
  catalog: Catalog,
  wanted: readonly DocumentFields[],
  publishing: Publishing,
): Promise<Written> {
  const before = await readPublished(tx);
  const { changed, faults } = await compared(catalog, before, wanted, await catalog.allowedIn(tx));
  return faults ? faulty(changed, faults) : insertVersions(tx, before, changed, publishing);
}

/** Makes live fields that were checked live. */
async function insertVersions(
  tx: Db,
  before: Published & { versions: ReadonlyMap<string, number> },
  changed: readonly DocumentFields[],
  { authorId, note, record }: Publishing,
): Promise<Exclude<Written, Faulty>> {
  if (changed.length === 0) return { state: "nothing" };
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

/** The document as its editor left it: the draft merged over the live version. */
export async function draftFields(db: Db, document: ContentDocument): Promise<Fields> {
  const rows = await db
    .select({ path: contentDrafts.path, value: contentDrafts.value })
    .from(contentDrafts)
    .where(eq(contentDrafts.key, document.key))
    .orderBy(asc(contentDrafts.path));
  const draft = Object.fromEntries(rows.map(({ path, value }) => [path, value]));
  return { ...publishedFields(document, await readPublished(db)), ...draft };
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

async function deleteDrafts(tx: Db, keys: readonly string[]): Promise<number> {
  const rows = await tx
    .delete(contentDrafts)
    .where(inArray(contentDrafts.key, [...keys]))
    .returning({ path: contentDrafts.path });
  return rows.length;
}

/** Drops what a draft no longer changes, because it is live by now. */
export async function trimDraft(tx: Db, document: ContentDocument): Promise<void> {
  const { key } = document;
  const live = publishedFields(document, await readPublished(tx));
  const sent = JSON.stringify(live);
  await tx
    .delete(contentDrafts)
    .where(
      and(
        eq(contentDrafts.key, key),
        sql`${contentDrafts.value} = ${sent}::jsonb ->> ${contentDrafts.path}`,
      ),
    );
  // What is left may be about removed items alone.
  const draft = liveFields(document, await draftFields(tx, document));
  if (hashOf(draft) === hashOf(live)) await deleteDrafts(tx, [key]);
}

function documentsOf({ documents }: Catalog, keys: readonly string[]): ContentDocument[] {
  return documents.filter(({ key }) => keys.includes(key));
}
