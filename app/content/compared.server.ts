/** Words that are to go live, compared with those that are, and what is wrong with them (CONT-7). */
import { createHash } from "node:crypto";
import { makingWay, mappedInParts } from "~/platform/web/long-work.server";
import { faultLines } from "./differences.server";
import {
  type ContentDocument,
  type Faults,
  liveFields,
  readFields,
  withLiveItems,
} from "./document.server";
import type { Fields } from "./fields";
import { type Catalog, type Published, publishedFields } from "./published.server";

/** By key and path; `fieldsOf`: the fields they are about, of the document with this key. */
export type Faulty = {
  state: "faults";
  faults: Readonly<Record<string, Faults>>;
  fieldsOf: (key: string) => Fields;
};

export function faulty(words: readonly DocumentFields[], faults: Faulty["faults"]): Faulty {
  const fieldsOf = (key: string) => words.find((each) => each.document.key === key)?.fields ?? {};
  return { state: "faults", faults, fieldsOf };
}

type Checking = { allowed: ReadonlySet<string>; makeWay: ReturnType<typeof makingWay> };

/** A document with fields that are to go live. */
export type DocumentFields = { document: ContentDocument; fields: Fields };

/** The part of `wanted` that is not live, as live fields, and what is wrong with it; found in parts. `allowed`: see `PublishCheck`. */
export async function compared(
  catalog: Catalog,
  before: Published,
  wanted: readonly DocumentFields[],
  allowed: ReadonlySet<string> = new Set(),
): Promise<{ changed: DocumentFields[]; faults: Readonly<Record<string, Faults>> | null }> {
  // One for all: callers hold the content lock, and a pause for each document would make everyone else wait for it.
  const makeWay = makingWay();
  const whatChanged = ({ document, fields: given }: DocumentFields) => {
    const fields = liveFields(document, given);
    const isLive = hashOf(fields) === hashOf(publishedFields(document, before));
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
    const found = await faultsOf(catalog, document, {
      fields,
      published: after,
      allowed,
      makeWay,
    });
    if (found) faults.push([document.key, found]);
  }
  const [first] = changed;
  if (first && faults.length === 0) {
    const elsewhere = await faultsElsewhere(catalog, changed, {
      before,
      after,
      allowed,
      makeWay,
    });
    if (elsewhere) faults.push([first.document.key, { "": elsewhere }]);
  }
  return { changed, faults: faults.length > 0 ? Object.fromEntries(faults) : null };
}

/** What would be wrong in an unchanged document: a name it uses is gone, for example. In words, or null. */
async function faultsElsewhere(
  catalog: Catalog,
  changed: readonly DocumentFields[],
  { before, after, ...how }: Checking & { before: Published; after: Published },
): Promise<string | null> {
  const isNamed = changed.some(
    ({ document, fields }) =>
      document.givesNames ||
      document.anchors?.(fields).join() !==
        document.anchors?.(publishedFields(document, before)).join(),
  );
  if (!isNamed) return null;
  const others = catalog.documents.filter(
    (each) => !changed.some(({ document }) => document.key === each.key),
  );
  for (const document of others) {
    const fields = publishedFields(document, before);
    const found = await faultsOf(catalog, document, { fields, published: after, ...how });
    if (!found) continue;
    if (await faultsOf(catalog, document, { fields, published: before, ...how })) continue;
    const [line] = faultLines([document], { [document.key]: found }, () => fields);
    return `Not without a change elsewhere. ${line}`;
  }
  return null;
}

/** What is wrong with a document, by path; null if it may be published. */
async function faultsOf(
  { checks }: Catalog,
  document: ContentDocument,
  { fields, published, allowed, makeWay }: Checking & { fields: Fields; published: Published },
): Promise<Faults | null> {
  const read = readFields(document, fields);
  if ("faults" in read) return read.faults;
  const shown = withLiveItems(document, fields);
  const found = await mappedInParts(
    checks,
    (check) => check(document, shown, published, allowed),
    makeWay,
  );
  const faults = Object.assign({}, ...found);
  return Object.keys(faults).length > 0 ? faults : null;
}

/** Equal words have an equal hash, on every installation. */
export function hashOf(fields: Readonly<Record<string, unknown>>): string {
  const canonical = Object.fromEntries(Object.entries(fields).toSorted(byName));
  return createHash("sha256").update(JSON.stringify(canonical)).digest("hex");
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1;
}
