/** Items removed from lists: what other records refer to, and their numbers, which no new item gets (CONT-10). */
import { eq, sql } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { jobs } from "~/platform/jobs/tables";
import type { ContentDocument } from "./document.server";
import { type Fields, itemIds, listsAt } from "./fields";
import { keyStart } from "./queued-publications.server";
import { contentDrafts, contentVersions } from "./tables";

/** What other records refer to among a document's items, by the item's path, in words: removing such an item needs a yes. */
export type HeldItems = Readonly<Record<string, string>>;

/** What is referred to among the items that `before` has and `after` does not. */
export function referencesToRemoved(
  { root }: ContentDocument,
  held: HeldItems,
  { before, after }: { before: Fields; after: Fields },
): string[] {
  const has = (fields: Fields, path: string) =>
    listsAt(root, path).every((list) => itemIds(fields, list.path).includes(list.id));
  return Object.entries(held)
    .filter(([path]) => has(before, path) && !has(after, path))
    .map(([, words]) => words);
}

/** The largest number that an item of each numbered list ever had, in a version, in the draft or in what is scheduled. */
export async function lastNumbers(
  db: Db,
  document: ContentDocument,
): Promise<Readonly<Record<string, number>>> {
  const numbered = document.root.fields.filter(
    (field) => field.kind === "list" && field.item.kind === "group" && field.item.id?.numbered,
  );
  const found = numbered.map(
    async ({ name }) => [name, await lastNumber(db, document, name)] as const,
  );
  return Object.fromEntries(await Promise.all(found));
}

async function lastNumber(
  db: Db,
  { key, root, shippedFields }: ContentDocument,
  list: string,
): Promise<number> {
  const versions = await db
    .selectDistinct({ ids: sql<string | null>`${contentVersions.fields} ->> ${list}` })
    .from(contentVersions)
    .where(eq(contentVersions.key, key));
  const drafts = await db
    .select({ path: contentDrafts.path, value: contentDrafts.value })
    .from(contentDrafts)
    .where(eq(contentDrafts.key, key));
  const draft = drafts.find(({ path }) => path === list)?.value;
  const scheduled = await db
    .select({ ids: sql<string | null>`${jobs.payload} -> 'changes' -> ${list} ->> 'after'` })
    .from(jobs)
    .where(sql`starts_with(${jobs.key}, ${keyStart(key)})`);
  const lists = [shippedFields[list], draft, ...[...versions, ...scheduled].map(({ ids }) => ids)];
  // Fields of an item that the draft has added and removed again are still there.
  const left = drafts
    .flatMap(({ path }) => listsAt(root, path))
    .filter(({ path }) => path === list);
  const ids = [...lists.flatMap((text) => (text ?? "").split(" ")), ...left.map(({ id }) => id)];
  return Math.max(0, ...ids.map(Number).filter(Number.isInteger));
}
