/** What a publication does beyond its words, and so needs a yes for (CONT-5, CONT-10). */
import type { Db } from "~/platform/db/database.server";
import type { DocumentFields } from "./compared.server";
import { liveFields } from "./document.server";
import { labelsOf } from "./fields";
import { type Catalog, type Published, publishedFields, readPublished } from "./published.server";
import { queuedPublications } from "./queued-publications.server";
import { referencesToRemoved } from "./removed-items.server";
import { movedPaths } from "./scheduled-changes";

/** A publication of this document, scheduled for `at`, that would stop over these fields. */
export type Stop = { label: string; at: string; fields: readonly string[] };

/** `held`: what other records refer to among the removed items, in words; `effects`: what else it does to people. */
export type Questions = {
  held: readonly string[];
  effects: readonly string[];
  stops: readonly Stop[];
};

export const NO_QUESTIONS: Questions = { held: [], effects: [], stops: [] };

export function hasQuestions({ held, effects, stops }: Questions): boolean {
  return held.length + effects.length + stops.length > 0;
}

/** `at`: when the words go live; now, unless it is given. */
export async function questionsOn(
  db: Db,
  { heldOf, effectsOf }: Catalog,
  wanted: readonly DocumentFields[],
  at = new Date(),
): Promise<Questions> {
  const published = await readPublished(db);
  const held: string[] = [];
  const effects: string[] = [];
  const stops: Stop[] = [];
  // One after the other: callers ask within a transaction.
  for (const words of wanted) {
    const { document, fields } = words;
    const after = { ...document.shippedFields, ...fields };
    const before = publishedFields(document, published);
    held.push(...referencesToRemoved(document, await heldOf(db, document), { before, after }));
    effects.push(...(await effectsOf(db, document, after)));
    stops.push(...(await stopsOf(db, words, { published, at })));
  }
  return { held, effects, stops };
}

/** The later publications that these words keep from happening. */
async function stopsOf(
  db: Db,
  { document, fields }: DocumentFields,
  { published, at }: { published: Published; at: Date },
): Promise<Stop[]> {
  const { root, label } = document;
  const live = publishedFields(document, published);
  const next = liveFields(document, fields);
  const queued = await queuedPublications(db, document);
  return queued.flatMap(({ runAt, isStopped, changes, origin }) => {
    const stopsAnyway = isStopped || movedPaths(changes, live).length > 0;
    if (stopsAnyway || runAt <= at) return [];
    const moved = movedPaths(changes, next);
    const names = moved.map((path) => labelsOf(root, path, [next, live, origin]).join(" › "));
    return moved.length > 0 ? { label, at: runAt.toISOString(), fields: names } : [];
  });
}
