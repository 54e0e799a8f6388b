/** The versions of a document, newest first, each with what it changed (CONT-5). */
import { desc, eq } from "drizzle-orm";
import { users } from "~/auth/tables";
import type { Db } from "~/platform/db/database.server";
import { type Difference, differences } from "./differences.server";
import { type ContentDocument, liveFields } from "./document.server";
import { contentVersions } from "./tables";

const PAGE_SIZE = 10;
const MOST_DIFFERENCES = 40;

/** `author`: null if no one with an account published it. `more`: differences that are not listed. */
export type HistoryEntry = {
  id: number;
  at: string;
  author: string | null;
  note: string;
  isShipped: boolean;
  differences: readonly Difference[];
  more: number;
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
  const versions = rows.slice(0, PAGE_SIZE).map(({ fields, at, ...row }, index) => {
    // The shipped words came before the first version.
    const before = liveFields(document, rows[index + 1]?.fields ?? {});
    const all = differences(document, before, liveFields(document, fields ?? {}));
    const shown = all.slice(0, MOST_DIFFERENCES);
    return {
      ...row,
      at: at.toISOString(),
      isShipped: fields === null,
      differences: shown,
      more: all.length - shown.length,
    };
  });
  return { versions, page, more: rows.length > PAGE_SIZE };
}
