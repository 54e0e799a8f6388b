/** The published words of every document, in memory and current on every instance (CONT-6). */
import { and, desc, eq, lte } from "drizzle-orm";
import type { Logger } from "pino";
import type { Db } from "~/platform/db/database.server";
import type { LiveHub } from "~/platform/realtime/live-hub.server";
import {
  type ContentDocument,
  type ContentValue,
  type Faults,
  liveFields,
  readFields,
} from "./document.server";
import type { Fields } from "./fields";
import { type LeftOutNames, withoutUnused } from "./left-out";
import type { Missed } from "./left-out-faults.server";
import type { HeldItems } from "./removed-items.server";
import { contentVersions } from "./tables";

/** `generation` grows with every publication; 0 while everything is as shipped. */
export type Published = Readonly<{
  generation: number;
  /** The live fields of the documents that are not as shipped, by key. */
  fields: ReadonlyMap<string, Fields>;
  /** When each document was last published, by key. */
  changed: ReadonlyMap<string, Date>;
}>;

/** The ids of the live versions, by key. */
type Versions = Readonly<{ versions: ReadonlyMap<string, number> }>;

/**
 * What a schema cannot check. `published`: all words as they would be after this publication; `allowed`: the keys of
 * sentences that a person of the company allows.
 */
export type PublishCheck = (
  document: ContentDocument,
  fields: Fields,
  published: Published,
  allowed: ReadonlySet<string>,
) => Faults;

/** Documents that the editor lists together. */
export type Area = { label: string; documents: readonly ContentDocument[] };

export type Catalog = {
  areas: readonly Area[];
  documents: readonly ContentDocument[];
  checks: readonly PublishCheck[];
  heldOf: (db: Db, document: ContentDocument) => Promise<HeldItems>;
  /** What else these fields would do to people, a sentence each. */
  effectsOf: (db: Db, document: ContentDocument, fields: Fields) => Promise<string[]>;
  allowedIn: (db: Db) => Promise<ReadonlySet<string>>;
  /** Names in braces marked as not used, without which these words miss something, and where. */
  missedIn: (published: Published) => readonly Missed[];
};

export type ContentStore = Catalog & {
  current: () => Published & Versions;
  /** The fields of an earlier version; null if the document has none with that id. */
  fieldsOf: (key: string, version: number) => Promise<Fields | null>;
  /** The version that was live at a moment; 0 for the shipped words. */
  versionAt: (key: string, moment: Date) => Promise<number>;
  /** Reads the published words again; resolves once they are current here and all followers are done. */
  readAgain: () => Promise<void>;
  /** Runs something after each publication, by this instance or another. */
  follow: (follower: () => Promise<void>) => void;
};

/** Reads what is published, and again whenever an instance has published. Open it before the hub listens. */
export async function openContent(
  db: Db,
  hub: LiveHub,
  log: Logger,
  catalog: Catalog,
): Promise<ContentStore> {
  let current = await readPublished(db);
  let reading = Promise.resolve();
  const followers: (() => Promise<void>)[] = [];
  const readAgain = (): Promise<void> => {
    reading = reading
      .then(async () => {
        const read = await readPublished(db);
        // The same words stay the same object: what was derived from them is still valid.
        if (read.generation === current.generation) return;
        current = read;
        for (const follower of followers) await follower();
      })
      .catch((error) => {
        // A product that stops may be told of a change when its database is closed already.
        if (!hub.hasEnded()) log.error({ err: error }, "failed to read content");
      });
    return reading;
  };
  hub.on("content", readAgain);
  hub.onConnection((connected) => connected && readAgain());
  return {
    ...catalog,
    current: () => current,
    fieldsOf: (key, version) => fieldsOfVersion(db, key, version),
    async versionAt(key, moment) {
      const since = current.changed.get(key);
      if (since && since <= moment) return current.versions.get(key) ?? 0;
      return since ? versionBefore(db, key, moment) : 0;
    },
    readAgain,
    follow: (follower) => void followers.push(follower),
  };
}

/** The live words as this connection sees them; `versions`: the ids, by key. */
export async function readPublished(
  db: Db,
): Promise<Published & { versions: ReadonlyMap<string, number> }> {
  const rows = await db
    .selectDistinctOn([contentVersions.key], {
      key: contentVersions.key,
      id: contentVersions.id,
      fields: contentVersions.fields,
      publishedAt: contentVersions.publishedAt,
    })
    .from(contentVersions)
    .orderBy(contentVersions.key, desc(contentVersions.id));
  return {
    generation: Math.max(0, ...rows.map(({ id }) => id)),
    fields: new Map(rows.flatMap(({ key, fields }) => (fields ? [[key, fields]] : []))),
    versions: new Map(rows.map(({ key, id }) => [key, id])),
    changed: new Map(rows.map(({ key, publishedAt }) => [key, publishedAt])),
  };
}

