/** Drafts: what several people are changing in a document, field by field, until it is published (CONT-3). */
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { users } from "~/auth/tables";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import { type Changes, merged, type SavedDraft } from "./changes";
import { type ContentDocument, type Faults, liveFields } from "./document.server";
import {
  atMostCharacters,
  type Fields,
  fieldAt,
  type GroupField,
  ITEM_ID,
  itemIds,
  listsAt,
} from "./fields";
import { CONTENT_LOCK } from "./publish.server";
import { contentDrafts, contentVersions } from "./tables";

/** What a draft may hold at all; what may be published is up to the document's schema. */
const LONGEST_VALUE = 20_000;
const MOST_ITEMS = 200;
const MOST_ROWS = 5_000;
const FULL = "Too many changes in one draft: publish it first";
const NO_FIELD = "There is no such field";

const path = z
  .string()
  .max(200)
  .regex(/^[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*$/);
const id = z.string().regex(ITEM_ID);
const marks = z.array(z.string().max(20)).max(100);

/** The body of a save. */
export const draftChanges = z.strictObject({
  lists: z
    .array(
      z.discriminatedUnion("act", [
        z.strictObject({ act: z.enum(["add", "move"]), path, id, before: id.optional() }),
        z.strictObject({ act: z.literal("remove"), path, id, marks: z.record(path, marks) }),
        z.strictObject({
          act: z.literal("restore"),
          path,
          id,
          before: id.optional(),
          fields: z.record(path, z.string()),
        }),
      ]),
    )
    .max(500),
  values: z.array(z.strictObject({ path, value: z.string(), marks })).max(2_000),
}) satisfies z.ZodType<Changes>;

/** `faults`: by the paths of the changes that cannot be stored; nothing was changed. */
export type SaveOutcome = ({ state: "saved" } & SavedDraft) | { state: "faults"; faults: Faults };

/** Stores changes, except where someone else has written what their editor has not seen. */
export async function saveDraft(
  db: Db,
  document: ContentDocument,
  { authorId, changes }: { authorId: string; changes: Changes },
): Promise<SaveOutcome> {
  const faults = impossible(document, changes);
  if (faults) return { state: "faults", faults };
  return withLock(db, CONTENT_LOCK, async (tx) => {
    const { base, rows, version, fields } = await stored(tx, document);
    const { written, refused } = merged(document.root, fields, changes);
    const now = { ...fields, ...written };
    const asked = pathsOf(changes);
    const long = tooLong(document.root, changes, { before: fields, now });
    if (long) return { state: "faults", faults: long };
    if (rows.length + Object.keys(written).length > MOST_ROWS)
      return { state: "faults", faults: Object.fromEntries(asked.map((each) => [each, FULL])) };
    await write(tx, { key: document.key, authorId, written, base });
    const shown = new Set([...asked, ...Object.keys(written)]);
    return {
      state: "saved",
      fields: Object.fromEntries([...shown].map((each) => [each, now[each] ?? ""])),
      disputes: refused.map((each) => ({
        path: each,
        value: now[each] ?? "",
        author:
          newest(rows.filter((row) => isWithin(row.path, each)))?.author ?? version?.author ?? null,
      })),
    };
  });
}

/** A document as its editors see it. `version`: the live one; null while it is as shipped. */
export type Draft = {
  fields: Fields;
  /** Paths whose value differs from the live one. */
  changed: readonly string[];
  version: { author: string | null; at: Date; isShipped: boolean } | null;
  /** The last unpublished change. */
  last: { author: string | null; at: Date } | null;
};

export async function readDraft(db: Db, document: ContentDocument): Promise<Draft> {
  return draftOf(document, await stored(db, document));
}

/** The drafts of all these documents, by their keys. */
export async function readDrafts(
  db: Db,
  documents: readonly ContentDocument[],
): Promise<ReadonlyMap<string, Draft>> {
  const read = await storedOf(
    db,
    documents.map(({ key }) => key),
  );
  return new Map(
    documents.map((document) => [document.key, draftOf(document, laidOver(document, read))]),
  );
}

function draftOf(document: ContentDocument, { base, rows, version, fields }: Stored): Draft {
  const live = liveFields(document, fields);
  const published = liveFields(document, base);
  const changed = Object.keys({ ...live, ...published }).filter(
    (each) => live[each] !== published[each],
  );
  return {
    fields: live,
    changed,
    version: version ? { ...version, isShipped: version.fields === null } : null,
    last: newest(rows) ?? null,
  };
}

type Row = { path: string; value: string; author: string | null; at: Date };

/** `base`: the live words, and shipped words not yet live; `fields`: the draft merged over it. */
type Stored = ReturnType<typeof laidOver>;

async function stored(db: Db, document: ContentDocument): Promise<Stored> {
  return laidOver(document, await storedOf(db, [document.key]));
}

/** The newest version and the draft's rows of each key. */
async function storedOf(db: Db, keys: readonly string[]) {
  const versions = await db
    .selectDistinctOn([contentVersions.key], {
      key: contentVersions.key,
      fields: contentVersions.fields,
      author: users.name,
      at: contentVersions.publishedAt,
    })
    .from(contentVersions)
    .leftJoin(users, eq(users.id, contentVersions.authorId))
    .where(inArray(contentVersions.key, [...keys]))
    .orderBy(contentVersions.key, desc(contentVersions.id));
  const rows = await db
    .select({
      key: contentDrafts.key,
      path: contentDrafts.path,
      value: contentDrafts.value,
      author: users.name,
      at: contentDrafts.changedAt,
    })
    .from(contentDrafts)
    .leftJoin(users, eq(users.id, contentDrafts.authorId))
    .where(inArray(contentDrafts.key, [...keys]));
  return { versions, rows };
}

function laidOver(
  { key, shippedFields }: ContentDocument,
  all: Awaited<ReturnType<typeof storedOf>>,
) {
  const version = all.versions.find((each) => each.key === key);
  const rows = all.rows.filter((each) => each.key === key);
  const base: Fields = { ...shippedFields, ...version?.fields };
  const draft = Object.fromEntries(rows.map(({ path, value }) => [path, value]));
  return { base, rows, version, fields: { ...base, ...draft } };
}

function newest(rows: readonly Row[]): Row | undefined {
  return rows.toSorted((one, other) => +other.at - +one.at)[0];
}

function isWithin(path: string, item: string): boolean {
  return path === item || path.startsWith(`${item}.`);
}

type Writing = { key: string; authorId: string; written: Fields; base: Fields };

/** A value equal to the live one has no row. */
async function write(tx: Db, { key, authorId, written, base }: Writing): Promise<void> {
  const [same, other] = [[] as string[], [] as { path: string; value: string }[]];
  for (const [path, value] of Object.entries(written))
    if ((base[path] ?? "") === value) same.push(path);
    else other.push({ path, value });
  if (same.length > 0)
    await tx
      .delete(contentDrafts)
      .where(and(eq(contentDrafts.key, key), inArray(contentDrafts.path, same)));
  if (other.length > 0)
    await tx
      .insert(contentDrafts)
      .values(other.map((each) => ({ key, authorId, ...each })))
      .onConflictDoUpdate({
        target: [contentDrafts.key, contentDrafts.path],
        set: { value: sql`excluded.value`, authorId, changedAt: sql`now()` },
      });
}

function pathsOf({ lists, values }: Changes): string[] {
  const restored = lists.flatMap((each) =>
    each.act === "restore" ? Object.keys(each.fields) : [],
  );
  return [...[...lists, ...values].map((change) => change.path), ...restored];
}

/** Changes that would make a list too long, by path: acts on it, and texts that would bring one of its items back. */
function tooLong(
  root: GroupField,
  { lists, values }: Changes,
  { before, now }: { before: Fields; now: Fields },
): Faults | null {
  const isLong = (path: string) => itemIds(now, path).length > MOST_ITEMS;
  const acts = lists.filter(({ path }) => isLong(path));
  const texts = values.flatMap(({ path }) => {
    const list = listsAt(root, path).find(
      (at) => isLong(at.path) && !itemIds(before, at.path).includes(at.id),
    );
    return list ? [[path, mostItems(root, list.path)] as const] : [];
  });
  const all = [...acts.map(({ path }) => [path, mostItems(root, path)] as const), ...texts];
  return all.length > 0 ? Object.fromEntries(all) : null;
}

/** People read the limit of the list, not that of a draft. */
function mostItems(root: GroupField, path: string): string {
  const field = fieldAt(root, path);
  return `At most ${field?.kind === "list" ? Math.min(field.max, MOST_ITEMS) : MOST_ITEMS} items`;
}

/** Changes that no editor of this document sends, by path; null if all are possible. */
function impossible({ root }: ContentDocument, { lists, values }: Changes): Faults | null {
  const faults: Record<string, string> = {};
  for (const { path, ...change } of lists) {
    if (fieldAt(root, path)?.kind !== "list") faults[path] = "There is no such list";
    if (change.act !== "restore") continue;
    for (const [each, value] of Object.entries(change.fields)) {
      const isOwn = isWithin(each, `${path}.${change.id}`);
      const fault = isOwn ? restoredFault(root, each, value) : NO_FIELD;
      if (fault) faults[each] = fault;
    }
  }
  for (const { path, value } of values) {
    const fault = textFault(root, path, value);
    if (fault) faults[path] = fault;
  }
  return Object.keys(faults).length > 0 ? faults : null;
}

function restoredFault(root: GroupField, path: string, value: string): string | null {
  if (fieldAt(root, path)?.kind !== "list") return textFault(root, path, value);
  const ids = itemIds({ [path]: value }, path);
  if (ids.length > MOST_ITEMS) return mostItems(root, path);
  return ids.every((each) => ITEM_ID.test(each)) && new Set(ids).size === ids.length
    ? null
    : "There is no such item";
}

function textFault(root: GroupField, path: string, value: string): string | null {
  const field = fieldAt(root, path);
  if (!field || field.kind === "group" || field.kind === "list") return NO_FIELD;
  if (value.length <= LONGEST_VALUE) return null;
  // As with a list, the limit that the form shows.
  return atMostCharacters(field.kind === "number" ? LONGEST_VALUE : (field.max ?? LONGEST_VALUE));
}
