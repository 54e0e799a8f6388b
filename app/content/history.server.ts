/** The versions of a document, newest first, each with what it changed (CONT-5). */
import { desc, eq } from "drizzle-orm";
import { users } from "~/auth/tables";
import type { Db } from "~/platform/db/database.server";
import { type Differences, differences } from "./differences.server";
import { type ContentDocument, liveFields } from "./document.server";
import { contentVersions } from "./tables";

const PAGE_SIZE = 10;
const MOST_DIFFERENCES = 40;

/** `number`: 1 is the first of its document; `author`: null if no one with an account published it. */
export type HistoryEntry = Differences & {
  id: number;
  number: number;
  at: string;
  author: string | null;
  note: string;
  isShipped: boolean;
};

export type HistoryPage = { versions: HistoryEntry[]; page: number; more: boolean };

export async function readHistory(
  db: Db,
  document: ContentDocument,
  page: number,
): Promise<HistoryPage> {
  const rows = await db
    .select({
      id: contentVersions.id,
      at: contentVersions.publishedAt,
      author: users.name,
      note: contentVersions.note,
      fields: contentVersions.fields,
    })
    .from(contentVersions)
    .leftJoin(users, eq(users.id, contentVersions.authorId))
    .where(eq(contentVersions.key, document.key))
    .orderBy(desc(contentVersions.id))
    .limit(PAGE_SIZE + 1)
    .offset((page - 1) * PAGE_SIZE);
  const total = await db.$count(contentVersions, eq(contentVersions.key, document.key));
  const newest = total - (page - 1) * PAGE_SIZE;
  const versions = await Promise.all(
    rows.slice(0, PAGE_SIZE).map(async ({ fields, at, ...row }, index) => {
      // The shipped words came before the first version.
      const before = liveFields(document, rows[index + 1]?.fields ?? {});
      const after = liveFields(document, fields ?? {});
      return {
        ...row,
        number: newest - index,
        at: at.toISOString(),
        isShipped: fields === null,
        ...(await differences(document, before, after, MOST_DIFFERENCES)),
      };
    }),
  );
  return { versions, page, more: rows.length > PAGE_SIZE };
}