async function versionBefore(db: Db, key: string, moment: Date): Promise<number> {
  const { id, publishedAt } = contentVersions;
  const [row] = await db
    .select({ id })
    .from(contentVersions)
    .where(and(eq(contentVersions.key, key), lte(publishedAt, moment)))
    .orderBy(desc(id))
    .limit(1);
  return row?.id ?? 0;
}

async function fieldsOfVersion(db: Db, key: string, id: number): Promise<Fields | null> {
  const [row] = await db
    .select({ fields: contentVersions.fields })
    .from(contentVersions)
    .where(and(eq(contentVersions.key, key), eq(contentVersions.id, id)));
  return row ? (row.fields ?? {}) : null;
}

/** The words at one moment, with the company's figures and names filled in. Each document is read once. */
export type Content = {
  generation: number;
  of: <Document extends ContentDocument>(document: Document) => ContentValue<Document>;
  /** What other fields of a document say, with the same names. */
  read: <Document extends ContentDocument>(
    document: Document,
    fields: Fields,
  ) => ContentValue<Document>;
};

/** `namesOf`: what replaces a name in braces in a text; unknown names stay. `unusedOf`: those whose sentences are left out. */
export function contentAt(
  published: Published,
  namesOf: (content: Content) => ReadonlyMap<string, string>,
  unusedOf: (content: Content) => LeftOutNames = () => NONE,
): Content {
  const read = new Map<string, unknown>();
  const filled = new Map<string, unknown>();
  const raw: Content = {
    generation: published.generation,
    of: (document) => once(read, document.key, () => valueIn(document, published)),
    read: (document, fields) =>
      valueIn(document, { ...published, fields: new Map([[document.key, fields]]) }),
  };
  return {
    generation: published.generation,
    of: (document) =>
      once(filled, document.key, () =>
        withNames(
          usedOf(document, published.fields.get(document.key)),
          namesIn(document, namesOf(raw)),
        ),
      ),
    read: (document, fields) =>
      withNames(usedOf(document, fields), namesIn(document, namesOf(raw))),
  };

  /** Without what the company does not use, as long as that leaves a valid document. */
  function usedOf<Document extends ContentDocument>(
    document: Document,
    fields: Fields | undefined,
  ): ContentValue<Document> {
    const value = () => (fields === undefined ? raw.of(document) : raw.read(document, fields));
    const unused = unusedOf(raw);
    if (unused.unused.size === 0 || document.givesNames) return value();
    const names = new Set(namesOf(raw).keys());
    const left = withoutUnused(document.root, liveFields(document, fields ?? {}), {
      names,
      ...unused,
    });
    const read = left.gone.length > 0 ? readFields(document, left.fields) : null;
    return read && "value" in read ? (read.value as ContentValue<Document>) : value();
  }
}

const NONE: LeftOutNames = { unused: new Set(), instead: {} };

/** The values of fields, and of documents as shipped: publishing another document or a setting changes nothing in them. */
const values = new WeakMap<object, unknown>();

function valueIn<Document extends ContentDocument>(
  document: Document,
  { fields }: Published,
): ContentValue<Document> {
  const from = fields.get(document.key) ?? document;
  if (!values.has(from)) values.set(from, readValue(document, fields.get(document.key)));
  return values.get(from) as ContentValue<Document>;
}

/** Stored values that are no longer valid, after an update of the product for example, are as shipped. */
function readValue(document: ContentDocument, own: Fields | undefined): unknown {
  const read = own && readFields(document, own);
  return read && "value" in read ? read.value : document.schema.parse(document.shipped);
}

const NAME = /\{([a-z][A-Za-z0-9]*)\}/g;

/** Without those that are filled in where the document's words are used. */
function namesIn({ names = {} }: ContentDocument, all: ReadonlyMap<string, string>) {
  const later = new Set(Object.values(names).flat());
  return new Map([...all].filter(([name]) => !later.has(name)));
}

/** Fills in the names of every text of a value. */
function withNames<Value>(value: Value, names: ReadonlyMap<string, string>): Value {
  const fill = (part: unknown): unknown => {
    if (typeof part === "string")
      return part.replace(NAME, (whole, name: string) => names.get(name) ?? whole);
    if (Array.isArray(part)) return part.map(fill);
    if (part && typeof part === "object")
      return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, fill(each)]));
    return part;
  };
  // The same shape with other texts.
  return fill(value) as Value;
}

function once<Value>(kept: Map<string, unknown>, key: string, make: () => Value): Value {
  if (!kept.has(key)) kept.set(key, make());
  return kept.get(key) as Value;
}

/** The live fields, or the shipped ones if there are no others. */
export function publishedFields(document: ContentDocument, { fields }: Published): Fields {
  return liveFields(document, fields.get(document.key) ?? {});
}
